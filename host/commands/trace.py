"""A match as a stream: one line of JSON for each question that people were asked.

Each line has what the referee knew when it asked: who, prompt, options as a record spells them, the
odds of a chance, the news, the facts of the table, the standing; and the answer.
Another program reads it line by line. A board writes the same bytes. engine/trace.py explains the
fields.

A record is traced as it was played. For a game people are simulated; the same seed plays the same
match.

examples:
  trilithon trace evening.txt
  trilithon trace amazones --players 4 --seed 7 | jq .prompt
  trilithon trace evening.txt | tail -1          the result, or the question that is open

exit codes: 0 record and rules agree, 1 they do not, 2 no such file.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from engine import catalogue, reading, record
from engine.trace import Trace
from engine.words import LANGUAGES
from host.cli_support import (
    UsageError,
    check_option,
    default_language,
    player_counts,
    read_options,
    text_of,
    words_of,
)
from host.door import complain, say
from host.people.at_engine import Match
from host.people.tournament import NAMES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", metavar="RECORD|GAME", help="a file, or a game of `trilithon games`"
    )
    parser.add_argument("--players", type=int, metavar="N", help="of a game (default: the most)")
    parser.add_argument("--seed", default="", help="of a game: repeat a match")
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="an option of the game"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help="of `told`")


def run(args: argparse.Namespace) -> int:
    games = [line[0] for line in catalogue.GAMES]
    text = simulated(args) if args.what in games else text_of(Path(args.what))
    try:
        reader = reading.read(text)
        box = reader.referee.table.box
        words = words_of(args.lang, reader.game, reader.match.players, box)
        words.honour(reader.referee.table.options)
        Trace(reader, words, say).run()
    except record.RecordError as wrong:
        complain(f"{args.what}: {wrong}")
        return 1
    return 0


def simulated(args: argparse.Namespace) -> str:
    """The record of a match that simulated people play to its end. UsageError."""
    counts, game = player_counts(args.what), catalogue.load(args.what)
    seats = args.players if args.players is not None else min(counts[-1], len(NAMES))
    if seats not in counts:
        raise UsageError(f"{args.what} is for {counts[0]} to {counts[-1]} players")
    options = read_options(args.option)
    for name, value in options.items():
        check_option(name, value, [game])
    match = Match(game, seats, options, random.Random(args.seed or None))
    match.play()
    return record.write(args.what, match.referee, NAMES[:seats])
