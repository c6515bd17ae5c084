"""The Magic of Stonehenge with colours chosen in turn: Alice has tW, Bob tB, Cleo tG, and so on."""

from tests.both.app.table_talk import Talk

PLAYERS = ["Alice", "Bob", "Cleo", "Dan", "Eve"]
COLOURS = ("white", "blue", "green", "yellow", "red")


def begin(seats: int = 3, **apprentices) -> Talk:
    """A match at its first trick. `apprentices`: spaces by player, placed beforehand."""
    talk = Talk("magic", PLAYERS[:seats])
    for who, colour in zip(talk.players, COLOURS):
        if talk.asked() == f"{who}, colour":  # the last of five has no choice
            talk.say(f"{who}, colour: {colour}")
    for who in talk.players:
        for space in apprentices.get(who, ()):
            talk.table.stones[space] = talk.players.index(who)
    return talk


def trick(talk: Talk, cards: str):
    """One card each, in seat order."""
    for who, card in zip(talk.players, cards.split()):
        talk.say(f"{who}, card: {card}")


def spaces(talk: Talk, who: str) -> list:
    """Where a player's apprentices are."""
    seat = talk.players.index(who)
    return [space for space in range(31) if talk.table.stones[space] == seat]


def hands(talk: Talk) -> list:
    """Cards in hand by seat, trilithon cards included."""
    return [talk.table.count(16 + seat) for seat in range(len(talk.players))]
