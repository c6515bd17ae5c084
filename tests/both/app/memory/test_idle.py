"""A table that nobody touches takes next to nothing from the heap: a tap seldom meets a collection,
which would keep its yes waiting for 25 ms.
"""

import gc

from firmware.drivers.rotary import STILL
from firmware.drivers.ws2812 import Ws2812
from firmware.lights.lights import BEAT, PHASE_MS
from tests.both.app.table_hands import Hands, play

LIGHTS = 130  # more than any plate has: those beyond stay dark
TURNS = 4  # of the loop, in a phase of the lights
MOST = 600  # bytes of a phase, in the screen's pages and all; of a computer's, twice a board's


class Line:
    """What sends the lights' colours to nowhere; `sent` counts."""

    STRIDE, PLACES = 4, (3, 2, 1, 0)

    def __init__(self):
        self.sent = 0

    def wait(self):
        """Never."""

    def send(self, buffer, lights):
        self.sent += 1


class Still:
    """A knob that nobody turns."""

    looks = 0

    def look(self):
        return STILL


def used():
    return gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0


def of_a_phase(hands, phases):
    """Bytes that each takes, without what is given back at once."""
    panel, clock = hands.panel, hands.devices.clock
    before = used()
    for _ in range(phases):
        clock.now += PHASE_MS
        for _ in range(TURNS):
            assert panel.poll() is None
            if not panel.refresh():
                panel.tidy()
    return (used() - before) // phases


def idle(game, seats):
    line, found = Line(), []

    async def story(hands):
        await hands.wait(1000)
        of_a_phase(hands, BEAT)  # once: what stays is made
        gc.collect()
        gc.disable()
        sent = line.sent
        found.append(of_a_phase(hands, 2 * BEAT))
        gc.enable()
        assert line.sent > sent + BEAT // 2, "the lights breathe"

    hands = Hands(language="en", strip=Ws2812(line, LIGHTS), knob=Still())
    hands.sit(game, seats)
    play(story, hands)
    return found[0]


def test_the_phases_of_a_large_plate_leave_next_to_no_garbage():
    taken = idle("stones", 3)
    assert taken <= MOST, taken


def test_nor_do_those_of_a_small_plate_on_a_long_chain():
    taken = idle("amazones", 3)
    assert taken <= MOST, taken
