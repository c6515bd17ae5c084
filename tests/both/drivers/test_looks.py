"""What an idle table does at every turn of its loop, 200 times a second, leaves nothing behind."""

import gc

from firmware.devices.gestures import GONE_MS, TagWatch
from firmware.devices.guard import Guard
from firmware.drivers.rotary import Rotary
from tests.both.models.bus import Clock
from tests.both.models.knob import Knob


class Quiet:
    """A reader or a cable with nothing to say."""

    def look(self):
        return None

    readline = look


def used():
    return gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0


def test_a_look_at_what_has_nothing_to_say_leaves_no_garbage():
    clock, pins = Clock(), Knob(0, 0)
    rotary = Rotary(pins.a, pins.b, None, 1, clock)
    reader, knob, link = [Guard("", device, clock) for device in (Quiet(), rotary, Quiet())]
    before = used()
    for _ in range(100):
        assert reader.call("look") is link.call("readline") is None
        assert knob.call("look") == (0, False)
    assert used() - before < 100 * 16, "less than the smallest piece a look"


def test_nor_do_those_in_the_second_after_a_tag_has_been_taken_away():
    watch = TagWatch()
    assert watch.look([b"tag"], 0) == [b"tag"]
    before = used()
    for now in range(4, GONE_MS, 4):
        assert watch.look((), now) == () and watch.lay
    assert used() - before < GONE_MS // 4 * 16
