"""A tournament's people are those of the history: renamed there, merged, split and erased."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host.archive.sealed_log import LogError
from host.hall.deeds import NotNow, NotWritten
from host.hall.standings import Game
from host.hall.tournament import Tournament
from host.hall.verdict import VERIFIED, Verdict
from tests.network.entrants import GAME, people


def cup(path: Path, *names: str, rounds: int = 3, seats: int = 3) -> Tournament:
    found = Tournament("cup", GAME, rounds, seats, seed="7")
    found.keep(path)
    for name in names:
        found.enter(name)
    return found


def won(game: Game, *names: str) -> Verdict:
    """A record of this game; the first of these names, by which its people go there, won."""
    result = {"ending": "end", "scores": [9, *[3] * (len(names) - 1)], "winners": [names[0]]}
    return Verdict(VERIFIED, "", GAME, list(names), game.key, "", result)


def play(found: Tournament) -> None:
    """The round, by the names that its people have now; who sits first wins."""
    for game in found.playing:
        found.place(game.key, "t1")
        assert found.result("t1", f"match {game.key}", won(game, *game.players))


def points(found: Tournament) -> dict[str, float]:
    return {line.name: line.points for line in found.standings()}


def test_a_new_name_reaches_all_rounds_and_is_taken_back(tmp_path: Path) -> None:
    found = cup(path := tmp_path / "cup.jsonl", *people(6))
    found.draw()
    before, places = points(found), [line.name for line in found.standings()]
    game = next(game for game in found.playing if "P001" in game.players)
    said = found.rename({"P001": "Ann"})
    assert said == ["P001 is Ann by now"] and found.rename({"P001": "Ann"}) == []
    assert [line.name.replace("Ann", "P001") for line in found.standings()] == places
    game = found.find(game.key)
    assert "Ann" in game.players and "P001" not in game.players
    old = [name.replace("Ann", "P001") for name in game.players]  # the table began before
    found.place(game.key, "t1")
    assert found.result("t1", "m", won(game, *old))
    play(found)
    found.draw()
    with_ann = points(found)
    again = Tournament.read(path)
    assert points(again) == with_ann and again.games == found.games and not again.left_out
    found.rename({})
    game = next(game for game in found.playing if "P001" in game.players)
    found.place(game.key, "t2")
    new = [name.replace("P001", "Ann") for name in game.players]
    assert found.result("t2", "n", won(game, *new)), "the table was asked by the name it had then"
    assert points(found).keys() == before.keys()
    assert points(found)["P001"] >= with_ann["Ann"]


def test_two_who_are_one_person_are_one_here_and_two_again_when_that_is_taken_back(
    tmp_path: Path,
) -> None:
    found = cup(path := tmp_path / "cup.jsonl", *people(6))
    found.draw()
    play(found)
    before = points(found)
    found.leave("P001")
    found.enter("Zoe")  # who came as P001 in the first round
    found.draw()
    play(found)
    apart = points(found)
    assert found.rename({"P001": "Zoe"}) == ["P001 is Zoe by now, one person with Zoe"]
    assert points(found)["Zoe"] == apart["Zoe"] + apart["P001"]
    assert "P001" not in found.entrants and not found.entrants["Zoe"].left
    found.draw()
    assert sum(game.players.count("Zoe") for game in found.games[-1]) == 1
    play(found)
    one = points(found)
    assert points(Tournament.read(path)) == one
    found.rename({})
    assert points(found)["P001"] == before["P001"] and found.entrants["P001"].left
    assert points(found)["P001"] + points(found)["Zoe"] == one["Zoe"]
    assert points(Tournament.read(path)) == points(found) and not found.left_out


def test_who_is_one_person_leaves_and_is_back_under_any_of_their_names(tmp_path: Path) -> None:
    found = cup(tmp_path / "cup.jsonl", *people(6))
    found.rename({"P001": "Ann", "P002": "Ann"})
    assert len(found.entrants) == 5
    found.leave("P002")
    assert found.entrants["Ann"].left
    found.enter("P001")
    assert not found.entrants["Ann"].left
    with pytest.raises(NotNow, match="Ann is in the tournament already"):
        found.enter("P002")


def test_who_is_erased_is_a_number_with_all_their_points_and_plays_on(tmp_path: Path) -> None:
    found = cup(path := tmp_path / "cup.jsonl", *people(5), "player 2")
    found.draw()
    play(found)
    found.draw()
    before, places = points(found), [line.name for line in found.standings()]
    game = next(game for game in found.playing if "P002" in game.players)
    found.place(game.key, "t1")
    (said,) = found.rename({"P002": ""})
    assert "P002" not in said and said.startswith("player 2' is erased")
    assert found.rename({"P002": ""}) == []
    assert points(found)["player 2'"] == before["P002"] and "P002" not in found.entrants
    assert [line.name.replace("player 2'", "P002") for line in found.standings()] == places
    old = [name.replace("player 2'", "P002") for name in game.players]  # the table began before
    assert found.result("t1", "m", won(game, *old))
    play(found)
    found.draw()
    assert "player 2'" in str(found.games[-1]) and "P002" not in [*found.entrants]
    play(found)
    again = Tournament.read(path)
    assert again.standings() == found.standings() and again.games == found.games
    assert not again.left_out


def on_disk(path: Path) -> str:
    """Everything in the files of a tournament."""
    return "".join(each.read_text(encoding="utf-8") for each in path.parent.iterdir())


def test_no_file_has_a_name_of_who_is_erased_and_all_else_stays(tmp_path: Path) -> None:
    found = cup(path := tmp_path / "cup.jsonl", *people(6))
    found.draw()
    play(found)
    found.rename({"P002": "Bob", "P003": "Cy"})
    found.rename({"P003": "Bob", "P001": "Ann"})  # taken back, both, but for Ann
    found.rename({"P001": "Ann"})
    found.draw()
    game = next(game for game in found.playing if "P002" in game.players)
    found.place(game.key, "t1")
    found.close()
    with path.open("ab") as file:
        file.write(b'{"do": "leave", "name": "P002"} torn')
    found = Tournament.kept(path)
    before = [line.name for line in found.standings()]
    assert "P002" in on_disk(path) and "Bob" in on_disk(path)
    found.rename({"P001": "Ann", "P002": ""})
    assert "P002" not in on_disk(path) and "Bob" not in on_disk(path)
    assert [path] == [*tmp_path.iterdir()]
    assert [line.name.replace("player 2", "P002") for line in found.standings()] == before
    assert "Ann" in found.entrants and not found.left_out
    found.close()
    found = Tournament.kept(path)  # which nobody knows any more by the name on the table
    assert found.rename({"P001": "Ann", "player 2": ""}) == []
    others = [name if name != "player 2" else "Zoe" for name in found.find(game.key).players]
    wrong = [name if name == "Zoe" else "Zacharias" for name in others]
    with pytest.raises(NotNow, match="of other people"):
        found.result("t1", "m", won(game, *wrong))
    assert found.result("t1", "m", won(game, *others))
    assert "Zoe" not in on_disk(path)
    play(found)
    found.draw()
    with pytest.raises(NotNow):
        found.enter("player 2")
    found.enter("P002")  # a newcomer
    assert {"P002", "player 2"} <= found.entrants.keys()
    assert Tournament.read(path).standings() == found.standings()
    found.close()


def test_an_erasure_changes_no_lot(tmp_path: Path) -> None:
    names = ["Zoe", *people(5), "Abe"]
    for erased in ([name] for name in names), ([one, "P003"] for one in ("Zoe", "Abe")):
        for number, some in enumerate(erased):
            found = cup(tmp_path / f"{len(some)}{number}", *names)
            before = [line.name for line in found.standings()]
            numbers: dict[str, str] = {}
            for one in some:
                numbers |= found.erase([one])
            assert [numbers.get(name, name) for name in before] == [
                line.name for line in found.standings()
            ]
            found.close()


def test_who_is_one_person_is_one_number(tmp_path: Path) -> None:
    found = cup(path := tmp_path / "cup.jsonl", *people(6))
    found.rename({"P001": "P004", "P002": "Bo", "P003": "Bo"})
    found.rename(dict.fromkeys(["P001", "P004", "P002", "P003"], ""))
    assert {*found.entrants} == {"player 4", "player 2", "P005", "P006"}
    assert "Bo" not in on_disk(path)
    assert found.entrants.keys() == Tournament.read(path).entrants.keys()
    found.close()


def test_a_file_from_before_there_were_seals_loses_the_name_too(tmp_path: Path) -> None:
    found = cup(path := tmp_path / "cup.jsonl", *people(4))
    lines = [line.rpartition(" #")[0] or line for line in path.read_text().splitlines()]
    found.close()
    path.write_text("".join(line + "\n" for line in lines if line and "check" not in line))
    found = Tournament.kept(path)
    assert found.erase(["P002"]) == {"P002": "player 2"} and "P002" not in on_disk(path)
    found.close()
    assert [*Tournament.kept(path).entrants] == ["P001", "player 2", "P003", "P004"]


def test_a_full_disk_erases_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = cup(path := tmp_path / "cup.jsonl", *people(4))
    before = on_disk(path)

    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(NotWritten, match="nothing has changed"):
        found.erase(["P002"])
    monkeypatch.undo()
    assert "P002" in found.entrants and path.read_text() in before
    found.leave("P002")
    assert found.erase(["P002"]) and "P002" not in on_disk(path)
    assert [path] == [*tmp_path.iterdir()]
    with pytest.raises(LogError):
        Tournament.kept(path)
    found.close()


def test_two_who_sat_in_one_round_stay_two(tmp_path: Path) -> None:
    found = cup(tmp_path / "cup.jsonl", *people(6))
    found.draw()
    said = found.rename({"P001": "P002", "P003": "Cy"})
    assert said == ["P003 is Cy by now", "P001 and P002 sat in one round: two people"]
    assert {"P001", "P002", "Cy"} <= found.entrants.keys()


NAMES = people(7)
DEEDS = st.one_of(
    st.dictionaries(st.sampled_from(NAMES), st.sampled_from([*NAMES, "Ann", "Bo", ""]), max_size=3),
    st.sampled_from([*NAMES, "Ann"]),
    st.just(None),
)


@given(st.lists(DEEDS, max_size=12))
@settings(max_examples=60, deadline=None)
def test_of_all_that_the_history_says_the_file_tells_the_same_and_no_deed_is_lost(
    tmp_path_factory: pytest.TempPathFactory, deeds: list[dict[str, str] | str | None]
) -> None:
    path = tmp_path_factory.mktemp("cup") / "cup.jsonl"
    found = cup(path, *NAMES, rounds=12)
    for deed in deeds:
        if isinstance(deed, dict):
            gone = {key for key, name in deed.items() if not name and key in found.all_keys()}
            found.rename({key: name for key, name in deed.items() if key != name})
            text = path.read_text(encoding="utf-8")
            assert not any(f'"{name}"' in text for name in gone - {*deed.values()})
        elif deed and deed in found.entrants and not found.entrants[deed].left:
            found.leave(deed)
        elif deed:
            with contextlib.suppress(NotNow):  # who is in it under another name
                found.enter(deed)
        elif sum(not one.left for one in found.entrants.values()) >= 3:
            found.draw()
            for game in found.games[-1]:
                assert len({*game.players}) == len(game.players)
            play(found)
    again = Tournament.read(path)
    assert again.left_out == [] and again.games == found.games
    assert again.standings() == found.standings()
    found.rename({})
    games = [game for games in found.games for game in games]
    earned = sum(sum(game.points or []) for game in games)
    assert sum(points(found).values()) == pytest.approx(earned, abs=0.01)
    found.close()
