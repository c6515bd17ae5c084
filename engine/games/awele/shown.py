"""What the table shows of The Afro-Celtic Awele. In all of this, t is the game's Table."""

from engine.ask import Ask, Marks
from engine.boxes.henge import SPACES, space_colour
from engine.places import COLOUR, DISC, FIGURE, NEUTRAL
from engine.plates.stonehenge import ALTAR, RIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.awele.rulebook import Table

COLOURS = 5  # of discs; black spaces are nobody's home
VALUES = (5, 4, 3, 2, 0)  # of the ranks (R-AWELE-15)
STALLED = 40  # turns without a removal (R-AWELE-20)
WARNED = 8  # turns before that the status begins to show it


def scores(t: "Table") -> list:
    return t.totals


def discs(t: "Table") -> int:
    """How many are on the plate and in the sower's hand."""
    return sum([sum(held) for held in t.spaces])


def left(t: "Table", disc: int) -> int:
    """Discs of a colour on the plate and in the sower's hand (R-AWELE-10)."""
    return sum([discs[disc] for discs in t.spaces])


def values(t: "Table") -> list:
    """Per colour: 5, 4, 3, 2 in order of going out. Those not out have 0, but in a quick or stalled
    round rank behind by discs left, equals all with the lowest of their ranks (R-AWELE-19, 20)."""
    worth = [0] * COLOURS
    for place, disc in enumerate(t.out):
        worth[disc] = VALUES[place]
    if t.stopped in ("quick", "stalled"):
        others = [(disc, left(t, disc)) for disc in range(COLOURS) if disc not in t.out]
        for disc, discs in others:
            rank = len(t.out) + len([1 for _, fewer in others if fewer <= discs])
            worth[disc] = VALUES[rank - 1]
    return worth


def about(t: "Table", ask: Ask) -> list:
    """What is left in the hand, whose home the space is, and how near the round is to its end."""
    if ask.prompt == "drop":
        home = space_colour(ask.args[0])
        return [
            ("in_hand", sum(t.spaces[0])),
            ("home_of", home) if home < COLOURS else ("no_home",),
        ]
    wish = t.options["idle_end"]
    if ask.prompt == "space" and wish != "never" and t.idle >= STALLED - WARNED:
        return [("nearly_" + wish, STALLED - t.idle)]
    return [("idle_turns", STALLED)] if ask.prompt == "stalled" else []


def label(t: "Table", ask: Ask, value: "int | str") -> "tuple | None":
    """A disc with the space it falls on, a space with its colour."""
    if ask.prompt == "drop":
        return ("disc_on", value, ask.args[0])
    if ask.prompt != "space":
        return None
    return ("place_and_colour", value, space_colour(int(value)))


def standing(t: "Table") -> tuple:
    """Points; the colour each plays where it is known, and how many discs of it are left."""
    rows = []
    for seat, points in enumerate(t.totals):
        known = t.colours[seat]
        there = [None, None] if known is None else [("is_colour", known), left(t, known)]
        rows.append([points] + there)
    return ("points", "plays_colour", "discs_left"), rows


def marks(t: "Table", ask: "Ask | None") -> Marks:
    """The discs, on the altar those of the sower's hand; the grey figure, and those of the colours
    out: the others wait in the centre (R-AWELE-6, 11)."""
    for space in range(1, SPACES + 1):
        for disc in range(COLOURS):
            if t.spaces[space][disc]:
                yield RIM + space, COLOUR + disc, DISC, t.spaces[space][disc]
    for disc in range(COLOURS):
        if t.spaces[0][disc]:
            yield (ALTAR,), COLOUR + disc, DISC, t.spaces[0][disc]
    yield RIM + t.grey if t.grey else (ALTAR,), NEUTRAL, FIGURE
    for disc in range(COLOURS):
        value = VALUES[t.out.index(disc)] if disc in t.out else 0
        yield RIM + value if value else (ALTAR,), COLOUR + disc, FIGURE


def status(t: "Table") -> tuple:
    """The round, and how near it is to being stalled: turns ended since the last removal."""
    return ("round", t.round, t.seats, t.idle) if t.round else ("to_start",)
