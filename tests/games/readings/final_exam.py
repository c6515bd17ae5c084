"""Final Exam: objects on the rim, figures in the night wells; exits on the inner path."""

from __future__ import annotations

import itertools
from typing import Any

from engine.ask import Ask
from engine.places import place_name
from engine.plates.stonehenge import PLATE
from engine.table import TABLE
from tests.games.readings import (
    CHOICE,
    COLOURS,
    IT,
    NOBODY,
    NUMBERS,
    RIM_COLOURS,
    SPACES,
    Reading,
    cells,
)  # fmt: skip


def named(place: int) -> str:
    return place_name(place, PLATE.families)


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    rows = []
    for seat in range(t.seats):
        stands = named(t.figures[seat]) if t.figures[seat] else None
        rows.append([sum(t.objects[seat]), len(t.bars[seat]), stands and said(stands)])
    turn_of = 1 + t.turns // t.seats
    found = Reading(
        f"Round {turn_of}" if turn_of <= 90 else f"Round {min(turn_of, 100)} of 100",
        ["objects", "bars left", "stands on"],
        cells(*rows),
    )
    if ask:
        found.about, found.called = about(t, ask), called(t, ask)
    for space in SPACES:
        if t.ground[space]:
            assert RIM_COLOURS[space] != "black", "R-EXAM: nothing lies on a black space"
            found.lay(space, RIM_COLOURS[space])
    for place in t.blocks:
        found.lay(named(place), NOBODY, "light")
        found.lay(named(place), COLOURS[t.blocks[place]], "bar")
    if ask is not None and ask.prompt == "move_cards":
        for space in reached([NUMBERS[card] for card in t.zone(TABLE) if card < len(NUMBERS)]):
            found.lay(space, CHOICE)
    for seat, who in enumerate(people):
        if t.figures[seat]:
            on = named(t.figures[seat])
            what = "lying" if t.lying[seat] else "figure"
            found.lay(on if on.startswith("circle") else "night" + on, who, what)
        mine = t.gates[seat] if t.variant else t.exits[seat]
        if mine is not None:
            found.lay(named(mine), COLOURS[t.colours[seat]])
    for token in t.tokens if t.variant else ():
        found.lay(named(token), IT)
    left = sum(t.ground) + sum(map(sum, t.objects))
    assert left <= 25, "five objects of each of five colours"
    return found


def reached(numbers: list[int]) -> set[int]:
    """Every space that the numbers lead to, with all their signs tried."""
    signs = itertools.product((1, -1), repeat=len(numbers)) if numbers else ()
    totals = {sum(sign * n for sign, n in zip(each, numbers, strict=True)) for each in signs}
    return {total for total in totals if total in SPACES}


def about(t: Any, ask: Ask) -> list[str]:
    """Of the student who is asked, once it has its figure."""
    if ask.prompt in ("bid", "colour", "take_bar") or ask.seat is None:
        return []
    held = t.objects[ask.seat]
    lines = [f"You stand on {said(named(t.figures[ask.seat]))}."]
    if t.exits[ask.seat]:
        lines.append(f"Your exit: {said(named(t.exits[ask.seat]))}.")
    lines.append(f"Objects held: {sum(held)}.")
    if ask.prompt in ("action", "object") and sum(held):
        each = ", ".join(f"{COLOURS[c]} {n}" for c, n in enumerate(held)) + "."
        lines.append(each[0].upper() + each[1:])
    if ask.prompt == "move_cards":  # six of them at most; all are lit
        laid = [NUMBERS[card] for card in t.zone(TABLE) if card < len(NUMBERS)]
        lines += [f"This leads to {space}." for space in sorted(reached(laid))[:6]]
    if ask.prompt == "removal":  # R-EXAM-19
        colour = COLOURS[ask.args[0]]
        others = "two of one colour, three day, three night or a trilithon"
        lines.append(f"Price: one card of its colour ({colour}), {others}.")
    if ask.prompt == "entry":  # R-EXAM-23
        lines.append("Price: three cards of one colour, four day, four night or a trilithon.")
    if ask.prompt == "which_bar":
        lines.append("A bar is paid for with a number card of its colour.")
    if t.seats - t.idle == 1:  # R-EXAM-31a
        lines.append("One more turn without a card drawn ends the exam.")
    return lines


def called(t: Any, ask: Ask) -> dict[int | str, str]:
    """A space to move to by its colour, a bar on one by its own; circles have no colour."""
    colours = RIM_COLOURS if ask.prompt == "move_to" else {}
    if ask.prompt == "which_block":
        colours = {place: COLOURS[bar] for place, bar in t.blocks.items()}
    spaces = [value for value in ask.values if value in SPACES]
    return {space: f"{space}, {colours[space]}" for space in spaces if colours}


def said(name: str) -> str:
    """As people read the name of a place."""
    return name.replace("circle", "circle ")
