"""Cards laid together: undone as one, and the record knows it."""

from engine import reading, record
from tests.both.app.laid_talk import at_first_bid, colours, lay
from tests.both.app.table_hands import play


def test_cards_laid_together_are_undone_as_one_and_the_journal_still_replays():
    async def story(hands):
        await colours(hands)
        before = hands.log
        await lay(hands, "yellow+2a", "yellow+2b", "yellow+5a")
        assert hands.app.playing.take_back() is None
        assert hands.log == before and hands.ask.prompt == "first_bid" and not hands.ask.chosen
        assert hands.journal.endswith("undo\nundo\nundo\n")
        assert reading.read(hands.journal).replay().log == before
        assert hands.app.playing.take_back(True) is None
        assert len(hands.log) == len(before) - 1, "what was tapped alone goes alone"

    play(story, at_first_bid())


def test_a_match_taken_up_again_knows_its_gestures():
    async def story(hands):
        await colours(hands)
        await lay(hands, "yellow+2a", "yellow+2b", "yellow+5a")
        again = reading.read(hands.journal)
        again.replay()
        joins = again.match.joins
        assert joins == hands.app.match.joins == [len(hands.log) - 2, len(hands.log) - 1]
        whole = list(record.lines("amazones", hands.referee, again.match.players, (), joins))
        assert reading.read("\n".join(whole) + "\n").replay().log == hands.log
        assert len([line for line in whole if line.startswith("+ ")]) == 2

    play(story, at_first_bid())


def test_two_cards_where_one_is_wanted_are_refused_and_nothing_changes():
    async def story(hands):
        await colours(hands)
        await hands.press()
        await hands.say("Bob, first_bid: blue+5a")
        await hands.say("Bob, first_bid: ok")
        await hands.say("Cleo, first_bid: ok")
        await hands.say("Alice, second_bid: add")
        before = hands.log
        await lay(hands, "yellow+2a", "yellow+5a")
        await hands.wait(400)
        assert hands.log == before and hands.sees("Several tags")

    play(story, at_first_bid())
