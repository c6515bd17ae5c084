"""A repair and the journal: what is in it, and what stays where storage or memory fails."""

from engine.referee import FAULT, NOTHING
from firmware.storage.journal import Journal
from firmware.table import repair
from firmware.table.match import Match
from tests.both.app.table_hands import Memory, any_answer
from tests.both.app.taken_up import taken_up


def a_match(storage):
    match = Match.begin("high_druid", ["A", "B", "C"], [0, 1, 2], {}, "en", Journal(storage))
    for _ in range(8):
        assert match.answer(any_answer(match.referee.ask, len(match.referee.log))) is None
    return match


def test_where_the_journal_cannot_be_written_the_game_goes_on_and_it_is_whole_again_later():
    storage = Memory()
    match = a_match(storage)
    assert repair.begin(match, 3, "correct") is None
    storage.fails = True
    assert match.answer(any_answer(match.referee.ask, 7)) is None
    assert not match.journal.works
    storage.fails = False
    while match.referee.log and match.answer(any_answer(match.referee.ask, 1)) is not None:
        pass
    assert match.journal.works
    assert Journal(storage).resume().referee.log == match.referee.log


def test_what_is_still_to_come_is_in_a_journal_that_had_to_be_written_again():
    """Where the storage fails for one answer, and the power after the next."""
    storage = Memory()
    match = a_match(storage)
    assert repair.begin(match, 4, "correct") is None
    for number, fails in ((0, False), (1, True), (1, False)):
        storage.fails = fails
        assert match.answer(any_answer(match.referee.ask, number)) is None
        assert match.journal.works != fails
    again = taken_up(Journal(Memory(storage.files)))
    assert len(match.rest) == 3 and again.rest == match.rest


def test_people_go_back_to_an_answer_that_there_is_and_the_new_one_is_told():
    match = a_match(Memory())
    for at in (-1, len(match.referee.log)):
        assert repair.begin(match, at, "correct") == NOTHING and match.kept is None
    assert repair.begin(match, 3, "correct") is None
    change = match.reply(any_answer(match.referee.ask, 7))
    assert match.commit(change) is None
    assert change.lines in list(match.lines())


def test_a_corrected_answer_is_a_gesture_of_its_own_unless_it_was_none():
    for joined, way, after in (([], "correct", []), ([4], "correct", [4]), ([4], "insert", [])):
        match = a_match(Memory())
        match.joins = joined[:]
        assert repair.begin(match, 4, way) is None and match.joins == []
        assert match.answer(any_answer(match.referee.ask, 0)) is None
        assert [at for at in match.joins if at <= 4] == after, (joined, way)


def test_memory_that_is_too_small_for_it_leaves_all_as_it_was():
    match = a_match(Memory())
    log, lines = bytes(match.referee.log), list(match.journal.storage.lines("match.txt"))
    before, repair.go_on = repair.go_on, full
    try:
        assert repair.begin(match, 2, "correct") is None
        at = len(match.referee.log)
        assert match.answer(any_answer(match.referee.ask, 5)) == FAULT
        assert len(match.referee.log) == at and match.before
        assert repair.begin(match, 4, "omit") == FAULT
    finally:
        repair.go_on = before
    assert bytes(match.referee.log) == log and match.kept is None
    assert list(match.journal.storage.lines("match.txt")) == lines


def full(referee, rest):
    raise MemoryError
