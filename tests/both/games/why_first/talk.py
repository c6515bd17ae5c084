"""Why First? for the tests: a match begun by Ada, and turns without needless words."""

from engine import catalogue
from tests.both.app.table_talk import Talk

NAMES = ["Ada", "Bea", "Cora", "Dora", "Eva", "Fay"]
IMAGINARY = 2  # her place at a table of two
CARDS = ("-1a", "+1a", "-1b", "+1b", "-1c", "+1c", "-1d", "+1d", "-1e", "+1e", "-2a", "+2a", "-2b",
         "+2b", "-2c", "+2c", "-2d", "+2d", "+1f", "-3a", "+2e", "-3b", "+3a", "-3c", "+3b", "+3c",
         "+3d", "+4a", "+4b", "+4c")  # fmt: skip


def begun(seats: int, **options) -> Talk:
    talk = Talk("why_first", NAMES[:seats], **options)
    talk.say("anyone, starter: Ada")
    return talk


def play(talk: Talk, card: str, target: str = ""):
    """One turn of the asked player; without a target before herself, where there is a choice."""
    who = talk.asked().split(",")[0]
    if talk.asked().endswith("turn_imaginary"):
        talk.say(f"{who}, turn_imaginary: {card}")
        return
    talk.say(f"{who}, card: {card}")
    if talk.asked() == f"{who}, target":
        talk.say(f"{who}, target: {target or who}")


def play_round(talk: Talk, last=()):
    """Five laps of cards that breach nothing, the last ones played being `last`."""
    turns = 14 if talk.table.seats == 2 else 5 * talk.table.seats
    cards = [card for card in CARDS if card not in last][: turns - len(last)]
    for card in cards + list(last):
        play(talk, card)


def on_space(seats: int, *pawns):
    """A table scored with its pawns standing so."""
    game = catalogue.load("why_first")
    table = game.Table(seats, {"sanction": "vote"})
    table.pawns[:] = pawns
    game.score(table)
    return table
