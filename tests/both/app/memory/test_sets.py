"""Sets laid at once in games of the large box: what closes them, and what stays secret."""

from firmware.devices import simulated
from tests.both.app.table_hands import HENGE, Hands, play


def said(hands):
    return hands.app.playing.notice


async def lay(hands, *names):
    """These cards come to lie on the reader."""
    hands.reader.tags = [simulated.uid_of(HENGE, HENGE.find(name)) for name in names]
    await hands.wait(100)


def magic():
    hands = Hands()
    hands.sit("magic", 3)
    return hands


def test_a_set_that_is_whole_needs_no_ok():
    """As many cards as the question takes, and no more could join: the last one closes the set."""

    async def story(hands):
        for _ in range(400):
            ask = hands.ask
            if ask.kind == "tap" and ask.prompt == "excess":
                break
            value = sorted([v for v in ask.values if v not in ask.chosen])[0] if ask.values else ""
            await hands.answer(ask.items[0] if ask.many and ask.items else value)
        else:
            raise AssertionError("no such question in this opening")
        wanted = ask.args[0]
        cards = [HENGE.name(piece) for piece in ask.values[:wanted]]
        seat = ask.seat
        await lay(hands, *cards)
        assert (hands.ask.seat, hands.ask.prompt) != (seat, "excess")
        assert hands.app.match.gesture() == wanted + 1

    play(story, magic())


def test_what_lies_there_in_secret_is_counted_and_not_named():
    async def story(hands):
        await hands.give("Alice")
        for _ in range(60):
            if hands.ask.prompt == "bid":
                break
            values = [value for value in hands.ask.values if value not in hands.ask.chosen]
            await hands.answer(hands.ask.items[0] if not values else sorted(values)[0])
        numbers = [piece for piece in hands.ask.values if piece < 60]
        alike = [piece for piece in numbers if piece % 6 == numbers[0] % 6]
        cards = [HENGE.name(piece) for piece in alike[:2]]
        await lay(hands, *cards)
        assert said(hands) == "Cards laid: 2", said(hands)
        for name in cards:
            assert name not in " ".join(hands.rows)

    hands = Hands()
    hands.sit("stones", 3)
    play(story, hands)


def test_a_reader_in_memory_holds_several():
    reader = simulated.Reader()
    reader.uid = b"abcd"
    assert reader.tags == [b"abcd"] and reader.look() == b"abcd"
    reader.uid = None
    assert reader.tags == [] and reader.look() is None
