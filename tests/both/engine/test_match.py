"""A match and its changes: what a line is about, and that a change is done wholly or not at all."""

from engine import log, reading, undone
from engine.match import Change, OutOfStep
from engine.referee import FAULT
from tests.both.engine.record_talk import OPENING

COLOURS = """Trilithon record 1
game: high_druid
rules: 1
players: Ann, Bo, Cy

Ann, colour: white
Bo, colour: green
seated: Bo, Dora
"""


def test_every_line_is_about_one_thing():
    for line, about in (
        ("Zoé, colour: yellow", log.ANSWER), ("+ Zoé, colour: blue", log.ANSWER),
        ("undo", log.UNDO), ("left, colour: red", log.ANSWER),
        ("left: Bob, lots", log.SEAT), ("seated: Bob, Dora", log.SEAT), ("", log.CLOSING),
        ("# to come: nothing", log.COMING), ("# The dice fell down.", log.NOTE),
        ("stopped: Bob", log.CLOSING), ("ended: placed", log.CLOSING),
    ):  # fmt: skip
        assert log.kind(line.encode()) == about, line


def heard(reader):
    """Every change as those who look on are given it."""
    changes: list = []
    reader.match.watch = changes.append
    return changes


def told(changes):
    return [(one.kind, one.lines, one.value, one.joined) for one in changes]


def test_those_who_look_on_are_given_the_same_changes_by_a_record_and_line_by_line():
    text = COLOURS + "# a remark\nleft: Cy, lots\nCy, colour: red\n"
    whole = reading.read(text)
    read = heard(whole)
    whole.replay()
    head, _, body = text.partition("\n\n")
    single = reading.read(head + "\n\n")
    taken = heard(single)
    for line in body.split("\n")[:-1]:
        single.take(line.encode())
    assert told(read) == told(taken) and len(taken) == 6
    assert single.match.players == whole.match.players == ["Ann", "Dora", "Cy"]
    assert single.match.away == {2: "lots"} and single.match.changes == whole.match.changes


def test_a_change_that_the_rulebook_fails_at_leaves_all_as_it_was():
    reader = reading.read(OPENING)
    reader.replay()
    match = reader.match
    ask = match.referee.ask
    change = match.reply((list(ask.values) + list(ask.items))[0], True)
    before = bytes(match.referee.log), match.joins
    match.referee.flow = Failing()
    assert match.do(change) == FAULT
    assert (bytes(match.referee.log), match.joins) == before
    assert match.do(change) is None, "the flow that failed has gone"


class Failing:
    """A rulebook that fails at its next answer."""

    def send(self, _):
        raise ZeroDivisionError


def test_an_undo_keeps_who_sits_there_and_what_was_one_gesture_before_it():
    reader = reading.read(COLOURS.replace("Bo, colour", "+ Bo, colour"))
    reader.replay()
    match = reader.match
    assert match.joins == [1] and match.gesture() == 2
    change = match.back(True)
    assert change.lines == "undo\nundo" and match.do(change) is None
    assert match.joins == [] and match.changes == [(0, "seated: Bo, Dora")]
    assert match.players == ["Ann", "Dora", "Cy"] and len(match.referee.log) == 0


def test_what_is_taken_back_is_an_answer_and_never_a_change_of_seats():
    body = [b"Ann, colour: white", b"seated: Bo, Dora", b"undo", b"# to come: nothing"]
    assert undone.among(enumerate(body)) == ({0}, 0)


def test_a_line_that_fits_nobody_changes_nothing():
    match = reading.read(COLOURS).match
    try:
        match.do(Change(log.SEAT, "seated: Eve, Dora"))
    except OutOfStep as wrong:
        assert "Eve" in str(wrong)
    else:
        raise AssertionError("taken")
    assert match.players == ["Ann", "Bo", "Cy"] and match.changes == []
