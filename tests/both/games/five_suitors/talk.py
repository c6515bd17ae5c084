"""Les 5 prétendants with Alice, Bob, Cleo, Dan and Eve, for the tests."""

from engine import catalogue
from engine.referee import complete
from tests.both.app.table_talk import Talk

PLAYERS = ["Alice", "Bob", "Cleo", "Dan", "Eve"]
GOLD = "yellow red yellow"


def start(players: int = 3, first: str = "Alice", facts=None, **options) -> Talk:
    """A match whose first player is known; `facts` are set on the table before that."""
    talk = Talk("five_suitors", PLAYERS[:players], **options)
    for name, fact in (facts or {}).items():
        setattr(talk.table, name, fact)
    talk.say("anyone, first_player: " + first)
    return talk


def draw(talk: Talk, discs: str = GOLD):
    """These discs come out of the bag; the last ones may be certain and are not asked."""
    for disc in discs.split():
        if talk.asked().endswith(", disc"):
            talk.say(talk.asked() + ": " + disc)


def passes(talk: Talk, bars: str):
    """Whose turn it is passes and changes nothing; `bars` are the cards turned up."""
    who = talk.asked().partition(",")[0]
    talk.say(who + ", play_or_pass: pass")
    talk.say(who + ", exchange: nothing")
    talk.say(who + ", bar_card: " + bars)


def take_part(talk: Talk, *cards):
    """Everybody in turn: a card such as `n28`, or with a slash the bar card of a pass: `/d1`."""
    for card in cards:
        if card.startswith("/"):
            passes(talk, card[1:])
        else:
            talk.say(talk.asked() + ": " + card)


def lay(talk: Talk, cards: str):
    """The winner's packet cards on the discs in turn."""
    for card in cards.split():
        talk.say(talk.asked() + ": " + card)


def bare(seats: int = 3, **options):
    """(game, table): a table on which nothing has been done yet, to be filled by a test."""
    game = catalogue.load("five_suitors")
    return game, game.Table(seats, complete(game, seats, options))


def counted(figures, bars, identity, **options):
    """The result of a count: figures by colour, bars by seat and colour, colour by seat."""
    game, table = bare(len(bars), **options)
    table.figures, table.bars, table.identity = figures, bars, identity
    return game.count.result(table, "bag")
