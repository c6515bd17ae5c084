"""Journals with corrupted bytes: sound lines are resumed, missing ones reported."""

from engine import reading, record
from engine.record import RecordError
from firmware.network.opened import Opened, Resumed
from firmware.storage.journal import RECORDS, Journal, next_name, number
from firmware.storage.seals import Seals, plain
from tests.both.app.shelf import Shelf
from tests.both.app.table_talk import Talk

NAMES = ["Ann", "Bo", "Cy"]


def test_bytes_lose_a_seal_as_a_text_does():
    for text in ("", "undo", "1face", "undo #3f2a", " #3f2a", "a #3f2g", "a #3f2a0", "é #00ff"):
        assert record.unsealed(text.encode()) == record.bare(text).encode(), text


def played(answers):
    """The journal of a match with so many answers, one of them taken back; and its log."""
    disk = Shelf()
    journal = Journal(disk)
    referee = Talk("high_druid", NAMES).referee
    journal.begin(record.header("high_druid", referee.game.RULES, NAMES, referee.options))
    for count in range(answers):
        ask = referee.ask
        value = list(ask.values)[count % len(ask.values)]
        journal.add(record.answer_line(ask, value, referee.table.box, NAMES))
        referee.answer(value)
        if count == 2:
            referee.undo(True)
            journal.add("undo")
    return disk.files["match.txt"], bytes(referee.log)


def resumed(text):
    """(the log, how many lines are missing) of a journal; None where it cannot be resumed."""
    disk = Shelf({"match.txt": text})
    journal = Journal(disk)
    try:
        reader = journal.resume()
    except RecordError:
        assert disk.files == {"match.txt": text}, "nothing was done to it"
        return None
    return bytes(reader.referee.log), journal.missing


def states(text):
    """The log after every line of a journal."""
    found, lines = [], text.split("\n")
    start = lines.index("")
    for end in range(start + 1, len(lines)):
        found.append(resumed("\n".join(lines[:end]) + "\n")[0])
    return found


def test_a_journal_is_still_a_text_to_read_and_a_record_has_no_seals():
    text, log = played(5)
    lines = text.split("\n")
    assert lines[lines.index("") - 1].startswith("check: ") and lines[-3].count(" #") == 1
    clean = "".join(plain([line + "\n" for line in lines[:-1]]))
    assert "#" not in clean and "check" not in clean
    assert bytes(reading.read(clean).replay().log) == log == bytes(reading.read(text).replay().log)


def test_every_byte_that_rots_is_found_and_never_is_it_another_match():
    text, log = played(5)
    known = states(text)
    assert known[-1] == log
    told = 0
    for at in range(len(text)):
        for other in (chr(ord(text[at]) ^ 1), chr(ord(text[at]) ^ 16)):
            if other in "\r\0":
                continue
            found = resumed(text[:at] + other + text[at + 1 :])
            if found is not None:
                assert found[0] in known, (at, other)
                assert found[0] == log or found[1] > 0 or at >= len(text) - 2, (at, other)
                told += found[1] > 0
    assert told > 100


def test_a_damaged_header_is_told_with_its_line():
    """Another player's name does not fit the header's own line; without that it is the first."""
    text, _ = played(2)
    check = text[text.index("check: ") :].split("\n")[0]
    for rotten, named in (
        (text.replace("Ann", "Enn"), check),
        (text.replace(check + "\n", ""), text.split("\n")[0]),
    ):
        try:
            list(Seals().sound((line + "\n").encode() for line in rotten.split("\n")))
        except RecordError as error:
            assert rotten.split("\n")[error.line - 1] == named
            assert error.reason == "the header is damaged"
        else:
            raise AssertionError("nothing is told of " + named)


def test_lines_that_are_lost_doubled_or_swapped_are_found():
    text, _ = played(6)
    known, lines = states(text), text.split("\n")[:-1]
    start = lines.index("") + 1
    for at in range(start, len(lines) - 1):
        for wrong in (
            lines[:at] + lines[at + 1 :],
            lines[: at + 1] + lines[at:],
            lines[:at] + [lines[at + 1], lines[at]] + lines[at + 2 :],
        ):
            log, missing = resumed("\n".join(wrong) + "\n")
            assert log in known and missing > 0


def test_an_empty_line_among_answers_costs_none_and_hides_none_that_are_lost():
    """Nothing tells it from the one before a result, but what follows."""
    text, log = played(6)
    lines = text.split("\n")
    start = lines.index("") + 1
    for at in range(start + 1, len(lines) - 1):
        disk = Shelf({"match.txt": "\n".join(lines[:at] + [""] + lines[at:])})
        journal = Journal(disk)
        assert bytes(journal.resume().referee.log) == log and not journal.missing
        assert disk.files["match.txt"] == text, "what memory holds is what the file holds"
        lost = len(lines) - 1 - at
        doubled = lines[:at] + ["", lines[start]] + lines[at:]
        assert resumed("\n".join(doubled))[1] == lost + 1


def test_a_header_that_has_lost_its_end_is_damaged_and_no_match_without_answers():
    """What follows it reads like more of the header, with seals or without any."""
    text, _ = played(5)
    for whole in (text, "".join(plain([line + "\n" for line in text.split("\n")[:-1]]))):
        end = whole.index("\n\n") + 1
        for gone in (1, 2, 3, 9):
            assert resumed(whole[:end] + whole[end + gone :]) is None, gone
            assert resumed(whole[: end - gone] + whole[end + 1 :]) is None, gone
        assert resumed(whole[:end]) is None


