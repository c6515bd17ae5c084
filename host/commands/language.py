"""What a language lacks, and what does not fit the screen: of the table and of every game.

A language is one file for the table, engine/words/XX.py, and one in the folder of each game; it is
offered as soon as the table's file is there. Until all is written, English fills the gaps.

examples:
  trilithon language de
  trilithon language fr
"""

from __future__ import annotations

import argparse
import string
from collections.abc import Iterator

from engine import catalogue, found
from firmware.screen.canvas import COLUMNS, wrap
from firmware.screen.font import EXTRA
from host.cli_support import UsageError
from host.door import say

DRAWABLE = set(string.printable[:95]) | set(EXTRA)
REFUSAL_ROWS = 2
PARTS = [part for part in found.PARTS if part != "titles"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("language", metavar="XX", help="two letters, as in web pages: de, it, es")


def run(args: argparse.Namespace) -> int:
    if not found.is_language(args.language):
        raise UsageError(
            f"{args.language!r} is no language: write two small letters, for example de"
        )
    lines = [line for name in [*PARTS, *names()] for line in problems(args.language, name)]
    for line in lines:
        say(line)
    say(f"{args.language}: {len(lines)} to do" if lines else f"{args.language} is complete")
    return 1 if lines else 0


def names() -> list[str]:
    return [line[0] for line in catalogue.GAMES]


def problems(language: str, name: str) -> Iterator[str]:
    """Of one file: of a part of the table's texts, or of a game's."""
    package = "engine.words." if name in PARTS else f"engine.games.{name}."
    for kind in [name.upper()] if name in PARTS else ["TEXT", "HELP"]:
        wanted, own = (found.own(each, package, kind) for each in (found.OTHERWISE, language))
        lacking = [key for key in wanted if key not in own]
        if lacking and len(lacking) == len(wanted):
            yield f"{name}: {kind} is not written yet ({len(wanted)} texts)"
            continue
        yield from (f"{name}: {kind} lacks {key}: {wanted[key]!r}" for key in lacking)
        yield from (f"{name}: {kind} has {key}, of no use" for key in own if key not in wanted)
        for key in own:
            if key in wanted and own[key].count("{") != wanted[key].count("{"):
                yield f"{name}: {key}: other fields than {wanted[key]!r}"
            if kind != "HELP":
                yield from (f"{name}: {key}: {wrong}" for wrong in misfits(key, own[key]))


def misfits(key: str, text: str) -> Iterator[str]:
    """Why a text cannot stand on the screen of 16 columns."""
    strange = sorted(set(text) - DRAWABLE)
    if not text:
        yield "empty"
    if strange:
        yield f"no glyph for {' '.join(strange)}"
    longest = max(text.split(" "), key=len)
    if len(longest) > COLUMNS:
        yield f"{longest!r} is longer than a row of {COLUMNS}"
    if key.startswith("refused_") and len(wrap(text)) > REFUSAL_ROWS:
        yield f"more than {REFUSAL_ROWS} rows"
