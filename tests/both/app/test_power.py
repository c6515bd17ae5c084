"""The plug is pulled: after every byte that was written, the match is there at the next boot."""

import sys

from engine import catalogue
from engine.loading import drop
from firmware.storage.journal import Journal
from tests.both.app.table_hands import Hands, Memory, any_answer, play, unsealed
from tests.both.app.taken_up import taken_up


class Written:
    """What was about to be written to the journal, and how many answers people knew to count."""

    def __init__(self, hands, method, text):
        self.before = hands.storage.files["match.txt"]
        self.method = method
        self.text = text
        self.acknowledged = hands.yes
        self.log = b""  # with the answer that is being written


class Watched(Hands):
    """Counts the sounds that say yes: what was acknowledged."""

    yes = 0

    def __init__(self):
        super().__init__()
        self.writings = []
        self.devices.buzzer.device.play = self.hear

    def hear(self, sound):
        self.yes += sound == "yes"

    def write(self, method, name, text):
        if name == "match.txt":
            self.writings.append(Written(self, method, text))


def a_match(undo=False):
    """Every write of a whole match to its journal, and its record."""

    async def story(hands):
        hands.storage.watch = hands.write
        while hands.referee.result is None:
            await hands.answer(any_answer(hands.ask, len(hands.log)))
            hands.writings[-1].log = hands.log
            if undo and len(hands.log) == 7:
                undo_once = hands.log
                await hands.do("undo")
                await hands.press()
                assert hands.log == undo_once[:-1]
                await hands.answer(any_answer(hands.ask, 6))
                break
        if not undo:
            await hands.press()

    hands = Watched()
    hands.sit("high_druid", 3)
    play(story, hands)
    return hands.writings, hands.storage.files.get("records/0001.txt")


def cut(written, at):
    """The files as the plug leaves them when `at` bytes of a write have come through."""
    if written.method == "append":
        return {"match.txt": written.before + written.text[:at]}
    return {"match.txt": written.before}


def test_an_answer_is_written_before_it_is_acknowledged():
    writings, _ = a_match()
    for number, written in enumerate(writings[:18]):
        assert written.method == "append" and written.text.endswith("\n")
        assert written.acknowledged == number and len(written.log) == number + 1


def test_after_every_byte_of_every_answer_the_match_resumes_with_all_that_was_acknowledged():
    writings, _ = a_match()
    for written in writings[:18]:
        for at in range(len(written.text) + 1):
            storage = Memory(cut(written, at))
            match = Journal(storage).resume()
            whole = at == len(written.text)
            assert bytes(match.referee.log) == (written.log if whole else written.log[:-1])
            assert len(match.referee.log) >= written.acknowledged
            assert storage.files["match.txt"].endswith("\n"), "the torn line is cut off"


def test_after_a_cut_the_table_offers_the_match_and_the_next_answer_joins_it():
    async def story(hands):
        assert hands.sees("Resume the match? The High Druid %d answers" % len(expected))
        await hands.pick("yes")
        assert hands.log == expected
        await hands.answer(any_answer(hands.ask, len(expected)))
        again = Journal(Memory(hands.storage.files)).resume()
        assert bytes(again.referee.log) == hands.log and len(hands.log) == len(expected) + 1

    for written in a_match()[0][:17:4]:
        for at in (0, 1, len(written.text) - 1, len(written.text)):
            expected = written.log if at == len(written.text) else written.log[:-1]
            play(story, Hands(Memory(cut(written, at)), "en"))


def test_a_cut_in_an_undo_leaves_the_answer_or_takes_it_back():
    written = a_match(undo=True)[0][7]
    assert written.text.startswith("undo #")
    for at in range(len(written.text) + 1):
        match = Journal(Memory(cut(written, at))).resume()
        assert len(match.referee.log) == (6 if at == len(written.text) else 7)


def test_a_cut_at_the_end_shows_the_final_scores_and_the_record_is_the_same():
    async def story(hands):
        assert hands.rows[0] == "Final scores" and hands.sees("Cleo wins!")
        await hands.press()
        assert hands.storage.files["records/0001.txt"] == record
        assert "match.txt" not in hands.storage.files

    writings, record = a_match()
    for written in writings[18:]:
        size = len(written.text)
        for at in range(0, size if written.method == "append" else 1, 5):
            play(story, Hands(Memory(cut(written, at)), "en"))
    assert [written.method for written in writings[18:]] == ["append", "move"]


