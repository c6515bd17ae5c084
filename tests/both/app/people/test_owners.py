"""A reader for every seat: a tap says whose it is, and secret cards are laid at the same time."""

from firmware.devices import simulated
from firmware.devices.gestures import GONE_MS
from firmware.table.owners import Owners, owner
from tests.both.app.table_hands import HENGE, Hands, play

SEATS = [-1, 0, 1, 2]  # the table's reader is the first


def table(game, seats=3):
    hands = Hands()
    first = hands.devices.reader.device
    first.each = (first,) + tuple([simulated.Reader() for _ in range(seats)])
    hands.sit(game, seats)
    hands.app.settings.readers = SEATS[: seats + 1]
    return hands


async def tap(hands, seat, name):
    """A card on the reader of a seat, and lifted."""
    reader = hands.devices.reader.device.each[seat + 1]
    reader.uid = simulated.uid_of(HENGE, HENGE.find(name))
    await hands.wait(100)
    reader.uid = None
    await hands.wait(GONE_MS + 100)


def notice(hands):
    return hands.app.playing.notice


def early(hands):
    owners = hands.app.playing.on_reader.owners
    return owners.early if owners else {}


async def at_cards(hands):
    """Up to the first secret card of Magic."""
    for _ in range(200):
        ask = hands.ask
        if ask.kind == "tap" and ask.together:
            return
        await hands.answer(ask.values[0] if ask.values else ask.items[0])
    raise AssertionError(hands.asked)


def test_any_tag_at_a_seat_s_reader_is_that_seat_where_a_seat_is_asked_for():
    async def story(hands):
        assert hands.ask.kind == "seat" and hands.ask.seat is None
        await tap(hands, 1, "d7")
        assert hands.journal.split("\n")[-2].endswith(": Bob")

    play(story, table("stones"))


def test_a_card_at_the_wrong_seat_is_refused_by_name():
    async def story(hands):
        await hands.give("Alice")
        seat = hands.ask.seat
        before = hands.log
        other = (seat + 1) % 3
        await tap(hands, other, "d1")
        assert hands.log == before and hands.heard == "no"
        assert notice(hands).endswith(hands.app.match.words.seat(seat) + " is asked")
        card = hands.ask.values[0] if hands.ask.kind == "tap" else None
        if card is not None:
            await tap(hands, seat, HENGE.name(card))
            assert len(hands.log) == len(before) + 1

    play(story, table("stones"))


def test_secret_cards_are_laid_by_all_at_once_and_logged_in_the_rules_order():
    async def story(hands):
        await at_cards(hands)
        first = hands.ask.seat
        assert first == 0
        before = len(hands.log)
        await tap(hands, 2, "d3")
        await tap(hands, 1, "d2")
        assert len(hands.log) == before and notice(hands) == "Card read"
        await tap(hands, 0, "d1")
        assert len(hands.log) >= before + 3
        at = [hands.journal.index("card: " + name) for name in ("d1", "d2", "d3")]
        assert at == sorted(at)
        for name, who in (("d1", "Alice"), ("d2", "Bob"), ("d3", "Cleo")):
            assert "%s, card: %s\n" % (who, name) in hands.journal

    play(story, table("magic"))


def test_an_early_card_tapped_again_is_taken_back_and_another_takes_its_place():
    async def story(hands):
        await at_cards(hands)
        await tap(hands, 1, "d2")
        await tap(hands, 1, "d2")
        assert notice(hands) == "Card back. Still laid: 0" and not early(hands)
        await tap(hands, 1, "d2")
        await tap(hands, 1, "d9")
        await tap(hands, 0, "d1")
        assert "Bob, card: d9" in hands.journal and "card: d2" not in hands.journal

    play(story, table("magic"))


def test_an_early_card_is_forgotten_where_the_match_goes_back():
    async def story(hands):
        await at_cards(hands)
        await tap(hands, 2, "d3")
        hands.app.playing.take_back(True)
        assert not early(hands)

    play(story, table("magic"))


def test_the_table_s_reader_is_everybody_s():
    async def story(hands):
        await at_cards(hands)
        before = len(hands.log)
        await tap(hands, -1, "d1")
        assert len(hands.log) == before + 1

    play(story, table("magic"))


