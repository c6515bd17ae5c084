"""What the table shows is what lies on it: lights, what the page draws, status and standing.

    python -m tests.games.test_shown [MATCHES [GAME ...]]      1,000 matches of every game

At every question of random matches, with options as they come, and after the last answer; the short
form looks at every question of a match's beginning and at one in EVERY of the rest. The readings, a
module a game, are in tests/games/readings.
"""

from __future__ import annotations

import importlib
import itertools
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import catalogue
from engine.ask import Ask
from engine.places import CHOICE, COLOUR, NEUTRAL, ON, PIECE, SUBJECT, piece_of, place_name
from engine.plates.bed import BED_HAREM
from engine.plates.rail import RAIL
from engine.plates.stonehenge import PLATE as STONEHENGE
from engine.referee import Referee
from engine.words import Words
from firmware.lights.lights import SIZES, ask_marks
from firmware.screen.view import ROLL, cell, option, selectable
from host.cli_support import player_counts
from host.page.on_board import pieces_on
from host.people.at_engine import Match
from host.people.tournament import NAMES, Plan, new_match
from tests.games import readings
from tests.games.clicked import check_things
from tests.games.readings import Light, Reading

GAMES = [line[0] for line in catalogue.GAMES]
MATCHES, LOOKS = 40, 250  # at most, and at least, for `make test`
OPENING = 25  # questions: each is looked at
EVERY = 11  # few turns of a game go round in as many questions
MEANINGS = {CHOICE: readings.CHOICE, SUBJECT: readings.SUBJECT, ON: readings.IT}
PLACES = {  # plate -> what people call a place
    "stonehenge": lambda place: place_name(place, STONEHENGE.families),
    "rail": lambda place: str(place - RAIL),
    "bed": lambda place: f"harem {place - BED_HAREM}" if place >= BED_HAREM else f"stack {place}",
}


class Shown:
    """What the rulebook shows, in the words of the readings."""

    def __init__(self, name: str, referee: Referee) -> None:
        self.name, self.referee = name, referee
        self.plate = catalogue.plate(name)
        self.words = Words("en", name, NAMES[: referee.seats], referee.table.box)

    def lies(self) -> Counter[Light]:
        found: Counter[Light] = Counter()
        for mark in self.referee.game.marks(self.referee.table, self.referee.ask):
            place, whose, shape, count = piece_of(mark)
            assert count > 0, mark
            parts = place if isinstance(place, tuple) and len(place) > 1 else None
            named = "|".join(map(self.place, parts)) if parts else self.place(place)
            found[named, self.whose(whose), shape or "light"] += count
        return found

    def drawn(self) -> Counter[tuple[str, str]]:
        """(place, shape) of what the page draws."""
        found: Counter[tuple[str, str]] = Counter()
        for each in pieces_on(self.referee, self.words, range(self.referee.seats)):
            parts = each.get("between")
            place = "|".join(map(self.place, parts)) if parts else self.place(each["place"])
            found[place, each["shape"]] += each["count"]
            assert each["label"] not in ("", "–"), each
        return found

    def place(self, place: Any) -> str:
        return PLACES[self.plate](place[0] if isinstance(place, tuple) else place)

    def whose(self, mark: int) -> str:
        if mark in MEANINGS:
            return MEANINGS[mark]
        if mark == NEUTRAL:
            return readings.NOBODY
        box = self.referee.table.box
        if mark >= PIECE:
            mark = COLOUR + self.referee.table.colours[mark - PIECE]
        return box.colours[mark - COLOUR] if mark >= COLOUR else self.words.seat(mark)

    def status(self) -> str:
        key, *args = self.referee.game.status(self.referee.table)
        return self.words.text(key, args)

    def about(self, ask: Ask) -> list[str]:
        facts = self.referee.game.about(self.referee.table, ask)
        return [self.words.said(fact) for fact in facts]

    def called(self, ask: Ask) -> dict[int | str, str]:
        """The options for which the rulebook has a better name than their number."""
        options = [*ask.values, *ask.items]
        labels = [self.referee.game.label(self.referee.table, ask, value) for value in options]
        named = zip(options, labels, strict=True)
        return {value: self.words.said(label) for value, label in named if label}

    def worth(self, ask: Ask) -> int | None:
        return self.referee.game.worth(self.referee.table, ask, ask.chosen)

    def standing(self) -> tuple[list[str], list[list[str]]]:
        columns, rows = self.referee.game.standing(self.referee.table)
        told = [[cell(self.words, value) for value in row] for row in rows]
        return [self.words.text(column) for column in columns], readings.cells(*told)


