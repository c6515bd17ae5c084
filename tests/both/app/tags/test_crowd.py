"""Several tags on the reader at once: the screen says so, and nothing else happens."""

from firmware.devices.gestures import APART_MS, CROWD_MS, TagWatch
from tests.both.app.table_hands import Hands, play
from tests.both.tags.tag_images import TagReader


class Crowded(TagReader):
    crowd = False


def druids():
    hands = Hands(language="en", reader=Crowded())
    hands.sit("high_druid", 3)
    return hands


async def several(hands, duration=1000):
    reader = hands.devices.reader.device
    hands.devices.buzzer.device.played.clear()
    reader.crowd = True
    await hands.wait(duration)
    reader.crowd = False


def test_several_tags_in_a_match_are_told_once_and_change_nothing():
    async def story(hands):
        before = hands.log, hands.journal
        await several(hands)
        assert hands.sees("Several tags: one at a time")
        assert hands.devices.buzzer.device.played == ["no"]
        assert (hands.log, hands.journal) == before
        await hands.wait(APART_MS)
        await several(hands)
        assert hands.devices.buzzer.device.played == ["no"], "another time, told again"
        await hands.answer(hands.ask.values[0])
        assert not hands.sees("Several tags")

    play(story, druids())


def test_several_tags_are_told_while_enrolling_and_nothing_is_bound():
    async def story(hands):
        await hands.pick("Tags")
        await hands.pick("Why First 0/32")
        await hands.pick("no")
        await several(hands)
        assert hands.sees("Several tags: one at a time") and hands.heard == "no"
        assert hands.sees("Lay the tag of card -4") and hands.rows[0] == "Why First 0/32"

    hands = Hands(language="en", reader=Crowded())
    hands.storage.tags = lambda: ()
    play(story, hands)


def test_a_card_that_takes_the_place_of_another_is_no_crowd_nor_is_a_gap_a_new_one():
    watch = TagWatch()
    assert not [1 for now in range(0, CROWD_MS, 20) if watch.crowded(True, now)]
    assert not watch.crowded(False, CROWD_MS)
    told = [now for now in range(2000, 9000, 20) if watch.crowded(now % 800 > 200, now)]
    assert len(told) == 1, told


def test_a_set_that_was_read_is_no_crowd_when_it_is_lifted_again_soon():
    """A set laid, or lifted, in the middle of a poll is not made out for that poll."""
    watch, uids = TagWatch(), [b"1", b"2", b"3"]
    assert not watch.look([], 5000, True) and not watch.crowded(True, 5000)
    assert list(watch.look(uids, 5020, True)) == uids and not watch.crowded(False, 5020)
    assert not watch.look(uids[:1], 5400, True) and not watch.crowded(True, 5400)
