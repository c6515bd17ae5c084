"""Celtic Whist for the tests: rounds begun card by card, and matches told by their rounds alone."""

from engine import catalogue
from engine.referee import complete
from tests.both.app.table_talk import Talk

NAMES = ["Ada", "Bea", "Cleo", "Dora", "Eva", "Fay", "Gina", "Hana"]


def begun(seats: int, trump: str = "tR", **options) -> Talk:
    """A match at its first bid; Ada leads."""
    talk = Talk("celtic_whist", NAMES[:seats], **options)
    if seats > 1:
        talk.say("anyone, leader: Ada")
    talk.say("anyone, trump: " + trump)
    return talk


def bid(talk: Talk, *bids):
    """Everybody's bid in turn: a number of tricks, or less the stake of a nil, or in coop 0."""
    for number in bids:
        who = talk.asked().split(",")[0]
        if talk.asked().endswith("tricks_bid"):
            talk.say(f"{who}, tricks_bid: {number or 'nil'}")
        else:
            talk.say(f"{who}, bid: " + ("nil" if number < 0 else "tricks"))
            talk.say(f"{who}, how_many: {abs(number)}")


def cards(talk: Talk, text: str):
    """Cards tapped one by one, each by the seat whose turn it is; in solo the dummy's, too."""
    for card in text.split():
        talk.say(talk.asked() + ": " + card)


def at_tricks(seats: int, trump: str = "tR", **options) -> Talk:
    """A match at its first card: everybody has bid 1."""
    talk = begun(seats, trump, **options)
    bid(talk, *[1] * seats)
    return talk


def table(seats: int = 3, **options):
    """A table of the game, no round played."""
    game = catalogue.load("celtic_whist")
    return game.Table(seats, complete(game, seats, options))


def scored(bids, won, **options) -> list:
    """What a round brings to every seat."""
    from engine.games.celtic_whist.rounds import points  # one game in memory at a time (L5)

    t = table(len(bids), **options)
    t.bids, t.won = list(bids), list(won)
    return [points(t, seat) for seat in range(len(bids))]


class Told:
    """A match by its bids and won tricks alone, round by round.

    rounds   (bids, won), or (bids, won, latest): the number of every seat's latest trick
    answers  to the questions whether to double, in their order
    leaders  who led each round;  neutral  where the neutral figure stood after each of them
    """

    def __init__(self, seats: int, rounds, answers=(), leader: int = 0, **options):
        self.game = catalogue.load("celtic_whist")
        self.rounds, self.answers = list(rounds), list(answers)
        self.table = table(seats, **options)
        self.leaders: list = []
        self.asked: list = []
        self.news: list = []
        self.result = None
        self._play(leader)

    def _play(self, leader: int):
        real, self.game.one_round = self.game.one_round, self._one_round
        try:
            flow = self.game.play(self.table)
            ask = flow.send(None)
            while True:
                ask = flow.send(leader if ask.kind == "seat" else self._answer(ask))
        except StopIteration as end:
            self.result = end.value
        except IndexError:  # no more rounds are given
            pass
        finally:
            self.game.one_round = real

    def _answer(self, ask):
        self.asked.append(ask.seat)
        return self.answers.pop(0)

    def _one_round(self, t):
        bids, won, *latest = self.rounds.pop(0)
        t.round += 1
        t.bids, t.won = list(bids), list(won)
        t.lead = t.leader
        if latest:
            t.latest = latest[0]
            t.lead = t.latest.index(max(t.latest))
        self.leaders.append(t.leader)
        return
        yield

    def told(self, key: str) -> list:
        """The arguments of every message of this key."""
        return [what for verb, what, _, _ in self.table.news if verb == key]
