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
    values, search = ways_on(ask, real), Search(ask.seat, real)
    if len(values) > MOST:
        return frozenset()
    return frozenset(value for value in values if search.is_dead(after(referee, value), DEEP))


def calls_back(game: str) -> bool:
    """Whether the game has a way out of a question at all: one answer ahead is a match replayed."""
    texts = found.both(found.OTHERWISE, f"engine.games.{game}.", "TEXT")
    return any(way in texts for way in (*WAYS_OUT, USELESS))


def is_useless(referee: Referee) -> bool:
    """Whether what is laid, closed as it is, serves nothing."""
    ask = referee.ask
    if ask is None or ask.kind != "tap" or OK not in ask.items:
        return False
    return any(news[0] == USELESS for news in after(referee, OK).table.news)


def gives_up(referee: Referee, ask: Ask) -> bool:
    """Whether all that can be said to a question in place of an answer is a way out."""
    said = {*ask.items} - {*WAYS_OUT}
    return ask.role is CHOICE and (not said or (said == {OK} and is_useless(referee)))


def after(referee: Referee, value: int | str) -> Referee:
    """The match once this answer is given."""
    ahead = Referee(referee.game, referee.seats, referee.options)
    ahead.replay(referee.log)
    ahead.take(value)
    return ahead


class Search:
    """What leads this seat on, found out by answering as it could: of one question.

    known  (prompt, arguments, cards laid) -> whether such a question about cards leads back alone
    """

    def __init__(self, seat: int, real: RealPieces) -> None:
        self.seat = seat
        self.real = real
        self.left = TRIES
        self.known: dict[tuple[object, ...], bool] = {}

    def is_dead(self, referee: Referee, deep: int) -> bool:
        """Whether all that is asked leads to nothing but the way out, now or then."""
        ask = referee.ask
        if ask is None or ask.seat != self.seat or not gives_up(referee, ask):
            return False
        if ask.kind == "tap":
            return self.is_unpaid(referee, ask)
        values = ways_on(ask, self.real)
        if not deep:
            return not values
        tried = values if len(values) <= MOST else [*values[:FEW], *values[-FEW:]]
        return all(self.leads_back(referee, value, deep - 1) for value in tried)

    def is_unpaid(self, referee: Referee, ask: Ask) -> bool:
        """Whether no cards of the hand make up what is asked for."""
        values = ways_on(ask, self.real)
        if not ask.many:
            return not values
        what = (ask.prompt, ask.args, frozenset(ask.chosen))
        if what not in self.known:
            self.known[what] = all(self.leads_back(referee, value, DEEP) for value in values)
        return self.known[what]

    def leads_back(self, referee: Referee, value: int | str, deep: int) -> bool:
        self.left -= 1
        return self.left > 0 and self.is_dead(after(referee, value), deep)


def ways_on(ask: Ask, real: RealPieces) -> list[int | str]:
    """The answers that people can give, but for ways out: of a tap, the pieces at hand."""
    if ask.kind == "tap":
        within = real.tappable(ask.zones)
        return [piece for piece in within if piece in ask.values and piece not in ask.chosen]
    return [value for value in ask.values if value not in WAYS_OUT]
