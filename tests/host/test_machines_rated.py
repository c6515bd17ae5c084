"""Machines in the history: shown as what they are, rated apart, also after an export."""

from __future__ import annotations

from pathlib import Path

from host.archive import history, plays, ratings, wording
from host.archive.archive import Archive
from tests.host.archives import days, opened, played


def test_machines_are_rated_apart_by_their_level_and_move_no_persons_rating(
    archive: Archive,
) -> None:
    dates = days(12)
    archive.take_all(played(n, date=dates[n]) for n in range(6))
    ratings.catch_up_for(archive.db, 60)
    before = {line["name"]: line["mu"] for line in history.ranking(archive.db)}
    said = {"simulated": "Bo, Cy", "levels": "strong, easy"}
    archive.take_all(played(n, date=dates[n], **said) for n in range(6, 12))
    ratings.catch_up_for(archive.db, 60)
    after = {line["name"]: line["mu"] for line in history.ranking(archive.db)}
    assert after == before and len(before) == 3
    found = {line["machine"]: line for line in history.machines(archive.db, "stones")}
    assert set(found) == {"strong", "easy"} and found["easy"]["matches"] == 6
    assert all(line["sigma"] < ratings.SIGMA for line in found.values())
    seats = history.latest(archive.db)[0]["seats"]
    assert [seat["machine"] for seat in seats] == [None, "strong", "easy"]
    assert [wording.kind(seat) for seat in seats] == ["", "machine: strong", "machine: easy"]
    assert [plays.player(seat)["role"] for seat in seats][1] == "machine: strong"


def test_what_comes_out_of_an_archive_says_who_was_simulated(
    archive: Archive, tmp_path: Path
) -> None:
    """Also where a record says no level, as older ones, or a changed one."""
    for levels in ("strong, -", ""):
        said = {
            "simulated": "Bo, Cy",
            "levels": levels,
            "date": f"2026-01-0{len(levels) or 1}T20:15",
        }
        match = archive.take(played(1, **{key: said[key] for key in said if said[key]})).match
        with opened(str(tmp_path / "other")) as other:
            other.take(archive.text(match))
            for each in (archive, other):
                seats = history.latest(each.db, most=20)[-1]["seats"]
                kinds = [(seat["person"], seat["machine"]) for seat in seats]
                level = levels.partition(",")[0]
                assert (False, level) in kinds and (False, "") in kinds and kinds[0] == (True, None)
