"""Les faux-cilles between Alice and Bob, for the tests."""

from engine import catalogue
from engine.table import HAND
from tests.both.app.table_talk import Talk

WHITE_BLUE = (1, 7, 13, 19, 25, 2, 8, 14, 20, 26)  # the spaces of two colours: ten
GREEN_YELLOW = (3, 9, 15, 21, 27, 4, 10, 16, 22, 28)


def start(first: str = "Alice") -> Talk:
    """A match at its first burial, Alice white and Bob blue."""
    talk = Talk("faux_cilles", ["Alice", "Bob"])
    talk.script("Alice, colour: white\nBob, colour: blue")
    talk.say("anyone, buries_first: " + first)
    return talk


def bury(talk: Talk, **spaces):
    """All discs, then all bars, each player's on the same ten spaces."""
    while talk.asked().endswith("bury") or talk.asked().endswith("bury_where"):
        who, _, prompt = talk.asked().partition(", ")
        if prompt == "bury":
            talk.say(who + ", bury: disc")
        buried = talk.table.buried[talk.players.index(who)]
        done = buried[talk.referee.ask.args[0] == "bar"]
        talk.say("%s, bury_where: %d" % (who, spaces[who][len(done)]))


def digging(alice=WHITE_BLUE, bob=WHITE_BLUE) -> Talk:
    """A match at Bob's first card: Alice was first to bury."""
    talk = start()
    bury(talk, Alice=alice, Bob=bob)
    return talk


def take_away(talk: Talk, who: str):
    """As if all of a player's pieces had been lost."""
    talk.table.buried[talk.players.index(who)] = ([], [])


def dead_turn(talk: Talk, who: str, hand: str):
    """A true claim: `hand` is shown, unless it is known or needs no proof; its first dies."""
    if talk.asked() == who + ", card":
        talk.say(who + ", card: no_card")
    if talk.asked() == who + ", show_hand":
        talk.say(who + ", show_hand: " + hand)
    talk.say(who + ", dead_card: " + hand.split()[0])


def bare():
    """(game, table): a table on which nothing has been done yet, to be filled by a test."""
    game = catalogue.load("faux_cilles")
    return game, game.Table(2, {})


def buried(table, seat: int, discs=(), bars=()):
    table.buried[seat] = (list(discs), list(bars))


def hand_size(talk: Talk, who: str) -> int:
    return talk.table.count(HAND + talk.players.index(who))


def play(talk, who: str, card: str, use: str = "by_colour", way: str = "clockwise"):
    """A card; its use only where there is a choice."""
    talk.say(who + ", card: " + card)
    if talk.asked() == who + ", use":
        talk.say(who + ", use: " + use)
    talk.say(who + ", way: " + way)


def exhaust(talk, who: str, card: str):
    """A turn that finds nothing, after which nothing is left in the ground."""
    talk.say(who + ", card: " + card)
    if talk.asked() == who + ", use":
        talk.say(who + ", use: by_colour")
    take_away(talk, "Alice")
    take_away(talk, "Bob")
    talk.say(who + ", way: clockwise")