def drawable(lies: Counter[Light]) -> Counter[tuple[str, str]]:
    """Everything but lights is a piece that stands there: the page draws them all."""
    found: Counter[tuple[str, str]] = Counter()
    for (place, whose, what), number in lies.items():
        if what != "light" and whose not in (readings.CHOICE, readings.SUBJECT):
            found[place, what] += number
    return found


def compare(name: str, referee: Referee) -> None:
    """AssertionError where what is shown is not what lies there."""
    shown, table = Shown(name, referee), referee.table
    participants = getattr(table, "participants", referee.seats)
    people = [shown.words.seat(seat) for seat in range(participants)]
    read = importlib.import_module("tests.games.readings." + name).read
    found: Reading = read(table, referee.ask, people)
    lies = shown.lies()
    assert lies == found.lies, (lies - found.lies, found.lies - lies)
    assert shown.drawn() == drawable(found.lies)
    assert shown.status() == found.status
    assert shown.standing() == (found.columns, found.rows)
    if referee.ask is not None:
        assert shown.about(referee.ask) == found.about, found.about
        assert shown.called(referee.ask) == found.called, found.called
        assert shown.worth(referee.ask) == found.worth
    lit(shown)
    offered(shown)
    check_things(name, referee)


def offered(shown: Shown) -> None:
    """All that the knob may offer has its words: also lots, drawn for a player who has left."""
    ask, referee = shown.referee.ask, shown.referee
    for value in [*selectable(ask, True)[-3:], ROLL] if ask else ():
        assert option(ask, referee, shown.words, value).strip(), value
    assert ask is None or option(ask, referee, shown.words, ROLL) == shown.words.text(ROLL)


def lit(shown: Shown) -> None:
    """What may be chosen on the plate is lit, and where the knob stands; nothing of a secret."""
    ask, marks = shown.referee.ask, list(ask_marks(shown.referee, None))
    assert all(0 <= place < SIZES[shown.plate] for place, _ in marks), "beyond the plate"
    if ask is not None and ask.kind == "place":
        offered = {place for place, mark in marks if mark == CHOICE}
        assert not ask.secret and offered == set(ask.values)


def matches(name: str, number: int) -> Iterator[tuple[Match, str]]:
    """Each with the seed text that plays it again."""
    plan = Plan(name, "shown", tuple(player_counts(name)), {}, Path("unused"))
    for at in range(number):
        yield new_match(plan, catalogue.load(name), at), plan.text(at)


def compared(name: str, number: int, most: int = 1 << 40, every: int = 1) -> int:
    """How many questions were looked at."""
    looks = 0
    for match, text in matches(name, number):
        try:
            looks += sum(looked(name, match, every))
        except AssertionError as wrong:
            asked = match.ask and match.ask.prompt
            raise AssertionError(f"match {text}, {asked}, {len(match.referee.log)}") from wrong
        if looks >= most:
            break
    return looks


def looked(name: str, match: Match, every: int) -> Iterator[bool]:
    """A whole match is played: for every question, and its end, whether it was looked at."""
    for question in itertools.count():
        look = match.ask is None or question < OPENING or question % every == 0
        if look:
            compare(name, match.referee)
        yield look
        if match.ask is None:
            return
        match.step()


@pytest.mark.parametrize("name", GAMES)
def test_lights_status_and_standing_say_what_lies_on_the_table(name: str) -> None:
    assert compared(name, MATCHES, LOOKS, EVERY) >= LOOKS


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for name in sys.argv[2:] or GAMES:
        print(f"{name}: {compared(name, number):,} questions of {number} matches", flush=True)


if __name__ == "__main__":
    main()
