"""The yes: as soon as flash has an answer, before what it leads to is worked out, and once."""

from engine.referee import FAULT
from firmware.storage.journal import Journal
from tests.both.app.laid_talk import at_first_bid, chosen, colours, lay
from tests.both.app.table_hands import Hands, Memory, any_answer, play, unsealed


class Listening(Hands):
    """What was so at every yes: lines that the journal had, and answers that the referee had."""

    def __init__(self, *what):
        super().__init__(*what)
        self.found = []
        self.sounds = []
        self.devices.buzzer.device.play = self.hear

    def hear(self, sound):
        self.sounds.append(sound)
        if sound == "yes":
            self.found.append((len(self.journal.split("\n")), len(self.log)))


def druids():
    hands = Listening(Memory(), "en")
    hands.sit("high_druid", 3)
    return hands


def broken(hands, error=ValueError):
    """The rulebook fails at the next answer."""

    class Flow:
        def send(self, value):
            raise error

    hands.referee.flow = Flow()


def kept(hands):
    """The answers that a boot would find."""
    return bytes(Journal(Memory(hands.storage.files)).resume().referee.log)


def test_a_yes_comes_when_flash_has_the_answer_and_before_the_next_question_is_worked_out():
    async def story(hands):
        header = len(hands.journal.split("\n"))
        for number in range(8):
            await hands.answer(any_answer(hands.ask, number))
            assert hands.found[number] == (header + number + 1, number)
            assert len(hands.log) == number + 1

    play(story, druids())


def test_an_answer_at_which_the_rulebook_fails_is_taken_back_where_it_was_written():
    async def story(hands):
        for number in range(5):
            await hands.answer(any_answer(hands.ask, number))
        for error in (ValueError, MemoryError):
            before, journal = hands.log, hands.journal
            broken(hands, error)
            await hands.press()
            assert hands.sees("Error: answer undone") and hands.sounds[-2:] == ["yes", "no"]
            assert hands.log == before == kept(hands)
            added = hands.journal[len(journal) :].split("\n")
            assert len(added) == 3 and added[1:] == ["undo", ""]
        await hands.answer(any_answer(hands.ask, 5))
        assert hands.sounds.count("yes") == 8 and hands.log == kept(hands)

    play(story, druids())


def test_where_not_even_the_undo_can_be_written_the_next_answer_writes_the_match_whole():
    async def story(hands):
        match, append = hands.app.match, hands.storage.append
        for failing in (OSError(28), MemoryError()):
            before = hands.log

            def fail(name, text, failing=failing):
                if text.startswith("undo"):
                    raise failing
                append(name, text)

            broken(hands)
            hands.storage.append = fail
            assert match.answer(any_answer(hands.ask, len(before))) == FAULT
            assert hands.log == before and not match.journal.works
            assert match.answer(any_answer(hands.ask, len(before))) is None
            assert match.journal.works and kept(hands) == hands.log != before
            assert "undo" not in unsealed(hands.storage.files["match.txt"])

    play(story, druids())


def test_an_answer_that_flash_does_not_take_for_want_of_memory_has_no_yes():
    async def story(hands):
        before, journal, append = hands.log, hands.journal, hands.storage.append

        def fail(name, text):
            raise MemoryError

        hands.storage.append = fail
        await hands.press()
        assert hands.sounds[-1] == "no" and not hands.found
        assert hands.log == before and hands.journal == journal
        hands.storage.append = append
        await hands.press()
        assert hands.sounds.count("yes") == 1 and kept(hands) == hands.log != before

    play(story, druids())


def test_cards_laid_together_have_one_yes_and_the_next_gesture_one_of_its_own():
    async def story(hands):
        await colours(hands)
        hands.devices.buzzer.device.played.clear()
        await lay(hands, "yellow+2a", "yellow+2b", "yellow+5a")
        assert hands.devices.buzzer.device.played == ["yes"] and len(chosen(hands)) == 3
        await lay(hands, "yellow+1a")
        assert hands.devices.buzzer.device.played == ["yes", "yes"] and len(chosen(hands)) == 4

    play(story, at_first_bid())
