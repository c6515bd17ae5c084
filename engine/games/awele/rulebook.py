"""The Afro-Celtic Awele of Stonehenge (Rich Hutnik), 2 to 5 players: sow discs round the circle.

Rules page: rulings R-AWELE-1 to 28. Box: `boxes.stonehenge`; of its cards only the trilithons,
and these only in the bluff mode. Discs, bars and figures carry no tag: they are counted.
"""

from engine import table
from engine.ask import CHANCE, FACT, Colour, Flow, Menu, Place, Seat
from engine.boxes.henge import CARDS, SPACES, TRILITHONS, colour, ring, space_colour
from engine.boxes.stonehenge import BOX as HENGE
from engine.games.awele.shown import COLOURS, STALLED, VALUES, discs, left, values
from engine.laying import play_card
from engine.plates.stonehenge import RIM
from engine.referee import Result, best
from engine.table import DECK, FRONT, SECRET

RULES = 1
OPTIONS = (  # all independent but for the second (R-AWELE-25)
    ("mode", ("standard", "bluff", "bets")),
    ("bluff_ending", ("leave", "all_play")),  # R-AWELE-16, 17
    ("quick", ("no", "yes")),
    ("slow", ("no", "yes")),
    ("effect", ("none", "one", "two", "all")),  # R-AWELE-22
    ("idle_end", ("ask", "end", "never")),  # R-AWELE-20
)
BEFORE = {"idle_end": "end"}  # in records made before there was this option
ENDINGS = ("seats", "colours", "quick", "stalled")  # what stopped the last round

CAPACITY = 9  # discs a space can hold (R-AWELE-8)
BARS = 10  # of each colour


