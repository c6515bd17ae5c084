"""How many pieces a mark on the board stands for, and of what shape.

A light tells that something is there, and that is all a game's `marks` say. People round a board
count what they see: for games where pieces share a space, the page's board needs the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.henge import SPACES, ring
from engine.places import ALTAR, COLOUR, DAY, NEUTRAL, NIGHT, RIM, TRILITHON

DISC, FIGURE, BAR, STONES = "disc", "figure", "bar", "trilithon"
Heap = tuple[str, int]  # shape, how many


def heaps(game: str, table: Any, place: int, mark: int) -> list[Heap]:
    """What stands there for this mark: nothing, where the mark is only light."""
    count = COUNTS.get(game)
    return count(table, place, mark) if count else [(DISC, 1)]


def awele(table: Any, place: int, mark: int) -> list[Heap]:
    """Discs; the figures of colours that are out, and the grey one."""
    discs = table.spaces[place][mark - COLOUR] if mark < NEUTRAL else 0
    return [(DISC, discs)] if discs else [(FIGURE, 1)]


def backgammon(table: Any, place: int, side: int) -> list[Heap]:
    """The second side counts its steps from the other end (R-BG-3)."""
    step = place - RIM if side == 0 else SPACES - place
    return some([(DISC, table.discs[side][step]), (FIGURE, int(table.kings[side] == step))])


def faux_cilles(table: Any, place: int, mark: int) -> list[Heap]:
    """A disc is worth one step, a bar two: one of either may lie in a space (R-FAUX-4)."""
    if not COLOUR <= mark < NEUTRAL:
        return [(FIGURE, 1)]
    discs, bars = table.buried[table.colours.index(mark - COLOUR)]
    return some([(DISC, discs.count(place)), (BAR, bars.count(place))])


def ghost_knights(table: Any, place: int, mark: int) -> list[Heap]:
    """Guards at the trilithons, swords on the altar, figures on the rim."""
    if mark < COLOUR:
        return [(FIGURE, 1)]
    seat = table.colours.index(mark - COLOUR)
    if place == ALTAR:
        return [(BAR, table.swords[seat])]
    return [(DISC, table.guards[seat][place - TRILITHON - 1])]


def war_of_gods(table: Any, place: int, seat: int) -> list[Heap]:
    """A god lights its wells too, for a light cannot tell it from a disciple."""
    if place > DAY:
        return []
    return [(FIGURE if table.gods[seat] == place - RIM else DISC, 1)]


def some(found: list[Heap]) -> list[Heap]:
    return [(shape, count) for shape, count in found if count]


COUNTS: dict[str, Callable[[Any, int, int], list[Heap]]] = {
    "awele": awele,
    "backgammon": backgammon,
    "faux_cilles": faux_cilles,
    "ghost_knights": ghost_knights,
    "war_of_gods": war_of_gods,
}


def between(game: str, table: Any) -> Iterator[tuple[list[int], int, Heap]]:
    """What stands between places, where no light is: (those places, the owner, what).

    Chariots: the bars in their slots, two of which are a wall, and the trilithons on borders.
    """
    if game != "chariots":
        return
    for seat, slots in enumerate(table.bars):
        for slot in sorted(set(slots)):
            yield sides(slot // 3 + 1)[slot % 3], seat, (BAR, slots.count(slot))
    for seat, border in enumerate(table.trilithons):
        if border is not None:
            _, rims, wells = sides(border)
            yield rims + wells, seat, (STONES, 1)


def sides(space: int) -> list[list[int]]:
    """The three slots ahead of the places of a space, each by the places around it (R-CHAR-8)."""
    after = ring(space, 1)
    return [
        [RIM + space, RIM + space, NIGHT + space, DAY + space],
        [RIM + space, RIM + after],
        [DAY + space, NIGHT + after],
    ]
