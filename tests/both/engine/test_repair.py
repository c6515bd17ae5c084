"""What still fits after an answer was corrected: kept by its meaning, in its order, and no more."""

from engine.ask import OK, PASS, Colour, Menu, Number, Tap
from engine.boxes import Box
from engine.referee import Referee, Result
from engine.repair import fits, go_on, left, meant
from engine.table import HAND, Table

BOX = Box("small", ("red", "blue"), (("c", tuple("123456")),))


class Game:
    """A colour; red is asked one thing more, and offers a menu the other way; a set, a number."""

    OPTIONS = ()

    @staticmethod
    def Table(seats, options):
        return Table(seats, BOX, options)

    @staticmethod
    def play(t):
        t.set_out(range(6), HAND)
        for seat in range(2):
            t.colour = yield Colour(seat, "colour", range(2))
            t.way = yield Menu(seat, "way", ("left", "right") if t.colour else ("right", "left"))
            if t.colour == 0:
                yield Menu(seat, "why", ("luck", "skill"))
            t.cards = []
            card = None
            while card != OK:
                card = yield Tap(seat, "cards", range(6), (OK,), zones=(HAND,), chosen=t.cards[:])
                if card in t.cards:
                    t.cards.remove(card)
                elif card != OK:
                    t.cards.append(card)
            top = 3 if t.colour else 5
            t.number = yield Number(seat, "number", range(top), (PASS,))
        return Result("end", [0, 0], [0])


RED, BLUE = 0, 1
BLUES = [BLUE, "left", 1, 2, OK, 2, BLUE, "right", 4, OK, PASS]


def played(*answers):
    referee = Referee(Game, 2)
    for answer in answers:
        assert referee.answer(answer) is None, (answer, referee.ask.prompt)
    return referee


def old(log, at, joins=()):
    return meant(Referee(Game, 2), log, at, joins)


def repaired(log, at, value, joins=()):
    """(the referee, the old answers that are left, the joins) after one answer was corrected."""
    rest = old(log, at, joins)[1:]
    referee = Referee(Game, 2)
    referee.replay(log[:at])
    assert referee.answer(value) is None
    return (referee,) + go_on(referee, rest)


def test_a_menu_item_is_kept_by_its_name_though_its_byte_is_another():
    log = played(*BLUES).log
    referee, rest, _ = repaired(log, 0, RED)
    assert referee.table.way == "left" and referee.log[1] != log[1]
    assert referee.ask.prompt == "why" and len(rest) == len(BLUES) - 2


def test_a_question_that_was_not_put_before_is_asked_and_all_else_goes_on_by_itself():
    referee, rest, _ = repaired(played(*BLUES).log, 0, RED)
    ask = referee.ask
    assert referee.answer("luck") is None
    rest, _ = go_on(referee, left(ask, "luck", rest))
    right = played(RED, "left", "luck", *BLUES[2:])
    assert not rest and referee.log == right.log and referee.result


def test_an_answer_to_a_question_that_is_not_put_any_more_is_passed_by_once_people_say_what_is_so():
    log = played(RED, "left", "luck", 1, 2, OK, 4, BLUE, "right").log
    referee, rest, _ = repaired(log, 0, BLUE)
    ask = referee.ask
    assert ask.prompt == "cards" and rest[0][1] == "why"
    assert referee.answer(1) is None
    rest, _ = go_on(referee, left(ask, 1, rest))
    assert referee.table.cards == [1, 2] and referee.ask.prompt == "number"
    assert rest[0][3] == 4 and not fits(referee.ask, rest[0])


def test_an_option_that_is_no_longer_offered_is_asked_again_and_its_old_answer_goes():
    log = played(RED, "left", "luck", 1, OK, 4, BLUE, "right").log
    referee, rest, _ = repaired(log, 0, BLUE)
    for value in (1, 2):
        ask = referee.ask
        assert referee.answer(value) is None
        rest, _ = go_on(referee, left(ask, value, rest))
    assert referee.ask.seat == 1 and referee.ask.prompt == "cards" and not rest


def test_a_tap_that_took_a_card_back_is_not_one_that_lays_it():
    log = played(BLUE, "left", 1, 2, 1, OK).log
    referee, rest, _ = repaired(log, 2, 3)
    assert referee.table.cards == [3, 2] and rest[0][3] == 1
    log = played(BLUE, "left", 1, 1, 1, 2).log  # the second tap of 1 was none
    referee.replay(log[:3])
    rest, _ = go_on(referee, old(log, 3)[1:])
    assert referee.table.cards == [1] and len(rest) == 2


def test_an_answer_that_is_left_out_and_one_that_was_missing():
    log = played(BLUE, "left", 1, 5, 2, OK, 2, BLUE).log
    referee = Referee(Game, 2)
    referee.replay(log[:3])
    rest, _ = go_on(referee, old(log, 4))
    assert not rest and referee.log == played(BLUE, "left", 1, 2, OK, 2, BLUE).log
    referee.replay(log[:3])
    assert referee.answer(0) is None
    rest, _ = go_on(referee, old(log, 3))
    assert not rest and referee.log == played(BLUE, "left", 1, 0, 5, 2, OK, 2, BLUE).log


def test_gestures_stay_gestures():
    log = played(*BLUES).log
    _, rest, joins = repaired(log, 0, BLUE, [3, 4, 9])
    assert not rest and joins == [3, 4, 9]
    _, rest, joins = repaired(log, 2, 3, [3, 4, 9])
    assert joins == [4, 9], (
        "what was one gesture with the wrong answer is not one with the right one"
    )


def test_a_seat_and_a_kind_are_part_of_the_question():
    ask = Colour(0, "colour", range(2))
    one = (0, "colour", "colour", 1, False, False)
    assert fits(ask, one) and not fits(None, one)
    assert not fits(Colour(1, "colour", range(2)), one)
    assert not fits(Number(0, "colour", range(2)), one)
    assert not fits(Colour(0, "shade", range(2)), one)
    assert not fits(Colour(0, "colour", (0,)), one)
