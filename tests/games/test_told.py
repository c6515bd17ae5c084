"""Nothing happens silently (law L11), in every game of the catalogue.

Every change of a piece, a figure or a disc on the plate is announced, or the hand that chose it did
it. `python -m tests.games.test_told 1000 [GAME ...]` looks at so many matches of every game, or of
these.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine import catalogue
from engine.ask import Ask
from engine.places import CHOICE, COLOUR, CURSOR, LIGHT, NEUTRAL, ON, PIECE, SUBJECT, piece_of
from engine.plates.rail import RAIL
from engine.plates.stonehenge import DAY, INNER, NIGHT, RIM, TRILITHON
from engine.referee import ITSELF, Referee
from engine.words import Words
from host.cli_support import player_counts
from host.people.at_engine import Match
from host.people.tournament import NAMES

MATCHES = 12
DECISIONS = 3000  # are enough: of games with long matches fewer are played
BESIDES = (CHOICE, CURSOR, SUBJECT, ON)  # light alone
ALL_AT_ONCE = {"pawns_home", "set_up"}  # news that moves everything of its kind

Piece = tuple[Any, int, str]  # place, mark, shape


def standing(referee: Referee) -> Counter[Piece]:
    """What people see on the plate, by place, owner and shape; what waits in the centre, at a
    place in brackets of its own, the news names only where it goes.
    """
    found: Counter[Piece] = Counter()
    for each in referee.game.marks(referee.table, referee.ask):
        place, mark, shape, count = piece_of(each)
        waits = isinstance(place, tuple) and len(place) == 1
        if mark not in BESIDES and shape != LIGHT and not waits:
            found[place, mark, shape] += count
    return found


def told(referee: Referee, words: Words, ask: Ask, answer: int | str) -> set[int]:
    """Every number that people have just been told, or have chosen themselves."""
    numbers = {answer} if isinstance(answer, int) else set()
    for verb, what, source, target in referee.table.news:
        if source is None and target is None and has_text(verb, what, words):
            numbers |= {each for each in flat(what) if isinstance(each, int)}
    return numbers | {arg for arg in ask.args if isinstance(arg, int)}


def has_text(verb: str, what: Any, words: Words) -> bool:
    return ("only_" + what[1] if verb == ITSELF else verb) in words


def flat(what: Any) -> Iterator[Any]:
    for each in what if isinstance(what, tuple | list) else [what]:
        if isinstance(each, tuple | list):
            yield from flat(each)
        else:
            yield each


def is_told(piece: Piece, numbers: set[int], referee: Referee) -> bool:
    """By its place, as a number people read or as the plate counts; or by whose it is."""
    place, mark, _ = piece
    for one in place if isinstance(place, tuple) else (place,):
        if numbers & {one, one - RIM, one - DAY, one - NIGHT, one - INNER, one - TRILITHON}:
            return True
        if one - RAIL in numbers or one - DAY - 1 in numbers:  # a value, or the card of a well
            return True
    colours = getattr(referee.table, "colours", None) or []
    if mark >= PIECE:
        mark -= PIECE
    if mark < COLOUR:
        return mark in numbers or (mark < len(colours) and colours[mark] in numbers)
    owners = {seat for seat, colour in enumerate(colours) if colour == mark - COLOUR}
    return mark == NEUTRAL or mark - COLOUR in numbers or bool(owners & numbers)


def silent(name: str, number: int) -> Iterator[str]:
    """Changes without an announcement, as (match, answer, piece)."""
    decisions = 0
    for at in range(number):
        rng = random.Random(f"told-{name}-{at}")
        match = Match(catalogue.load(name), rng.choice(player_counts(name)), {}, rng)
        referee = match.referee
        words = Words("en", name, NAMES, referee.table.box)
        before = standing(referee)
        while (ask := match.ask) is not None:
            match.step()
            after, answer = standing(referee), ask.decode(referee.log[-1])
            said = told(referee, words, ask, "" if answer is None else answer)
            all_told = any(news[0] in ALL_AT_ONCE for news in referee.table.news)
            for piece in sorted((before - after) + (after - before), key=repr):
                if not all_told and not is_told(piece, said, referee):
                    yield f"{name} {at}, {ask.prompt} -> {answer}: {piece}"
            before = after
        decisions += len(referee.log)
        if decisions > DECISIONS and number == MATCHES:
            return


@pytest.mark.parametrize("name", [line[0] for line in catalogue.GAMES])
def test_every_change_on_the_plate_is_told_or_was_just_chosen(name: str) -> None:
    assert list(silent(name, MATCHES))[:5] == []


def test_a_change_that_is_not_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = catalogue.load("stones")
    monkeypatch.setattr(rules.Table, "say", lambda *what: None)
    assert list(silent("stones", 1))


if __name__ == "__main__":
    for game in sys.argv[2:] or [line[0] for line in catalogue.GAMES]:
        faults = list(silent(game, int(sys.argv[1])))
        print(f"{game}: {sys.argv[1]} matches, {len(faults)} silent", *faults[:5], sep="\n  ")
