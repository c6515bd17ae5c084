"""Celtic Whist (Rich Hutnik), 1 to 8 players: tricks, and bids that want to be met exactly.

Rulings R-WHIST-1 to 38. Box: `boxes.stonehenge`. Figures, discs and bars carry no tag, and their
colours mean nothing here (R-WHIST-37).
"""

from engine import table
from engine.ask import CHANCE, Ask, Flow, Marks, Menu, Seat
from engine.boxes import henge
from engine.boxes.henge import is_number
from engine.boxes.stonehenge import BOX as HENGE
from engine.games.celtic_whist.rounds import (
    DUMMY,
    GOAL,
    NIL,
    NO_YES,
    TRUMPS,
    cards_in_use,
    met,
    one_round,
    settle,
    target,
)
from engine.places import BAR, FIGURE, NEUTRAL, ON
from engine.plates.stonehenge import ALTAR, DAY, NIGHT, RIM
from engine.referee import Result, best
from engine.table import DECK, TABLE

RULES = 1
OPTIONS = (
    ("mode", ("multi", "coop", "coop_hard", "solo")),
    ("start", ("15",) + tuple([str(n) for n in range(1, 30) if n != 15])),  # R-WHIST-35
    ("lots15", NO_YES),
    ("over_zero", NO_YES),
    ("double", NO_YES),
    ("black_follow", NO_YES),
    ("restrictive_nil", NO_YES),
    ("more_cards", NO_YES),
    ("reversed_ties", NO_YES),
    ("bidding", ("open", "secret")),
    ("share", ("offer", "never")),  # R-WHIST-22
)
BEFORE = {"share": "never"}
ENDINGS = ("goal", "neutral", "zero", "extra", "shared")
NOBODY = ("neutral", "zero", "extra")  # the endings in which nobody may win
PILES = (DECK, TRUMPS, DUMMY)


