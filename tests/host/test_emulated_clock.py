"""The emulated Pico's clock while its processor sleeps: the lights' state machine goes on then."""

from types import SimpleNamespace

import pytest

pytest.importorskip("rp2040py", reason="the emulator is not installed")

from tests.emulated.pico import NEVER, Clock


def machines(cycles: float) -> SimpleNamespace:
    """Whose next step is in so many cycles."""
    return SimpleNamespace(stopped=False, cycle_fp=256, next_due_fp=256 + int(cycles * 256))


def test_it_goes_no_farther_than_to_the_next_alarm_or_the_next_step_of_a_state_machine():
    clock = Clock()
    assert clock.nanos_to_next_alarm == 0
    clock.pios = [machines(40.5), machines(NEVER)]
    assert clock.nanos_to_next_alarm == 41 * 8
    clock.create_alarm(lambda: None).schedule(1000)
    assert clock.nanos_to_next_alarm == 41 * 8
    clock.pios = [machines(200), machines(NEVER)]
    assert clock.nanos_to_next_alarm == 1000
    clock.pios[0].stopped = True
    assert clock.nanos_to_next_alarm == 1000


def test_a_step_that_is_due_already_takes_one_cycle():
    clock = Clock()
    clock.pios = [machines(0), machines(NEVER)]
    assert clock.nanos_to_next_alarm == 8
