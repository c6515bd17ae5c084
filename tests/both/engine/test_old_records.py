"""A record from before every question had a way back: the one answer of old is given by itself."""

from engine.ask import CHANCE, Menu, Number, Tap
from engine.boxes import Box
from engine.match import Match
from engine.old_records import pass_over
from engine.referee import Referee, Result
from engine.table import HAND, Table

BOX = Box("small", ("red", "blue"), (("c", tuple("12")),))
BACK = ("back",)


class Game:
    """Two questions of one answer and a way back; one of two, a card, one that has no way back."""

    OPTIONS = ()

    @staticmethod
    def Table(seats, options):
        return Table(seats, BOX, options)

    @staticmethod
    def play(t):
        t.set_out(range(2), HAND)
        yield Number(0, "first", [7], BACK)
        yield Menu(0, "second", ("on",), BACK)
        yield Number(1, "choice", [4, 5], BACK)
        yield Number(1, "third", [3], BACK)
        yield Tap(0, "card", [0], BACK, zones=(HAND,))
        yield Number(0, "last", [1], BACK, role=CHANCE)
        return Result("end", [0, 0], [0])


class Reader:
    """As engine.reading has it: who is asked what, as a line begins."""

    def __init__(self, *answers):
        self.referee = Referee(Game, 2)
        self.match = Match("old", self.referee, ["A", "B"])
        for answer in answers:
            assert self.referee.answer(answer) is None

    def asked(self):
        ask = self.referee.ask
        return (("%s, %s: " % ("AB"[ask.seat], ask.prompt)).encode(),)


def passed(head, *answers):
    """(whether it led there, how many answers it gave)"""
    reader = Reader(*answers)
    found = pass_over(reader, head)
    return found, len(reader.referee.log) - len(answers)


def test_one_answer_after_the_other_up_to_the_line_that_is_there():
    assert passed("B, choice") == passed("+ B, choice") == (True, 2)
    assert passed("A, second") == (True, 1) and passed("A, first") == (True, 0)
    assert passed("A, card", 7, "on", 4) == (True, 1)
    assert passed("", 7, "on", 4, 3, 0) == (True, 1), "to the end"


def test_where_it_leads_elsewhere_all_is_as_it_was():
    assert passed("A, nothing") == (False, 0), "a question of two answers is people's"
    assert passed("A, last", 7, "on", 4) == (False, 0), "a card is laid by people"
    assert passed("B, more", 7, "on", 4, 3, 0) == (False, 0), "the end"
