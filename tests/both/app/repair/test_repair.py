"""Going back to an answer that was wrong, by knob and taps: the rest is replayed by itself."""

from engine import reading, record
from tests.both.app.repair_talk import another, answers, at_the_table, go_to, replayed
from tests.both.app.table_hands import Hands, Memory, play


def test_the_list_has_the_last_answers_in_words_the_newest_first():
    async def story(hands):
        await answers(hands, 3)
        said = [line.partition(", ") for line in hands.journal.split("\n") if ", " in line][-3:]
        await hands.do("repair…")
        assert [label.split(":")[0] for label in hands.labels[:3]] == [one[0] for one in said][::-1]
        assert hands.labels[3:] == ["back"]
        await hands.pick("back")
        assert hands.app.match.kept is None and len(hands.log) == 3

    play(story, at_the_table())


def test_a_secret_answer_is_told_as_one():
    async def story(hands):
        while not (len(hands.log) and secret[-1:] == [True]):
            secret.append(hands.ask.secret)
            await answers(hands, 1)
        await hands.do("repair…")
        who = hands.app.match.players
        assert hands.labels[0].split(": ") == [who[seat_of(hands)], "a secret answer"]
        await hands.press()
        assert hands.sees("a secret answer")

    secret: list = []
    play(story, at_the_table("magic", 3))


def seat_of(hands):
    """Whose the last answer was."""
    line = hands.journal.strip().split("\n")[-1]
    return hands.app.match.players.index(line.replace("+ ", "").split(", ")[0])


def test_an_answer_is_corrected_and_what_fits_after_it_stays():
    async def story(hands):
        await hands.say("Alice, colour: red")
        await hands.say("Bob, colour: green")
        await hands.say("Cleo, colour: blue")
        before = hands.log
        await go_to(hands, 1, "correct it")
        assert hands.asked == "Alice, colour" and hands.sees("Repair: answer as it is")
        await hands.give("white")
        assert hands.sees("Repaired: 2 kept"), hands.rows
        assert len(hands.log) == len(before) and hands.referee.table.colours[0] == 0
        assert hands.log == replayed(hands) and hands.app.match.kept is None
        assert hands.journal.count("undo\n") == 3, "the journal goes on from what it had"

    play(story, colours())


def colours():
    return at_the_table("high_druid", 3)


async def correct_the_first(hands):
    """Alice has said green, not red; then Bob's green no longer fits."""
    for line in ("Alice, colour: red", "Bob, colour: green", "Cleo, colour: blue"):
        await hands.say(line)
    await go_to(hands, 1, "correct it")
    await hands.give("green")


def test_what_no_longer_fits_is_asked_again_and_the_rest_goes_on_by_itself():
    async def story(hands):
        await correct_the_first(hands)
        assert hands.asked == "Bob, colour" and hands.sees("Repair: 2 old answers to come")
        assert hands.log == replayed(hands)
        await hands.give("red")
        assert hands.sees("Repaired: 1 kept") and len(hands.log) == 3

    play(story, colours())


def test_after_a_power_cut_the_old_answers_are_still_to_come():
    """Also where the match lay on the shelf in between."""

    async def story(hands):
        await correct_the_first(hands)
        rest.extend(hands.app.match.rest)
        assert len(rest) == 2 and hands.journal.count("# to come: ") == 2
        kept.update(hands.storage.files)

    async def again(hands):
        await hands.pick("yes")
        assert hands.sees("Repair: 2 old answers to come") and hands.app.match.rest == rest
        await hands.do("set aside")
        await hands.press()
        for label in ("set aside: 1", "#1 The High Druid", "take up"):
            await hands.pick(label)
        assert hands.app.match.rest == rest
        await hands.give("red")
        assert hands.sees("Repaired: 1 kept") and len(hands.log) == 3
        assert hands.journal.split("\n")[-2] == "# to come: nothing"
        kept.update(hands.storage.files)

    async def done(hands):
        await hands.pick("yes")
        assert len(hands.log) == 3 and hands.app.match.kept is None

    kept: dict = {"settings.json": '{"language": "en"}'}
    rest: list = []
    play(story, colours())
    for after in (again, done):
        kept["settings.json"] = '{"language": "en"}'
        play(after, Hands(Memory(dict(kept))))


