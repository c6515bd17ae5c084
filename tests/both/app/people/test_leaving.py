"""A player leaves or joins: by knob, in the journal, and after a power cut."""

from engine import reading, record, seats
from engine.table import SECRET
from firmware.network.opened import Opened
from firmware.storage.journal import Journal
from firmware.table import chance
from tests.both.app.repair_talk import answers, at_the_table
from tests.both.app.table_hands import Memory, play
from tests.both.app.taken_up import taken_up


async def leaves(hands, name, way):
    await hands.do("who leaves?")
    assert hands.sees("Who leaves, or takes over?"), hands.rows
    await hands.pick(name)
    await hands.pick(way)


def resumed(hands):
    return taken_up(Journal(Memory(hands.storage.files)))


def test_a_seat_is_played_on_by_the_others_and_the_record_says_so():
    async def story(hands):
        await answers(hands, 4)
        await leaves(hands, "Bob", "others play on")
        assert hands.sees("Bob left: the others play the seat"), hands.rows
        await answers(hands, 2)
        assert hands.journal.split("\n")[-4] == "left: Bob, others"
        assert resumed(hands).away == {1: "others"}
        await hands.do("who leaves?")
        assert hands.labels == ["Alice", "Bob · by others", "Cleo", "back"]

    play(story, at_the_table())


def test_the_table_draws_for_a_seat_by_one_press_and_says_what():
    async def story(hands):
        await leaves(hands, "Alice", "the table draws")
        assert hands.asked == "Alice, colour" and hands.app.playing.selected == "by_lot"
        await hands.press()
        await hands.wait(2000)
        assert len(hands.log) == 1 and hands.asked == "Bob, colour"
        assert hands.app.playing.selected != "by_lot", "the others answer for themselves"

    play(story, at_the_table())


def test_the_table_draws_of_all_that_the_seat_may_answer():
    drawn = []

    def draw(values, odds):
        drawn.append((list(values), odds))
        return values[-1]

    async def story(hands):
        ask = hands.ask
        await leaves(hands, "Alice", "the table draws")
        await hands.press()
        await hands.wait(2000)
        values, odds = drawn[0]
        assert values == list(ask.values) and len(set(odds)) == 1 and len(odds) == len(values)

    before, chance.draw = chance.draw, draw
    try:
        play(story, at_the_table())
    finally:
        chance.draw = before


def test_who_follows_the_match_on_the_network_follows_who_leaves():
    async def story(hands):
        journal = hands.app.journal
        journal.opened = Opened(journal.count - 1)
        assert journal.follows()
        await leaves(hands, "Bob", "others play on")
        assert journal.follows()

    play(story, at_the_table())


class Secrets:
    """A table of so many seats; this one keeps a secret, or none does."""

    def __init__(self, number, keeper=None):
        self.seats, self.keeper = number, keeper

    def count(self, zone):
        return int(self.keeper is not None and zone == SECRET + self.keeper)


def test_the_most_sensible_way_comes_first():
    assert seats.ways(Secrets(2), 0) == (seats.END, seats.LOTS, seats.OTHERS)
    assert seats.ways(Secrets(3), 1) == (seats.OTHERS, seats.LOTS, seats.END)
    assert seats.ways(Secrets(3, 1), 1) == (seats.LOTS, seats.OTHERS, seats.END)
    assert seats.ways(Secrets(3, 1), 2) == (seats.OTHERS, seats.LOTS, seats.END)


def test_known_cards_of_a_seat_are_drawn_and_unknown_ones_are_laid():
    async def story(hands):
        while hands.ask.kind != "tap" or hands.ask.seat is None:
            await answers(hands, 1)
        name = hands.app.match.players[hands.ask.seat]
        await leaves(hands, name, "the table draws")
        before = len(hands.log)
        await hands.press()
        await hands.wait(2000)
        assert len(hands.log) == before + 1, "every card of the first bid is known to be in hand"

    play(story, at_the_table("amazones", 3))


def test_a_newcomer_takes_over_and_answers_by_their_name_from_then_on():
    async def story(hands):
        hands.app.settings.players = ["Alice", "Dora"]
        await answers(hands, 1)
        await leaves(hands, "Bob", "new player")
        assert hands.labels == ["Dora", "other name…"]
        await hands.pick("Dora")
        assert hands.sees("Dora plays this seat now") and hands.asked == "Dora, colour"
        await answers(hands, 2)
        lines = hands.journal.split("\n")[-5:-1]
        assert lines[1] == "seated: Bob, Dora" and lines[2].startswith("Dora, colour: ")
        match = resumed(hands)
        assert match.players == ["Alice", "Dora", "Cleo"] and match.first[1] == "Bob"
        assert "players: Alice, Bob, Cleo" in hands.journal
        while hands.referee.result is None:
            await answers(hands, 1)
        await hands.press()
        text = hands.storage.files["records/0001.txt"]
        reader = reading.Reader(lambda: iter(text.split("\n")))
        assert reader.replay().result and reader.finished

    play(story, at_the_table())


