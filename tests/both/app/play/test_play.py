"""A match in play: undo, scores, whose turn, language, abandon, and its end."""

from firmware.storage.journal import Journal
from tests.both.app.table_hands import Hands, Memory, any_answer, play, unsealed

ANSWERS = 18  # of the match that `any_answer` plays


def druids():
    hands = Hands()
    hands.sit("high_druid", 3)
    return hands


async def answers(hands, count):
    """So many answers, each one different from undone ones before it: none is."""
    for _ in range(count):
        await hands.answer(any_answer(hands.ask, len(hands.log)))


async def read_on(hands):
    """All rows that a long text has, turned through, and the knob pressed."""
    seen = []
    for _ in range(40):
        for row in hands.rows[1:7]:
            if row and row not in seen:
                seen.append(row)
        await hands.turn(1)
    return " ".join([row.strip() for row in seen])


def test_the_screen_says_who_acts_what_is_wanted_and_what_is_offered():
    async def story(hands):
        assert hands.rows[0] == chr(0xE000) + " Alice" and hands.sees("Choose your colour")
        assert hands.rows[7] == "◀    white     ▶" and hands.heard == "turn"
        await hands.turn(1)
        assert hands.rows[7] == "◀     blue     ▶" and hands.heard == "tick"
        await hands.press()
        assert hands.rows[0][:5] == chr(0xE001) + " Bob" and "blue" not in hands.rows[7]
        assert hands.devices.buzzer.device.played[-2:] == ["yes", "turn"]

    play(story, druids())


def test_undo_asks_the_last_question_again_down_to_the_very_first():
    async def story(hands):
        asked = []
        for _ in range(8):
            asked.append((hands.asked, hands.log))
            await answers(hands, 1)
        for before in reversed(asked):
            await hands.do("undo")
            if "yes" in hands.labels:  # what came up by lot has been seen
                await hands.pick("yes")
            assert hands.sees("Undone. Put pieces back.")
            await hands.press()
            assert (hands.asked, hands.log) == before
            assert hands.journal.endswith("undo\n")
        await hands.do("undo")
        assert hands.sees("Nothing to undo")
        await hands.press()
        await answers(hands, 1)
        assert hands.log == asked[1][1]

    play(story, druids())


def test_undo_behind_what_all_have_seen_asks_once():
    async def story(hands):
        await answers(hands, 13)
        before = hands.log
        assert hands.asked == "Cleo, taboo"
        for label in ("no", None):
            await hands.do("undo")
            assert hands.sees("Everyone saw it. Undo?") and hands.labels == ["no", "yes"]
            if label:
                await hands.pick(label)
            else:
                await hands.hold()
            assert hands.log == before and not hands.labels
        await hands.do("undo")
        await hands.pick("yes")
        await hands.press()
        assert hands.log == before[:-1] and hands.asked == "Bob, taboo"
        await hands.do("undo")
        assert hands.sees("Undone"), "further back the way is free"

    play(story, druids())


def test_undo_also_at_the_final_scores():
    async def story(hands):
        await answers(hands, ANSWERS)
        assert hands.rows[0] == "Final scores" and hands.heard == "end"
        await hands.hold()
        assert hands.labels == ["go on", "undo", "repair…", "Settings", "Language"]
        await hands.pick("go on")
        assert hands.rows[0] == "Final scores"
        await hands.do("undo")
        await hands.pick("yes")
        await hands.press()
        assert hands.asked == "Alice, fetish" and len(hands.log) == ANSWERS - 1
        await answers(hands, 1)
        assert hands.rows[0] == "Final scores"
        await hands.press()
        assert hands.app.match is None
        record = unsealed(hands.storage.files["records/0001.txt"])
        assert record.endswith("winners: Cleo\n") and record.count("ended: ") == 1

    play(story, druids())


