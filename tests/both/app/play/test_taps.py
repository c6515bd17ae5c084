"""Taps: the screen names each card; a wrong one is refused with a reason and changes nothing."""

import asyncio

from firmware.devices import simulated
from firmware.devices.gestures import GONE_MS
from firmware.devices.simulated import devices
from firmware.table.hands import Hands as Looks
from tests.both.app.laid_talk import at_first_bid, colours
from tests.both.app.table_hands import AMAZONES, HENGE, Hands, play


def test_a_piece_is_said_and_counts():
    async def story(hands):
        await colours(hands)
        await hands.tap_name("yellow+5a")
        assert hands.sees("yellow +5") and hands.heard == "yes"
        assert hands.journal.endswith("Alice, first_bid: yellow+5a\n")
        assert " Alice" in hands.rows[0] and hands.sees("Bid cards of one colour, then OK")

    play(story, at_first_bid())


async def refused(hands, uid, *said):
    """The tap is refused, says all this beside the question, and changes nothing."""
    before = hands.log, hands.journal, hands.ask
    await hands.tap(uid)
    assert (hands.log, hands.journal, hands.ask) == before
    assert hands.heard == "no"
    words = hands.app.match.words
    for text in said + (words.text(hands.ask.prompt, hands.ask.args),):
        assert hands.sees(text), (text, hands.rows)


def uid(name, box=AMAZONES):
    return simulated.uid_of(box, box.find(name))


def test_every_wrong_tap_says_what_was_read_and_why_it_is_not_taken():
    async def story(hands):
        await refused(hands, uid("yellow+5a"), "yellow +5: Answer with the knob")
        await colours(hands)
        await refused(hands, b"\x08nobody", "Unknown tag")
        await refused(hands, b"\x08much too long to be a tag", "Unknown tag")
        await refused(hands, uid("d14", HENGE), "Piece of another game")
        await refused(hands, uid("blue+5a"), "blue +5: That piece is elsewhere")
        await refused(hands, uid("green+5a"), "green +5: That piece is elsewhere")
        await refused(hands, uid("head-1"), "head -1: Tap a card")

    play(story, at_first_bid())


def test_a_piece_s_number_is_no_answer_to_a_question_for_the_knob():
    async def story(hands):
        for piece in range(3):  # the numbers of the seats, as it happens
            await refused(hands, simulated.uid_of(AMAZONES, piece), "Answer with the knob")

    play(story, at_first_bid())


def with_tags(more):
    """A table whose register has further lines."""
    hands = Hands()
    hands.storage.files["tags.txt"] = more
    hands.sit("amazones", 3)
    return hands


def test_a_damaged_register_costs_only_its_damaged_lines():
    async def story(hands):
        await colours(hands)
        await refused(hands, b"\0\0\0\0", "Unknown tag")
        await hands.say("Alice, first_bid: yellow+5a")

    lines = "zz amazones yellow+2a\n\n" + "04" * 40 + " amazones yellow+1a\n04aa amazones nothing\n"
    play(story, with_tags("?\n" + lines))


def test_of_two_bindings_of_a_tag_the_later_holds():
    async def story(hands):
        await colours(hands)
        await hands.tap(uid("yellow+5a"))
        assert hands.journal.endswith("Alice, first_bid: yellow-1\n")

    play(story, with_tags(uid("yellow+5a").hex() + " amazones yellow-1\n"))


def test_a_tag_left_lying_counts_once_and_again_when_it_was_lifted():
    async def story(hands):
        await colours(hands)
        before = len(hands.log)
        hands.reader.uid = uid("yellow+5a")
        await hands.wait(5000)
        assert len(hands.ask.chosen) == 1 and len(hands.log) == before + 1
        hands.reader.uid = None
        await hands.wait(GONE_MS + 100)
        assert len(hands.ask.chosen) == 1
        await hands.tap(uid("yellow+5a"))
        assert len(hands.ask.chosen) == 0, "the second tap takes it back"

    play(story, at_first_bid())


def test_a_double_tap_counts_once():
    async def story(hands):
        await colours(hands)
        for _ in range(2):
            hands.reader.uid = uid("yellow+5a")
            await hands.wait(60)
            hands.reader.uid = None
            await hands.wait(120)
        await hands.wait(400)
        assert len(hands.ask.chosen) == 1

    play(story, at_first_bid())


def test_a_tag_tapped_while_a_menu_is_open_is_not_taken_later():
    async def story(hands):
        await colours(hands)
        before = hands.log
        await hands.hold()
        hands.reader.uid = uid("yellow+5a")
        await hands.wait(100)
        await hands.pick("go on")
        await hands.wait(1000)
        assert hands.log == before and not hands.labels

    play(story, at_first_bid())


def test_what_a_reader_knew_before_a_stall_is_not_seen_again_after_it():
    table = devices()
    hands, reader, clock = Looks(table), table.reader.device, table.clock
    reader.fresh, reader.tags = True, [b"tag"]
    assert hands.look() == ("tap", b"tag", 0) and reader.fresh is False
    clock.now += 2 * GONE_MS  # nothing is polled, so nobody knows that it was lifted
    assert hands.look() is None
    for tags in ([], [b"tag"], []):  # the silence begins with the first poll that hears nothing
        reader.fresh, reader.tags = True, tags
        assert hands.look() is None
        clock.now += 20
    clock.now += GONE_MS
    reader.fresh = True
    assert hands.look() is None
    reader.fresh, reader.tags = True, [b"tag"]
    assert hands.look() == ("tap", b"tag", 0), "it was away for long enough"


def test_a_card_laid_again_counts_again_however_seldom_the_table_looks():
    """Simulated people wait as people do: a table that draws, or is busy, has not seen it gone."""

    async def story(every):
        parts = devices()
        looks, clock, came = Looks(parts), parts.clock, []

        async def look():
            while True:
                came.append(looks.look())
                await clock.sleep_ms(every)

        table = asyncio.create_task(look())
        hands = simulated.Hands(parts)
        for _ in range(4):
            await hands.tap(b"\4\1\2\3")
        table.cancel()
        return [event for event in came if event]

    for every in (20, 90, 170, 400):
        assert asyncio.run(story(every)) == [("tap", b"\4\1\2\3", 0)] * 4, every
