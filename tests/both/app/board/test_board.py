"""A board's start and its failures: safe mode, starts that failed, the watchdog, faults."""

import asyncio

from firmware.boot import main, watchdog
from firmware.storage.crash import CRASH
from firmware.table.panel import GARBAGE_MS, SETTLED_MS
from tests.both.app.board_talk import (
    BASE,
    CONTROL,
    REASON,
    SCRATCH,
    TURN_MS,
    Board,
    Machine,
    Off,
    Reader,
    Reset,
    Ticks,
)
from tests.both.app.shelf import Shelf

LONG = watchdog.LIVED_MS + 1000
ARMED = watchdog.ARMED
TURNED_MS = 10 * GARBAGE_MS + GARBAGE_MS // 2  # when the knob is turned


class Fault(Exception):
    pass


class Clone(Reader):
    version = 0x12
    warning = "clone"


class Heap:
    """A large board's `gc`, of which so many bytes are `free`; how often it has collected."""

    free = collected = after = 0

    def mem_free(self):
        return self.free

    def collect(self):
        self.collected += 1

    def threshold(self, after):
        self.after = after


def english(**files):
    files["settings.json"] = files.get("settings", '{"language": "en"}')
    return Shelf(files)


def held(**how):
    """A board switched on while the knob is held down."""
    return Board(low=(13,), **how)


def test_a_board_comes_to_its_first_question():
    board = Board()
    assert board.power(500) is Off
    assert board.saw("Trilithon") and board.saw("Which game?") and not board.wrong


def test_the_knob_held_at_power_on_is_safe_mode_and_no_application_starts():
    board = held()
    assert board.power(500) is None and board.saw("Safe mode") and board.saw("Knob held")
    assert not board.saw("Which game?") and not board.machine.timeouts
    assert not board.shelf.exists(watchdog.STARTS)


def test_safe_mode_speaks_over_the_usual_pins_where_the_settings_have_no_screen():
    chosen = '{"language": "en", "hardware": {"screen": "none"}}'
    board = held(storage=english(settings=chosen), lacks=("screen",))
    assert board.settings.hardware["screen"] == "none"
    board.power(500)
    assert board.wiring.board.parts["screen"] == "sh1106" and board.saw("Safe mode")


