"""Answers from which nothing leads on but the way back, where a simulated table knows the hand.

The referee does not see hands: it must offer a bar that no card of this hand pays for, and a price
of three cards to who has two. Who sees the hand is not led there, and opponents do not go there.
A set that serves nothing once it is closed leads back, too: its cards return to the hand.
"""

from __future__ import annotations

from engine import found
from engine.ask import CHOICE, OK, Ask
from engine.referee import Referee
from host.people.real_pieces import RealPieces

WAYS_OUT = ("back", "other_card")
USELESS = "useless"  # told of a closed set that serves nothing
DEEP = 4  # questions after the one that an answer leads to
MOST = 12  # answers of a question that are tried
FEW = 2  # of more places of the plate: in no game does it depend on the place whether cards pay
TRIES = 400  # answers tried for one question: what takes longer to find out is not kept from people


def dead_ends(game: str, referee: Referee, real: RealPieces) -> frozenset[int | str]:
    """The answers to the question that stands which its seat could only call back."""
    ask = referee.ask
    if ask is None or ask.seat is None or ask.role is not CHOICE or not calls_back(game):
        return frozenset()
    values, search = ways_on(ask, real), Search(referee, ask.seat, real)
    if len(values) > MOST:
        return frozenset()
    log = bytes(referee.log)
    return frozenset(each for each in values if search.is_dead(log + code(ask, each), DEEP))


def calls_back(game: str) -> bool:
    """Whether the game has a way out of a question at all: one answer ahead is a match replayed."""
    texts = found.both(found.OTHERWISE, f"engine.games.{game}.", "TEXT")
    return any(way in texts for way in (*WAYS_OUT, USELESS))


def is_useless(referee: Referee) -> bool:
    """Whether what is laid, closed as it is, serves nothing."""
    ask = referee.ask
    if ask is None or ask.kind != "tap" or OK not in ask.items:
        return False
    return tells_useless(after(referee, OK))


def tells_useless(referee: Referee) -> bool:
    return any(news[0] == USELESS for news in referee.table.news)


def after(referee: Referee, value: int | str) -> Referee:
    """The match once this answer is given."""
    ahead = Referee(referee.game, referee.seats, referee.options)
    ahead.replay(referee.log)
    ahead.take(value)
    return ahead


def code(ask: Ask, value: int | str) -> bytes:
    return bytes((ask.code(value),))


class Search:
    """What leads this seat on, found out by answering as it could: of one question.

    known  (prompt, arguments, cards laid) -> whether such a question about cards leads back alone
    ahead  a match that is answered on: it is begun again only where it has gone another way
    """

    def __init__(self, referee: Referee, seat: int, real: RealPieces) -> None:
        self.referee, self.seat, self.real = referee, seat, real
        self.left = TRIES
        self.known: dict[tuple[object, ...], bool] = {}
        self.ahead: Referee | None = None

    def at(self, log: bytes) -> Referee:
        """The match after these answers, until it is asked for another place."""
        ahead, begun = self.ahead, self.referee
        if ahead is None or not log.startswith(bytes(ahead.log)):
            ahead = self.ahead = Referee(begun.game, begun.seats, begun.options)
        for byte in log[len(ahead.log) :]:
            value = ahead.ask.decode(byte) if ahead.ask else None
            if value is None or ahead.take(value):
                break  # a fault of the rulebook: nothing leads on from there, or back
        return ahead

    def is_dead(self, log: bytes, deep: int) -> bool:
        """Whether all that is asked after these answers leads to nothing but the way out, now or
        then.
        """
        ask = self.at(log).ask
        if ask is None or ask.seat != self.seat or ask.role is not CHOICE:
            return False
        said, many, values = {*ask.items} - {*WAYS_OUT}, ask.many, ways_on(ask, self.real)
        on = [log + code(ask, value) for value in values]
        cards = (ask.prompt, ask.args, frozenset(ask.chosen)) if ask.kind == "tap" else ()
        if said and (said != {OK} or not cards):
            return False  # something else can be said
        if cards in self.known:
            return self.known[cards]
        if said and not tells_useless(self.at(log + code(ask, OK))):
            dead = False
        elif cards:
            dead = all(self.leads_back(way, DEEP) for way in on) if many else not on
        else:
            tried = on if len(on) <= MOST else [*on[:FEW], *on[-FEW:]]
            return all(self.leads_back(way, deep - 1) for way in tried) if deep else not on
        self.known[cards] = dead
        return dead

    def leads_back(self, log: bytes, deep: int) -> bool:
        self.left -= 1
        return self.left > 0 and self.is_dead(log, deep)


def ways_on(ask: Ask, real: RealPieces) -> list[int | str]:
    """The answers that people can give, but for ways out: of a tap, the pieces at hand."""
    if ask.kind == "tap":
        within = real.tappable(ask.zones)
        return [piece for piece in within if piece in ask.values and piece not in ask.chosen]
    return [value for value in ask.values if value not in WAYS_OUT]
