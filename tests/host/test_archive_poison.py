"""One strange record keeps no other out of the archive, and no program from starting again."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from firmware.storage.seals import Seals
from host.archive import archive as archives
from host.archive import folders, history, played
from host.archive.archive import ADDED, CONTINUED, FAULTY, KNOWN, Archive, Taken
from host.archive.database import ArchiveError
from host.archive.librarian import Librarian
from host.page.keeper import Keeper
from host.page.room import Room
from host.shapes import read_object
from tests.host.archives import days, opened
from tests.host.archives import played as a_match

SHORT = "high_druid"  # its matches are 21 answers
RECORDS, AT_ONCE = 500, 50
DATES = (
    "0001-01-01T00:00", "0001-01-01T05:59:59", "0001-01-01T06:00", "0000-01-01T00:00",
    "9999-12-31T23:59:59", "2026-02-30T20:15", "2026-11-20T24:00", "2026-11-20T20:15:60",
    "٢٠٢٦-11-20T20:15", "2026-11-20T20:15+99:00", "2026-W01-1T00:00",
)  # fmt: skip
ODD = (
    "\0",
    "\ud800",
    "\u202e",
    "\x1b[2J",
    "9" * 5000,
    "",
    " ",
    "#",
    ": ",
    "\r",
    "\ufeff",
    "é" * 99,
)


def dated(date: str, seed: object = 1) -> str:
    return a_match(seed, game=SHORT, date=date)


def spoiled(rng: random.Random, text: str) -> str:
    """The record with one strange thing in it, in its header more often than not."""
    lines = text.split("\n")
    at = rng.randrange(rng.choice((6, len(lines))))
    way = rng.randrange(6)
    if way == 0:
        lines[at] = "date: " + rng.choice(DATES)
    elif way == 1:
        lines[at] = lines[at].partition(": ")[0] + ": " + rng.choice(ODD)
    elif way == 2:
        place = rng.randrange(len(lines[at]) + 1)
        lines[at] = lines[at][:place] + rng.choice(ODD) + lines[at][place:]
    elif way == 3:
        del lines[at]
    elif way == 4:
        lines.insert(at, rng.choice(lines))
    else:
        lines[at:] = []
    return "\n".join(lines)


def check_poison(archive: Archive, count: int) -> None:
    """Sound records among spoiled ones are there, and everything else has a place."""
    rng, sound = random.Random("poison"), 0
    for first in range(0, count, AT_ONCE):
        good = dated("2026-11-20T20:15", f"good {first}")
        texts = [spoiled(rng, a_match(f"{first} {each}", game=SHORT)) for each in range(AT_ONCE)]
        texts.insert(rng.randrange(AT_ONCE), good)
        for text, taken in zip(texts, archive.take_all(texts), strict=True):
            assert taken.how in (ADDED, CONTINUED, KNOWN, FAULTY), text
            assert bool(taken.match) != bool(taken.fault) and taken.fault.isprintable(), text
            assert text != good or taken.how == ADDED
        sound += archive.take(good).how == KNOWN
    assert sound == count // AT_ONCE
    assert history.overview(archive)["totals"]["faulty"] > count // 4


def test_of_hundreds_of_spoiled_records_none_keeps_another_out(tmp_path: Path) -> None:
    with opened(str(tmp_path / "archive.sqlite3")) as archive:
        check_poison(archive, RECORDS)


def test_spoiled_records_keep_none_out_of_either_database(archive: Archive) -> None:
    check_poison(archive, 2 * AT_ONCE)


@pytest.mark.parametrize("date", DATES)
def test_a_record_with_a_strange_date_is_a_match_without_one(archive: Archive, date: str) -> None:
    taken = archive.take(dated(date))
    assert taken.how == ADDED
    at = played.read(dated(date)).at
    assert not at or played.evening_of(at)


def test_a_fault_of_ours_in_one_record_sets_that_one_aside(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At any place where the archive works on it: nothing of it stays, and the others go on."""
    texts = [dated(date, date) for date in days(3)]

    def fails(match: int, seat: int, at: str, new: played.Played) -> None:
        seats(match, seat, at, new)
        if seat == 2 and new.head == played.read(texts[1]).head:
            raise ZeroDivisionError("ours")

    seats = archive._seat
    monkeypatch.setattr(archive, "_seat", fails)
    assert archive.take_all(texts)[1] == Taken(FAULTY, fault="ZeroDivisionError: ours")
    assert history.totals(archive.db)["matches"] == 2 and archive.take(texts[0]).how == KNOWN
    monkeypatch.undo()
    monkeypatch.setattr(archives.played, "read", lambda text: 1 // (text != texts[1]))
    assert "ZeroDivisionError" in archive.take(texts[1]).fault


def test_an_archive_that_takes_nothing_sets_nothing_aside(tmp_path: Path) -> None:
    with opened(str(tmp_path / "archive.sqlite3")) as archive:
        archive.db.run("PRAGMA max_page_count = 50")  # as a full disk
        with pytest.raises(ArchiveError):
            for number in range(1000):
                archive.take(a_match(number, game=SHORT))
        archive.db.run("PRAGMA max_page_count = 5000")
        assert history.totals(archive.db)["faulty"] == 0
        assert archive.take(a_match("more", game=SHORT)).how == ADDED


# What a table left


def left(name: str, **files: str) -> Path:
    """The folder of a table whose program died."""
    folder = folders.tables_folder() / f"play-{name}"
    for path, text in {folders.LOCK: "", **files}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder


def test_what_cannot_be_read_of_a_crash_is_set_aside_and_the_rest_is_rescued(
    own_archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = left("1", **{"match.txt": dated("0001-01-01T00:00")})
    bad = left("2", **{"match.txt": a_match("bad", game=SHORT)})
    left("3", **{"match.txt": a_match(3, game=SHORT)})
    find = folders.left_in

    def fails(folder: Path) -> list[str]:
        return find(folder) if folder != bad else [str(1 // 0)]

    monkeypatch.setattr(folders, "left_in", fails)
    with opened("") as archive:
        taken = folders.rescue(archive)
        assert [each.how for each in taken] == [ADDED, FAULTY, ADDED]
        assert folders.rescue(archive) == []
    aside = bad.with_name("aside-play-2")
    assert (aside / "match.txt").exists() and str(aside) in taken[1].fault and not odd.exists()


def test_a_damaged_journal_of_a_crash_costs_its_own_lines_alone(own_archive: Path) -> None:
    """Its seals tell; an answer that rot made another legal one is not played in the archive."""
    texts = [a_match(seed, game=SHORT, most=12, match=f"{seed:016x}") for seed in range(4)]
    sealed = ["".join(Seals().write(text.split("\n")[:-1])) for text in texts]
    head, _, body = sealed[1].partition("\n\n")
    sealed[1] = head + "\n\n" + body.replace("colour: ", "colour: x", 1)
    sealed[2] = sealed[2].replace("players: Ann", "players: Ana")
    folder = left("1", **{f"shelf/000{at}.txt": text for at, text in enumerate(sealed)})
    with opened("") as archive:
        *damaged, one, two = folders.rescue(archive)
        assert [each.how for each in damaged] == [FAULTY, FAULTY]
        assert [archive.text(each.match) for each in (one, two)] == [texts[0], texts[3]]
        assert history.totals(archive.db)["faulty"] == 0
    for number, taken in zip((1, 2), damaged, strict=True):
        aside = folder.with_name(f"aside-play-1-shelf-000{number}.txt")
        assert str(aside) in taken.fault and aside.read_text(encoding="utf-8") == sealed[number]


@pytest.mark.parametrize(
    "note", ["[]", "17", "nul", '{"date": 3, "match": ["x"]}', '{"date": "a\\nb"}', "[" * 100_000]
)
def test_a_spoiled_note_of_a_match_keeps_no_table_from_starting(
    own_archive: Path, tmp_path: Path, note: str
) -> None:
    folder = left("1", **{"match.txt": a_match(1, game=SHORT), "notes/unnamed.json": note})

    async def story() -> None:
        keeper = Keeper(Room(None), Librarian(), folder)  # type: ignore[arg-type]
        assert [taken.how for taken in await keeper.start()] == [ADDED]
        await keeper.stop()

    asyncio.run(story())


def test_a_file_of_json_is_read_as_an_object_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert read_object(path) == {}
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps({"language": "fr"}).encode())
    assert read_object(path) == {"language": "fr"}
    for spoiled_text in (b"", b"17", b"[]", b"\xff\xfe", b"{", b"[" * 100_000):
        path.write_bytes(spoiled_text)
        assert read_object(path) == {}
