"""Cards laid together: one deed, read and said in one line, and taken."""

from engine.ask import Menu, Tap
from firmware.table.on_reader import question, value
from tests.both.app.laid_talk import at_first_bid, chosen, colours, lay, said, uid
from tests.both.app.table_hands import AMAZONES, HENGE, play


def test_a_bid_laid_at_once_is_read_summed_and_taken():
    async def story(hands):
        await colours(hands)
        before = len(hands.log)
        await lay(hands, "yellow+2a", "yellow+2b", "yellow+5a", "yellow+1a")
        assert chosen(hands) == ["yellow+1a", "yellow+2a", "yellow+2b", "yellow+5a"]
        assert said(hands) == "4 read: +2, +2, +5, +1 = 10" and hands.heard == "yes"
        assert len(hands.log) == before + 4
        lines = hands.journal.split("\n")[-5:]
        assert lines == [
            "Alice, first_bid: yellow+2a", "+ Alice, first_bid: yellow+2b",
            "+ Alice, first_bid: yellow+5a", "+ Alice, first_bid: yellow+1a", "",
        ]  # fmt: skip

    play(story, at_first_bid())


def test_the_sum_is_on_the_screen():
    async def story(hands):
        await colours(hands)
        await lay(hands, "yellow+2a", "yellow-2")
        seen = []
        for _ in range(4):
            seen.append(hands.sees("2 read: +2, -2 = 0"))
            await hands.wait(2600)
        assert True in seen, hands.rows

    play(story, at_first_bid())


def test_cards_that_come_one_after_the_other_and_stay_are_one_gesture():
    async def story(hands):
        await colours(hands)
        for name in ("yellow+2a", "yellow+5a", "yellow+1a"):
            await lay(hands, name)
        assert said(hands) == "3 read: +2, +5, +1 = 8"
        assert hands.journal.count("\n+ Alice") == 2

    play(story, at_first_bid())


def test_cards_tapped_one_by_one_are_gestures_of_their_own():
    async def story(hands):
        await colours(hands)
        for name in ("yellow+2a", "yellow+5a"):
            await hands.tap_name(name)
        assert said(hands) == "yellow +5" and "+ Alice" not in hands.journal

    play(story, at_first_bid())


def test_one_that_may_not_be_among_them_is_named_and_the_others_stand():
    async def story(hands):
        await colours(hands)
        await lay(hands, "yellow+2a", "blue+5a", "yellow+1a")
        assert chosen(hands) == ["yellow+1a", "yellow+2a"] and hands.heard == "no"
        assert said(hands) == "blue +5: That piece is elsewhere"
        await lay(hands, "yellow+5a")
        assert chosen(hands) == ["yellow+1a", "yellow+2a", "yellow+5a"]

    play(story, at_first_bid())


def test_a_tag_nobody_knows_among_them_is_said_and_the_others_stand():
    async def story(hands):
        await colours(hands)
        hands.reader.tags = [b"\x08nobody", uid("yellow+1a")]
        await hands.wait(100)
        assert chosen(hands) == ["yellow+1a"] and said(hands) == "Unknown tag"

    play(story, at_first_bid())


def test_what_has_no_number_adds_nothing_to_a_sum():
    named = ((AMAZONES, "yellow+10", 10), (AMAZONES, "yellow-2", -2), (AMAZONES, "yellow+5c", 5))
    for box, name, number in named + ((HENGE, "n29", 29), (HENGE, "tW", 0)):
        assert value(box, box.find(name)) == number, name


def test_a_set_belongs_to_a_question_for_cards_and_to_none_once_the_match_is_over():
    assert question(Tap(1, "bid", [3])) == (1, "bid")
    assert question(Menu(1, "bid", ("yes", "no"))) == question(None) == ()
