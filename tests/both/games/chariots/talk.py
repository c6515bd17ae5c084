"""The Chariots of Stonehenge: Alice starts on space 1, Bob on 2, Cleo on 3. For the tests."""

from engine.games.chariots import course
from engine.table import DECK
from tests.both.app.table_talk import Talk

NAMES = ["Alice", "Bob", "Cleo", "Dan"]
COLOURS = ["white", "blue", "green", "yellow"]
KINDS = {"N": 0, "R": 1, "D": 2}  # night well, rim, day well
SLOTS = {"H": "between", "ER": "rim_after", "EW": "wells_after"}


def race(players: int = 3, power=None, **options) -> Talk:
    """A match at its first split of power. `power`: crystals by name, none for the others."""
    talk = Talk("chariots", NAMES[:players], **options)
    for name, colour in zip(talk.players, COLOURS):
        talk.say(f"{name}, colour: {colour}")
    if power is not None:
        talk.table.power = [power.get(name, 0) for name in talk.players]
    for name in talk.players[:-1]:
        talk.say(f"anyone, grid: {name}")
    return talk


def pushing(who: str, crystals: int, start: str, **slots) -> Talk:
    """`who` alone has power, all of it in the right fist, and stands at `start`; bars as named."""
    talk = race(power={who: crystals})
    stand(talk, **{who: start})
    bars(talk, **slots)
    fists(talk)
    return talk


def fists(talk: Talk, **left):
    """Everybody opens the fists: the left holds what is named, else nothing."""
    while talk.asked().endswith("left_hand"):
        name = talk.asked().split(",")[0]
        talk.say(f"{name}, left_hand: {left.get(name, 0)}")


def place(text: str) -> int:
    """`R5` is the rim of space 5, `N5` and `D5` its wells, `F` past the line."""
    return course.LINE if text == "F" else 3 * int(text[1:]) - 3 + KINDS[text[0]]


def slot(text: str) -> int:
    """`H5`, `ER5`, `EW5` as in the rulings."""
    letters = text.rstrip("0123456789")
    return course.slot_of(int(text[len(letters) :]), SLOTS[letters])


def stand(talk: Talk, **places):
    """Chariots set on places."""
    for name in places:
        talk.table.places[talk.players.index(name)] = place(places[name])


def bars(talk: Talk, **slots):
    """Bars set on slots, named in one text; twice the same makes a wall."""
    for name in slots:
        talk.table.bars[talk.players.index(name)] += [slot(text) for text in slots[name].split()]


def at(talk: Talk, who: str) -> str:
    """Where a chariot is, as `place` reads it."""
    here = talk.table.places[talk.players.index(who)]
    return "F" if here == course.LINE else "NRD"[here % 3] + str(course.space_of(here))


def deck(talk: Talk) -> int:
    return talk.table.count(DECK)
