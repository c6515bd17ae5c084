"""The referee: what it takes, what it refuses and why, undo, replay, and a rulebook that fails.

The game is the smallest that has everything: it is defined here.
"""

from engine.ask import CHANCE, OK, Colour, Menu, Number, Seat, Tap
from engine.boxes import Box
from engine.referee import (
    ELSEWHERE,
    FAULT,
    NOT_ASKED,
    NOT_LEGAL,
    NOTHING,
    OVER,
    SEEN,
    BadLog,
    Referee,
    Result,
    best,
)
from engine.table import ADDED, BID, DECK, HAND, Table

BOX = Box("small", ("red", "blue"), (("c", tuple("123456")),))


class Game:
    """Two seats: a colour each (the second's is forced), a hidden card, a reveal, a draw."""

    OPTIONS = (("bonus", ("off", "on")),)
    colour = failing = None

    @staticmethod
    def Table(seats, options):
        return Table(seats, BOX, options)

    @staticmethod
    def play(t):
        t.set_out(range(4), HAND)
        t.shuffle(range(4, 6), DECK)
        t.colours = [None, None]
        for seat in range(2):
            free = [c for c in range(2) if c not in t.colours]
            t.colours[seat] = yield Colour(seat, "colour", free)
        yield from Game.lay(t)
        t.reveal(ADDED, BID)
        number = yield Number(1, "guess", range(-3, 4), ("none",))
        card = yield Tap(1, "drawn", t.possible(DECK), zones=(DECK,), role=CHANCE)
        t.tapped([card], DECK, HAND + 1)
        loser = yield Seat(0, "loser", range(2))
        yield Menu(0, "why", ("luck", "skill"))
        return Result("end", [number, -1], best([loser, 1 - loser]))

    @staticmethod
    def lay(t):
        card = yield Tap(0, "hide", t.zone(HAND)[:3], zones=(HAND,), secret=True)
        t.tapped([card], HAND, ADDED)
        while (yield Tap(0, "close", (), (OK,))) != OK:
            pass

    @staticmethod
    def why(t, ask, piece):
        return "unlucky" if piece == 3 and ask.prompt == "hide" else None


class Failing(Game):
    """Breaks down at the answer 2, having spoiled the table before."""

    OPTIONS = ()

    @staticmethod
    def play(t):
        t.set_out(range(4), HAND)
        while True:
            number = yield Number(0, "number", range(4))
            t.tapped([t.zone(HAND)[0]], HAND, BID)
            if number == 2:
                raise KeyError("a mistake of the rulebook")


def after(*answers):
    referee = Referee(Game, 2)
    for answer in answers:
        assert referee.answer(answer) is None, answer
    return referee


WHOLE = (1, 0, OK, "none", 4, 1, "skill")
PROMPTS = ("colour", "hide", "close", "guess", "drawn", "loser", "why")


def prompt(referee):
    return referee.ask.prompt if referee.ask else None


def test_a_match_from_the_first_ask_to_the_result():
    for length, expected in enumerate(PROMPTS):
        assert prompt(after(*WHOLE[:length])) == expected
    result = after(*WHOLE).result
    assert (result.ending, result.scores, result.winners) == ("end", ["none", -1], [0])


def test_a_forced_answer_is_given_but_not_logged():
    """And derived again by a replay."""
    referee = after(1)
    assert referee.table.colours == [1, 0]
    assert len(referee.log) == 1
    again = Referee(Game, 2)
    again.replay(bytes(referee.log))
    assert again.table.colours == [1, 0] and prompt(again) == "hide"


def test_a_lone_tap_or_ok_is_never_forced():
    """The referee must see the piece, and people must have done what OK says."""
    assert not Tap(0, "t", [3]).forced()
    assert not Menu(0, "m", (), (OK,)).forced()
    assert Menu(0, "m", ("only",)).forced() and Menu(0, "m", ("only",)).only() == "only"
    assert Number(0, "n", range(5, 6)).only() == 5
    assert Seat(0, "s", [], ("nobody",)).only() == "nobody"
    assert not Seat(0, "s", [1], ("nobody",)).forced()


def refused(referee, answer):
    """The refusal, which leaves everything as it was."""
    ask, table, news = referee.ask, referee.table, list(referee.table.news)
    log, zones = bytes(referee.log), repr(sorted(table.zones.items()))
    refusal = referee.answer(answer)
    assert refusal is not None and referee.ask is ask and referee.table is table
    assert bytes(referee.log) == log and table.news == news
    assert repr(sorted(table.zones.items())) == zones
    return refusal


def test_refusals_say_why():
    assert refused(after(1), OK) == NOT_ASKED  # the question takes a card
    assert refused(after(1), 4) == NOT_LEGAL  # nobody knows where it is
    assert refused(after(1, 0, OK, 2), 0) == ELSEWHERE  # it lies in the bid
    assert refused(after(1), 3) == "unlucky"  # the game's own reason
    assert refused(after(1, 0, OK), 4) == NOT_LEGAL  # beyond the numbers
    assert refused(after(1, 0, OK), "some") == NOT_LEGAL
    assert refused(after(*WHOLE), 1) == OVER


