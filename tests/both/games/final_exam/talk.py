"""A table of Final Exam for the tests, and short ways to move its people about."""

from engine.plates.stonehenge import INNER
from tests.both.app.table_talk import Talk

PLAYERS = ["Alice", "Bob", "Cleo", "Dan", "Eve"]
COLOURS = ("white", "blue", "green", "yellow", "red")
BIDS = ("n30", "n29", "n28", "n27", "n26")


def begun(seats: int = 2, bars: str = "red white", more: str = "", **options) -> Talk:
    """Alice has the first turn and stands on 1, Bob on 2, and so on; each has the same two bars.

    `more` are the answers before the first turn.
    """
    talk = Talk("final_exam", PLAYERS[:seats], **options)
    for who, bid in zip(talk.players, BIDS):
        talk.say(who + ", bid: " + bid)
    for who, chosen in zip(talk.players, COLOURS):
        if talk.asked() == who + ", colour":
            talk.say(who + ", colour: " + chosen)
        talk.say(who + ", take_bar: " + bars)
    talk.script(more)
    return talk


def translated(seats: int = 2, gates: str = "T1 T2 T3 T4 T5", facing: str = "yes") -> Talk:
    """The variant: the trilithons of white, blue… are `gates`, where there is a choice."""
    talk = begun(seats, variant="translator", more="anyone, facing_usual: " + facing)
    talk.say("anyone, gate: " + " ".join(gates.split(" ")[: min(seats, 4)]))
    return talk


def act(talk: Talk, *lines):
    """What the present player does: `move: d5 ok` stands for `Alice, move_cards: d5 ok`."""
    for line in lines:
        prompt, _, words = line.partition(": ")
        who = talk.asked().partition(",")[0]
        talk.say("%s, %s: %s" % (who, prompt, words))


def go(talk: Talk, cards: str, *then):
    """A move by these cards, and what follows."""
    act(talk, "action: move", "move_cards: " + cards + " ok", *then)


def end(talk: Talk, turns: int = 1):
    """The present player and the next ones end their turns, where that is a question."""
    for _ in range(turns):
        act(talk, "action: end_turn")


def step(talk: Talk, cards: str):
    for card in cards.split(" "):
        act(talk, "action: walk", "walk_card: " + card)


def give(talk: Talk, who: str, objects: str):
    """Objects as if collected; what may be done with them is asked in the next turn."""
    for colour in objects.split(" "):
        talk.table.objects[talk.players.index(who)][COLOURS.index(colour)] += 1


def stands(talk: Talk, who: str) -> int:
    """The space of a player; a circle of the inner path is negative."""
    place = talk.table.figures[talk.players.index(who)]
    return INNER - place if place > INNER else place


def objects(talk: Talk, who: str) -> list:
    """The objects a player holds, by colour."""
    held = talk.table.objects[talk.players.index(who)]
    return [COLOURS[c] for c in range(5) for _ in range(held[c])]


def block(talk: Talk, bar: str, place: str, card: str):
    """A bar of this colour to a place, for this card."""
    ring = "inner" if place.startswith("circle") else "outer"
    act(talk, "action: place_block", "which_bar: " + bar)
    act(talk, "ring: " + ring, "block_where: " + place, "block_card: " + card)


def entered(seats: int = 2, **options) -> Talk:
    """Alice, with five of all colours, has entered by a trilithon card; she holds four cards."""
    talk = translated(seats, **options) if options else begun(seats)
    give(talk, "Alice", "white blue green yellow red")
    end(talk, seats)
    act(talk, "action: enter", "entry: tW ok")
    return talk
