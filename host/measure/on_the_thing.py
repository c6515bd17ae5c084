"""Which questions are answered where the thing lies: by a click on what is drawn.

    python -m host.measure.on_the_thing          every game
    python -m host.measure.on_the_thing stones   one game

Of all questions that people decide, but for cards, it counts those of which an answer can be given
on a thing that the page draws; and lists by prompt those that are answered in words alone.
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
from host.page.things import answers
from host.people.at_engine import Match

MATCHES = 5


def is_on_the_thing(game: str, referee: Referee) -> bool:
    """Whether answers of the question that stands can be given by a click on a thing."""
    return bool(answers(game, referee))


def counted(game: str, matches: int = MATCHES) -> tuple[Counter[str], Counter[str]]:
    """By prompt: how often it was answered on the thing, and how often in words."""
    _, fewest, most, _ = catalogue.entry(game)
    things: Counter[str] = Counter()
    words: Counter[str] = Counter()
    for number in range(matches):
        rng = random.Random(f"things {game} {number}")
        match = Match(catalogue.load(game), rng.randint(fewest, most), {}, rng)
        while match.ask is not None:
            if match.ask.kind != "tap" and match.ask.role == CHOICE:
                on_it = is_on_the_thing(game, match.referee)
                (things if on_it else words)[match.ask.prompt] += 1
            match.step()
    return things, words


def table(games: Sequence[str]) -> list[str]:
    """A line for each game."""
    lines = [f"{'':20}{'asked':>8}{'on it':>8}  in words"]
    for game in games:
        things, words = counted(game)
        on_it, asked = things.total(), things.total() + words.total()
        share = f"{on_it / asked:8.0%}" if asked else f"{'':8}"
        lines.append(f"{game:20}{asked:8}{share}  {', '.join(sorted(words))}")
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=[line[0] for line in catalogue.GAMES])
    say(*table(parser.parse_args().games))
