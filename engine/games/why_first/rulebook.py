"""Why First?, 2 to 6 players: be second (third, with 5 or 6), never first.

Rulings R-WHY-1 to 26. Box: `boxes.why_first`.
"""

from engine import table
from engine.ask import CHANCE, CHOICE, Ask, Flow, Marks, Number, Seat, Tap
from engine.boxes.why_first import BOX as WHY_FIRST
from engine.laying import play_card
from engine.places import FIGURE
from engine.plates.rail import RAIL
from engine.referee import Result
from engine.table import DECK, FRONT, HAND, SECRET

RULES = 1
OPTIONS = (("sanction", ("vote", "off")),)
ENDINGS = ("rank", "sweep", "nobody")  # R-WHY-18, 20, 21
NOBODY = ("nobody",)  # the endings in which nobody may win

VALUE = (-4, -3, -3, -3, -2, -2, -2, -2) + (-1,) * 5 + (1,) * 6 + (2,) * 5 + (3,) * 4 + (4, 4, 4, 5)
FORBIDDEN = (-4, 5)  # in the last lap of a round (R-WHY-7)
ROUNDS = {2: 7, 3: 7, 4: 5, 5: 6, 6: 7}
LAPS = 5
WARNED = LAPS - len(FORBIDDEN)  # from here on people are reminded: a hand has two at most
IMAGINARY = 2  # with two players: the participant who is not there


