"""How many pieces a mark on the board stands for, and of what shape.

A light tells that something is there, and that is all a game's `marks` say. People round a board
count what they see: for games where pieces share a space, the page's board needs the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.games.celtic_whist_round import GOAL, target
from engine.henge import SPACES, ring
from engine.places import ALTAR, COLOUR, DAY, INNER, NEUTRAL, NIGHT, RIM, TRILITHON

DISC, FIGURE, BAR, STONES = "disc", "figure", "bar", "trilithon"
KING, CHARIOT, STONE, ROCK = "king", "chariot", "stone", "rock"
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
    return some([(DISC, table.discs[side][step]), (KING, int(table.kings[side] == step))])


def celtic_whist(table: Any, place: int, mark: int) -> list[Heap]:
    """A figure, the disc of a bid, the bar it aims at: all of them may be in one space."""
    if mark >= COLOUR:
        return [(FIGURE, 1)]
    stands = table.positions[mark]
    bid = table.bids[mark] or 0
    aims = bool(bid) and not table.coop and place == RIM + target(table, mark)
    return some([
        (FIGURE, int(place == (RIM + min(GOAL, stands) if stands else ALTAR))),
        (DISC, int(place in ((RIM + bid,) if bid > 0 else (DAY - bid, NIGHT - bid)))),
        (BAR, int(aims)),
    ])  # fmt: skip


def chariots(table: Any, place: int, mark: int) -> list[Heap]:
    """Crystals lie in spaces, and whose they are is told by colour."""
    return [(CHARIOT if mark < COLOUR else DISC, 1)]


def faux_cilles(table: Any, place: int, mark: int) -> list[Heap]:
    """A disc is worth one step, a bar two: one of either may lie in a space (R-FAUX-4)."""
    if not COLOUR <= mark < NEUTRAL:
        return [(FIGURE, 1)]
    discs, bars = table.buried[table.colours.index(mark - COLOUR)]
    return some([(DISC, discs.count(place)), (BAR, bars.count(place))])


def figures(table: Any, place: int, mark: int) -> list[Heap]:
    """Of games whose marks are all figures."""
    return [(FIGURE, 1)]


def final_exam(table: Any, place: int, mark: int) -> list[Heap]:
    """Figures; a bar that blocks; objects, tokens and markers are discs."""
    return [(FIGURE if mark < COLOUR else BAR if mark == NEUTRAL else DISC, 1)]


def ghost_knights(table: Any, place: int, mark: int) -> list[Heap]:
    """Guards at the trilithons, swords on the altar, figures on the rim."""
    if mark < COLOUR:
        return [(FIGURE, 1)]
    seat = table.colours.index(mark - COLOUR)
    if place == ALTAR:
        return [(BAR, table.swords[seat])]
    return [(DISC, table.guards[seat][place - TRILITHON - 1])]


def high_druid(table: Any, place: int, mark: int) -> list[Heap]:
    """A bar is shown in the well beside its border."""
    return [(BAR if place > DAY else DISC, 1)]


def magic(table: Any, place: int, mark: int) -> list[Heap]:
    """The bar of the trump, apprentices on the rim, trilithons inside."""
    return [(BAR if mark == NEUTRAL else STONES if place > INNER else DISC, 1)]


def sacrifice_roulette(table: Any, place: int, mark: int) -> list[Heap]:
    """Discs, and the rock."""
    return [(ROCK if mark == NEUTRAL else DISC, 1)]


def stones(table: Any, place: int, mark: int) -> list[Heap]:
    """The auctioneer and the bidders' figures, beside the stone for sale."""
    return [(STONE if COLOUR <= mark < NEUTRAL else FIGURE, 1)]


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
    "celtic_whist": celtic_whist,
    "chariots": chariots,
    "faux_cilles": faux_cilles,
    "final_exam": final_exam,
    "five_suitors": figures,
    "ghost_knights": ghost_knights,
    "high_druid": high_druid,
    "magic": magic,
    "sacrifice_roulette": sacrifice_roulette,
    "stones": stones,
    "war_of_gods": war_of_gods,
    "why_first": figures,
}


def between(game: str, table: Any) -> Iterator[tuple[list[int], int, Heap]]:
    """What stands where no light is: (the places around it, the owner, what).

    Chariots: the bars in their slots, two of which are a wall, and the trilithons on borders.
    Backgammon: the bars at the ends of the zones, and the reserves, which wait on the altar.
    """
    if game == "chariots":
        yield from walls(table)
    elif game == "backgammon":
        yield from zones_and_reserves(table)


def walls(table: Any) -> Iterator[tuple[list[int], int, Heap]]:
    for seat, slots in enumerate(table.bars):
        for slot in sorted(set(slots)):
            yield sides(slot // 3 + 1)[slot % 3], seat, (BAR, slots.count(slot))
    for seat, border in enumerate(table.trilithons):
        if border is not None:
            _, rims, wells = sides(border)
            yield rims + wells, seat, (STONES, 1)


def zones_and_reserves(table: Any) -> Iterator[tuple[list[int], int, Heap]]:
    """The bars as the set-up has them: at 30|1 and 6|7, 29|30 and 23|24."""
    for side, spaces in enumerate(((30, 6), (29, 23))):
        for space in spaces:
            yield [RIM + space, RIM + ring(space, 1)], side, (BAR, 1)
        for heap in backgammon_reserve(table, side):
            yield [ALTAR], side, heap


def backgammon_reserve(table: Any, side: int) -> list[Heap]:
    return some([(DISC, table.discs[side][0]), (KING, int(table.kings[side] == 0))])


def sides(space: int) -> list[list[int]]:
    """The three slots ahead of the places of a space, each by the places around it (R-CHAR-8)."""
    after = ring(space, 1)
    return [
        [RIM + space, RIM + space, NIGHT + space, DAY + space],
        [RIM + space, RIM + after],
        [DAY + space, NIGHT + after],
    ]
