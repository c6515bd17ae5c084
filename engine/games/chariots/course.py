"""The course of The Chariots of Stonehenge: places, slots, race order, what a step costs.

90 places counted from 0 in the order of the race: night well, rim and day well of space 1, then of
space 2, and so on; LINE is past the finish. Slots, where bars stand, are counted likewise: the one
inside a space, between its rim and its wells, then the rim and the wells part of the border after
it. So the slot ahead of a place has the number of that place. In all of this, t is the game's
Table.
"""

from engine.ask import Flow, Menu
from engine.boxes.henge import SPACES, ring
from engine.plates.stonehenge import DAY, NIGHT, RIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.chariots.rulebook import Table

LINE = 3 * SPACES
PLACES = ("night_well", "rim", "day_well")
AHEAD = ("between", "rim_after", "wells_after")  # the slot ahead of each

# The five slots of a space and the two borders a trilithon may span (R-CHAR-8).
SLOTS = ("rim_before", "wells_before", "rim_after", "wells_after", "between")
OFFSETS = (-2, -1, 1, 2, 0)
BORDERS = ("border_before", "border_after")

# From each kind of place: step, places gained, cost, slot crossed as seen from there.
STEPS = (
    (("climb", 1, 2, 0), ("creep", 2, 1, None)),  # R-CHAR-22
    (("run", 3, 1, 0), ("dive", 1, 1, -1)),  # R-CHAR-28
    (("creep", 1, 1, 0),),
)


def space_of(place: int) -> int:
    """The space of a place; a slot of a border belongs to the space before. 31: past the line."""
    return place // 3 + 1


def slot_of(space: int, name: str) -> int:
    """One of the SLOTS of a space; those before space 1 are on border 30 (R-CHAR-23)."""
    return (3 * space - 3 + OFFSETS[SLOTS.index(name)]) % LINE


def border_named(space: int, name: str) -> int:
    """One of the BORDERS of a space; border k is the one after space k."""
    return space if name == "border_after" else ring(space, -1)


def border_of(slot: int) -> int:
    """The border a slot is part of; 0 for the one inside a space."""
    return slot // 3 + 1 if slot % 3 else 0  # `space_of`: a board's stack is short here


def light(place: int) -> int:
    """The plate's place, see `engine.plates.stonehenge`."""
    return (NIGHT, RIM, DAY)[place % 3] + space_of(place)


# Race order


def standing(t: "Table", seat: int) -> tuple:
    """Compares as the race does: the further, then on one place the earlier (R-CHAR-4)."""
    return (t.places[seat], -t.arrived[seat])


def ranking(t: "Table") -> list:
    """The seats in race order, those past the line first."""
    return sorted(range(t.seats), key=lambda seat: standing(t, seat), reverse=True)


def arrive(t: "Table", seat: int, place: int) -> None:
    """To another place, behind the chariots already there, which it never bars (R-CHAR-4)."""
    t.places[seat] = place
    t.latest += 1
    t.arrived[seat] = t.latest
    if place < LINE and t.places.count(place) > 1:
        t.say("behind" if place % 3 == 1 else "beside", seat)


def racing(t: "Table") -> list:
    """The seats still before the line; the others have no asks and no phases."""
    return [seat for seat in range(t.seats) if t.places[seat] < LINE]


def decided(t: "Table") -> "str | None":
    """The ending as soon as enough chariots are past the line (R-CHAR-24)."""
    left = len(racing(t))
    if t.options["play_on"] == "on":
        return "ranked" if left == 1 else None
    return "arrived" if left < t.seats else None


def phase_order(t: "Table", crystals: list) -> list:
    """Most crystals begin, of equals the one ahead; then clockwise, who has some (R-CHAR-3, 4)."""
    if not max(crystals):
        return []
    first = max(range(t.seats), key=lambda seat: (crystals[seat], standing(t, seat)))
    return [seat for seat in t.clockwise(first) if crystals[seat]]


# What stands in the way


def single_bars(t: "Table", seat: int) -> list:
    """The slots of the bars that may be moved: those of a wall may not (R-CHAR-9, 10)."""
    return sorted([slot for slot in t.bars[seat] if t.bars[seat].count(slot) == 1])


def may_lay(t: "Table", seat: int, slot: int) -> bool:
    """No trilithon there, and no bar but one's own, which becomes a wall (R-CHAR-10, 12)."""
    foreign = [owner for owner in range(t.seats) if owner != seat and slot in t.bars[owner]]
    return not foreign and t.bars[seat].count(slot) < 2 and border_of(slot) not in t.trilithons


def may_span(t: "Table", border: int) -> bool:
    """A trilithon wants the whole border free of bars, own ones too (R-CHAR-12)."""
    bars = [slot for slots in t.bars for slot in slots if border_of(slot) == border]
    return not bars and border not in t.trilithons