class Table(table.Table):
    """spaces  discs by space and colour: spaces[k][c]; spaces[0] is the sower's hand
    grey     space of the grey figure, the last one emptied; 0: in the centre (R-AWELE-6)
    out      the colours that are out, in this order: the first figure stands on 5 (R-AWELE-11)
    stopped  which of the ENDINGS has stopped the round, empty while it goes on
    colours  per seat, when it is known to all; supply, bars: of the bets, left and per seat
    idle     turns ended since a removal, or since people wanted to go on
    totals   points per seat
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, HENGE, options)
        self.opener = 0
        self.round = 0
        self.totals = [0] * seats
        self.clear()

    def clear(self) -> None:
        """Two discs on every space of their colour, nothing out, nothing taken."""
        numbers = range(SPACES + 1)  # 0, the hand, has no colour here either
        self.spaces = [[2 * (space_colour(k) == c) for c in range(COLOURS)] for k in numbers]
        self.grey = 0
        self.out: list = []
        self.stopped = ""
        self.idle = 0
        self.colours: list = [None] * self.seats
        self.supply = [BARS] * COLOURS
        self.bars = [[0] * COLOURS for _ in range(self.seats)]


def allowed(seats: int, chosen: dict, name: str, values: tuple) -> tuple:
    """Only bluff has a choice of endings."""
    return values[:1] if name == "bluff_ending" and chosen["mode"] != "bluff" else values


def play(t: Table) -> Flow:
    """As many rounds as seats, in every mode; the opener moves on (R-AWELE-1, 2)."""
    t.opener = yield Seat(None, "opener", range(t.seats), role=CHANCE)
    while t.round < t.seats:
        t.round += 1
        yield from one_round(t)
        t.opener = (t.opener + 1) % t.seats
    slow = t.options["slow"] == "yes"  # R-AWELE-21
    winners = best([-points for points in t.totals] if slow else t.totals)  # R-AWELE-26
    return Result(t.stopped, t.totals, winners)


def one_round(t: Table) -> Flow:
    """Set up, colours, turns clockwise until the round is stopped, points."""
    t.clear()
    t.say("set_up", t.round, t.seats)
    if t.options["mode"] == "bets":
        t.say("bars_back")
    elif t.options["mode"] == "bluff":
        yield from draw_colours(t)
    else:
        yield from choose_colours(t)
    seat = t.opener
    while not t.stopped:
        if in_play(t, seat):
            yield from turn(t, seat)
        seat = (seat + 1) % t.seats
    score(t)


def choose_colours(t: Table) -> Flow:
    """Standard: in every round a colour that nobody has (R-AWELE-3)."""
    for seat in t.clockwise(t.opener):
        free = [c for c in range(COLOURS) if c not in t.colours]
        t.colours[seat] = yield Colour(seat, "colour", free)
        t.say("has_colour", seat, t.colours[seat])


def draw_colours(t: Table) -> Flow:
    """Bluff: a trilithon card each, seen by its owner and the referee (R-AWELE-16, 28)."""
    if t.round == 1:
        t.shuffle(range(TRILITHONS, CARDS), DECK)
    else:
        t.gather([DECK] + [FRONT + seat for seat in range(t.seats)], DECK)
    t.deal(1, SECRET)
    for seat in t.clockwise(t.opener):
        zone = SECRET + seat
        cards = t.possible(zone)
        yield from play_card(t, seat, "identity", zone, zone, cards, role=FACT, secret=True)


def turn(t: Table, seat: int) -> Flow:
    """Empty a space and sow it; with bets, take a bar (R-AWELE-18, 20)."""
    before = discs(t)
    t.grey = yield Place(seat, "space", sources(t, seat))
    t.say("sows", seat, t.grey)
    yield from sow(t, seat)
    if t.options["mode"] == "bets" and not t.stopped:
        yield from take_bar(t, seat)
    if discs(t) == before:
        t.idle += 1
        if t.idle == STALLED:
            yield from stall(t)


def stall(t: Table) -> Flow:
    """So long without a removal: the round ends, or people say whether it does (R-AWELE-20)."""
    wish = t.options["idle_end"]
    if wish == "ask":
        wish = yield Menu(None, "stalled", ("go_on", "end"))
    if wish == "end":
        t.stopped = "stalled"
    else:
        t.idle = 0


def sources(t: Table, seat: int) -> list:
    """The spaces the seat may empty: there always is one (R-AWELE-9)."""
    spaces = range(1, SPACES + 1)
    if t.options["mode"] != "standard":
        return [RIM + space for space in spaces if any(t.spaces[space])]
    return [RIM + space for space in spaces if t.spaces[space][t.colours[seat]]]


def sow(t: Table, seat: int) -> Flow:
    """One disc on every following space, in the order the sower likes (R-AWELE-4, 5, 7).

    A round that is stopped stops the sowing: what is in the hand stays there (R-AWELE-12).
    """
    space, hand = t.grey, t.spaces[t.grey]
    t.spaces[0], t.spaces[space] = hand, t.spaces[0]
    while any(hand) and not t.stopped:
        space = ring(space, 1)
        held = [c for c in range(COLOURS) if hand[c]]
        disc = yield Colour(seat, "drop", held, args=(space,))
        hand[disc] -= 1
        yield from land(t, seat, disc, space)


def land(t: Table, seat: int, disc: int, space: int) -> Flow:
    """A disc that comes home or is the tenth must go, by an effect it may (R-AWELE-8, 23)."""
    there = t.spaces[space]
    if space_colour(space) == disc or sum(there) == CAPACITY:
        remove(t, disc, 1, space)
        return
    action = "keep"
    if under_effect(t, there[disc]):  # R-AWELE-24
        action = yield Menu(seat, "effect", ("keep", "remove"), args=(disc, space))
    if action == "keep":
        there[disc] += 1
    else:
        others = there[disc] if t.options["effect"] == "all" else 0
        there[disc] -= others
        remove(t, disc, others + 1, space)


def under_effect(t: Table, alike: int) -> bool:
    """Whether a disc may be removed that joins `alike` discs of its colour (R-AWELE-22)."""
    effect = t.options["effect"]
    return effect != "none" and alike >= (2 if effect == "two" else 1)


def remove(t: Table, disc: int, number: int, space: int) -> None:
    """`number` discs of a colour leave the round; they may be the last ones."""
    t.idle = 0
    t.say("removed" if number == 1 else "cleared", disc, space, number)
    if not left(t, disc):
        goes_out(t, disc)


def goes_out(t: Table, disc: int) -> None:
    """Its figure takes the next place, whether the colour has an owner or not (R-AWELE-13)."""
    t.say("out", disc, VALUES[len(t.out)])
    t.out.append(disc)
    for seat in range(t.seats):
        if colour_of(t, seat) == disc and not everybody_stays(t):
            reveal(t, seat)
            t.say("leaves", seat)
    t.stopped = stop(t)


def stop(t: Table) -> str:
    """Why the colour that has just gone out stops the round; empty: it does not (R-AWELE-12)."""
    if t.options["quick"] == "yes":
        return "quick"
    if everybody_stays(t):  # R-AWELE-17, 18
        return "colours" if len(t.out) == COLOURS - 1 else ""
    return "seats" if len([s for s in range(t.seats) if in_play(t, s)]) <= 1 else ""


def everybody_stays(t: Table) -> bool:
    """Every seat stays where none has a colour, or where bluffers wait for the last one."""
    return t.options["mode"] == "bets" or t.options["bluff_ending"] == "all_play"


def in_play(t: Table, seat: int) -> bool:
    """A seat whose colour is out is passed over, once its turn is ended (R-AWELE-27)."""
    return everybody_stays(t) or colour_of(t, seat) not in t.out


def colour_of(t: Table, seat: int) -> "int | None":
    """The seat's colour, also while only the referee knows it; None: it has none."""
    cards = t.zone(SECRET + seat)
    return colour(cards[0]) if cards else t.colours[seat]


def reveal(t: Table, seat: int) -> None:
    """With bluff the seat's card is turned up; else there is nothing to show."""
    t.colours[seat] = colour_of(t, seat)
    t.reveal(SECRET + seat, FRONT + seat)


def take_bar(t: Table, seat: int) -> Flow:
    """A bar of a colour still in the round, if one is left; there is no refusing (R-AWELE-14)."""
    offered = [c for c in range(COLOURS) if t.supply[c] and c not in t.out]
    if offered:
        bar = yield Colour(seat, "bar", offered)
        t.supply[bar] -= 1
        t.bars[seat][bar] += 1
        t.say("takes_bar", seat, bar)


# Scoring


def score(t: Table) -> None:
    """Each seat the value of its colour, or of its bars (R-AWELE-13, 18)."""
    worth = values(t)
    if t.round < t.seats:  # else the result says it
        t.say("ending_" + t.stopped)
    for disc in range(COLOURS):
        if worth[disc] and disc not in t.out:  # no figure tells it
            t.say("worth", disc, worth[disc])
    for seat in t.clockwise(t.opener):
        reveal(t, seat)
        if t.options["mode"] == "bets":
            points = sum([t.bars[seat][c] * worth[c] for c in range(COLOURS)])
        else:
            points = worth[t.colours[seat]]
        t.totals[seat] += points
        t.say("scores", seat, points)


# What the table shows
