"""Which questions are answered where the thing lies: by a click on what is drawn.

    python -m tests.measure.on_the_thing          every game
    python -m tests.measure.on_the_thing stones   one game

Of all questions that people decide, but for cards, it counts those of which an answer that goes on
can be given on a thing that the page draws, and of their answers those that can; and lists by
prompt the questions that are answered in words alone.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence

from engine import catalogue
from engine.ask import CHOICE
from engine.referee import Referee
from host.door import say
from host.page.clicked import answers
from host.people.at_engine import Match
from host.people.dead_ends import WAYS_OUT

MATCHES = 2
ANSWERS = 400  # of a match that are looked at: each question looks one answer further


def on_the_thing(game: str, referee: Referee) -> set[int | str]:
    """The answers of the question that stands that a click on a thing gives, or begins."""
    meant = {steps[0] for steps in answers(game, referee).values()}
    if None in meant and referee.ask:  # the number is that of the cards that are clicked
        meant |= {value for value in referee.ask.values if value}
    return {value for value in meant if value not in (None, *WAYS_OUT)}


def counted(
    game: str, matches: int = MATCHES, upto: int = ANSWERS
) -> tuple[Counter[str], Counter[str], Counter[bool]]:
    """By prompt: how often it was answered on the thing, how often in words; so of each answer."""
    _, fewest, most, _ = catalogue.entry(game)
    things: Counter[str] = Counter()
    words: Counter[str] = Counter()
    single: Counter[bool] = Counter()
    for number in range(matches):
        rng = random.Random(f"things {game} {number}")
        match = Match(catalogue.load(game), rng.randint(fewest, most), {}, rng)
        while match.ask is not None and len(match.referee.log) < upto:
            if match.ask.kind != "tap" and match.ask.role == CHOICE:
                on_it = on_the_thing(game, match.referee)
                (things if on_it else words)[match.ask.prompt] += 1
                single.update(value in on_it for value in (*match.ask.values, *match.ask.items)
                              if value not in WAYS_OUT)  # fmt: skip
            match.step()
    return things, words, single


def table(games: Sequence[str]) -> list[str]:
    """A line for each game."""
    lines = [f"{'':20}{'asked':>8}{'on it':>8}{'answers':>9}  in words"]
    for game in games:
        things, words, single = counted(game)
        on_it, asked = things.total(), things.total() + words.total()
        share = f"{on_it / asked:8.0%}{single[True] / single.total():9.0%}" if asked else f"{'':17}"
        lines.append(f"{game:20}{asked:8}{share}  {', '.join(sorted(words))}")
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=[line[0] for line in catalogue.GAMES])
    say(*table(parser.parse_args().games))
