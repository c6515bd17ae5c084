"""What a match costs at the page in clicks: how many decide nothing, how many lie on things.

    python -m tests.measure.clicks          every game
    python -m tests.measure.clicks stones   one game

By game, of a match: its `answers`; `nobody's`, which are no choice and which a simulated table
gives itself where one person plays (read, drawn, turned up, thrown); `thrown`, presses for the dice
that fall together, all that is left of these; `single`, where a person could give one answer alone
(the last card, the only one of a colour), which the table gives for who plays alone. Of the
questions that people decide, but for cards, `on it` can be answered on a thing that the page draws,
and of their answers `of these`; the prompts of the others follow.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine import catalogue
from engine.ask import CHOICE, Ask
from engine.referee import Referee
from host.door import say
from host.page.clicked import answers
from host.page.forced_answers import only_way
from host.people.at_engine import Match
from host.people.chances import is_dice, is_lot, thrown
from host.people.dead_ends import WAYS_OUT
from host.people.ground_truth import duty

MATCHES = 4
ANSWERS = 400  # of a match that are looked at for things: each question looks one answer further


@dataclass
class Clicks:
    """As in the table; things, words: by prompt;  each: of answers, whether on a thing"""

    answers: int = 0
    nobodys: int = 0
    thrown: int = 0
    single: int = 0
    things: Counter[str] = field(default_factory=Counter)
    words: Counter[str] = field(default_factory=Counter)
    each: Counter[bool] = field(default_factory=Counter)


def settles_itself(match: Match, ask: Ask) -> bool:
    """Whether the question that stands is none: the simulated table has the answer."""
    if ask.role == CHOICE:
        return False
    within = match.table.tappable(ask.zones)
    if ask.kind == "tap":
        return bool(within)
    return thrown(ask) or is_lot(ask) or match.truth.of(ask, within) is not None


def is_single(match: Match, ask: Ask) -> bool:
    """Whether a person is asked that could give one answer alone."""
    if ask.role != CHOICE:
        return False
    within = match.table.tappable(ask.zones)
    must = duty(match.referee.game, match.referee.table, ask, within)
    return only_way(ask, match.table, must)


def on_the_thing(game: str, referee: Referee) -> set[int | str]:
    """The answers of the question that stands that a click on a thing gives, or begins."""
    meant = {steps[0] for steps in answers(game, referee).values()}
    if None in meant and referee.ask:  # the number is that of the cards that are clicked
        meant |= {value for value in referee.ask.values if value}
    return {value for value in meant if value not in (None, *WAYS_OUT)}


def look(found: Clicks, game: str, match: Match, ask: Ask) -> None:
    """Count whether the question that stands can be answered on a thing."""
    on_it = on_the_thing(game, match.referee)
    (found.things if on_it else found.words)[ask.prompt] += 1
    found.each.update(value in on_it for value in (*ask.values, *ask.items)
                      if value not in WAYS_OUT)  # fmt: skip


def counted(game: str, matches: int = MATCHES, upto: int = ANSWERS) -> Clicks:
    """Of so many matches; things of so many answers of each."""
    _, fewest, most, _ = catalogue.entry(game)
    found = Clicks()
    for number in range(matches):
        rng = random.Random(f"clicks {game} {number}")
        match = Match(catalogue.load(game), rng.randint(fewest, most), {}, rng)
        falling = False
        while (ask := match.ask) is not None:
            dice = is_dice(ask)
            found.answers += 1
            found.nobodys += settles_itself(match, ask)
            found.thrown += dice and not falling
            found.single += is_single(match, ask)
            if ask.kind != "tap" and ask.role == CHOICE and len(match.referee.log) < upto:
                look(found, game, match, ask)
            falling = dice
            match.step()
    return found


def table(games: Sequence[str]) -> list[str]:
    """A line for each game."""
    heads = ("answers", "nobody's", "thrown", "single", "on it", "of these")
    lines = [" " * 20 + "".join(f"{head:>9}" for head in heads) + "  in words"]
    for game in games:
        found = counted(game)
        asked = found.things.total() + found.words.total()
        shares = [each / found.answers for each in (found.nobodys, found.thrown, found.single)]
        if asked:
            shares += [found.things.total() / asked, found.each[True] / found.each.total()]
        told = "".join(f"{share:9.0%}" for share in shares)
        words = ", ".join(sorted(found.words))
        lines.append(f"{game:20}{found.answers // MATCHES:9}{told}  {words}")
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=[line[0] for line in catalogue.GAMES])
    say(*table(parser.parse_args().games))
