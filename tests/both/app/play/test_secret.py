"""Secrets stay secret: for every card that is laid, screen, lights and sounds are the same."""

from tests.both.app.table_hands import Hands, Memory, play
from tests.both.app.table_traces import (
    closing,
    same,
    tapping,
    to_added_card,
    to_second_sale,
    to_stones_bid,
    traces,
)


def test_a_bid_of_one_card_looks_the_same_whatever_it_is():
    same(traces(3, "stones", to_stones_bid, [closing("d4"), closing("n29"), closing("tW")]))


def test_a_bid_of_several_cards_looks_the_same_whatever_they_are():
    acts = [closing("d4", "d10", "tW"), closing("n29", "n5", "tR"), closing("tB", "d12", "tY")]
    same(traces(3, "stones", to_second_sale, acts))


def test_an_added_card_looks_the_same_until_all_is_revealed():
    acts = [closing("yellow+10"), closing("yellow-2"), closing("yellow+2b")]
    same(traces(3, "amazones", to_added_card, acts))


def test_a_card_that_takes_the_place_of_another_looks_the_same():
    acts = [tapping("yellow+10", "yellow-1"), tapping("yellow-2", "yellow+1a")]
    same(traces(3, "amazones", to_added_card, acts))


def test_what_is_read_scores_and_whose_turn_tell_no_card():
    def looking(*names):
        async def act(hands):
            await tapping(*names)(hands)
            for label in ("scores", "whose turn?"):
                await hands.do(label)
                await hands.wait(3000)
                await hands.press()

        return act

    same(traces(3, "stones", to_second_sale, [looking("d4", "d10"), looking("n29", "n5")]))


def test_a_refusal_of_a_secret_ask_names_no_card():
    def refusing(card, wrong):
        async def act(hands):
            await hands.tap_name(card)
            before = hands.log
            await hands.tap_name(wrong)
            assert hands.log == before and hands.sees("One colour per bid")

        return act

    same(traces(3, "stones", to_second_sale, [refusing("d4", "d5"), refusing("n29", "n6")]))


def test_how_many_cards_lie_in_secret_is_said_once_and_that_one_was_read():
    async def story(hands):
        await to_second_sale(hands)
        for count, card in enumerate(("d4", "d10"), 1):
            await hands.tap_name(card)
            assert hands.rows.count("Cards laid: %d" % count) == hands.rows.count("Card read") == 1

    hands = Hands(Memory(), "en")
    hands.sit("stones", 3)
    play(story, hands)


def test_without_a_reader_the_knob_does_not_stand_on_what_was_laid():
    async def story(hands):
        await to_second_sale(hands)
        table = hands.app.playing
        assert table.options == sorted(table.options[:-1]) + ["ok"]
        assert table.selected == "ok" and hands.rows[7] == "◀     pass     ▶"
        await hands.give("n29")
        assert table.selected == "ok" and not hands.sees("night") and hands.sees("Cards laid: 1")

    hands = Hands(Memory(), "en", reader=None)
    hands.sit("stones", 3)
    play(story, hands)
