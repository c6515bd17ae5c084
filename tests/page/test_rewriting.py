"""While one writes a game: the page's match goes on by the rules of now, as far as it can."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import found
from engine.table import HAND
from host import outside
from host.cable.simulators import InProcessTable, UnixTable
from host.install.build import find_tools
from host.page.greeting import welcome
from host.page.rewriting import Rewriting, list_again
from host.page.room import Room
from tests.host.test_check_things import with_a_plate
from tests.host.test_outside import put_back
from tests.page.test_same_match import evening, play_on

__all__ = ["put_back"]

BEFORE = 4  # answers


class Desk:
    """A folder of nim, and a match of it after some answers; `said` is what people read."""

    def __init__(self, room: Room, rules: Path, table: Any = None) -> None:
        self.room, self.rules = room, rules
        self.said: list[str] = []
        self.again = 0  # how often pages have begun again
        room.told = self.told
        self.rewriting = Rewriting(room, table)

    def told(self, note: dict[str, Any]) -> None:
        self.again += note["note"] == "again"
        self.said += [note["text"]] if "text" in note else []

    async def save(self, before: str, after: str, file: str = "rulebook.py") -> None:
        self.rules = self.rules.with_name(file)
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


def written(folder: Path, story: Callable[[Desk], Any], kind: Any = InProcessTable) -> None:
    game = with_a_plate(folder)
    outside.bring([str(folder)])
    list_again()
    tables: list[Any] = []

    def table(place: Path) -> Any:
        tables.append(kind(place))
        return tables[0]

    async def begin(room: Room) -> None:
        await room.new("nim", ["Ann", "Bo"], {})
        await play_on(room, BEFORE)
        await story(Desk(room, game / "rulebook.py", tables[0]))

    evening(begin, table=table)


def test_a_match_goes_on_by_new_rules_that_its_answers_fit(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        hands, log = desk.hands, bytes(desk.mirror.referee.log)
        await desk.save("t.won[t.leader] += 1", "t.won[t.leader] += 10")
        assert desk.said == [f"nim is read again: every answer fits ({BEFORE})"]
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
        assert said.startswith("nim is read again: after 1 answer it goes another way, in line ")
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
        assert desk.said == [f"nim is read again: every answer fits ({BEFORE + 1})"]

    written(tmp_path, story)


def test_texts_are_read_again_too(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.save('"Lay a card"', '"Lay your card"', "en.py")
        assert desk.mirror.words["en"].text("card") == "Lay your card"

    written(tmp_path, story)


def test_a_plate_that_changes_keeps_the_match_and_pages_begin_again(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        hands = desk.hands
        await desk.save('("", 0, 1, 24),), "1..24"', '("", 0, 1, 24),), "24..1"', "plate.py")
        assert desk.said == [f"nim is read again: every answer fits ({BEFORE})"] and desk.again == 1
        assert found.plate("nim").chain == "24..1" and desk.hands == hands
        desk.said.clear()
        await desk.save("300.0, 40.0", "300.0, 90.0", "geometry.py")
        assert desk.again == 2 and "90.0" in welcome("en")
        (desk.rules.with_name("plate.js")).write_text("export const VIEW = [];\n")
        await desk.rewriting.look()
        await desk.rewriting.look()
        assert desk.said[1:] == ["nim is drawn again"] and desk.again == 3
        assert desk.mirror.count == BEFORE

    written(tmp_path, story)


def test_a_plate_that_cannot_be_read_leaves_all_as_it_is(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        await desk.save('"1..24"', '"1..24 well3"', "plate.py")
        (said,) = desk.said
        assert said.startswith("nim does not load, the match goes on by the files before")
        assert "well3 is no place" in said and found.plate("nim").chain == "1..24"
        welcome.cache_clear()
        assert '"nim"' in welcome("de"), "who comes in now still finds a table"
        await play_on(desk.room, BEFORE + 1)

    written(tmp_path, story)


def test_a_box_that_changes_keeps_the_answers_that_fit_and_says_which_do_not(
    tmp_path: Path,
) -> None:
    async def story(desk: Desk) -> None:
        await desk.save("range(1, 25)", "range(1, 31)", "box.py")
        assert desk.said == [f"nim is read again: every answer fits ({BEFORE})"] and desk.again == 1
        assert desk.mirror.referee.table.box.size == 30
        desk.said.clear()
        await desk.save('("card", tuple', '("leaf", tuple', "box.py")
        (said,) = desk.said
        assert said.startswith("nim is read again: after 1 answer it goes another way, in line ")
        assert desk.mirror.count == 1

    written(tmp_path, story)


@pytest.mark.skipif(find_tools() is None, reason="no MicroPython for this computer")
def test_a_table_in_micropython_goes_on_by_new_files_too(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        hands, log = desk.hands, bytes(desk.mirror.referee.log)
        await desk.save("t.won[t.leader] += 1", "t.won[t.leader] += 10")
        assert desk.said == [f"nim is read again: every answer fits ({BEFORE})"]
        assert bytes(desk.mirror.referee.log) == log and desk.hands == hands
        await play_on(desk.room, BEFORE + 1)
        desk.said.clear()
        await desk.save('"1..24"', '"24..1"', "plate.py")
        assert desk.said == [f"nim is read again: every answer fits ({BEFORE + 1})"]
        assert desk.again == 1
        await play_on(desk.room, BEFORE + 2)
        assert not desk.room.problem, "table and computer play by the same rules"

    written(tmp_path, story, UnixTable)


@pytest.mark.parametrize("name", ["stones", "amazones"])
def test_our_own_games_are_not_looked_at(name: str) -> None:
    assert name not in outside.folders()