def toll(t: "Table", seat: int, slot: int) -> int:
    """2 for a foreign bar, 4 for a foreign wall, else nothing (R-CHAR-11).

    For a foreign trilithon 2, or where two crystals are the whole step's price, 1 (R-CHAR-13).
    """
    extra = 0
    for owner in range(t.seats):
        if owner != seat:
            extra += 2 * t.bars[owner].count(slot)
            if t.trilithons[owner] == border_of(slot):
                extra += int(t.options["trilithon_toll"])
    return extra


def price(t: "Table", seat: int, place: int, step: tuple, climbed: bool = False) -> int:
    """What a step costs, obstacles included (R-CHAR-15).

    climbed  the chariot has, in thought, just climbed past the slot a dive crosses again: a bar
             is then broken already, a wall is paid twice (R-CHAR-22)
    """
    name, _, cost, slot = step
    extra = 0 if slot is None else toll(t, seat, place + slot)
    return cost if climbed and name == "dive" and extra == 2 else cost + extra


def clear(t: "Table", seat: int, slot: int, trilithon: bool = True) -> None:
    """A foreign single bar goes home, and a trilithon; walls stay for ever (R-CHAR-10, 13, 14)."""
    for owner in range(t.seats):
        if owner == seat:
            continue
        if t.bars[owner].count(slot) == 1:
            t.bars[owner].remove(slot)
            t.say("bar_home", owner)
        if trilithon and t.trilithons[owner] == border_of(slot):
            t.trilithons[owner] = None
            t.say("trilithon_home", owner)


# The look-ahead


def legal_steps(t: "Table", seat: int) -> list:
    """The affordable steps; where some can lead to an exact end, only those (R-CHAR-16, 29)."""
    place, power = t.places[seat], t.right[seat]
    steps = [step for step in STEPS[place % 3] if price(t, seat, place, step) <= power]
    ending: list = []
    for step in steps:  # no comprehension: this calls deep, and a board's stack is short
        if exact(t, seat, step):
            ending.append(step)
    return ending or steps


def exact(t: "Table", seat: int, step: tuple) -> bool:
    """Whether after `step` the power can be spent to the last crystal, or the line crossed.

    It takes up each (place, power left) once at most: some dozens, however the plate is blocked.
    """
    state = _after(t, seat, (t.places[seat], t.right[seat], False), step)
    todo, known = [state], [state]
    while todo:
        state = todo.pop()
        place, power, _ = state
        if not power or place >= LINE:
            return True
        for step in STEPS[place % 3]:
            beyond = _after(t, seat, state, step)
            if beyond[1] >= 0 and beyond not in known:
                todo.append(beyond)
                known.append(beyond)
    return False


def _after(t: "Table", seat: int, state: tuple, step: tuple) -> tuple:
    """(place, power left, whether it has just climbed) after a step from such a state."""
    place, power, climbed = state
    left = power - price(t, seat, place, step, climbed)
    return (place + step[1], left, step[0] == "climb")


def sides(space: int) -> tuple:
    """The three slots ahead of the places of a space, each by the lights around it (R-CHAR-8)."""
    after = ring(space, 1)
    return (
        (RIM + space, RIM + space, NIGHT + space, DAY + space),
        (RIM + space, RIM + after),
        (DAY + space, NIGHT + after),
    )


def advance(t: "Table", seat: int, step: tuple) -> None:
    """Pay, break through what stands there, and go on."""
    place = t.places[seat]
    t.right[seat] -= price(t, seat, place, step)
    if step[3] is not None:
        clear(t, seat, place + step[3])
    t.places[seat] = place = min(place + step[1], LINE)
    if place == LINE:
        t.say("crosses", seat)
    else:
        t.say("at", seat, PLACES[place % 3], space_of(place))


def crash(t: "Table", seat: int) -> Flow:
    """The rest of the power is lost, and a crystal for good (R-CHAR-17, 18)."""
    place = t.places[seat]
    hit = [place + step[3] for step in STEPS[place % 3]]
    name = yield Menu(seat, "hit", [AHEAD[slot % 3] for slot in hit])
    t.right[seat] = 0
    t.power[seat] -= 1
    t.say("crash", seat, name)
    if not t.power[seat]:
        t.say("stranded", seat)
    clear(t, seat, slot_of(space_of(place), name), False)


def collect(t: "Table", seat: int) -> None:
    """An own crystal on the space where the move ends, crash or not (R-CHAR-20, 21)."""
    space = space_of(t.places[seat])
    if space in t.crystals[seat]:
        t.crystals[seat].remove(space)
        t.power[seat] += 1
        t.say("crystal", seat, space)