def test_who_comes_back_sits_in_their_own_seat():
    async def story(hands):
        await leaves(hands, "Bob", "others play on")
        await hands.do("who leaves?")
        await hands.pick("Bob · by others")
        await hands.pick("new player")
        await hands.pick("Bob")
        assert hands.app.match.away == {} == resumed(hands).away

    play(story, at_the_table())


def test_a_name_that_is_taken_or_none_changes_nothing():
    async def story(hands):
        before = hands.journal
        await leaves(hands, "Bob", "new player")
        await hands.pick("other name…")
        await hands.hold()
        assert hands.sees("Name is taken") and hands.journal == before
        await hands.press()
        await hands.pick("back")
        assert hands.journal == before

    play(story, at_the_table())


def test_the_match_ends_with_the_standing_and_the_record_says_why():
    async def story(hands):
        await answers(hands, 6)
        log = hands.log
        await leaves(hands, "Cleo", "end the match")
        assert hands.rows[0] == "Final scores", hands.rows
        await hands.press()
        assert hands.app.match is None
        text = hands.storage.files["records/0001.txt"]
        assert "\n\nstopped: Cleo" in text
        reader = reading.Reader(lambda: iter(text.split("\n")))
        assert bytes(reader.replay().log) == log
        assert reader.match.stopped == "Cleo" and not reader.finished

    play(story, at_the_table())


def test_of_two_players_the_end_is_offered_first():
    async def story(hands):
        await hands.do("who leaves?")
        await hands.pick("Alice")
        assert hands.labels[0] == "end the match"

    play(story, at_the_table("backgammon", 2))


def test_an_undo_takes_an_answer_back_but_nobody_who_has_left():
    async def story(hands):
        hands.app.settings.players = ["Dora"]
        await answers(hands, 3)
        await leaves(hands, "Bob", "new player")
        await hands.pick("Dora")
        await hands.do("undo")
        await hands.press()
        await hands.do("undo")
        await hands.press()
        assert len(hands.log) == 1 and hands.app.match.players[1] == "Dora"
        await answers(hands, 1)
        match = resumed(hands)
        assert match.players[1] == "Dora" and match.referee.log == hands.log
        again = reading.read("\n".join(list(hands.app.match.lines())) + "\n")
        assert again.replay().log == hands.log and again.match.changes == [(1, "seated: Bob, Dora")]

    play(story, at_the_table())


def test_a_repair_keeps_who_sits_where():
    from firmware.table import repair

    async def story(hands):
        hands.app.settings.players = ["Dora"]
        await answers(hands, 3)
        await leaves(hands, "Bob", "new player")
        await hands.pick("Dora")
        await answers(hands, 2)
        match = hands.app.match
        assert repair.begin(match, 1, "correct") is None
        values = [one for one in hands.ask.values if one != match.before.log[1]]
        assert match.answer(values[0]) is None
        assert resumed(hands).referee.log == hands.log and resumed(hands).players[1] == "Dora"
        again = reading.read("\n".join(list(match.lines())) + "\n")
        assert again.replay().log == hands.log

    play(story, at_the_table())


def test_storage_that_fails_costs_the_line_until_it_works_again():
    async def story(hands):
        await answers(hands, 2)
        hands.storage.fails = True
        await leaves(hands, "Bob", "others play on")
        assert hands.app.match.away == {1: "others"}
        hands.storage.fails = False
        await answers(hands, 1)
        assert resumed(hands).away == {1: "others"}

    play(story, at_the_table())


def test_a_record_whose_lines_about_seats_are_wrong_says_where():
    head = "Trilithon record 1\ngame: high_druid\nrules: 1\nplayers: Alice, Bob, Cleo\n\n"
    for line, said in (
        ("left: Zoe, others", "nobody here is called 'Zoe'"),
        ("left: Bob, home", "no way of playing on"),
        ("seated: Bob, Alice", "this player's name is taken"),
        ("seated: Bob, ", "may not be empty"),
    ):
        try:
            reading.read(head + line + "\n").replay()
        except record.RecordError as wrong:
            assert wrong.line == 6 and said in wrong.reason, wrong.reason
        else:
            raise AssertionError(line)
