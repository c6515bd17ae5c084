"""Storage that fails, is full, or is not there: the match goes on, and nothing written is lost."""

from engine import record
from engine.referee import OVER, SEEN
from firmware.devices.simulated import devices
from firmware.storage import stored
from firmware.storage.files import PIECE, Files, text_of
from firmware.storage.journal import RECORDS, Journal
from firmware.table.app import App
from firmware.table.match import Match
from tests.both.app.table_hands import Hands, Memory, any_answer, play, unsealed

NOTHING_KEPT = "No storage: nothing is saved"


def druids(storage=None):
    hands = Hands(storage or Memory(), "en")
    hands.sit("high_druid", 3)
    return hands


async def answers(hands, count):
    for _ in range(count):
        await hands.answer(any_answer(hands.ask, len(hands.log)))


def kept(hands):
    """The answers that a boot would find."""
    return bytes(Journal(Memory(hands.storage.files)).resume().referee.log)


def test_a_full_disk_is_told_and_the_journal_is_written_anew_when_there_is_room():
    async def story(hands):
        await answers(hands, 5)
        hands.storage.room = 10
        for _ in range(3):
            await answers(hands, 1)
            assert hands.sees(NOTHING_KEPT) and hands.heard in ("yes", "turn")
        assert len(kept(hands)) == 5
        hands.storage.room = None
        await answers(hands, 1)
        assert not hands.sees(NOTHING_KEPT) and kept(hands) == hands.log
        await answers(hands, 1)
        assert kept(hands) == hands.log and len(hands.log) == 10

    play(story, druids())


def test_an_undo_that_could_not_be_written_is_in_the_new_journal():
    async def story(hands):
        await answers(hands, 6)
        hands.storage.fails = True
        await hands.do("undo")
        await hands.press()
        hands.storage.fails = False
        assert len(kept(hands)) == 6
        await answers(hands, 2)
        assert kept(hands) == hands.log and len(hands.log) == 7

    play(story, druids())


def test_a_match_whose_end_could_not_be_written_is_offered_again():
    def ending(full):
        async def story(hands):
            await answers(hands, 17)
            hands.storage.fails, hands.storage.room = not full, 10
            await answers(hands, 1)
            await hands.press()
            assert hands.sees("Which game?")
            hands.storage.fails = False
            assert len(kept(hands)) == 17 and "records/0001.txt" not in hands.storage.files

        return story

    for full in (False, True):
        play(ending(full), druids())


def test_a_match_is_closed_whole_when_storage_is_back_in_time():
    async def story(hands):
        await answers(hands, 17)
        hands.storage.fails = True
        await answers(hands, 1)
        hands.storage.fails = False
        await hands.press()
        record = unsealed(hands.storage.files["records/0001.txt"])
        assert record.endswith("winners: Cleo\n") and record.count("ended") == 1
        assert record.count("\n") == 7 + 18 + 4

    play(story, druids())


def test_a_number_of_a_header_has_three_digits_at_most():
    assert record.numbers("7 999 1000 x2 -1 ٣") == [7, 999]


def test_a_match_that_could_not_be_read_is_never_written_over():
    async def story(hands):
        assert hands.sees(NOTHING_KEPT)
        await hands.press()
        hands.storage.exists = there
        for label in ("The High Druid", "begin"):
            await hands.pick(label)
        await answers(hands, 1)
        assert hands.sees(NOTHING_KEPT) and hands.storage.files["match.txt"] == journal
        hands.storage.fails = False
        await answers(hands, 1)
        assert kept(hands) == hands.log and len(hands.log) == 2
        assert hands.storage.files["shelf/0001.txt"] == journal

    async def before(hands):
        hands.app.settings.players, hands.app.settings.lights = hands.app.match.players, [0, 1, 2]
        hands.app.settings.save()
        await answers(hands, 5)

    first = druids()
    play(before, first)
    journal = first.storage.files["match.txt"]
    hands = Hands(Memory(first.storage.files))
    there = hands.storage.exists
    hands.storage.exists = lambda name: True
    hands.storage.fails = True
    play(story, hands)


def test_without_storage_a_match_is_played_and_people_know_that_nothing_is_kept():
    async def story(hands):
        assert hands.sees(NOTHING_KEPT)
        await answers(hands, 18)
        assert hands.rows[0] == "Final scores"
        await hands.press()
        assert hands.sees("Which game?")

    hands = Hands(Memory(), "en", reader=None)
    hands.devices.storage = hands.app.journal.storage = hands.app.settings.storage = None
    hands.app.journal.works = False
    hands.sit("high_druid", 3)
    play(story, hands)


def test_a_number_is_never_used_twice_be_it_of_the_shelf_the_records_or_what_has_gone():
    storage = Memory({"records/0007.txt": "seven\n", "shelf/0009.txt": "nine\n"})
    for number in range(3):
        storage.files["match.txt"] = "%d\n" % number
        Journal(storage).put("shelf" if number == 1 else RECORDS, "-broken" if number == 2 else "")
    assert storage.names("records") == ["0007.txt", "0010.txt", "0012-broken.txt"]
    assert storage.names("shelf") == ["0009.txt", "0011.txt"]
    journal = Journal(Memory({"match.txt": "m\n", "stored.txt": "0020.txt\n"}))
    journal.put(RECORDS)
    assert journal.storage.names("records") == ["0021.txt"], "those stored have gone"


# Files


def folder(name):
    """A folder of this name, empty, in a place that may be filled and emptied."""
    files = Files(Files("build").path(name))
    for old in files.names(""):
        files.remove(old)
    return files


