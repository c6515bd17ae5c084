"""What a hall believes of what comes, from whomever it comes: the floor, without a network."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from host.archive import history
from host.archive import played as archive_played
from host.hall import verdict
from host.hall.feed import MARK, Feed
from host.hall.floor import Floor
from host.hall.shelf import SCHEMA, Shelf
from host.hall.verdict import REFUSED, UNFINISHED, VERIFIED, judge
from host.network import topics
from host.network.outbox import Log, Outbox, id_of
from tests.host.archives import opened, played
from tests.network.rooms import running, until

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = (GOLDEN / "high_druid-elected.txt").read_text(encoding="utf-8")
LINES = RECORD.split("\n")[:-1]


def said(floor: Floor, table: str, kind: str, fields: dict[str, Any], now: float = 0.0) -> None:
    floor.take(topics.table_topic(table, kind), topics.encode(fields), now)


def everything(outbox: Outbox) -> list[tuple[str, dict[str, Any]]]:
    """All that an outbox would send, once."""
    found = []
    while (waiting := outbox.next()) is not None:
        outbox.went(*waiting)
        found.append(waiting)
    return found


def outbox_with_a_record() -> Outbox:
    outbox = Outbox("t1")
    outbox.connected(1)
    outbox.keep(Log(id_of(LINES), list(LINES)))
    return outbox


def test_staff_hear_of_another_board_under_the_same_name() -> None:
    floor = Floor({})
    about = {"firmware": "1", "python": "", "may": []}
    for board in (None, "", "e66164", "e66164", "", "e66164", "e66178"):
        said(floor, "t1", "about", {**about, "board": board} if board is not None else about)
        said(floor, "t2", "about", {**about, "board": "e66164"})
    (alert,) = floor.alerts.values()
    assert (alert.table, alert.text) == ("t1", "another board than before: e66178, not e66164")


def test_a_record_is_taken_once_and_thanked_for() -> None:
    floor, match = Floor({}), id_of(LINES)
    sent = everything(outbox_with_a_record())
    for kind, fields in [*sent, *sent]:
        said(floor, "t1", kind, fields)
    assert floor.finished[0] == ("t1", match, RECORD)
    assert judge(match, RECORD).word == VERIFIED and judge("0" * 16, RECORD).forged
    floor.orders.clear()
    floor.safe("t1", match, RECORD, 1.0)
    assert floor.orders == [
        ("t1", {"match": match, "lines": 0, "end": True, "sum": topics.text_sum(RECORD)})
    ]
    floor.finished.clear()
    for kind, fields in sent:
        said(floor, "t1", kind, fields, 2.0)
    assert not floor.finished


def test_a_hall_asks_again_until_it_has_everything() -> None:
    floor, outbox = Floor({}), outbox_with_a_record()
    for kind, fields in everything(outbox):
        if kind != "log":
            said(floor, "t1", kind, fields)
    assert floor.orders == [("t1", {"match": id_of(LINES), "lines": 0, "end": False})]
    floor.orders.clear()
    floor.tick(1.0)
    assert not floor.orders
    floor.tick(4.0)
    ((_, order),) = floor.orders
    assert outbox.lacks(order["match"], order["lines"])
    for kind, fields in everything(outbox):
        said(floor, "t1", kind, fields, 5.0)
    assert floor.finished[0][2] == RECORD


def test_a_hall_that_lost_the_broker_thanks_once_more() -> None:
    """What it said last may have reached nobody, and a table keeps its record until then."""
    floor, match = Floor({}), id_of(LINES)
    for kind, fields in everything(outbox_with_a_record()):
        said(floor, "t1", kind, fields)
    floor.safe("t1", match, RECORD, 1.0)
    floor.orders.clear()
    floor.tick(9.0)
    assert not floor.orders
    floor.unsaid()
    floor.tick(10.0)
    assert floor.orders == [
        ("t1", {"match": match, "lines": 0, "end": True, "sum": topics.text_sum(RECORD)})
    ]


def test_a_late_will_does_not_kill_a_newer_session() -> None:
    floor = Floor({})
    said(floor, "t1", "alive", {"state": "ready", "session": 2})
    said(floor, "t1", "alive", {"state": "lost", "session": 1})
    assert floor.places["t1"].state == "ready"
    said(floor, "t1", "alive", {"state": "lost", "session": 2})
    assert floor.places["t1"].state == "lost"


def test_a_journal_that_was_written_anew_replaces_what_had_come() -> None:
    floor, match = Floor({}), id_of(LINES)

    def piece(lines: list[str], at: int = 0) -> dict[str, Any]:
        total = topics.chain(LINES[:at] + lines)
        return {"match": match, "at": at, "lines": lines, "sum": total, "end": False}

    said(floor, "t1", "match", {"match": match, "n": 3})
    said(floor, "t1", "log", piece(LINES[:12]))
    said(floor, "t1", "log", piece([*LINES[:9], "other", "lines", "now"]))
    assert floor.alerts and not floor.places["t1"].coming[match].lines
    said(floor, "t1", "log", piece([*LINES[:9], "other", "lines", "now"]))
    assert floor.places["t1"].coming[match].lines[-1] == "now"


@pytest.mark.parametrize("change", [
    lambda piece: piece.update(sum=piece["sum"] ^ 1),
    lambda piece: piece.update(lines=[*piece["lines"], "anyone, first: Bob"]),
    lambda piece: piece.update(match="f" * 16),
    lambda piece: piece.update(at=-1),
    lambda piece: piece.update(lines=["x" * 5000]),
    lambda piece: piece.update(lines=["Ann\u202eevil"]),
])  # fmt: skip
def test_what_cannot_be_changes_nothing_and_is_shown(change: Any) -> None:
    floor = Floor({})
    for kind, fields in everything(outbox_with_a_record()):
        if kind == "log":
            fields = {**fields}
            change(fields)
        said(floor, "t1", kind, fields)
    assert not floor.finished and len(floor.alerts) == 1


def test_topics_that_are_none_are_shown_and_make_no_table() -> None:
    floor = Floor({})
    for topic in ("trilithon/1/table/../alive", "trilithon/1/table/T 1/alive", "x",
                  "trilithon/1/table/t1/secret", "trilithon/1/table//alive"):  # fmt: skip
        floor.take(topic, b"{}", 0.0)
    assert not floor.places and len(floor.alerts) == 5


def test_a_client_that_writes_nonsense_hides_nothing_about_the_others() -> None:
    floor = Floor({})
    floor.alert("t1", "its update failed")
    for number in range(1000):
        floor.take(f"trilithon/1/table/mallory/nonsense{number}", b"{}", 1.0)
        said(floor, "mallory", "did", {"id": str(number), "ok": True, "why": ""})
    texts = {alert.table: alert.text for alert in floor.alerts.values()}
    assert texts["t1"] == "its update failed" and "nonsense999" in texts["mallory"]
    assert len(floor.alerts) < 50 and len(floor.replies) < 500


def test_a_forged_result_does_not_count(tmp_path: Path) -> None:
    forged = RECORD.replace("winners: ", "winners: Zoe, ").replace("scores: ", "scores: Zoe 99, ")
    match = id_of(forged.split("\n")[:-1])
    verdict = judge(match, forged)
    assert verdict.word == "refused" and not verdict.result
    shelf = Shelf(tmp_path / "shelf.sqlite")
    assert shelf.store("t1", match, forged, verdict)
    assert shelf.after(0, 9) == []  # nothing of it goes to the archive
    given_up = "\n".join(LINES[:14]) + "\n"
    assert judge(id_of(LINES[:14]), given_up).word == UNFINISHED
    shelf.close()


def test_every_text_of_a_match_is_kept_once() -> None:
    shelf, match = Shelf(), id_of(LINES)
    verdict, more = judge(match, RECORD), RECORD + "# more\n"
    for text in (RECORD, more, RECORD):
        assert shelf.store("t1", match, text, verdict)
    assert shelf.texts("t1") == [RECORD, more] and shelf.store("t2", match, RECORD, verdict)
    assert [text for _, text in shelf.after(0, 9)] == [RECORD, more, RECORD]
    assert set(shelf.sums()["t1", match].values()) == {
        topics.text_sum(RECORD), topics.text_sum(more)
    }  # fmt: skip
    shelf.close()


def test_a_hall_thanks_for_the_text_it_has_and_asks_for_another_of_that_match() -> None:
    """What it has stored is the beginning of what the table keeps now."""
    match, short = id_of(LINES), "\n".join(LINES[:14]) + "\n"
    floor = Floor({("t1", match): {topics.chain(LINES[:14]): topics.text_sum(short)}})
    sent = everything(outbox_with_a_record())
    for kind, fields in sent:
        if kind != "log":
            said(floor, "t1", kind, fields, 10.0)
    assert floor.orders == [("t1", {"match": match, "lines": 0, "end": False})]
    for kind, fields in sent:
        said(floor, "t1", kind, fields, 11.0)
    assert floor.finished == [("t1", match, RECORD)]
    floor.orders.clear()
    floor.safe("t1", match, RECORD, 12.0)
    assert [order["sum"] for _, order in floor.orders] == [topics.text_sum(RECORD)]
    floor.finished.clear()
    for kind, fields in sent:
        said(floor, "t1", kind, fields, 13.0)
    assert not floor.finished and not floor.alerts


def test_a_hall_takes_over_its_file_of_one_text_a_match(tmp_path: Path) -> None:
    path, match = tmp_path / "shelf.sqlite", id_of(LINES)
    with contextlib.closing(sqlite3.connect(path)) as old, old:
        old.executescript(SCHEMA.replace("(place, match, total)", "(place, match)"))
        old.execute(
            "INSERT INTO records (place, match, total, text, verdict, told) "
            "VALUES ('t1', ?, ?, ?, 'verified', '{}')", (match, topics.chain(LINES), RECORD),
        )  # fmt: skip
    for _ in range(2):
        shelf = Shelf(path)
        assert shelf.texts("t1") == [RECORD] and len(list(shelf.told())) == 1
        shelf.store("t1", match, RECORD + "# more\n", judge(match, RECORD))
        assert len(shelf.texts("t1")) == 2
        shelf.database.execute("DELETE FROM records WHERE number = 2")
        shelf.database.commit()
        shelf.close()


def test_the_archive_is_fed_and_caught_up(tmp_path: Path) -> None:
    shelf, match = Shelf(tmp_path / "shelf.sqlite"), id_of(LINES)
    shelf.store("t1", match, RECORD, judge(match, RECORD))

    async def story(place: str) -> None:
        feed = Feed(shelf, place, lambda text: None)
        async with running(feed):
            await until(lambda: shelf.mark(MARK) == 1 or bool(feed.trouble))
            assert bool(feed.trouble) == ("nowhere" in place)

    asyncio.run(story("nowhere://archive"))
    asyncio.run(story(str(tmp_path / "archive.sqlite3")))
    assert shelf.mark(MARK) == 1
    shelf.close()


def test_a_strange_record_keeps_no_other_from_the_archive_and_staff_hear_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf, told = Shelf(), list[str]()
    dates = ("0001-01-01T00:00", "bad", "2026-11-20T20:15")
    texts = [played(number, game="high_druid", date=date, match=f"{number:016x}")
             for number, date in enumerate(dates)]  # fmt: skip
    for number, text in enumerate(texts):
        match = f"{number:016x}"
        assert shelf.store("t1", match, text, judge(match, text))
    read = archive_played.read
    monkeypatch.setattr(
        archive_played, "read", lambda text: read(text) if text != texts[1] else [][0]
    )

    async def story() -> None:
        async with running(Feed(shelf, str(tmp_path / "archive.sqlite3"), told.append)):
            await until(lambda: shelf.mark(MARK) == 3)

    asyncio.run(story())
    assert ["record 2 of this hall aside: IndexError" in each for each in told] == [True]
    with opened(str(tmp_path / "archive.sqlite3")) as archive:
        assert history.totals(archive.db)["matches"] == 2
    shelf.close()


def test_a_fault_of_ours_in_a_record_refuses_that_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdict, "read", lambda text: 1 // 0)
    found = judge(id_of(LINES), RECORD)
    assert found.word == REFUSED and "ZeroDivisionError" in found.why and not found.forged
