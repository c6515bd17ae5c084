"""Positions of the Backgammon, and what is asked and told when a turn is played on them."""

from engine.games.backgammon import rulebook as backgammon
from engine.games.backgammon.rulebook import EXIT, RED, RESERVE, WHITE
from engine.referee import complete


def table(white=(), red=(), kings=(RESERVE, RESERVE), **options):
    """Discs on these spaces, a space as often as it holds discs. The others are off.

    kings  the steps 0 (reserve) and 30 (off), else a space of the board
    """
    t = backgammon.Table(2, complete(backgammon, 2, options))
    for side, spaces in ((WHITE, white), (RED, red)):
        t.discs[side] = [0] * (EXIT + 1)
        for space in spaces:
            t.discs[side][backgammon.space(side, space)] += 1
        t.discs[side][EXIT] = backgammon.DISCS - len(spaces)
        king = kings[side]
        t.kings[side] = king if king in (RESERVE, EXIT) else backgammon.space(side, king)
    return t


def reserve(t, side: int, discs: int):
    """So many discs wait, instead of being off."""
    t.discs[side][RESERVE] += discs
    t.discs[side][EXIT] -= discs


def play(t, side: int, dice, answers=()) -> list:
    """A turn with these dice: returns (prompt, options) of every real question."""
    t.dice, asks, answers = list(dice), [], list(answers)
    flow = backgammon.turn(t, side)
    try:
        ask = flow.send(None)
        while True:
            options = list(ask.values) + list(ask.items)
            if ask.forced():
                ask = flow.send(ask.only())
                continue
            asks.append((ask.prompt, options))
            assert answers, f"{ask.prompt}: {options} is asked"
            answer = answers.pop(0)
            assert answer in options, f"{ask.prompt}: {answer} is not in {options}"
            ask = flow.send(answer)
    except StopIteration:
        assert not answers, f"not asked for {answers}"
    return asks


def spaces(t, side: int) -> list:
    """Where the discs of a side are, in rising order; king not counted."""
    found = []
    for step in range(1, EXIT):
        found += [backgammon.space(side, step)] * t.discs[side][step]
    return sorted(found)


def told(t, key: str) -> list:
    return [news[1] for news in t.news if news[0] == key]
