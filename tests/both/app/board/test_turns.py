"""Between two looks at reader and knob a board does one thing that takes long: else a tag that is
laid just then waits for two.
"""

from firmware.devices import simulated
from firmware.screen.canvas import ROWS
from firmware.table.hands import QUIET_MS, RENEW_MS
from firmware.table.panel import LATE_MS, SETTLED_MS, Panel
from tests.both.app.table_hands import Hands, play

ROW_MS = 3  # of the screen, over I2C
WORK_MS = 36  # from an answer to its rows, on a Pico


class Told(simulated.Reader):
    """A reader that notes what was done between two looks at it."""

    def __init__(self):
        super().__init__()
        self.between = []
        self.turns = set()
        self.rows = []

    def look(self):
        self.turns.add(tuple(sorted(set(self.between))))
        self.rows.append(self.between.count("rows"))
        self.between.clear()
        return super().look()


class Slow(simulated.Screen):
    """A screen that takes its time, and a sound that takes that of all the work after it.

    Then all of the screen has to change, which takes more than one turn, and all lights.
    """

    def __init__(self, told):
        super().__init__()
        self.told, self.clock, self.panel, self.work_ms = told, None, None, WORK_MS

    def show(self, page, data, first=0):
        super().show(page, data, first)
        self.told.between.append("rows")
        self.clock.now += ROW_MS

    def play(self, sound):
        self.clock.now += self.work_ms
        self.panel.again()
        self.panel.light(self.panel.marks, self.panel.size + 1)


def test_rows_of_the_screen_and_a_collection_of_garbage_have_turns_of_their_own():
    told = Told()
    slow = Slow(told)
    hands = Hands(language="en", reader=told, screen=slow, buzzer=slow)
    slow.clock, slow.panel = hands.devices.clock, hands.panel

    def collect(event):
        told.between.append("garbage")
        return 0

    async def story(hands):
        hands.panel.pace(2, collect)
        for _ in range(4):
            await hands.press()
            await hands.wait(300)

    hands.sit("stones", 3)
    play(story, hands)
    assert ("rows",) in told.turns and ("garbage",) in told.turns, told.turns
    assert ("garbage", "rows") not in told.turns


def test_a_picture_that_nobody_waits_for_is_sent_a_row_between_two_looks():
    """A screen that is set up again, ten seconds after the last time, had kept a tap for 26 ms."""
    told = Told()
    slow = Slow(told)
    hands = Hands(language="en", reader=told, screen=slow)
    slow.clock = hands.devices.clock

    async def story(hands):
        await hands.press()
        await hands.wait(QUIET_MS)
        assert max(told.rows) > 1, "what follows a press is not kept waiting"
        told.rows.clear()
        await hands.wait(RENEW_MS)

    hands.sit("stones", 3)
    play(story, hands)
    assert max(told.rows) == 1 and sum(told.rows) >= ROWS


def asked_for_memory(idle_ms, *enough):
    """Whether it was to be collected, at each time that was asked; so long after an answer."""
    asked, left = [], list(enough)

    def collect(at_once):
        asked.append(at_once)
        return left.pop(0)

    devices = simulated.devices()
    panel = Panel(devices)
    panel.pace(2, collect)
    panel._events += 1  # an answer
    devices.clock.now += idle_ms
    while left:
        panel.tidy()
    panel.tidy()
    return asked


def test_garbage_of_an_answer_is_collected_before_a_hand_can_act_else_only_where_memory_is_short():
    """An erased sector and a computer's words had put it off to 240 ms after the yes: a tap that
    met it had its own after 28 ms."""
    assert asked_for_memory(SETTLED_MS, 1000) == [True]
    assert asked_for_memory(LATE_MS, 1000) == [False]
    assert asked_for_memory(LATE_MS, -1, 1000) == [False, True]


def test_what_a_long_deed_leaves_is_collected_once_its_end_is_seen():
    """A match takes a second to come, and leaves most."""
    told, asked = Told(), []
    slow = Slow(told)
    hands = Hands(language="en", reader=told, screen=slow, buzzer=slow)
    slow.clock, slow.panel, slow.work_ms = hands.devices.clock, hands.panel, 1200

    async def story(hands):
        hands.panel.pace(2, lambda at_once: asked.append(at_once) or 1000)
        await hands.press()
        await hands.wait(300)

    hands.sit("stones", 3)
    play(story, hands)
    assert True in asked, asked
