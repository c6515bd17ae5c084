"""The journal of a match on real littlefs, and power that fails at any moment of its writing.

After each cut the chip is mounted again: what was acknowledged is there, nothing half-done is to be
seen, and the next write works.
"""

from engine import closing, record
from firmware.storage.files import Files
from firmware.storage.journal import Journal
from firmware.storage.seals import plain
from firmware.storage.tail import LONG
from firmware.table.match import Match
from tests.both.app.power_cuts import every_cut, prepared, rest, run
from tests.both.app.taken_up import taken_up
from tests.both.models.disk import FOLDER, Disk

NAMES = ["Alice", "Bob", "Cleo"]


def any_answer(ask, number):
    """One of the options, another one for another number."""
    count = len(ask.values)
    at = number * 7 % (count + len(ask.items))
    return ask.values[at] if at < count else ask.items[at - count]


def a_match(files, counts):
    """From the header to the records, with an undo; people think after every third answer."""
    match = Match.begin("high_druid", NAMES, [0, 1, 2], {}, "en", Journal(files))
    counts(b"")
    play_on(match, files, counts)
    match.close()
    counts(None)


def play_on(match, files, counts):
    while match.referee.result is None:
        number = len(match.referee.log)
        assert match.answer(any_answer(match.referee.ask, number)) is None
        counts(bytes(match.referee.log))
        if number == 4:
            assert match.undo(True) is None
            counts(bytes(match.referee.log))
            match.answer(any_answer(match.referee.ask, number))
            counts(bytes(match.referee.log))
        if number % 3 == 2:
            rest(files)


def resumed(files):
    """The match as the journal has it; a reader, whose words would fill MicroPython's memory."""
    return Journal(files).resume()


def whole_match():
    """(every state of the log, the record) of the match, nothing cut."""
    chip = prepared()
    states = [what[0] for what in run(chip, a_match)]
    with Disk(chip):
        return states, told(Files(FOLDER))


def told(files):
    """The record but for its name, which is another one every time."""
    lines = list(plain(files.lines("records/0001.txt")))
    return [line for line in lines if not line.startswith("match: ")]


def test_a_match_survives_a_cut_in_every_operation_of_its_journal():
    states, whole = whole_match()

    def check(files, counted):
        if (counted and counted[-1][0] is None) or files.names("records"):
            assert told(files) == whole and not files.exists(LONG)
        elif not counted:
            assert not files.exists(LONG) or resumed(files).referee.log == b""
        else:
            log = bytes(resumed(files).referee.log)
            assert log in states[len(counted) - 1 : len(counted) + 1]
            one_more(files)

    assert every_cut(prepared(), a_match, check) > 60


def one_more(files):
    """The next answer is kept, too; after the last one the whole record is."""
    journal = Journal(files)
    reader = journal.resume()
    referee, ask = reader.referee, reader.referee.ask
    if ask is None:
        journal.close(closing.result_lines(referee.result, NAMES))
        assert list(files.lines("records/0001.txt"))[-1].startswith("winners: ")
    else:
        value = any_answer(ask, 3)
        assert referee.answer(value) is None
        journal.add(record.answer_line(ask, value, referee.table.box, NAMES))
        assert resumed(files).referee.log == referee.log


def test_a_match_survives_a_second_cut_in_what_follows_the_first():
    states, _ = whole_match()

    def going_on(files, counts):
        match = taken_up(Journal(files))
        counts(bytes(match.referee.log))
        rest(files)
        play_on(match, files, counts)

    def check(files, counted):
        log = bytes(resumed(files).referee.log)
        assert log == states[-2][: len(log)]
        if counted:
            known = counted[-1][0]
            assert log[: len(known)] == known and len(log) <= len(known) + 1

    for first in range(20, 62, 6):
        chip = prepared()
        run(chip, a_match, first)
        chip.restart()
        every_cut(chip, going_on, check)


def test_an_old_journal_in_one_file_goes_on():
    chip = prepared()
    run(chip, a_match, 60)
    chip.restart()
    with Disk(chip):
        files = Files(FOLDER)
        log, lines = resumed(files).referee.log, list(files.lines(LONG))
    with Disk(prepared()):
        files = Files(FOLDER)
        files.replace("old", lines)
        files.rename("old", LONG)
        assert not files.names("tail") and resumed(files).referee.log == log
        match = taken_up(Journal(files))
        play_on(match, files, list)
        assert match.referee.result and resumed(files).referee.log == match.referee.log


# The file that grows
