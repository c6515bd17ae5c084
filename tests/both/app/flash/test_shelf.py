"""The shelf and the roster on real littlefs, and power that fails at any moment of their writing.

After each cut the chip is mounted again: every match that was acknowledged is there with all its
answers, in one place, and can be gone on with.
"""

from firmware.storage import roster, shelf
from firmware.storage.files import LONG, Files
from firmware.storage.journal import SHELF, Journal
from firmware.table.match import Match
from tests.both.app.flash.test_match import NAMES, any_answer
from tests.both.app.power_cuts import every_cut, prepared, rest
from tests.both.app.taken_up import taken_up

LIGHTS = [0, 1, 2]


def begun(journal):
    return Match.begin("high_druid", NAMES, LIGHTS, {}, "en", journal)


def answered(match, counts, times):
    for _ in range(times):
        assert match.answer(any_answer(match.referee.ask, len(match.referee.log))) is None
        counts(match.id, bytes(match.referee.log))


def an_evening(files, counts):
    """Two matches, each set aside, the first one taken up again."""
    journal = Journal(files)
    first = begun(journal)
    counts(first.id, b"")
    answered(first, counts, 2)
    rest(files)
    assert first.put_by()
    second = begun(journal)
    counts(second.id, b"")
    answered(second, counts, 1)
    assert second.put_by()
    again = taken_up(journal, SHELF + "/0001.txt")
    assert again.id == first.id
    journal.fetch("0001.txt")
    answered(again, counts, 2)


def all_there(files):
    """By its name, the log of every match, in play or on the shelf; none is there twice."""
    found = {}
    names = [SHELF + "/" + name for name in files.names(SHELF)]
    for name in names + ([LONG] if files.exists(LONG) else []):
        reader = Journal(files).read(name)
        assert reader.fields["match"] not in found
        found[reader.fields["match"]] = bytes(reader.referee.log)
    return found


def test_after_every_cut_each_match_is_there_once_with_all_its_answers():
    def check(files, counted):
        known = dict(counted)
        found = all_there(files)
        for match in known:
            log = found[match]
            assert log[: len(known[match])] == known[match]
            assert len(log) <= len(known[match]) + 1
        assert len(found) <= len(known) + 1
        one_more(files)

    assert every_cut(prepared(), an_evening, check) > 40


def one_more(files):
    """Another match is begun and set aside: what was there stays."""
    before = all_there(files)
    journal = Journal(files)
    match = begun(journal)
    assert match.put_by() and not files.exists(LONG)
    after = all_there(files)
    assert len(after) == len(before) + 1
    for name in before:
        assert after[name] == before[name]


def test_the_roster_is_the_old_or_the_new_one_after_every_cut():
    def first(files, counts):
        roster.keep(files, "Zoe", 3, b"\4\1\2\3")
        roster.keep(files, "Al", -1, b"")

    def second(files, counts):
        roster.keep(files, "Zac", 3, b"\4\1\2\3", "Zoe")
        counts(1)
        roster.erase(files, "Al")
        counts(2)
        roster.keep(files, "Bo", 1, b"")
        counts(3)

    def check(files, counted):
        steps = ["Zoe Al", "Zac Al", "Zac", "Zac Bo", "Zac Bo"]
        names = " ".join([person[0] for person in roster.everybody(files)])
        assert names in steps[len(counted) : len(counted) + 2]
        roster.keep(files, "Cy", 2, b"")
        assert roster.find(files, "Cy") == ("Cy", 2, b"")

    assert every_cut(prepared(first), second, check) > 8


def test_the_shelf_tells_what_lies_on_it_from_the_headers_alone():
    def story(files, counts):
        journal = Journal(files)
        for _ in range(3):
            assert begun(journal).put_by()

    chip = prepared(story)
    from tests.both.models.disk import FOLDER, Disk

    with Disk(chip):
        files = Files(FOLDER)
        entries, more = shelf.newest(files)
        assert [entry["name"] for entry in entries] == ["0003.txt", "0002.txt", "0001.txt"]
        assert entries[0]["game"] == "high_druid" and entries[0]["players"] == "Alice, Bob, Cleo"
        assert not more and shelf.newest(files, 2)[0][0]["name"] == "0001.txt"
        assert shelf.named(files, entries[1]["match"]) == "0002.txt"
        assert shelf.named(files, "0003.txt") == "0003.txt" and not shelf.named(files, "none")