def test_an_undo_in_a_repair_is_not_lost_over_a_power_cut():
    async def story(hands):
        await correct_the_first(hands)
        await hands.give("blue")
        assert hands.asked == "Cleo, colour" and len(hands.app.match.rest) == 1
        await hands.do("undo")
        assert hands.asked == "Bob, colour"
        left.extend(hands.app.match.rest)
        kept.update(hands.storage.files)

    async def again(hands):
        await hands.pick("yes")
        assert hands.asked == "Bob, colour" and hands.app.match.rest == left, left

    kept: dict = {}
    left: list = []
    play(story, colours())
    kept["settings.json"] = '{"language": "en"}'
    play(again, Hands(Memory(dict(kept))))


def test_undo_and_the_end_leave_all_as_it_was_before_people_went_back():
    async def story(hands):
        await answers(hands, 6)
        before, journal = hands.log, hands.journal
        await go_to(hands, 2, "correct it")
        assert len(hands.log) == 1 and hands.journal == journal
        await hands.do("undo")
        await hands.press()
        assert hands.log == before and hands.journal == journal and hands.app.match.kept is None
        await go_to(hands, 3, "correct it")
        await hands.do("repair…")
        await hands.pick("drop these 3")
        assert hands.log == before and hands.journal == journal
        await go_to(hands, 4, "correct it")
        await hands.do("abandon")
        await hands.pick("yes")
        assert hands.storage.files["records/0001.txt"].count("\n") == journal.count("\n") + 1

    play(story, at_the_table())


def test_people_stop_the_replay_and_what_was_replayed_stands():
    async def story(hands):
        await correct_the_first(hands)
        await hands.do("repair…")
        assert hands.sees("2 old answers are still to come")
        await hands.pick("drop these 2")
        assert hands.asked == "Bob, colour" and hands.app.match.kept is None
        await hands.give("red")
        assert hands.asked == "Cleo, colour"

    play(story, colours())


def test_where_the_table_is_drawn_anew_people_are_still_asked_what_is_so():
    async def story(hands):
        for line in ("Alice, colour: red", "Bob, colour: green", "Cleo, colour: blue"):
            await hands.say(line)
        journal = hands.journal
        for number, rest in ((1, 2), (3, 0)):
            await go_to(hands, number, "correct it")
            with hands.app.playing.repairing() as mending:
                mending.go_on_with(hands.app.playing)  # as a new `Play` does
            assert hands.app.match.before and len(hands.app.match.rest) == rest
            assert hands.journal == journal
            await hands.do("undo")
            await hands.press()

    play(story, colours())


def test_an_answer_that_was_none_is_left_out_and_one_that_is_missing_is_added():
    async def story(hands):
        await hands.say("Alice, colour: red")
        await hands.say("Bob, colour: green")
        await go_to(hands, 1, "one is missing")
        assert hands.asked == "Alice, colour"
        await hands.give("white")
        assert hands.sees("Repair: 2 old answers") and hands.asked == "Bob, colour"
        await hands.give("green")  # as before: what was in between belongs nowhere
        assert len(hands.log) == 2 and hands.sees("Repaired: 0 kept")
        await go_to(hands, 2, "leave it out")
        assert hands.asked == "Bob, colour" and hands.log == replayed(hands)

    play(story, colours())


def test_a_secret_card_is_corrected_with_a_tap_and_nothing_is_shown():
    async def story(hands):
        while not hands.ask.secret:
            await answers(hands, 1)
        at = len(hands.log)
        await answers(hands, 3)
        await go_to(hands, at + 1, "correct it")
        assert hands.ask.kind == "tap" and hands.ask.secret
        await hands.tap_piece(another(hands, at))
        assert hands.log[at] != 0 or len(hands.log) >= at + 1
        assert hands.log == replayed(hands)

    play(story, at_the_table("magic", 3))


def test_a_match_that_is_over_is_repaired_too():
    async def story(hands):
        while hands.referee.result is None:
            await answers(hands, 1)
        assert hands.rows[0] == "Final scores"
        count = len(hands.log)
        await go_to(hands, count, "correct it")
        assert len(hands.log) == count - 1
        await hands.answer(another(hands, count - 1))
        assert hands.log == replayed(hands)

    play(story, at_the_table())


def test_the_record_of_a_repaired_match_reads_as_it_stands():
    async def story(hands):
        await answers(hands, 6)
        await go_to(hands, 2, "correct it")
        await hands.answer(another(hands, 1))
        match = hands.app.match
        lines = list(
            record.lines(match.name, match.referee, match.players, match.more, match.joins)
        )
        again = reading.read("\n".join(lines) + "\n")
        assert again.replay().log == hands.log == replayed(hands)

    play(story, at_the_table())