def test_what_was_damaged_is_kept_and_the_match_goes_on_sealed():
    text, _ = played(5)
    lines = text.split("\n")
    at = lines.index("") + 3
    disk = Shelf({"match.txt": "\n".join(lines[:at] + ["x" + lines[at]] + lines[at + 1 :])})
    journal = Journal(disk)
    referee = journal.resume().referee
    assert journal.missing == len(lines) - 1 - at and journal.works
    assert disk.files["records/0001-damaged.txt"].count("\nx") == 1
    ask = referee.ask
    value = next(iter(ask.values))
    journal.add(record.answer_line(ask, value, referee.table.box, NAMES))
    referee.answer(value)
    assert resumed(disk.files["match.txt"]) == (bytes(referee.log), 0)


def test_a_sound_journal_from_the_shelf_is_not_written_again():
    text, _ = played(4)
    disk, did = Shelf({"shelf/0001.txt": text}), []
    disk.watch = lambda method, name, _: did.append(method)
    journal = Journal(disk)
    journal.fetch("0001.txt")
    assert did == ["move"] and disk.files == {"match.txt": text} and journal.missing == 0


def test_an_old_journal_has_no_seals_and_gets_none():
    text, log = played(5)
    old = "".join(plain([line + "\n" for line in text.split("\n")[:-1]]))
    disk = Shelf({"match.txt": old})
    journal = Journal(disk)
    assert bytes(journal.resume().referee.log) == log
    journal.add("undo")
    assert disk.files["match.txt"] == old + "undo\n"


class Counting(Shelf):
    """How often a file was read."""

    read = 0

    def raw(self, name):
        self.read += 1
        return super().raw(name)


def test_a_journal_is_gone_through_twice_only_where_lines_do_not_tell_what_was_taken_back():
    """Each time its header is read before."""
    text, log = played(2)
    assert read_times(text) == (2, log)
    text, log = played(5)
    assert "\nundo #" in text and read_times(text) == (2, log)
    plainly = "".join(plain([line + "\n" for line in text.split("\n")[:-1]]))
    assert read_times(plainly) == (2, log), "without seals"
    assert read_times(resealed(text, "# a remark")) == (3, log)
    assert read_times(text[:-1]) == (2 + 3, log[:-1]), "torn: once, and mended"


def read_times(text):
    """(how often a journal's file was read, the match's log)."""
    disk = Counting({"match.txt": text})
    log = bytes(Journal(disk).resume().referee.log)
    return disk.read, log


def resealed(text, line):
    """A journal with this line before its last one."""
    lines = list(plain([each + "\n" for each in text.split("\n")[:-1]]))
    lines = [each[:-1] for each in lines]
    return "".join(Seals().write(lines[:-1] + [line] + lines[-1:]))


def test_an_undo_that_is_lost_takes_nothing_back():
    """Only the sound lines before the damage count."""
    text, _ = played(8)
    states = [bytes(log) for log in every_state(text)]
    lines = text.split("\n")
    start = lines.index("") + 1
    for at in range(start, len(lines) - 1):
        for more in ([], ["undo #0000"], ["undo #0000"] * 3):
            rotten = lines[:at] + ["x" + lines[at]] + lines[at + 1 : -1] + more
            log, missing = resumed("\n".join(rotten) + "\n")
            assert log == states[at - start] and missing == len(rotten) - at


def every_state(text):
    """The log after each line of the body, as a reader finds it that knows of no undo."""
    lines = list(plain([line + "\n" for line in text.split("\n")[:-1]]))
    for end in range(lines.index("\n") + 1, len(lines) + 1):
        yield reading.read("".join(lines[:end])).replay().log


def test_what_is_written_anew_is_sealed_anew():
    text, log = played(4)
    lines = [line + "\n" for line in text.split("\n")[:-1]]
    again = list(Seals().write([line[:-1] for line in plain(lines)]))
    assert again == lines and resumed("".join(again)) == (log, 0)


HEADER = record.header("high_druid", 1, NAMES, {})


def test_a_match_that_could_not_be_put_away_is_never_written_over():
    disk = Shelf()
    journal = Journal(disk)
    journal.begin(HEADER)
    journal.add("Ann, colour: red")
    left = disk.files["match.txt"]
    disk.fails = True
    journal.close()
    disk.fails = False
    journal.whole(HEADER)
    assert disk.files["shelf/0001.txt"] == left and disk.files["match.txt"] != left
    Journal(disk).whole(HEADER)
    assert len(disk.files) == 3 and journal.storage is disk


def test_nothing_leaves_the_table_where_not_every_line_is_followed():
    journal = Journal(Shelf())
    assert not journal.follows()
    journal.begin(HEADER)
    assert not journal.follows()
    journal.network = (Opened, Resumed)
    journal.begin(HEADER)
    assert journal.follows()
    journal.add("undo")
    assert not journal.follows(), "a line that nobody told of"
    journal.opened.lines += 1
    assert journal.follows()


def test_records_are_numbered_beyond_9999():
    disk = Shelf({"records/" + name: "x\n" for name in ("10000.txt", "0002-broken.txt", "notes")})
    assert next_name(disk, 0) == "10001.txt" and next_name(disk, 12345) == "12346.txt"
    assert next_name(Shelf(), 0, "-broken") == "0001-broken.txt"
    assert number("12345-changed.txt") == 12345 and number("notes") == number("9" * 5000) == 0
    disk.files["match.txt"] = "new\n"
    Journal(disk).put(RECORDS)
    assert "records/10001.txt" in disk.files
