"""Final Exam: what ends a match that nobody wins."""

from engine.games.final_exam import rulebook as game
from engine.plates.stonehenge import INNER
from engine.table import DISCARD
from tests.both.app.table_talk import Talk
from tests.both.games.final_exam.talk import act, begun, end, give, go


def idle(seats: int) -> Talk:
    """All cards are in hands, as nobody does anything."""
    talk = begun(seats)
    while talk.table.count(0) + talk.table.count(DISCARD):
        end(talk)
    return talk


def test_it_ends_when_nobody_acts_and_no_card_is_drawn_R_EXAM_31():
    """A full round of such turns; one card discarded is one card drawn."""
    talk = idle(3)
    give(talk, "Cleo", "red")
    go(talk, "d2", "object: leave")
    end(talk, 3)
    assert talk.result is None
    end(talk)
    assert talk.result.ending == "idle"
    assert talk.result.scores == [0, 0, 1] and talk.result.winners == [2]


def warned(talk: Talk) -> bool:
    return ("last_idle",) in talk.game.about(talk.table, talk.referee.ask)


def test_a_turn_before_the_idle_end_people_are_warned_and_a_card_puts_it_off_R_EXAM_31():
    talk = idle(3)
    go(talk, "d2", "object: leave")
    for _ in range(3):
        assert not warned(talk)
        end(talk)
    assert warned(talk)
    act(talk, "action: move")
    assert warned(talk), "while cards are laid, too"
    act(talk, "move_cards: d6 ok")
    end(talk)
    assert not warned(talk)
    end(talk, 2)
    assert warned(talk)
    end(talk)
    assert talk.result.ending == "idle"


def result(figures, exits, objects=(0, 0, 0)):
    t = game.Table(3, {"variant": "base"})
    t.figures, t.exits = figures, exits
    for seat in range(3):
        t.objects[seat][0] = objects[seat]
    return game.result(t)


def test_inside_before_outside_then_the_fewest_steps_left_R_EXAM_31():
    one, two, three = INNER + 1, INNER + 2, INNER + 3
    found = result([one, 7, three], [INNER + 19, None, INNER + 16], (0, 9, 0))
    assert found.winners == [2] and found.details == [("steps_left", 0, 18), ("steps_left", 2, 13)]
    assert result([one, 7, two], [INNER + 15, None, INNER + 16], (0, 9, 1)).winners == [0, 2]


def test_nobody_inside_most_objects_win_R_EXAM_31():
    assert result([1, 2, 3], [None] * 3, (3, 5, 5)).winners == [1, 2]


def test_it_ends_after_a_hundred_rounds_R_EXAM_31():
    """Two turns before the end of the hundredth. Skipped turns are counted like others."""
    talk = idle(2)
    talk.table.turns = 198
    go(talk, "d6")
    end(talk)
    assert talk.result is None
    end(talk)
    assert talk.result.ending == "rounds"