def test_the_end_shows_winners_scores_why_and_the_last_news_then_the_next_match_begins():
    async def story(hands):
        await answers(hands, ANSWERS)
        said = await read_on(hands)
        scores = ["Cleo wins!", "Alice          0", "Bob            0", "Cleo           9"]
        why = "Cleo has 9 votes, and nobody else as many."
        for text in scores + [why, "The High Druid is elected."]:
            assert text in said, (text, said)
        await hands.press()
        assert hands.sees("Which game?") and not any(hands.devices.strip.device.rgb)
        assert unsealed(hands.storage.files["records/0001.txt"]).endswith("winners: Cleo\n")
        assert "match.txt" not in hands.storage.files
        for label in ("The High Druid", "other name…"):
            await hands.pick(label)

    play(story, druids())


def test_scores_and_whose_turn_at_any_time():
    async def story(hands):
        await answers(hands, 7)
        before = hands.log, hands.rows
        await hands.do("scores")
        assert hands.rows[:4] == [
            "scores",
            "Alice          0",
            "Bob            0",
            "Cleo           0",
        ]
        await hands.press()
        await hands.do("whose turn?")
        assert hands.sees("Cleo: On which free space?") and hands.sees("Neutral")
        await hands.hold()
        assert (hands.log, hands.rows) == before

    play(story, druids())


def test_a_menu_that_is_held_goes_on_with_the_match():
    async def story(hands):
        before = hands.rows
        await hands.hold()
        assert hands.labels[0] == "go on"
        await hands.hold()
        assert hands.rows == before and not hands.labels

    play(story, druids())


def test_the_language_changes_in_mid_match():
    async def story(hands):
        await answers(hands, 5)
        log = hands.log
        await hands.do("Language")
        await hands.pick("français")
        assert hands.sees("Que poses-tu ?") and hands.log == log
        await hands.do("abandonner")
        await hands.pick("oui")
        assert hands.sees("Partie abandonnée")

    play(story, druids())


def test_abandon_asks_first_and_keeps_the_record():
    async def story(hands):
        await answers(hands, 6)
        journal = hands.journal
        await hands.do("abandon")
        assert hands.labels == ["no", "yes"]
        await hands.pick("no")
        assert hands.journal == journal and hands.asked == "Cleo, action"
        await hands.do("abandon")
        await hands.pick("yes")
        assert hands.sees("Match abandoned; record saved")
        await hands.press()
        assert (
            hands.sees("Which game?")
            and unsealed(hands.storage.files["records/0001.txt"]) == journal
        )
        assert not any(hands.devices.strip.device.rgb) and "match.txt" not in hands.storage.files

    play(story, druids())


def test_a_fault_of_a_rulebook_takes_the_answer_back_and_the_match_goes_on():
    async def story(hands):
        await answers(hands, 5)
        before, journal = hands.log, hands.journal
        hands.referee.flow.close()  # what an exception inside it leaves
        hands.referee.flow = None
        await hands.press()
        assert hands.sees("Error: answer undone") and hands.app.fault is not None
        assert hands.log == before and hands.heard == "no"
        assert hands.journal == journal + "Bob, action: disc\nundo\n"
        assert Journal(Memory(hands.storage.files)).resume().referee.log == before
        await answers(hands, 1)
        assert len(hands.log) == 6

    play(story, druids())


def test_a_quick_spin_goes_far_where_there_are_many_options():
    async def story(hands):
        await answers(hands, 7)
        table = hands.app.playing
        assert hands.asked == "Cleo, space" and len(table.options) > 24
        for _ in range(6):
            hands.knob.turned += 1
            await hands.clock.sleep_ms(20)
        assert table.at == 3 + 3 * 5
        await hands.wait()
        for _ in range(3):
            await hands.turn(-1)
        assert table.at == 15

    play(story, druids())


def test_help_for_any_question_is_one_gesture_and_presses_nothing():
    async def story(hands):
        before = hands.log
        knob = hands.devices.knob.device
        knob.down = True
        await hands.wait()
        knob.turned = 1
        await hands.wait()
        assert hands.rows[0].startswith("Help") and "colour" in await read_on(hands)
        knob.down = False
        await hands.wait()
        assert hands.rows[0].startswith("Help") and hands.log == before, "letting go is no press"
        await hands.press()
        assert hands.sees("Choose your colour") and hands.log == before
        await hands.do("Help")
        assert hands.rows[0].startswith("Help")
        await hands.press()

    play(story, druids())
