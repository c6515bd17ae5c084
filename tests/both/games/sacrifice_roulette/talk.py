"""A table of Sacrifice Roulette for the tests: laid, and played on by rote where that will do."""

from engine.boxes.henge import colour, is_number, number
from tests.both.app.table_talk import Talk

PLAYERS = ["Alice", "Bob", "Cleo", "Dan", "Eve"]
COLOURS = ("red", "blue", "white", "green", "yellow")
NEUTRAL = "n21 n22 n23 n24 n25 n26 n27 n28 n29 n30"


def cards(stem: str, first: int, last: int) -> str:
    """`cards("d", 1, 3)` is "d1 d2 d3"."""
    return " ".join([stem + str(k) for k in range(first, last + 1)])


# Alice d1 to d10, Bob d11 to d20, Cleo d21 to d30, Dan n1 to n10, Eve n11 to n20
HANDS = tuple([cards("d", 1 + 10 * i, 10 + 10 * i) for i in range(3)]) + (
    cards("n", 1, 10),
    cards("n", 11, 20),
)


def seated(seats: int, **options) -> Talk:
    """With the colours chosen: the first seat is red, the second blue."""
    talk = Talk("sacrifice_roulette", PLAYERS[:seats], **options)
    for who, chosen in zip(PLAYERS[:seats], COLOURS):
        if talk.asked() == who + ", colour":
            talk.say(who + ", colour: " + chosen)
    return talk


def shown(*hands, **options) -> Talk:
    """As many seats as hands, each having shown its ten cards."""
    talk = seated(len(hands), **options)
    for who, hand in zip(PLAYERS, hands):
        talk.say(who + ", offering: " + hand)
    return talk


def begun(
    rock: int, seats: int = 2, hands=HANDS, neutral: str = NEUTRAL, first: str = "Alice", **options
):
    """At the first turn, the rock on its space. `hands` hold no trilithon cards."""
    talk = shown(*hands[:seats], **options)
    if seats == 2:
        talk.say("anyone, neutral_card: " + neutral)
    talk.say("anyone, rock_card: " + unused(talk, rock))
    talk.say("anyone, first: " + first)
    return talk


def unused(talk: Talk, rock: int) -> str:
    """A card of this number that the deck may still hold."""
    return ["d%d" % rock, "n%d" % rock]["d%d" % rock not in talk.may()]


def disc(talk: Talk, well: str) -> str:
    """Whose disc is in a well: a name, `neutral`, or nothing."""
    owner = talk.table.wells[talk.table.box.find(well)]
    return "" if owner is None else (talk.players + ["neutral"])[owner]


def play_on(talk: Talk, size: int):
    """The present seat plays `size` cards of one colour and lets the rock roll without a fall."""
    for wanted in range(6):
        chosen = safe(talk, wanted, size)
        if len(chosen) == size:
            break
    answers = chosen + ["ok", "roll"][: 1 if size == 1 else 2]
    for value in answers:
        assert talk.referee.answer(value) is None


def safe(talk: Talk, wanted: int, size: int) -> list:
    """At most `size` cards of a colour that do not name the space they would lead to."""
    end = talk.game.landing(talk.table, [wanted], size)
    possible = [card for card in talk.referee.ask.values if is_number(card)]
    return [card for card in possible if colour(card) == wanted and number(card) != end][:size]


def play_down(talk: Talk, left: int):
    """Seats play on until the deck holds `left` cards, as many cards a turn as that allows."""
    while talk.table.count(0) != left:
        room = talk.table.count(0) - left
        play_on(talk, max([n for n in range(1, 6) if n == 1 or (n <= room and any_safe(talk, n))]))


def any_safe(talk: Talk, size: int) -> bool:
    return any([len(safe(talk, wanted, size)) == size for wanted in range(6)])


def drop_rock(talk: Talk, well: str = ""):
    """The present seat plays one card that names the space it leads to; then the well's card."""
    named = [
        card
        for card in talk.referee.ask.values
        if is_number(card) and talk.game.landing(talk.table, [card], 1) == number(card)
    ]
    assert talk.referee.answer(named[0]) is None and talk.referee.answer("ok") is None
    talk.say(talk.asked() + ": " + (well or talk.may()[0]))