def test_a_reader_of_no_seat_in_this_match_is_the_table_s():
    async def story(hands):
        await at_cards(hands)
        hands.app.settings.readers = [-1, 0, 3, 2]
        found = [owner(hands.app.playing, reader) for reader in range(5)]
        assert found == [None, 0, None, 2, None]

    play(story, table("magic"))


class Asked:
    """What Owners.due looks at: the question."""

    def __init__(self, prompt, together, seat=1):
        self.prompt, self.together, self.seat = prompt, together, seat


def test_a_card_laid_early_is_for_its_own_question_alone():
    for prompt, together, due in (
        ("card", True, (2, [b"tag"])), ("card", False, None), ("other", True, None),
    ):  # fmt: skip
        owners = Owners()
        owners.early = {1: ("card", 2, [b"tag"])}
        assert owners.due(Asked(prompt, together)) == due, (prompt, together)
        assert not owners.early, "what was for other questions goes"


def test_a_seat_that_has_answered_is_not_early_for_the_next_round_of_the_same_question():
    owners = Owners()
    for seat in (0, 1, 2):
        owners.due(Asked("card", True, seat))
        assert owners.asked == list(range(seat + 1))
    owners.due(Asked("card", True, 0))
    assert owners.asked == [0]


def test_who_has_answered_already_is_refused_by_the_name_of_who_has_not():
    async def story(hands):
        await at_cards(hands)
        await tap(hands, 0, "d1")
        before = hands.log
        await tap(hands, 0, "d9")
        assert hands.log == before and hands.heard == "no"
        assert notice(hands).endswith("Bob is asked") and not early(hands)

    play(story, table("magic"))


async def at_excess(hands):
    """All concede the first trick, and have three cards more than they may keep."""
    await at_cards(hands)
    colours = hands.app.match.referee.table.colours
    for colour in colours:
        await hands.answer(60 + colour)
    assert (hands.ask.prompt, hands.ask.seat, hands.ask.args) == ("excess", 0, (3,))


def laid(hands, seat, *names):
    """What lies on the reader of a seat from now on."""
    reader = hands.devices.reader.device.each[seat + 1]
    reader.tags = [simulated.uid_of(HENGE, HENGE.find(name)) for name in names]


SETS = ("d1", "d2", "d3"), ("d4", "d5", "d6"), ("n1", "n2", "n3")


def test_whole_sets_are_laid_by_all_at_once_each_the_own_seat_s():
    async def story(hands):
        await at_excess(hands)
        for seat in (2, 1, 0):
            laid(hands, seat, *SETS[seat])
        await hands.wait(400)
        assert hands.ask.prompt != "excess"
        lines = [line for line in hands.journal.split("\n") if ", excess: " in line]
        spoken = [line.split(" #")[0].lstrip("+ ") for line in lines]
        assert spoken == [
            "%s, excess: %s" % (name, card)
            for name, cards in zip(("Alice", "Bob", "Cleo"), SETS) for card in cards + ("ok",)
        ]  # fmt: skip

    play(story, table("magic"))


def test_a_card_may_join_or_leave_a_set_that_is_held():
    async def story(hands):
        await at_excess(hands)
        laid(hands, 1, "d4", "d5")
        await hands.wait(400)
        assert notice(hands) == "Cards laid: 2"
        laid(hands, 1, "d4", "d5", "d7")
        await hands.wait(1000)
        assert notice(hands) == "Cards laid: 3"
        laid(hands, 1, "d5", "d7")
        await hands.wait(2000)
        assert notice(hands) == "Card back. Still laid: 2"
        laid(hands, 0, *SETS[0])
        await hands.wait(400)
        assert (hands.ask.prompt, hands.ask.seat, len(hands.ask.chosen)) == ("excess", 1, 2)
        laid(hands, 1, "d5", "d7", "d6")
        await hands.wait(400)
        assert (hands.ask.prompt, hands.ask.seat) == ("excess", 2)

    play(story, table("magic"))


def test_readers_of_nobody_take_no_memory():
    async def story(hands):
        await at_cards(hands)
        await tap(hands, 1, "d1")
        assert hands.app.playing.on_reader.owners is None and len(hands.log) == 4

    hands = table("magic")
    hands.app.settings.readers = []
    play(story, hands)
