"""Amazones among three: Alice yellow, Bob blue, Cleo red, Alice to begin. For the tests."""

from engine.table import STACK
from tests.both.app.table_talk import Talk


def three(**options) -> Talk:
    """A match at its first bid."""
    talk = Talk("amazones", ["Alice", "Bob", "Cleo"], **options)
    talk.say("anyone, lover: " + ("Alice" if talk.referee.options["start"] == "lover" else "Cleo"))
    for line in ("Alice, colour: yellow", "Bob, colour: blue", "Cleo, colour: red"):
        talk.say(line)
    return talk


def first_bids(talk: Talk, **cards):
    """Every player's first bid in turn; who is not named passes."""
    for _ in talk.players:
        name = talk.asked().split(",")[0]
        talk.say(f"{name}, first_bid: {cards.get(name, '')} ok")


def joust(talk: Talk, **cards):
    """First bids, and nothing done in the second round."""
    first_bids(talk, **cards)
    for _ in talk.players:
        talk.say(talk.asked().split(",")[0] + ", second_bid: nothing")


def all_pass(talk: Talk, jousts: int = 1):
    for _ in range(jousts):
        joust(talk)


def place(talk: Talk, who: str, tile: str, harem: str = "", male: str = ""):
    """A tile picked and placed; `harem` and `male` only where there is a choice."""
    talk.say(f"{who}, tile: {tile}")
    talk.say(f"{who}, harem: {harem}")
    talk.say(f"{who}, male: {male}")


def stacks(talk: Talk) -> list:
    """Tiles left: heads, torsos, legs."""
    return [talk.table.hidden[STACK + part] for part in range(3)]
