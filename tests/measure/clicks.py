"""What a match costs at the page in clicks, and how many of them decide nothing.

    python -m tests.measure.clicks          every game
    python -m tests.measure.clicks stones   one game

Of every answer that people give it counts those that are no choice: what is read on a simulated
table, drawn, turned up or thrown. `asked` of them cost a click where the page asks for everything;
`thrown` are left where the table gives them itself: one press for the dice that fall together.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

from engine import catalogue
from engine.ask import CHOICE
from host.door import say
from host.people.at_engine import Match
from host.people.chances import is_dice, thrown

MATCHES = 10


def settles_itself(match: Match) -> bool:
    """Whether the question that stands is none: the simulated table has the answer."""
    ask = match.ask
    if ask is None or ask.role == CHOICE:
        return False
    within = match.table.tappable(ask.zones)
    if ask.kind == "tap":
        return bool(within)
    return thrown(ask) or match.truth.of(ask, within) is not None


def clicks(game: str, matches: int = MATCHES) -> tuple[int, int, int]:
    """Of so many matches: all answers, those without a choice, and the presses that throw dice."""
    _, fewest, most, _ = catalogue.entry(game)
    answers = asked = throws = 0
    for number in range(matches):
        rng = random.Random(f"clicks {game} {number}")
        match = Match(catalogue.load(game), rng.randint(fewest, most), {}, rng)
        falling = False
        while match.ask is not None:
            dice = is_dice(match.ask)
            answers += 1
            asked += settles_itself(match)
            throws += dice and not falling
            falling = dice
            match.step()
    return answers, asked, throws


def table(games: Sequence[str]) -> list[str]:
    """A line for each game."""
    lines = [f"{'':20}{'answers':>8}{'asked':>8}{'thrown':>8}"]
    for game in games:
        answers, asked, throws = clicks(game)
        shares = f"{asked / answers:8.0%}{throws / answers:8.0%}"
        lines.append(f"{game:20}{answers // MATCHES:8}{shares}")
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=[line[0] for line in catalogue.GAMES])
    say(*table(parser.parse_args().games))
