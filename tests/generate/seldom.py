"""Records of matches up to a question, also to those that seldom come; the games asked for."""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

from engine import catalogue, found, record
from engine.referee import values_of
from host.cli_support import UsageError, check_game, game_names, player_counts
from host.commands.demo import NAMES
from host.people.at_engine import Match
from host.people.people import STYLES, WATCHED

END = "end"
ANSWERS = 700  # of one match; some have no end among people who do not know them
SEARCHED = 1500  # matches for a question that has not come: a minute at most
SHUNNED = {"stalled": ("removed", "cleared")}  # question -> the news after which it does not come
STEPS_BACK = 8  # at most, where such news came


def games_asked_for(module: str, about: str, words: Sequence[str]) -> list[str]:
    """The games that `python -m MODULE [GAME …]` names, each once, or all of them."""
    parser = argparse.ArgumentParser(
        prog=f"python -m {module}", description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("games", nargs="*", metavar="GAME", help="for example stones; all if none")
    chosen: list[str] = list(dict.fromkeys(parser.parse_args(words).games))
    try:
        for name in chosen:
            check_game(name)
    except UsageError as wrong:
        parser.error(str(wrong))
    return chosen or game_names()


def prompts(game: str) -> set[str]:
    """All that a game asks: every question has its help."""
    helped = found.own("en", f"engine.games.{game}.", "HELP")
    return {key for key in helped if not key.startswith("option_")} - {"goal"}


def options_of(game: str, seats: int, number: int) -> dict[str, str]:
    """The usual rules first; then any of those that are offered."""
    rules, rng = catalogue.load(game), random.Random(f"{game} {number}")
    chosen: dict[str, str] = {}
    if number:
        for option, every in rules.OPTIONS:
            chosen[option] = rng.choice(values_of(rules, seats, chosen, option, every))
    return chosen


def record_asking(game: str, prompt: str) -> str:
    """The record of a match up to this question, which seldom comes; empty where none was found.

    The people of every other match go through with what they began, so that it has an end.
    """
    rules, counts = catalogue.load(game), player_counts(game)
    for number in range(SEARCHED):
        rng = random.Random(f"{game} {prompt} {number}")
        seats, style = rng.choice(counts), (WATCHED, STYLES["mixed"])[number % 2]
        match = Match(rules, seats, options_of(game, seats, number), rng, (style,))
        for _ in range(2 * ANSWERS):
            if match.ask is None:
                break
            forward(match, SHUNNED.get(prompt, ()), rng)
            if (match.ask.prompt if match.ask else END) == prompt:
                return record.write(game, match.referee, list(NAMES[:seats]), [])
    return ""


def forward(match: Match, shunned: tuple[str, ...], rng: random.Random) -> None:
    """An answer, or some back where the table then told what must not happen."""
    match.step()
    if any(told[0] in shunned for told in match.referee.table.news):
        for _ in range(rng.randint(1, STEPS_BACK)):
            match.undo()