def test_the_third_start_that_does_not_live_is_safe_mode_and_the_next_a_start_again():
    shelf = english()
    for _ in range(watchdog.MOST_STARTS - 1):
        assert Board(shelf).power(LONG // 3) is Off
    board = Board(shelf)
    assert board.power(500) is None and board.saw("Three starts have failed.")
    assert Board(shelf).power(500) is Off


def test_a_start_that_lives_ends_the_count():
    shelf = english()
    for _ in range(2 * watchdog.MOST_STARTS):
        board = Board(shelf)
        assert board.power(LONG) is Off and not board.safe


def test_starts_are_counted_by_a_storage_alone_and_a_failing_one_stops_nobody():
    shelf = english()
    shelf.fails = True
    starts = [watchdog.Starts(shelf), watchdog.Starts(None)]
    for _ in range(5):
        assert [start.count() for start in starts] == [1, 1]
        assert [start.lived() for start in starts] == [None, None]


def test_the_loop_feeds_the_watchdog_long_before_it_bites():
    board = Board()
    board.power(LONG)
    machine = board.machine
    assert machine.timeouts == [watchdog.WATCHDOG_MS] and machine.fed > 100
    assert 10 * machine.gap < watchdog.WATCHDOG_MS and machine.mem32[SCRATCH] == ARMED


def test_ctrl_c_stops_the_watchdog_and_puts_out_the_lights():
    board = Board()
    assert board.power(500, end=KeyboardInterrupt) is None
    assert board.machine.mem32[CONTROL + watchdog.CLEAR] == watchdog.ENABLE
    assert board.machine.mem32[SCRATCH] == 0 and not board.shelf.exists(watchdog.STARTS)
    assert board.parts["strip"].rgb == bytes(3 * main.LIGHTS) and board.saw("Ctrl-C")


def test_an_esp32_s_watchdog_cannot_be_stopped_but_slowed():
    board = Board(name="Generic ESP32 module with ESP32")
    board.power(500, end=KeyboardInterrupt)
    assert board.machine.timeouts == [watchdog.WATCHDOG_MS, watchdog.SLOW_MS]
    assert not [at for at in board.machine.mem32 if at > BASE + 100]


def test_who_was_bitten_is_told_why_it_started_anew():
    machine = Machine()
    for reason, mark, told in (
        (1, ARMED, True), (2, ARMED, False), (1, 0, False), (0, ARMED, False),
    ):  # fmt: skip
        machine.mem32 = {REASON: reason, SCRATCH: mark}
        board = Board(machine=machine)
        board.power(300)
        assert bool(board.saw("The table hung")) == told, (reason, mark)
    assert Board(name="Generic ESP32 module with ESP32").watchdog.has_bitten()


def test_a_fault_is_written_down_and_shown_and_the_application_starts_again():
    board = Board()
    assert board.power(50, 500, 50, end=lambda: Fault("of the program")) is Reset
    assert "Fault: of the program" in board.shelf.files[CRASH]
    assert board.saw("Fault of the program") and board.saw("Which game?")
    assert len(board.saw("Error: the table restarts.")) == main.CRASHES


def test_faults_far_from_each_other_are_not_counted_together():
    board = Board()
    assert board.power(50, LONG, LONG, 50, 50, end=lambda: Fault("rare")) is Reset


def test_a_fault_that_cannot_be_written_down_is_shown_all_the_same():
    shelf = english()
    board = Board(shelf)
    board.shelf.fails = True
    assert board.power(50, 50, 50, end=lambda: Fault("early")) is Reset and board.saw("Fault early")


def test_every_part_may_be_missing_and_is_named():
    for part, said in (
        ("reader", "No reader"), ("knob", "Knob not working"), ("strip", "No lights"),
        ("buzzer", "No sound"), ("screen", ""),
    ):  # fmt: skip
        board = Board(lacks=(part,))
        assert board.power(6000) is Off and board.saw(said), part
        assert board.panel.questions.labels, part


def test_a_part_that_the_settings_leave_out_is_not_missed():
    chosen = '{"language": "en", "hardware": {"buzzer": "none", "reader": "none"}}'
    board = Board(english(settings=chosen), lacks=("buzzer", "reader"))
    board.power(500)
    assert not board.saw("No sound") and not board.saw("No reader")


def test_wrong_settings_are_named_at_the_start():
    board = Board(english(settings='{"language": "en", "limit_ma": 3}'))
    board.power(500)
    assert board.saw("Invalid settings") and board.saw("limit_ma")


def test_a_board_nobody_has_wired_starts_and_says_so():
    board = Board(name="Some board with SAMD51", lacks=("screen",))
    assert board.power(6000) is Off and board.panel.questions.labels
    assert board.saw("unknown board") and board.saw("SAMD51")


def test_lights_begin_dark_and_come_up_slowly():
    board = Board()
    board.power(200)
    assert board.panel.lights.brightness < 25
    board = Board()
    board.power(main.RAMP_MS + 500)
    assert board.panel.lights.brightness == 100


def test_the_clock_goes_on_where_ticks_wrap():
    board = Board()
    board.time.now += 4000
    clock = main.Clock(board.watchdog, Ticks(board.time))
    before = clock.ms()
    board.time.now += 2000  # over the edge
    assert clock.ms() - before == 2000


def test_garbage_is_collected_after_an_event_s_effect_and_then_again_and_again_while_nobody_acts():
    class Turned(Board):
        async def greet(self, panel):
            turning = asyncio.create_task(self.turn())
            await super().greet(panel)
            self.turning = turning

        async def turn(self):
            await self.time.sleep_ms(TURNED_MS)
            self.parts["knob"].turned = 1

    board = Turned()
    board.power(2 * TURNED_MS)
    times = board.garbage.times
    after = [at for at in times if at >= TURNED_MS]
    assert SETTLED_MS <= after[0] - TURNED_MS < SETTLED_MS + GARBAGE_MS // 4
    for part in (times[: -len(after)], after):
        waits = [later - at for at, later in zip(part, part[1:])]
        assert len(waits) > 5 and min(waits) >= GARBAGE_MS and max(waits) < 2 * GARBAGE_MS


def test_the_more_memory_is_free_the_later_a_table_that_nobody_touches_asks_for_it_again():
    before, main.gc = main.gc, Heap()
    try:
        main.gc.free = main.ROOM + 400 * main.IDLE_RATE
        assert main.seldom(False) == 400 and main.gc.collected == 0
        assert main.gc.after == main.SELDOM, "a match that has come leaves a lower one"
        main.gc.free = main.ROOM - 1
        assert main.seldom(False) < 0 and main.gc.collected == 0
        assert main.seldom(True) == 0 and main.gc.collected == 1
    finally:
        main.gc = before


def test_garbage_that_need_not_be_collected_soon_is_left_alone_for_that_long():
    board, times = Board(), []

    def collect(event):
        times.append(board.time.ms())
        return 700

    board.collect = collect
    board.power(TURNED_MS)
    waits = [later - at for at, later in zip(times, times[1:])]
    assert waits and min(waits) >= GARBAGE_MS + 700


def test_between_two_looks_at_its_devices_others_have_a_turn_and_a_board_does_not_wait():
    board = Board()
    assert board.power(1000) is Off
    assert main.LOOK_MS == 0 and board.waited[0] > 1000 // (2 * TURN_MS)


def test_a_chip_that_is_not_the_maker_s_is_told_at_the_start_and_the_table_goes_on():
    board = Board(reader=Clone())
    assert board.power(main.TOLD_MS + 1000) is Off
    assert len(board.saw("Reader: a clone, less reliable")) == 1 and board.saw("Which game?")
    board = Board()
    board.power(main.TOLD_MS + 1000)
    assert not board.saw("Reader:")


def test_a_brightness_chosen_while_the_lights_come_up_stays():
    class Chosen(Board):
        async def greet(self, panel):
            await self.time.sleep_ms(main.RAMP_MS // 2)
            assert self.settings.change({"brightness": 40}) == []
            panel.apply(self.settings)
            self.panel = panel

    board = Chosen()
    board.power(main.RAMP_MS // 2 + 50)
    assert board.panel.lights.brightness == 40
    board = Chosen()
    board.power(main.RAMP_MS + 500)
    assert board.panel.lights.brightness == 40
