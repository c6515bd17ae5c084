"""The ring of The War of the Gods: groups, whom they protect, whom they reach, what they score.

In all of this, t is the game's Table.
"""

from engine.boxes.henge import SPACES, ring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.war_of_gods.rulebook import Table

RING = range(1, SPACES + 1)
QUARTERS = (range(1, 9), range(8, 16), range(16, 24), range(23, 31))  # R-WAR-8: 8 and 23 in two
BONUS = (0, 0, 1, 4, 9, 16, 25)  # of a group by its size, 6 standing for more (R-WAR-24)


def group(t: "Table", space: int) -> list:
    """One seat's unbroken run that holds `space`, clockwise; none can fill the whole ring."""
    seat, run = t.plate[space], [space]
    while t.plate[ring(run[0], -1)] == seat:
        run.insert(0, ring(run[0], -1))
    while t.plate[ring(run[-1], 1)] == seat:
        run.append(ring(run[-1], 1))
    return run


def victims(t: "Table", seat: int) -> list:
    """Where disciples of other seats stand with no god in their group (R-WAR-7, 13)."""
    safe: list = []
    for god in t.gods:
        if god:
            safe += group(t, god)
    plate = t.plate
    others = [space for space in RING if plate[space] is not None and plate[space] != seat]
    return [space for space in others if space not in safe] if safe else others


def reach(space: int) -> range:
    """The spaces across from the quarter, or the two quarters, of `space` (R-WAR-8, 9)."""
    across = [QUARTERS[(q + 2) % 4] for q in range(4) if space in QUARTERS[q]]
    return range(across[0][0], across[-1][-1] + 1)


def targets(t: "Table", seat: int, space: int, prey: list) -> list:
    """Whom the disciple of `seat` on `space` may attack: none unless in a clan (R-WAR-10, 11)."""
    if not prey or space == t.gods[seat]:
        return []
    if seat not in (t.plate[ring(space, -1)], t.plate[ring(space, 1)]):
        return []
    within = reach(space)
    return [target for target in prey if target in within]


def parts_of_score(t: "Table", seat: int) -> tuple:
    """(pieces on the plate, bonus of the clans), whose sum is the score (R-WAR-24)."""
    heads = [s for s in RING if t.plate[s] == seat and t.plate[ring(s, -1)] != seat]
    sizes = [len(group(t, head)) for head in heads]
    return sum(sizes), sum([BONUS[min(size, 6)] for size in sizes])


def scores(t: "Table") -> list:
    return [sum(parts_of_score(t, seat)) for seat in range(t.seats)]
