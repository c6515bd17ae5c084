"""A journal while memory is short: a line is in it or refused; what is torn is written again."""

from engine import record
from firmware.storage.journal import Journal
from tests.both.app.shelf import Shelf

HEADER = record.header("high_druid", 1, ["Ann", "Bo", "Cy"], {})
LINE = "Ann, colour: red"
RESULT = ["", "ended: colleges"]


class Hungry(Shelf):
    """Memory fails in `append`: before its effect, in the middle of it, or after."""

    when = ""

    def append(self, name, text):
        written = {"before": "", "within": text[:5]}.get(self.when, text)
        self.files[name] += written
        if self.when:
            raise MemoryError


def begun():
    disk = Hungry()
    journal = Journal(disk)
    journal.begin(HEADER)
    return disk, journal


def refused(deed, *args):
    """Whether the deed raises MemoryError."""
    try:
        deed(*args)
    except MemoryError:
        return True
    return False


def test_a_line_that_memory_kept_out_is_refused_and_the_next_follows_the_last():
    disk, journal = begun()
    before, count = disk.files["match.txt"], journal.count
    disk.when = "before"
    assert refused(journal.add, LINE)
    assert journal.works and journal.count == count and disk.files["match.txt"] == before
    disk.when = ""
    journal.add(LINE)
    assert journal.count == count + 1 and Journal(disk).resume().referee.log


def test_a_line_that_is_there_counts_though_memory_failed_after_it():
    disk, journal = begun()
    count = journal.count
    disk.when = "after"
    assert not refused(journal.add, LINE)
    assert journal.works and journal.count == count + 1
    disk.when = ""
    journal.add("undo")
    assert Journal(disk).resume().referee.log == b""


def test_a_torn_line_is_refused_and_the_journal_is_to_be_written_again():
    disk, journal = begun()
    disk.when = "within"
    assert refused(journal.add, LINE)
    assert not journal.works and journal.mine


def test_a_match_that_memory_keeps_from_its_end_is_in_play_as_before():
    disk, journal = begun()
    disk.when = "before"
    assert refused(journal.close, RESULT)
    assert journal.mine and not journal.works, "nothing can follow a result that may be there"

    disk, journal = begun()
    disk.move = hungry
    assert refused(journal.close)
    assert journal.mine and journal.works


def hungry(*_):
    raise MemoryError