def test_undo_to_the_very_first_answer():
    referee = after(*WHOLE)
    for length in range(len(WHOLE) - 1, -1, -1):
        assert referee.undo(sure=True) is None
        assert len(referee.log) == length and prompt(referee) == PROMPTS[length]
        assert referee.result is None
        assert referee.table.zones == after(*WHOLE[:length]).table.zones
        assert repr(referee.table.news) == repr(after(*WHOLE[:length]).table.news)
    assert referee.undo() == NOTHING
    assert referee.undo(sure=True) == NOTHING


def test_what_was_undone_may_be_answered_otherwise():
    referee = after(1, 0)
    assert referee.undo() is None
    assert referee.answer(2) is None
    assert referee.table.zone(ADDED) == [2]


def test_undo_behind_a_reveal_asks_once():
    referee = after(1, 0, OK)
    assert prompt(referee) == "guess", "the hidden card has just been turned up"
    before = bytes(referee.log)
    assert referee.undo() == SEEN
    assert bytes(referee.log) == before and prompt(referee) == "guess"
    assert referee.undo(sure=True) is None
    assert prompt(referee) == "close"
    assert referee.undo() is None, "nothing more was seen on the way back"
    assert referee.undo() is None
    assert referee.undo() == NOTHING


def test_undo_up_to_a_reveal_is_free():
    referee = after(1, 0, OK, 2)
    assert referee.undo() is None
    assert prompt(referee) == "guess"
    assert referee.undo() == SEEN, "it is still something people have seen"


def test_a_reveal_of_nothing_is_nothing_seen():
    table = Table(2, BOX)
    table.reveal(ADDED, BID)
    assert not table.revealed and table.news == []
    table.set_out([1], ADDED)
    table.reveal(ADDED, BID)
    assert table.revealed


def test_a_drawn_card_may_be_corrected_but_not_undrawn_unasked():
    """It was misread: free. Behind the draw people know what comes: asked, once."""
    referee = after(1, 0, OK, 2, 4)
    assert referee.undo() is None
    assert prompt(referee) == "drawn"
    assert referee.undo() == SEEN
    assert referee.answer(5) is None, "the other card"
    assert referee.undo() is None
    assert referee.undo(sure=True) is None and prompt(referee) == "guess"
    assert referee.undo() == SEEN, "the reveal is another thing seen"


def test_a_failing_rulebook_loses_only_the_answer_it_failed_at():
    """Law L4."""
    referee = Referee(Failing, 2)
    assert referee.answer(1) is None
    assert referee.answer(2) == FAULT
    assert isinstance(referee.fault, KeyError)
    assert bytes(referee.log) == bytes([64 + 1])
    assert referee.table.zone(BID) == [0] and referee.table.zone(HAND) == [1, 2, 3]
    assert referee.answer(3) is None, "the match goes on"
    assert referee.undo() is None and referee.undo() is None


def test_a_replay_is_the_match():
    referee = after(*WHOLE)
    again = Referee(Game, 2)
    again.replay(bytes(referee.log))
    assert again.log == referee.log
    assert again.result.scores == referee.result.scores
    assert again.table.zones == referee.table.zones
    assert again.undo() is None and again.undo() is None and again.undo() is None
    assert again.undo() == SEEN, "what was seen is known again"


def test_a_wrong_log_names_the_answer():
    good = bytes(after(*WHOLE).log)
    for index in range(len(good)):
        log = bytearray(good)
        log[index] = 100
        try:
            Referee(Game, 2).replay(log)
        except BadLog as wrong:
            assert wrong.index == index
            assert f"answer {index + 1}:" in str(wrong)
        else:
            raise AssertionError(index)


def test_a_log_longer_than_the_match_is_wrong():
    try:
        Referee(Game, 2).replay(bytes(after(*WHOLE).log) + b"\x00")
    except BadLog as wrong:
        assert wrong.index == len(WHOLE)
    else:
        raise AssertionError("taken")


def test_options_are_completed_and_checked():
    assert Referee(Game, 2).options == {"bonus": "off"}
    assert Referee(Game, 2, {"bonus": "on"}).options == {"bonus": "on"}
    for options, said in (({"bonus": "?"}, "off, on"), ({"malus": "on"}, "bonus")):
        try:
            Referee(Game, 2, options)
        except ValueError as wrong:
            assert said in str(wrong)
        else:
            raise AssertionError(options)


def test_a_value_for_other_players_is_told_from_one_that_there_is_not():
    class Narrow(Game):
        @staticmethod
        def allowed(seats, chosen, name, values):
            return values[:1]

    for value, said in (("on", "off with these players and options"), ("?", "off")):
        try:
            Referee(Narrow, 2, {"bonus": value})
        except ValueError as wrong:
            assert str(wrong) == f"option bonus: '{value}' is not one of {said}"
        else:
            raise AssertionError(value)
