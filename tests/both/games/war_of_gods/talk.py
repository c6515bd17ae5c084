"""The War of the Gods with the pieces already on the ring. For the tests."""

from tests.both.app.table_talk import Talk

PLAYERS = ["Alice", "Bob", "Cleo", "Dan"]
COLOURS = ("white", "blue", "green", "yellow")


def prepared(seats: int = 2, **options) -> Talk:
    """A match that only wants to know who begins."""
    talk = Talk("war_of_gods", PLAYERS[:seats], **options)
    for name, colour in zip(talk.players, COLOURS):
        talk.say(f"{name}, colour: {colour}")
    return talk


def stand(talk: Talk, who: str, disciples=(), god: int = 0):
    """Set pieces of a player on the ring, out of the reserve; before the first seat is known."""
    table, seat = talk.table, talk.players.index(who)
    for space in list(disciples) + ([god] if god else []):
        assert table.plate[space] is None
        table.plate[space] = seat
    table.disciples[seat] -= len(disciples)
    table.gods[seat] = god or table.gods[seat]


def begun(alice=(), bob=(), gods=(0, 0), seats: int = 2, **options) -> Talk:
    """Alice to play, disciples and gods standing on these spaces; the others have none."""
    talk = prepared(seats, **options)
    stand(talk, "Alice", alice, gods[0])
    stand(talk, "Bob", bob, gods[1])
    talk.say("anyone, first: Alice")
    return talk


def on_ring(talk: Talk, who: str) -> list:
    seat = talk.players.index(who)
    return [space for space in range(1, 31) if talk.table.plate[space] == seat]


def discard(talk: Talk, cards: int = 1):
    """The player to act discards."""
    who = talk.asked().split(",")[0]
    talk.say(f"{who}, action: discard")
    if talk.asked() == f"{who}, how_many":
        talk.say(f"{who}, how_many: {cards}")