def test_a_lack_of_memory_at_the_start_is_no_fault_of_the_journal():
    """Else a sound match would be set aside as broken."""
    storage = Memory(cut(a_match()[0][9], 0))
    rules = catalogue.load("high_druid")
    turn = rules.turn

    def starving(t, seat):
        raise MemoryError

    rules.turn = starving
    try:
        Journal(storage).resume()
    except MemoryError:
        assert "match.txt" in storage.files
    else:
        raise AssertionError("resumed without memory")
    finally:
        rules.turn = turn


def test_no_is_taken_for_an_answer_and_the_match_goes_to_the_shelf():
    async def story(hands):
        journal = hands.storage.files["match.txt"]
        await hands.pick("no")
        assert hands.sees("Match set aside")
        await hands.press()
        assert hands.sees("Which game?") and hands.storage.files["shelf/0001.txt"] == journal

    play(story, Hands(Memory(cut(a_match()[0][5], 0)), "en"))


def set_aside(journal, name, *said):
    """A journal that cannot be resumed is kept under this name, and the screen says so."""

    async def story(hands):
        for text in said:
            assert hands.sees(text), hands.rows
        await hands.press()
        assert hands.sees("Which game?")
        assert hands.storage.files["records/" + name] == journal
        assert "match.txt" not in hands.storage.files

    hands = Hands(Memory({"match.txt": journal, "records/0002.txt": "old\n"}), "en")
    play(story, hands)
    assert hands.storage.files["records/0002.txt"] == "old\n"


def test_a_broken_journal_is_set_aside_whole():
    journal = unsealed(a_match()[0][5].before)  # what seals would find: test_seals
    broken = journal.replace("colour: red", "colour: rod")
    set_aside(broken, "0003-broken.txt", "Damaged match set aside (line 9)")
    set_aside("?\n" + journal, "0003-broken.txt", "Damaged match set aside (line 1)")
    set_aside(journal.replace("high_druid", "chess"), "0003-broken.txt", "(line 2)")
    set_aside(journal[:30], "0003-broken.txt", "Damaged match set aside")
    set_aside("", "0003-broken.txt", "Damaged match set aside (line 1)")


def test_a_journal_of_other_rules_is_set_aside():
    journal = unsealed(a_match()[0][5].before).replace("rules: 1", "rules: 0")
    set_aside(journal, "0003-changed.txt", "Rules changed: finish by hand. Match kept.")


def test_a_header_whose_lights_make_no_sense_costs_the_lights_alone():
    journal = unsealed(a_match()[0][5].before)
    for lights in ("9 1 2", "x y z", "1", "", "\u00b2 1 2", "0 1 " + "2" * 5000):
        files = {"match.txt": journal.replace("lights: 0 1 2", "lights: " + lights)}
        match = taken_up(Journal(Memory(files)))
        assert match.lights == [0, 1, 2] and len(match.referee.log) == 5


def test_a_header_whose_clock_makes_no_sense_has_none():
    journal = unsealed(a_match()[0][5].before)
    for minutes, kept in (("30", 30), ("\u00b2", 0), ("-5", 0), ("9" * 5000, 0), ("x", 0), ("", 0)):
        text = journal.replace("lights:", "clock: " + minutes + "\nlights:")
        match = taken_up(Journal(Memory({"match.txt": text})))
        assert match.minutes == kept and len(match.referee.log) == 5, minutes


def test_what_reads_a_journal_is_in_memory_no_longer_than_that_and_its_game_stays():
    journal = a_match()[0][5].before
    catalogue.unload("high_druid")
    for name in ("engine.reading", "engine.henge"):
        drop(name)
    match = taken_up(Journal(Memory({"match.txt": journal})))
    assert "engine.reading" not in sys.modules and "engine.henge" in sys.modules
    assert match.referee.game.RULES == sys.modules["engine.games.high_druid.rulebook"].RULES


def test_settings_torn_or_lost_only_ask_again():
    async def story(hands):
        assert hands.rows[1] == "Language"
        await hands.pick("English")
        assert hands.sees("Resume the match?")

    files = cut(a_match()[0][5], 0)
    files["settings.json"] = '{"language": "en", "pla'
    play(story, Hands(Memory(files)))