class Table(table.Table):
    """coop, solo  how is played; neither: everybody alone (multi)
    cards      number cards in use;  hand  how many a seat is dealt
    positions  one figure a seat, any number from 0 (R-WHIST-17, 18); in coop one for all
    neutral    position of the neutral figure
    trump      colour of this round; None: not drawn yet
    stakes     the kind of bid that is being made, for those who may see it
    bids       per seat: tricks to win, or less the stake of a nil; 0: nil in coop; None: not bid
    won        per seat: tricks won in this round;  latest  number of its latest trick, 0: none
    denied     per seat: for each trick it has not followed in, the colours it should have played
    leader     who leads the round;  lead  who leads the trick
    pending    seats in a double-or-quits round;  tied  seats that an extra round is about
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, HENGE, options)
        self.solo = options["mode"] == "solo"
        self.coop = options["mode"] in ("coop", "coop_hard")
        self.cards = cards_in_use(seats, self.on("more_cards"))
        self.hand = len(self.cards) // seats
        if self.solo:
            self.hand = 15 if self.on("lots15") else 13
        self.neutral = int(options["start"])
        self.positions = [self.neutral] * (1 if self.coop else seats)
        self.round = self.tricks = self.leader = self.lead = 0
        self.trump: "int | None" = None
        self.latest = [0] * seats
        self.pending: list = []
        self.tied: list = []
        self.clear()

    def on(self, option: str) -> bool:
        return self.options[option] == "yes"

    def clear(self) -> None:
        """Nothing bid, nothing won."""
        self.stakes = ""
        self.bids: list = [None] * self.seats
        self.won = [0] * self.seats
        self.denied: list = [[] for _ in range(self.seats)]


def allowed(seats: int, chosen: dict, name: str, values: tuple) -> tuple:
    """Who can play how; what could change nothing is not asked (R-WHIST-1, 15, 30, 32)."""
    if name == "mode":
        return values[-1:] if seats == 1 else values[:-1]
    if name == "more_cards":
        return values[1:] if seats > 5 else values
    mode = chosen["mode"]
    idle = {
        "lots15": mode != "solo",
        "bidding": mode == "solo",
        "over_zero": mode in ("coop", "coop_hard"),
        "double": mode in ("coop", "coop_hard"),
        "restrictive_nil": mode in ("coop", "coop_hard"),
        "reversed_ties": seats != 5 and chosen.get("more_cards") == "no",
    }
    if name == "share" and mode != "multi":
        return values[1:]
    return values[:1] if idle.get(name) else values


def play(t: Table) -> Flow:
    """Setup, then rounds against each other, or against the neutral figure (R-WHIST-2)."""
    t.say("figures", t.neutral)
    t.say("cards_%d" % len(t.cards))
    t.shuffle(t.cards, DECK)
    t.shuffle(range(henge.TRILITHONS, henge.CARDS), TRUMPS)
    t.leader = yield Seat(None, "leader", range(t.seats), role=CHANCE)  # R-WHIST-24
    if t.solo or t.coop:
        return (yield from quest(t))
    return (yield from contest(t))


# Solo and coop


def quest(t: Table) -> Flow:
    """One figure against the neutral one (R-WHIST-19, 32 to 34)."""
    ending = ""
    while not ending:
        yield from one_round(t)
        if t.coop:
            together(t)
            t.leader = t.lead  # R-WHIST-33: who has won the last trick
        else:
            yield from settle(t)
        ending = verdict(t)
    details = [("rounds", t.round)] if t.coop else []
    return Result(ending, scores(t), list(range(t.seats)) if ending == "goal" else [], details)


def together(t: Table) -> None:
    """All bids met: as many steps as players. The hard way: back for every bid that was not."""
    failed = len([seat for seat in range(t.seats) if not met(t, seat)])
    gain = 0 if failed else t.seats
    if t.options["mode"] == "coop_hard":
        gain -= failed
    t.positions[0] = max(0, t.positions[0] + gain)
    t.say("gains_team", gain, t.positions[0])


def verdict(t: Table) -> str:
    """Won, or lost at 0, before the neutral figure takes its step; empty: it goes on."""
    if t.positions[0] >= GOAL:
        return "goal"
    if t.positions[0] == 0:
        return "zero"
    step(t, t.neutral + 1)
    return "neutral" if t.neutral == GOAL else ""


def step(t: Table, position: int) -> None:
    t.neutral = position
    t.say("neutral_moves", position)


# Everybody alone


def contest(t: Table) -> Flow:
    """No seat is out at 0; the foremost one wins in the end (R-WHIST-2, 21, 22)."""
    ending = ""
    while not ending:
        yield from scored_round(t)
        ending = overtaken(t)
    t.tied = best(t.positions)
    while len(t.tied) > 1:  # R-WHIST-22, 23
        ending = "extra"
        for seat in t.tied:
            t.say("plays_off", seat)
        yield from scored_round(t)
        top = max([t.positions[seat] for seat in t.tied])
        t.tied = [seat for seat in t.tied if t.positions[seat] == top]
        if (yield from is_shared(t)):
            ending = "shared"
            break
    return Result(ending, scores(t), t.tied)


def is_shared(t: Table) -> Flow:
    """Whether those whom an extra round has left tied share the win: else it has no end."""
    if len(t.tied) == 1 or t.options["share"] == "never":
        return False
    if (yield Menu(None, "still_tied", ("play_on", "share"))) == "share":
        return True
    for seat in t.clockwise(t.leader):
        t.say("bid_is_over", seat)
    return False


def scored_round(t: Table) -> Flow:
    """A round, its points, and the next leader (R-WHIST-25, 38)."""
    yield from one_round(t)
    gains = yield from settle(t)
    seats = t.clockwise(t.leader)
    for ranking in (gains, t.positions, t.latest):
        top = max([ranking[seat] for seat in seats])
        seats = [seat for seat in seats if ranking[seat] == top]
    t.leader = seats[0]


def overtaken(t: Table) -> str:
    """30 reached, or the neutral figure moves up to the foremost one, or on (R-WHIST-20, 21)."""
    top = max(t.positions)
    if top >= GOAL:
        return "goal"
    step(t, top if top > t.neutral else t.neutral + 1)
    return "neutral" if t.neutral == GOAL else ""


# What the table shows


def scores(t: Table) -> list:
    return t.positions * (t.seats // len(t.positions))


def why(t: Table, ask: Ask, piece: int) -> "str | None":
    """A card of the wrong kind, or of the half that is not in use (R-WHIST-3)."""
    if is_number(piece) == (ask.prompt == "trump"):
        return "want_trilithon" if ask.prompt == "trump" else "want_number"
    return "not_in_use" if is_number(piece) and piece not in t.cards else None


def about(t: Table, ask: Ask) -> list:
    """The trump, the cards on the table and whose they are, and everybody's bid and tricks."""
    if t.trump is None or ask.prompt in ("leader", "trump", "dummy", "declare"):
        return []
    facts: list = [("trump_is", t.trump)]
    if ask.prompt == "how_many" and not ask.secret:
        facts.append(("stakes_points" if t.stakes == NIL else "bids_tricks",))
    order = t.clockwise(t.lead)
    for at, card in enumerate(t.zone(TABLE)):
        facts.append(
            ("dummy_plays", card) if t.solo and not at else ("plays", order[at - t.solo], card)
        )
    if ask.kind == "tap" or t.options["bidding"] == "open":
        bids = [(seat, bid) for seat, bid in enumerate(t.bids) if bid is not None]
        for seat, bid in bids:
            key = "bid_and_won" if bid > 0 else "nil_and_won"
            facts.append((key, seat, abs(bid), t.won[seat]))
    return facts


def standing(t: Table) -> tuple:
    """Where the figures are, what was bid, what was won."""
    hidden = t.options["bidding"] == "secret" and None in t.bids
    rows = []
    for seat in range(t.seats):
        bid = None if hidden else t.bids[seat]
        said = bid if bid is None or bid > 0 else ("nil",)
        rows.append([scores(t)[seat], said, t.won[seat]])
    return ("points", "bid_column", "tricks_won"), rows


def marks(t: Table, ask: "Ask | None") -> Marks:
    """The figures, the disc of every bid (of a nil in the wells), and the bar it aims at."""
    yield RIM + t.neutral, NEUTRAL, FIGURE
    for seat, position in enumerate(t.positions):
        stands = RIM + min(GOAL, position) if position else ALTAR
        yield stands, ON if t.coop else seat, FIGURE
    if t.options["bidding"] == "secret" and None in t.bids:
        return
    for seat, bid in enumerate(t.bids):
        if bid:
            for part in (RIM,) if bid > 0 else (DAY, NIGHT):
                yield part + abs(bid), seat
            if not t.coop:
                yield RIM + target(t, seat), seat, BAR


def status(t: Table) -> tuple:
    if not t.round:
        return ("to_start",)
    return ("round", t.round) if t.trump is None else ("round_trump", t.round, t.trump)
