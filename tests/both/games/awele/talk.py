"""Positions of the Awele, and the news and asks when a part of its flow runs on them."""

from engine.games.awele import rulebook as awele
from engine.referee import complete

LETTERS = "WBGYR"


def table(seats: int = 2, **options):
    """A table with an empty board: `board` and `hand` fill it."""
    t = awele.Table(seats, complete(awele, seats, options))
    t.round = 1
    t.spaces = [[0] * 5 for _ in range(31)]
    return t


def board(t, spaces: dict):
    """Put discs, such as {28: "YY"}, on the board; space 0 is the sower's hand."""
    for space in sorted(spaces):
        for letter in spaces[space]:
            t.spaces[space][LETTERS.index(letter)] += 1


def discs(t, space: int) -> str:
    """What lies on a space, in the order of LETTERS."""
    return "".join([LETTERS[c] * t.spaces[space][c] for c in range(5)])


def told(t, key: str) -> list:
    return [news[1] for news in t.news if news[0] == key]


def run(flow, answers=()) -> list:
    """Give the answers (letters stand for colours), forced ones unasked; returns all real asks.

    The flow must end with the last answer, and take no other than those it offers.
    """
    answers, asks = list(answers), []
    try:
        ask = flow.send(None)
        while True:
            if ask.forced():
                ask = flow.send(ask.only())
                continue
            asks.append(ask)
            assert answers, f"{ask.prompt} {ask.args} is asked"
            answer = answers.pop(0)
            if ask.kind == "colour":
                answer = LETTERS.index(answer)
            assert answer in ask.values, f"{ask.prompt}: {answer} is not offered"
            ask = flow.send(answer)
    except StopIteration:
        assert not answers, f"not asked for {answers}"
    return asks


def sow(t, start: int, answers=(), seat: int = 0) -> list:
    """Empty `start` and sow it."""
    t.grey = start
    return run(awele.sow(t, seat), answers)
