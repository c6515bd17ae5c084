"""Going back to an answer that was wrong, by knob and taps: the rest is replayed by itself."""

from engine import reading, record
from engine.referee import FAULT, NOTHING
from firmware.link import match_commands
from firmware.link.forms import Refused
from firmware.link.link import Link
from firmware.storage.journal import Journal
from firmware.table.match import Match
from tests.both.app.repair_talk import another, answers, at_the_table, go_to, replayed
from tests.both.app.table_hands import Hands, Memory, any_answer, play


def test_the_list_has_the_last_answers_in_words_the_newest_first():
    async def story(hands):
        await answers(hands, 3)
        said = [line.partition(", ") for line in hands.journal.split("\n") if ", " in line][-3:]
        await hands.do("repair…")
        assert [label.split(":")[0] for label in hands.labels[:3]] == [one[0] for one in said][::-1]
        assert hands.labels[3:] == ["back"]
        await hands.pick("back")
        assert hands.app.match.astray is None and len(hands.log) == 3

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
        assert hands.log == replayed(hands) and hands.app.match.astray is None
        assert hands.journal.count("undo\n") == 3, "the journal goes on from what it had"

    play(story, colours())


def colours():
    return at_the_table("high_druid", 3)


def test_what_no_longer_fits_is_asked_again_and_the_rest_goes_on_by_itself():
    async def story(hands):
        for line in ("Alice, colour: red", "Bob, colour: green", "Cleo, colour: blue"):
            await hands.say(line)
        await go_to(hands, 1, "correct it")
        await hands.give("green")
        assert hands.asked == "Bob, colour" and hands.sees("Repair: 2 old answers to come")
        assert hands.log == replayed(hands)
        await hands.give("red")
        assert hands.sees("Repaired: 1 kept") and len(hands.log) == 3

    play(story, colours())


def test_after_a_power_cut_the_old_answers_are_still_to_come():
    """Also where the match lay on the shelf in between."""

    async def story(hands):
        for line in ("Alice, colour: red", "Bob, colour: green", "Cleo, colour: blue"):
            await hands.say(line)
        await go_to(hands, 1, "correct it")
        await hands.give("green")
        rest.extend(hands.app.match.astray[1])
        assert len(rest) == 2 and hands.journal.count("# to come: ") == 2
        kept.update(hands.storage.files)

    async def again(hands):
        await hands.pick("yes")
        assert hands.sees("Repair: 2 old answers to come") and hands.app.match.astray[1] == rest
        await hands.do("set aside")
        await hands.press()
        for label in ("set aside: 1", "#1 The High Druid", "take up"):
            await hands.pick(label)
        assert hands.app.match.astray[1] == rest
        await hands.give("red")
        assert hands.sees("Repaired: 1 kept") and len(hands.log) == 3
        assert hands.journal.split("\n")[-2] == "# to come: nothing"
        kept.update(hands.storage.files)

    async def done(hands):
        await hands.pick("yes")
        assert len(hands.log) == 3 and hands.app.match.astray is None

    kept: dict = {"settings.json": '{"language": "en"}'}
    rest: list = []
    play(story, colours())
    for after in (again, done):
        kept["settings.json"] = '{"language": "en"}'
        play(after, Hands(Memory(dict(kept))))


def test_undo_and_the_end_leave_all_as_it_was_before_people_went_back():
    async def story(hands):
        await answers(hands, 6)
        before, journal = hands.log, hands.journal
        await go_to(hands, 2, "correct it")
        assert len(hands.log) == 1 and hands.journal == journal
        await hands.do("undo")
        await hands.press()
        assert hands.log == before and hands.journal == journal and not hands.app.match.astray
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
        for line in ("Alice, colour: red", "Bob, colour: green", "Cleo, colour: blue"):
            await hands.say(line)
        await go_to(hands, 1, "correct it")
        await hands.give("green")
        await hands.do("repair…")
        assert hands.sees("2 old answers are still to come")
        await hands.pick("drop these 2")
        assert hands.asked == "Bob, colour" and hands.app.match.astray is None
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
            assert hands.app.match.astray[0] and len(hands.app.match.astray[1]) == rest
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


