"""The plug is pulled: after every byte that was written, the match is there at the next boot."""

from engine import catalogue
from firmware.storage.journal import Journal
from tests.both.app.power_talk import a_match, cut
from tests.both.app.table_hands import Hands, Memory, any_answer, play


def foretold(storage):
    """A table whose hands have `foretold`: the rows that stood when its match began to be read."""
    hands = Hands(storage, "en")
    unfinished = hands.app.unfinished

    def noted():
        hands.foretold = hands.rows
        return unfinished()

    hands.app.unfinished = noted
    return hands


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
        many = "1 answer" if len(expected) == 1 else "%d answers" % len(expected)
        assert hands.sees("Resume the match? The High Druid " + many)
        assert hands.foretold == hands.rows, "so it stood before the match was read"
        await hands.pick("yes")
        assert hands.log == expected
        await hands.answer(any_answer(hands.ask, len(expected)))
        again = Journal(Memory(hands.storage.files)).resume()
        assert bytes(again.referee.log) == hands.log and len(hands.log) == len(expected) + 1

    for written in a_match()[0][:17:4]:
        for at in (0, 1, len(written.text) - 1, len(written.text)):
            expected = written.log if at == len(written.text) else written.log[:-1]
            play(story, foretold(Memory(cut(written, at))))


def test_what_an_undo_took_back_is_not_foretold_nor_what_is_no_answer():
    text = a_match(undo=True)[0][-1].before
    assert "\nundo #" in text
    journal = Journal(Memory({"match.txt": text}))
    assert journal.heading() == (b"high_druid", len(journal.resume().referee.log))
    for more in ("left: Bob\n", "\n", "# a note\n"):
        journal = Journal(Memory({"match.txt": text + more}))
        assert journal.heading() == (b"", 0)


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


def test_settings_torn_or_lost_only_ask_again():
    async def story(hands):
        assert hands.rows[1].startswith("Language")  # in every language, as far as they fit
        await hands.pick("English")
        await hands.pick("yes")
        assert hands.sees("Resume the match?")

    files = cut(a_match()[0][5], 0)
    files["settings.json"] = '{"language": "en", "pla'
    play(story, Hands(Memory(files)))