def test_files_grow_are_replaced_whole_and_move():
    files = folder("app-files")
    assert not files.exists("a") and files.names("records") == []
    files.append("a", "é\n")
    files.append("a", "b")
    assert list(files.lines("a")) == ["é\n", "b"]
    files.replace("a", ("x" + line for line in files.lines("a")))
    assert list(files.lines("a")) == ["xé\n", "xb"]
    files.move("a", "a2")
    assert not files.exists("a") and files.names("") == ["a2"]
    files.remove("a2")
    assert files.names("") == []


def test_lines_that_lie_across_two_pieces_of_a_file_are_whole_and_marks_are_seen_there():
    files, mark = folder("app-pieces"), b"\nundo"
    for size in range(PIECE - 8, PIECE + 8):
        text = "x" * size + "\nundo\n" + "y" * 3 * PIECE + "\n\nz"
        files.replace("a", [text])
        assert list(files.raw("a")) == [
            each.encode()
            for each in ("x" * size + "\n", "undo\n", "y" * 3 * PIECE + "\n", "\n", "z")
        ]
        assert files.survey("a", mark, (b"\n#", b"\nleft: ")) == (4, [2])
        assert files.survey("a", mark, (b"\n#", b"\n\n")) == (4, None)
        assert files.survey("a", mark) == (4, [2])
        files.replace("a", [text.replace("undo", "und")])
        assert files.survey("a", mark, (b"\n\n",)) == (4, [])
    folder("app-pieces")


def test_marks_are_counted_once_wherever_pieces_end_and_a_torn_line_is_none():
    files = folder("app-marks")
    for size in range(9):
        text = "x" * (PIECE - 30 + size) + "\nundo" * 9 + "\nseated\n"
        files.replace("a", [text + "undo" + "\n" * (size % 2)])
        whole = 11 + size % 2
        found = list(range(2, 11)) + [12] * (size % 2)
        assert files.survey("a", b"\nundo", (b"\nseated: ",)) == (whole, found)
    folder("app-marks")


def test_what_stepped_aside_when_the_plug_was_pulled_comes_back():
    files = folder("app-old")
    files.append("settings.old", "old\n")
    files.append("tags.old", "old\n")
    files.append("tags", "new\n")
    files.append("torn.new", "ne")
    again = Files(files.root)
    assert list(again.lines("settings")) == ["old\n"] and list(again.lines("tags")) == ["new\n"]
    assert again.names("") == ["settings", "tags", "torn.new"]
    folder("app-old")


def test_a_letter_torn_in_the_middle_is_left_out_and_a_damaged_line_is_known():
    line = "Zoé, colour: bleu\n".encode()
    assert text_of(line) == "Zoé, colour: bleu\n"
    assert [text_of(line[:at]) for at in (2, 3, 4)] == ["Zo", "Zo", "Zoé"]
    assert text_of(b"\xff\n") == "?\n" and text_of(b"\xff") == ""


def test_a_match_that_is_over_takes_no_answer_and_what_people_saw_is_taken_back_only_if_sure():
    journal = Journal(Memory())
    match = Match.begin("high_druid", ["Al", "Eve", "Zoe"], [0, 1, 2], {}, "en", journal)
    while match.referee.ask:
        assert match.answer(any_answer(match.referee.ask, len(match.referee.log))) is None
    log = bytes(match.referee.log)
    assert match.answer("ok") == OVER and bytes(match.referee.log) == log
    match.referee.seen = len(log)
    assert match.undo() == SEEN and bytes(match.referee.log) == log
    assert match.undo(True) is None and bytes(match.referee.log) == log[:-1]


# Records that an archive takes


def test_a_record_that_an_archive_has_says_nothing_of_those_before_it():
    journal = Journal(Memory({"records/000%d.txt" % number: "x\n" for number in (3, 5, 7)}))
    for name in ("0007.txt", "0003.txt", "0007.txt"):
        stored.mark(journal, name, stored.of(journal.storage, name))
    assert stored.numbers(journal.storage) == {3, 7}
    assert journal.given == Journal(journal.storage).given == 7
    assert journal.storage.files["stored.txt"].count("0007") == 1


def test_what_a_power_cut_tore_of_a_mark_spoils_no_other():
    for torn in ("\n", "\n00", "\n0003", "\n0003.txt", "\n0003.txt "):
        journal = Journal(Memory({"records/0012.txt": "x\n", "stored.txt": "\n0002.txt s" + torn}))
        stored.mark(journal, "0012.txt", "s")
        assert stored.numbers(journal.storage) - {3} == {2, 12}, torn


def test_the_sum_of_a_record_is_that_of_its_lines_without_what_is_the_tables_own():
    sealed = "a: b\ncheck: 6c1f\n\nx, y: z #3f2a\n"
    storage = Memory({"records/0001.txt": sealed})
    assert stored.of(storage, "0001.txt") == stored.total(["a: b", "", "x, y: z"])
    assert stored.total(["abc"]) == "edeaaff3f1774ad2"


def test_the_last_answer_is_taken_back_though_the_journal_was_written_anew():
    """Storage failed before the match ended: the journal written whole then has no result yet."""
    storage = Memory()
    app = App(devices(storage))
    app.deeds.speak("en")
    app.deeds.begin("high_druid", ["Al", "Eve", "Zoe"], [0, 1, 2], {})
    match = app.match
    while match.referee.ask:
        storage.fails = len(match.referee.log) == 16  # of eighteen
        match.answer(any_answer(match.referee.ask, len(match.referee.log)))
    assert match.referee.result and app.journal.works
    match.undo(True)
    assert bytes(Journal(Memory(storage.files)).resume().referee.log) == bytes(match.referee.log)
    match.answer(any_answer(match.referee.ask, len(match.referee.log)))
    app.deeds.abandon()
    assert "winners: " in storage.files["records/0001.txt"]
