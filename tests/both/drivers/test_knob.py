"""The knob's driver with bouncing contacts and late interrupts."""

from firmware.devices.gestures import KnobWatch
from firmware.drivers.rotary import Rotary
from tests.both.models.bus import Clock
from tests.both.models.knob import Knob


def made(bounces: int = 0, late: int = 0, detents: int = 1) -> tuple:
    clock, knob = Clock(), Knob(bounces, late)
    clock.sleep_ms(1000)
    return clock, knob, Rotary(knob.a, knob.b, knob.button, detents, clock)


def test_every_detent_counts_once_either_way():
    for bounces in (0, 1, 5):
        _, knob, rotary = made(bounces)
        for detents in (1, -1, 3, -7, 20):
            knob.turn(detents)
            assert rotary.look() == (detents, False)
            assert rotary.look() == (0, False)


def test_detents_add_up_while_the_loop_is_busy():
    _, knob, rotary = made(2)
    for _ in range(50):
        knob.turn(3)
        knob.turn(-1)
    assert rotary.look() == (100, False)


def test_a_contact_that_bounces_at_rest_is_no_detent():
    _, knob, rotary = made()
    knob.jitter(100)
    assert rotary.look() == (0, False)


def test_turning_half_way_and_back_is_no_detent():
    _, knob, rotary = made(1)
    for _ in range(10):
        knob.turn(1, steps=2)
        knob.turn(-1, steps=2)
    assert rotary.look() == (0, False)


def test_interrupts_that_come_an_edge_late_lose_no_detent():
    for late in (2, 3, 4, 5, 7):
        _, knob, rotary = made(0, late)
        for detents in (25, -25, 1, -1, 4):
            knob.turn(detents)
            assert rotary.look()[0] == detents, (late, detents)


def test_encoders_with_two_or_four_detents_a_cycle_count_each():
    for detents, steps in ((2, 2), (4, 1)):
        _, knob, rotary = made(2, detents=detents)
        for wanted in (6, -6, 1, 1, -1, 3):
            knob.turn(wanted, steps=steps)
            assert rotary.look()[0] == wanted, detents


def test_the_handler_allocates_nothing():
    try:
        from micropython import heap_lock, heap_unlock
    except ImportError:
        return  # CPython cannot tell

    def locked(handler, pin):
        heap_lock()
        try:
            handler(pin)
        finally:
            heap_unlock()

    _, knob, rotary = made(2)
    knob.call = locked
    knob.turn(40)
    knob.turn(-15)
    knob.button.level = 0
    locked(knob.button.handler, knob.button)  # and one that came with the next edge:
    knob.button.edges = knob.button.IRQ_RISING | knob.button.IRQ_FALLING
    locked(knob.button.handler, knob.button)
    assert rotary.look()[0] == 25 and rotary.look()[1]


def test_the_lock_of_that_test_does_bite():
    try:
        from micropython import heap_lock, heap_unlock
    except ImportError:
        return
    heap_lock()
    try:
        caught = len([0] * 50)
    except MemoryError:
        caught = -1
    finally:
        heap_unlock()
    assert caught == -1


def test_interrupts_are_hard_where_the_port_has_them():
    _, knob, rotary = made()
    assert knob.a.hard and knob.b.hard
    knob.a.irq = lambda handler, edges: setattr(knob.a, "handler", handler)
    knob.b.irq = lambda handler, edges: setattr(knob.b, "handler", handler)
    rotary = Rotary(knob.a, knob.b, clock=Clock())
    knob.turn(2)
    assert rotary.look() == (2, False)


def test_a_bouncing_button_is_one_press():
    clock, knob, rotary = made()
    watch, events = KnobWatch(), []
    for level in (0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1):
        knob.button.level = level
        turned, down = rotary.look()
        events.append(watch.look(turned, down, clock.ticks_ms()))
        clock.sleep_ms(2)
    for _ in range(30):
        turned, down = rotary.look()
        events.append(watch.look(turned, down, clock.ticks_ms()))
        clock.sleep_ms(2)
    assert [event for event in events if event] == [("press",)]


def press(clock, knob, bounces: int = 0) -> None:
    """Down for 120 ms and up again, though the loop does not look."""
    for level in (0, 1):
        for i in range(2 * bounces + 1):
            knob.button.level = level if i % 2 == 0 else 1 - level
            knob.button.handler(knob.button)
        clock.sleep_ms(120)


def events_of(clock, rotary) -> list:
    watch, events = KnobWatch(), []
    for _ in range(40):
        event = watch.look(*(rotary.look() + (clock.ticks_ms(),)))
        events += [event] if event else []
        clock.sleep_ms(3)
    return events


def test_a_press_while_the_loop_stalls_is_not_lost():
    for bounces in (0, 3):
        clock, knob, rotary = made()
        press(clock, knob, bounces)
        assert events_of(clock, rotary) == [("press",)], bounces


def both_edges(clock, knob, stalled_ms: int) -> None:
    """Down and up again before any handler could run."""
    clock.sleep_ms(stalled_ms)
    knob.button.edges = knob.button.IRQ_RISING | knob.button.IRQ_FALLING
    knob.button.handler(knob.button)
    knob.button.edges = 0


def test_a_press_that_is_over_before_its_interrupt_can_run_counts_in_a_stall_and_is_noise_else():
    for stalled_ms, events in ((45, [("press",)]), (5, [])):
        clock, knob, rotary = made()
        rotary.look()
        both_edges(clock, knob, stalled_ms)
        assert events_of(clock, rotary) == events


def test_turns_and_presses_during_a_stall_stay_in_order():
    clock, knob, rotary = made(2)
    knob.turn(2)
    press(clock, knob)
    knob.turn(-1)
    press(clock, knob, 2)
    press(clock, knob)
    knob.turn(4)
    wanted = [("turn", 2), ("press",), ("turn", -1), ("press",), ("press",), ("turn", 4)]
    assert events_of(clock, rotary) == wanted


def test_a_button_that_nobody_looks_at_for_long_keeps_eight_presses():
    clock, knob, rotary = made()
    for _ in range(20):
        press(clock, knob)
    assert events_of(clock, rotary) == [("press",)] * 8
    press(clock, knob)
    assert events_of(clock, rotary) == [("press",)]