class Table(table.Table):
    """participants  the real seats, and with two players the imaginary one
    rank     the place that scores: 2, or 3 with five or six players (R-WHY-5)
    pawns    position by participant, any whole number (R-WHY-2)
    totals   points by participant;  won  rounds won by participant
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, WHY_FIRST, options)
        self.participants = max(seats, 3)
        self.rank = 3 if seats > 4 else 2
        self.rounds = ROUNDS[seats]
        self.first = 0
        self.round = self.lap = 0
        self.pawns = [0] * self.participants
        self.totals = [0] * self.participants
        self.won = [0] * self.participants
        self.offenders: list = []


def play(t: Table) -> Flow:
    """Rounds of five laps; the starters rotate clockwise (R-WHY-15)."""
    t.shuffle(range(WHY_FIRST.size), DECK)
    t.first = yield Seat(None, "starter", range(t.seats), role=CHANCE)
    while t.round < t.rounds:
        t.round += 1
        yield from one_round(t)
    return result(t)


def one_round(t: Table) -> Flow:
    """Deal, play, score, judge."""
    deal(t)
    order = order_of_play(t)
    for t.lap in range(1, LAPS + 1):
        for participant in order:
            if participant < t.seats:
                yield from turn(t, participant)
            elif t.lap < LAPS:
                yield from imaginary_turn(t, order)
    score(t)
    if t.options["sanction"] == "vote":
        for offender in t.offenders:
            yield from sanction(t, offender)


def deal(t: Table) -> None:
    """Pawns back on 0 (R-WHY-1), all cards shuffled, five each, four for the imaginary player."""
    t.pawns = [0] * t.participants
    t.offenders = []
    if t.round > 1:
        everywhere = [zone + p for zone in (FRONT, HAND, SECRET) for p in range(t.participants)]
        t.gather([DECK] + everywhere, DECK)
    t.say("pawns_home")
    t.deal(5, HAND)
    if t.participants > t.seats:
        t.draw(4, DECK, SECRET + IMAGINARY)


def order_of_play(t: Table) -> list:
    """Clockwise from the starter; the imaginary player sits after the second seat (R-WHY-13)."""
    starter = (t.first + t.round - 1) % t.seats
    return [(starter + i) % t.participants for i in range(t.participants)]


def turn(t: Table, seat: int) -> Flow:
    """A card face up before anybody; in the last lap of the match before oneself (R-WHY-16, 17)."""
    card = yield Tap(seat, "card", t.possible(HAND + seat), zones=(HAND + seat,))
    target = seat
    if t.round < t.rounds or t.lap < LAPS:
        target = yield Seat(seat, "target", range(t.participants), role=CHOICE, args=(card,))
    t.tapped([card], HAND + seat, FRONT + target)
    if t.lap == LAPS and VALUE[card] in FORBIDDEN:  # R-WHY-8: it counts all the same
        t.offenders.append(seat)
        t.say("breach", seat)
    move(t, target, card)


def imaginary_turn(t: Table, order: list) -> Flow:
    """The seat that has just played turns one of the four cards (R-WHY-12, 14)."""
    seat = order[order.index(IMAGINARY) - 1]
    source = SECRET + IMAGINARY
    card = yield from play_card(t, seat, "turn_imaginary", source, FRONT + IMAGINARY, role=CHANCE)
    move(t, IMAGINARY, card)


def move(t: Table, participant: int, card: int) -> None:
    t.pawns[participant] += VALUE[card]
    t.say("pawn", participant, t.pawns[participant])


def level(values: list, rank: int) -> "int | None":
    """The rank-th of the different values from the top, or None (R-WHY-3, 4, 22)."""
    distinct = sorted(set(values))
    return distinct[-rank] if len(distinct) >= rank else None


def score(t: Table) -> None:
    """The pawn on the scoring place adds its space, be it negative (R-WHY-4, 6)."""
    position = level(t.pawns, t.rank)
    if position is None:
        t.say("nobody_scores")
        return
    for participant in range(t.participants):
        if t.pawns[participant] == position:
            t.totals[participant] += position
            t.won[participant] += 1
            t.say("scores", participant, position)


def sanction(t: Table, offender: int) -> Flow:
    """The other players agree on a number; without agreement it is 0 (R-WHY-9, 10, 23)."""
    ask = Number(None, "sanction", range(-4, 6), args=(offender,))
    ask.but = offender
    points = yield ask
    t.totals[offender] += points
    t.say("sanctioned", offender, points)


def result(t: Table) -> Result:
    """A sweep; else the first level from the k-th down with a round won (R-WHY-18 to 22)."""
    everyone = range(t.participants)
    sweepers = [p for p in everyone if t.won[p] == t.rounds]
    if sweepers:
        return Result("sweep", t.totals, sweepers)
    top = level(t.totals, t.rank)
    eligible = [p for p in everyone if t.won[p] and top is not None and t.totals[p] <= top]
    if not eligible:
        return Result("nobody", t.totals, [])
    highest = max([t.totals[p] for p in eligible])
    return Result("rank", t.totals, [p for p in eligible if t.totals[p] == highest])


# What the table shows


def scores(t: Table) -> list:
    return t.totals


def about(t: Table, ask: Ask) -> list:
    """Where the pawns are, and what the last card may not be, while there is a choice (R-WHY-7)."""
    if ask.prompt == "sanction":
        return [("offence", ask.args[0])]
    if ask.prompt not in ("card", "target", "turn_imaginary"):
        return []
    facts: list = [("no_extremes" if t.lap == LAPS else "extremes_now",)] if t.lap >= WARNED else []
    places = [("pawn", participant, where) for participant, where in enumerate(t.pawns)]
    return facts + [("scoring_place", t.rank)] + places


def standing(t: Table) -> tuple:
    """Points, rounds won, and where the pawns are."""
    rows = [[t.totals[p], t.won[p], t.pawns[p]] for p in range(t.participants)]
    return ("points", "rounds_won", "pawn_on"), rows


def marks(t: Table, ask: "Ask | None") -> Marks:
    """The pawns on the rail; beyond its ends they wait on the last space (R-WHY-2)."""
    for participant, position in enumerate(t.pawns):
        yield RAIL + max(-15, min(20, position)), participant, FIGURE


def status(t: Table) -> tuple:
    return ("round", t.round, t.rounds, t.lap) if t.round else ("to_start",)
