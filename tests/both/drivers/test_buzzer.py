"""The buzzer's tunes, one after the other and one in place of another."""

from firmware.devices.guard import SOUNDS
from firmware.drivers.buzzer import TUNES, Buzzer
from tests.both.models.bus import Clock


class Pwm:
    def __init__(self) -> None:
        self.hertz = self.duty = 0
        self.heard: list = []

    def freq(self, hertz: int) -> None:
        self.hertz = hertz

    def duty_u16(self, duty: int) -> None:
        self.duty = duty


class Timer:
    """One shot at a time; `run` lets them all come. `queued` is called although it was put off."""

    ONE_SHOT = 0

    def __init__(self, pwm: Pwm, clock: Clock) -> None:
        self.pwm = pwm
        self.clock = clock
        self.callback = None
        self.queued = None
        self.period = 0

    def init(self, mode=None, period: int = 0, callback=None) -> None:
        assert mode == self.ONE_SHOT and period > 0
        self.callback = callback
        self.period = period
        self.pwm.heard.append((self.pwm.hertz if self.pwm.duty else 0, period))

    def deinit(self) -> None:
        self.callback = None
        if self.queued:
            self.queued(self)

    def run(self) -> None:
        while self.callback:
            callback, self.callback = self.callback, None
            self.clock.sleep_ms(self.period)
            callback(self)


def buzzer(mute: bool = False) -> tuple:
    pwm, clock = Pwm(), Clock()
    timer = Timer(pwm, clock)
    return pwm, timer, Buzzer(pwm, timer, clock, mute)


def test_every_sound_is_a_tune_of_its_own_and_ends_in_silence():
    heard = []
    for sound in SOUNDS:
        pwm, timer, made_buzzer = buzzer()
        made_buzzer.play(sound)
        assert timer.callback, "it waited"
        timer.run()
        assert pwm.duty == 0 and pwm.heard not in heard
        assert sum([ms for _, ms in pwm.heard]) < 700
        heard.append(pwm.heard)
    assert sorted(TUNES) == sorted(SOUNDS)


def test_a_new_sound_takes_the_place_of_the_old_but_a_tick_does_not():
    pwm, timer, made_buzzer = buzzer()
    made_buzzer.play("end")
    made_buzzer.play("tick")
    made_buzzer.play("no")
    timer.run()
    assert [hertz for hertz, _ in pwm.heard] == [659, 440, 0, 262]
    made_buzzer.play("tick")
    timer.run()
    assert pwm.heard[-1] == (2000, 4)


def test_whose_turn_it_is_does_not_cut_the_yes_before_it_short():
    pwm, timer, made_buzzer = buzzer()
    made_buzzer.play("yes")
    made_buzzer.play("turn")
    timer.run()
    assert [hertz for hertz, _ in pwm.heard] == [1320, 1760, 988, 0, 988] and pwm.duty == 0
    made_buzzer.play("turn")
    made_buzzer.play("yes")
    timer.run()
    assert [hertz for hertz, _ in pwm.heard[5:]] == [988, 1320, 1760], "a yes waits for nothing"
    made_buzzer.play("yes")
    made_buzzer.play("turn")
    made_buzzer.play("no")
    timer.run()
    assert [hertz for hertz, _ in pwm.heard[8:]] == [1320, 440, 0, 262], "the turn is out of date"


def test_a_note_that_is_over_as_a_yes_begins_does_not_cut_it_short():
    pwm, timer, made_buzzer = buzzer()
    for sound in ("turn", "tick", "no", "end"):
        made_buzzer.play(sound)
        due, before = timer.callback, len(pwm.heard)
        timer.clock.sleep_ms(timer.period)
        timer.queued = due  # MicroPython calls it soon, and `deinit` does not take it out
        made_buzzer.play("yes")
        due(timer)
        timer.queued = None
        timer.run()
        assert pwm.heard[before:] == [(1320, 50), (1760, 70)] and pwm.duty == 0


def test_mute_is_silence_at_once():
    pwm, timer, made_buzzer = buzzer(True)
    for sound in SOUNDS:
        made_buzzer.play(sound)
    assert not pwm.heard and not timer.callback
    made_buzzer.mute = False
    made_buzzer.play("end")
    made_buzzer.mute = True
    timer.run()
    assert len(pwm.heard) == 1 and pwm.duty == 0
    made_buzzer.mute = False
    made_buzzer.play("end")
    made_buzzer.quiet()
    assert pwm.duty == 0 and not timer.callback
