"""Cards laid together: what is lifted, and what that takes back."""

from firmware.devices.gestures import HEAP_MS
from tests.both.app.laid_talk import at_first_bid, chosen, colours, lay, lift, said
from tests.both.app.table_hands import play


def test_lifting_one_takes_it_back_once_the_others_have_stayed():
    async def story(hands):
        await colours(hands)
        await lay(hands, "yellow+2a", "yellow+5a", "yellow+1a")
        await hands.wait(HEAP_MS)
        await lift(hands, "yellow+5a", ms=900)
        assert len(hands.ask.chosen) == 3, "hands may be about to lift all"
        await hands.wait(200)
        assert chosen(hands) == ["yellow+1a", "yellow+2a"] and said(hands) == "back: yellow +5"
        await lay(hands, "yellow+5a")
        assert len(hands.ask.chosen) == 3

    play(story, at_first_bid())


def test_cards_lifted_as_one_stands_even_where_fingers_are_not_quite_together():
    async def story(hands):
        await colours(hands)
        await lay(hands, "yellow+2a", "yellow+5a", "yellow+1a")
        await hands.wait(HEAP_MS)
        await lift(hands, "yellow+5a", ms=400)
        await lift(hands, "yellow+2a", "yellow+1a")
        await hands.wait(3000)
        assert len(hands.ask.chosen) == 3
        await hands.press()
        assert hands.asked == "Bob, first_bid"

    play(story, at_first_bid())


def test_lifting_one_that_was_refused_takes_nothing_back():
    async def story(hands):
        await colours(hands)
        await lay(hands, "yellow+2a", "blue+5a", "yellow+1a")
        await hands.wait(HEAP_MS)
        await lift(hands, "blue+5a")
        assert chosen(hands) == ["yellow+1a", "yellow+2a"]
        await lay(hands, "yellow+5a")
        assert len(hands.ask.chosen) == 3

    play(story, at_first_bid())


def test_a_card_slid_away_under_the_next_is_not_taken_back():
    async def story(hands):
        await colours(hands)
        await lay(hands, "yellow+2a")
        await hands.wait(1000)
        await lay(hands, "yellow+5a")
        await hands.wait(200)
        await lift(hands, "yellow+2a")
        await hands.wait(3000)
        assert chosen(hands) == ["yellow+2a", "yellow+5a"]

    play(story, at_first_bid())
