"""The High Druid with colours chosen in turn: Alice white, Bob blue, and so on."""

from tests.both.app.table_talk import Talk

PLAYERS = ["Alice", "Bob", "Cleo", "Dan"]
COLOURS = ("white", "blue", "green", "yellow")


def begin(seats: int = 3, first: str = "Alice") -> Talk:
    """A match at its first turn; the neutral colour is red."""
    talk = Talk("high_druid", PLAYERS[:seats])
    for who, colour in zip(talk.players, COLOURS):
        talk.say(f"{who}, colour: {colour}")
    if seats == 3:
        talk.say("anyone, neutral_colour: red")
    talk.say(f"anyone, first: {first}")
    return talk


def act(talk: Talk, action: str, **answers):
    """A whole turn of the asked seat: the action, then the answers to its prompts in turn."""
    who = talk.asked().split(",")[0]
    talk.say(f"{who}, action: {action}")
    if "which_bar" in answers:
        talk.say(f"{who}, which_bar: day{answers['which_bar']}")
    for prompt in ("space", "way"):
        if prompt in answers:
            talk.say(f"{who}, {prompt}: {answers[prompt]}")


def lay(talk: Talk, **spaces):
    """Discs by player that count as laid before."""
    for who in talk.players:
        for space in spaces.get(who, ()):
            talk.table.druids[space] = talk.players.index(who)


def pass_all(talk: Talk):
    while talk.asked().endswith(", action"):
        act(talk, "pass")


def show(talk: Talk, prompt: str, cards: str):
    """Everybody's taboo or fetish, Alice's first."""
    for who, card in zip(talk.players, cards.split()):
        talk.say(f"{who}, {prompt}: {card}")


def count(talk: Talk, taboos: str = "tW tB tG tY"):
    """Everybody passes and shows the taboo; the colleges are counted."""
    pass_all(talk)
    show(talk, "taboo", taboos)


def colleges(talk: Talk) -> list:
    return talk.game.colleges(talk.table)


def bars(talk: Talk) -> list:
    """The borders where a bar stands."""
    return [border for border in range(1, 31) if talk.table.bars[border] is not None]
