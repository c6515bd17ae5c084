"""A repair on real littlefs, and power that fails at any moment of its writing."""

import gc

from firmware.storage.journal import Journal
from firmware.table import repair
from firmware.table.match import Match
from tests.both.app.flash.test_match import NAMES, any_answer
from tests.both.app.power_cuts import ESP32, RP2, every_cut, prepared, rest, run
from tests.both.app.taken_up import taken_up

ANSWERS, WRONG = 6, 2
RED, BLUE, GREEN, YELLOW = 4, 1, 2, 3


def a_match(files, counts):
    match = Match.begin("high_druid", NAMES, [0, 1, 2], {}, "en", Journal(files))
    for number in range(ANSWERS):
        assert match.answer(any_answer(match.referee.ask, number)) is None
        if number % 4 == 3:
            rest(files)


def a_repair(files, counts):
    """The third answer was wrong; one more is left out; then the match goes on."""
    match = taken_up(Journal(files))
    counts(bytes(match.referee.log))
    assert repair.begin(match, WRONG, "correct") is None
    ask, old = match.referee.ask, match.before.log[WRONG]
    value = next(each for each in ask.values if ask.code(each) != old)
    assert match.answer(value) is None
    counts(bytes(match.referee.log))
    match.rest, match.kept = [], None  # people stop the replay
    assert repair.begin(match, 1, "omit") is None
    counts(bytes(match.referee.log))
    match.rest, match.kept = [], None
    assert match.answer(any_answer(match.referee.ask, 1)) is None
    counts(bytes(match.referee.log))


def states():
    """The logs of a repair that nothing cuts short."""
    return [what[0] for what in run(prepared(a_match), a_repair)]


def check_every_cut(unit):
    logs = states()
    assert len(set(logs)) == len(logs) == 4

    def check(files, counted):
        log = bytes(Journal(files).resume().referee.log)
        stood = len(counted)  # so many deeds were acknowledged: the next one is done or it is not
        assert log in logs[max(0, stood - 1) : stood + 1], (stood, len(log))

    assert every_cut(prepared(a_match, unit), a_repair, check) > 10


def test_a_cut_in_a_repair_leaves_the_match_before_it_or_after_it():
    check_every_cut(RP2)


def test_a_cut_in_a_repair_on_the_small_pages_of_an_esp32():
    check_every_cut(ESP32)


# Old answers that are still to come


def colours(files, counts):
    match = Match.begin("high_druid", NAMES, [0, 1, 2], {}, "en", Journal(files))
    for number in range(ANSWERS):
        value = (RED, GREEN, BLUE)[number] if number < 3 else any_answer(match.referee.ask, number)
        assert match.answer(value) is None


def state(match):
    """What a power cut may not take away: the answers, and those that are still to come."""
    return bytes(match.referee.log), match.rest


def a_long_repair(files, counts):
    """The first answer was wrong, and takes away the second; people go back once more, and stop."""
    match = taken_up(Journal(files))
    counts(state(match))
    for at, value in ((0, GREEN), (None, YELLOW), (1, BLUE)):
        if at is not None:
            assert repair.begin(match, at, "correct") is None
        if match.referee.ask.offers(value):
            assert match.answer(value) is None
            counts(state(match))
    assert repair.begin(match, 0, "insert") is None
    assert match.answer(YELLOW) is None
    counts(state(match))
    repair.none_left(match)
    match.rest, match.kept = [], None
    counts(state(match))


def test_what_a_repair_has_still_to_give_again_survives_a_cut_at_any_moment():
    states = [what[0] for what in run(prepared(colours), a_long_repair)]
    assert len([1 for _, rest in states if rest]) >= 3 and states[-1][1] == [], states

    def check(files, counted):
        match = taken_up(Journal(files))
        if match.rest and repair.fits(match.referee.ask, match.rest[0]):
            repair.settle(match)  # as at the table: firmware/table/play.py
        stood = len(counted)
        found = state(match)
        assert found in states[max(0, stood - 1) : stood + 1], (stood, found)

    for unit in (RP2,) if hasattr(gc, "mem_free") else (RP2, ESP32):  # it takes its time there
        assert every_cut(prepared(colours, unit), a_long_repair, check) > 10
