"""While one writes a game: the page's match goes on by the rules of now, as far as it can."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.table import HAND
from host import outside
from host.page.rewriting import Rewriting
from host.page.room import Room
from tests.host.test_outside import made, put_back
from tests.page.test_same_match import evening, play_on

__all__ = ["put_back"]

BEFORE = 4  # answers


class Desk:
    """A folder of nim, and a match of it after some answers; `said` is what people read."""

    def __init__(self, room: Room, rules: Path) -> None:
        self.room, self.rules = room, rules
        self.said: list[str] = []
        room.told = lambda note: self.said.extend([note["text"]] if "text" in note else [])
        self.rewriting = Rewriting(room)

    async def save(self, before: str, after: str) -> None:
        text = self.rules.read_text(encoding="utf-8")
        assert before in text
        self.rules.write_text(text.replace(before, after), encoding="utf-8")
        await self.rewriting.look()
        assert not self.said, "a file that has just changed may change again"
        await self.rewriting.look()

    @property
    def hands(self) -> list[Any]:
        assert self.room.real
        return [[*self.room.real.zones[HAND + seat]] for seat in (0, 1)]

    @property
    def mirror(self) -> Any:
        return self.room.mirror


def written(folder: Path, story: Callable[[Desk], Any]) -> None:
    rules = made(folder) / "rulebook.py"
    outside.bring([str(folder)])

    async def begin(room: Room) -> None:
        await room.new("nim", ["Ann", "Bo"], {})
        await play_on(room, BEFORE)
        await story(Desk(room, rules))

    evening(begin)


def test_a_match_goes_on_by_new_rules_that_its_answers_fit(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        hands, log = desk.hands, bytes(desk.mirror.referee.log)
        await desk.save("t.won[t.leader] += 1", "t.won[t.leader] += 10")
        assert desk.said == [f"nim is read again: all {BEFORE} answers fit"]
        assert bytes(desk.mirror.referee.log) == log and desk.hands == hands
        assert sum(desk.mirror.referee.table.won) == 10
        await desk.rewriting.look()
        assert len(desk.said) == 1, "nothing has changed since"

    written(tmp_path, story)


def test_where_answers_no_longer_fit_the_match_stands_before_the_first_and_says_which(
    tmp_path: Path,
) -> None:
    async def story(desk: Desk) -> None:
        await desk.save("t.clockwise(t.leader)", "t.clockwise(t.leader + 1)")
        (said,) = desk.said
        assert said.startswith("nim is read again: after 1 answers it goes another way, in line ")
        assert desk.mirror.count == 1 and desk.mirror.ask.prompt == "card"

    written(tmp_path, story)


def test_a_rulebook_that_does_not_load_leaves_the_match_as_it_is(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.save("t.won[t.leader] += 1", "t.won[t.leader +")
        (said,) = desk.said
        assert said.startswith("nim does not load") and "SyntaxError" in said
        assert desk.mirror.count == BEFORE
        await play_on(desk.room, BEFORE + 1)
        desk.said.clear()
        await desk.save("t.won[t.leader +", "t.won[t.leader] += 1")
        assert desk.said == [f"nim is read again: all {BEFORE + 1} answers fit"]

    written(tmp_path, story)


def test_texts_are_read_again_too(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        desk.rules = desk.rules.with_name("en.py")
        await desk.save('"Lay a card"', '"Lay your card"')
        assert desk.mirror.words["en"].text("card") == "Lay your card"

    written(tmp_path, story)


@pytest.mark.parametrize("name", ["stones", "amazones"])
def test_our_own_games_are_not_looked_at(name: str) -> None:
    assert name not in outside.folders()
