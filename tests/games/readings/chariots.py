"""The Chariots of Stonehenge: the course is a list of places, the slots lie between them."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from tests.games.readings import CHOICE, COLOURS, NUMBERS, SPACES, TO_START, Reading, cells

COURSE = [f"{kind}{space}" for space in SPACES for kind in ("night", "", "day")]
NEXT = {space: space % 30 + 1 for space in SPACES}
# In the order in which a chariot meets them: inside a space, then the border after it.
SLOTS = [
    slot
    for k in SPACES
    for slot in (f"{k}|{k}|night{k}|day{k}", f"{k}|{NEXT[k]}", f"day{k}|night{NEXT[k]}")
]
BORDERS = {k: f"{k}|{NEXT[k]}|day{k}|night{NEXT[k]}" for k in SPACES}
# Where a chariot may go from each kind of place, by name: how many places on.
RUN, DIVE, CLIMB = {"run": 3}, {"dive": 1}, {"climb": 1}
FROM = {"night": CLIMB | {"creep": 2}, "": RUN | DIVE, "day": {"creep": 1}}


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    spaces = [0 if at is None else space_of(at) for at in t.places]
    found = Reading(
        status(t, people),
        ["space", "crystals", "bars out"],
        cells(*[[spaces[s], t.power[s], len(t.bars[s])] for s in range(t.seats)]),
    )
    for seat, who in enumerate(people):
        at = t.places[seat]
        if at is not None and at < len(COURSE):
            found.lay(COURSE[at], who, "chariot")
        if t.colours[seat] is not None:
            for space in t.crystals[seat]:
                found.lay(space, COLOURS[t.colours[seat]])
        for slot in t.bars[seat]:
            found.lay(SLOTS[slot], who, "bar")
        if t.trilithons[seat] is not None:
            found.lay(BORDERS[t.trilithons[seat]], who, "trilithon")
        assert len(t.bars[seat]) <= 10
    if ask is not None:
        choices(found, t, ask)
        found.about = about(t, ask, people, spaces)
        found.worth = sum(NUMBERS[card] for card in ask.chosen if card < len(NUMBERS))
        if "ok" in ask.items and not ask.chosen:
            found.called = {"ok": "keep them all" if ask.prompt == "charge" else "not now"}
    return found


def choices(found: Reading, t: Any, ask: Ask) -> None:
    """The space that the cards serve; where each step that may be taken leads."""
    if ask.prompt in ("slot", "border"):
        found.lay(ask.args[0], CHOICE)
    if ask.prompt == "step":
        at = t.places[ask.seat]
        kind = COURSE[at].rstrip("0123456789")
        for step, far in FROM[kind].items():
            if step in ask.values and at + far < len(COURSE):
                found.lay(COURSE[at + far], CHOICE)


def about(t: Any, ask: Ask, people: list[str], spaces: list[int]) -> list[str]:
    """Once all are on the grid: the asked one's crystals, and where everybody is."""
    if ask.prompt in ("colour", "grid") or ask.seat is None:
        return []
    crystals = f"Crystals: {t.left[ask.seat]} left, {t.right[ask.seat]} right."
    if ask.prompt == "left_hand":
        crystals = f"Crystals: {t.power[ask.seat]}."
    return [crystals] + [f"{who} is on {space}." for who, space in zip(people, spaces, strict=True)]


def space_of(at: int) -> int:
    """31 past the line."""
    return int(COURSE[at].lstrip("nightday")) if at < len(COURSE) else 31


def status(t: Any, people: list[str]) -> str:
    """R-CHAR-4: the furthest of those who have not arrived; on one place, who came first."""
    if None in t.places:
        return TO_START
    under_way = [seat for seat, at in enumerate(t.places) if at < len(COURSE)]
    furthest = max(t.places[seat] for seat in under_way)
    there = [seat for seat in under_way if t.places[seat] == furthest]
    ahead = min(there, key=lambda seat: t.arrived[seat])
    return f"Ahead: {people[ahead]}, space {space_of(furthest)}"