def is_over(app):
    """Whether a command for players who come and go is refused for that."""
    try:
        match_commands.in_play(Link(app))
    except Refused as refused:
        assert refused.why == "no_match"
        return True
    return False


def test_a_match_that_is_over_is_repaired_too():
    async def story(hands):
        while hands.referee.result is None:
            await answers(hands, 1)
        assert hands.rows[0] == "Final scores"
        match = hands.app.match
        for astray, over in ((None, True), (((), [0], 0), True), (((b"",), [], 0), False)):
            match.astray = astray
            assert is_over(hands.app) == over, "nobody leaves a match that is over"
        match.astray = None
        count = len(hands.log)
        await go_to(hands, count, "correct it")
        assert len(hands.log) == count - 1
        await hands.answer(another(hands, count - 1))
        assert hands.log == replayed(hands)

    play(story, at_the_table())


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


def a_match(storage):
    match = Match.begin("high_druid", ["A", "B", "C"], [0, 1, 2], {}, "en", Journal(storage))
    for _ in range(8):
        assert match.answer(any_answer(match.referee.ask, len(match.referee.log))) is None
    return match


def test_where_the_journal_cannot_be_written_the_game_goes_on_and_it_is_whole_again_later():
    from firmware.table import repair

    storage = Memory()
    match = a_match(storage)
    assert repair.begin(match, 3, "correct") is None
    storage.fails = True
    assert match.answer(any_answer(match.referee.ask, 7)) is None
    assert not match.journal.works
    storage.fails = False
    while match.referee.log and match.answer(any_answer(match.referee.ask, 1)) is not None:
        pass
    assert match.journal.works
    assert Journal(storage).resume().referee.log == match.referee.log


def test_what_is_still_to_come_is_in_a_journal_that_had_to_be_written_again():
    """Where the storage fails for one answer, and the power after the next."""
    from firmware.table import repair

    storage = Memory()
    match = a_match(storage)
    assert repair.begin(match, 4, "correct") is None
    for number, fails in ((0, False), (1, True), (1, False)):
        storage.fails = fails
        assert match.answer(any_answer(match.referee.ask, number)) is None
        assert match.journal.works != fails
    again = Match.resume("en", Journal(Memory(storage.files)))
    assert len(match.astray[1]) == 3 and again.astray[1] == match.astray[1]


def test_people_go_back_to_an_answer_that_there_is_and_the_new_one_is_told():
    from firmware.table import repair

    match = a_match(Memory())
    for at in (-1, len(match.referee.log)):
        assert repair.begin(match, at, "correct") == NOTHING and match.astray is None
    assert repair.begin(match, 3, "correct") is None
    ask, value = match.referee.ask, any_answer(match.referee.ask, 7)
    assert match.answer(value) is None
    assert match.line == record.answer_line(ask, value, match.register.box, match.players)


def test_memory_that_is_too_small_for_it_leaves_all_as_it_was():
    from firmware.table import repair

    match = a_match(Memory())
    log, lines = bytes(match.referee.log), list(match.journal.storage.lines("match.txt"))
    before, repair.go_on = repair.go_on, full
    try:
        assert repair.begin(match, 2, "correct") is None
        at = len(match.referee.log)
        assert match.answer(any_answer(match.referee.ask, 5)) == FAULT
        assert len(match.referee.log) == at and match.astray
        assert repair.begin(match, 4, "omit") == FAULT
    finally:
        repair.go_on = before
    assert bytes(match.referee.log) == log and match.astray is None
    assert list(match.journal.storage.lines("match.txt")) == lines


def full(referee, rest):
    raise MemoryError


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
