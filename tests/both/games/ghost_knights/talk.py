"""The Arthurian Ghost Knights: Alice white, Bob blue, Cleo green, Dan yellow, Eve red."""

from tests.both.app.table_talk import Talk

NAMES = ["Alice", "Bob", "Cleo", "Dan", "Eve"]
COLOURS = ["white", "blue", "green", "yellow", "red"]
FIRST = {"white": 1, "blue": 2, "green": 3, "yellow": 4, "red": 5}  # lowest number of a colour


def setup(players: int = 5, first: str = "Alice") -> Talk:
    """A match at the first card of the row."""
    talk = Talk("ghost_knights", NAMES[:players])
    for name, colour in zip(talk.players[:4], COLOURS):  # the fifth takes what is left
        talk.say(f"{name}, colour: {colour}")
    talk.say(f"anyone, first: {first}")
    return talk


def knighted(players: int = 5, first: str = "Alice", guards=None) -> Talk:
    """A match at its first draw. `guards`: by name, how many stand at each trilithon instead."""
    talk = setup(players, first)
    for i in range(4):
        for colour in COLOURS[:players]:
            talk.say(f"anyone, row: d{FIRST[colour] + 6 * i}")
    if guards is not None:
        talk.table.guards = [list(guards.get(name, (0,) * 5)) for name in talk.players]
    return talk


def turn(talk: Talk, card: str, *more: str):
    """The one to act draws a number card and plays `card`; `more` answers what is asked then."""
    who = talk.asked().split(",")[0]
    talk.say(f"{who}, drawn: number")
    talk.say(f"{who}, play: {card}")
    for answer in more:
        talk.say(f"{talk.asked()}: {answer}")


def pass_turns(talk: Talk, number: int):
    """So many turns of two draws each."""
    for _ in range(number):
        who = talk.asked().split(",")[0]
        talk.script(f"""
            {who}, drawn: number
            {who}, play: second
            {who}, drawn: number
        """)


def trilithon(talk: Talk, card: str = "tW", place: int = 1):
    """The one to act draws a trilithon card and sets a guard; a struggle follows, or the end."""
    who = talk.asked().split(",")[0]
    talk.script(f"""
        {who}, drawn: trilithon
        {who}, show: {card}
    """)
    if talk.asked() == f"{who}, where":
        talk.say(f"{who}, where: T{place}")


def all_pass(talk: Talk):
    """Nobody fights on."""
    while talk.asked().endswith("strike"):
        talk.say(talk.asked() + ": pass")
