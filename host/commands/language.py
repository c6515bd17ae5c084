"""What a language lacks, and what does not fit the screen: of the table, the page and every game.

A language is one file for the table, engine/words/XX.py, one each for the boxes and the plates,
engine/boxes/XX.py and engine/plates/XX.py, one for the page, host/page/words/XX.py, and one in the
folder of each game, with its pages beside it; it is offered as soon as the table's file is there.
Until all is written, English fills the gaps. What is listed is what the tests find: texts and pages
that are missing, fields, plural forms, letters that no screen has, and, in menus and in some
matches of every game, what has no room there.

examples:
  trilithon language de
  trilithon language fr --matches 20
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from engine import found
from host.cli_support import UsageError, positive
from host.door import say
from host.languages import guides, in_match, menus, plurals
from host.languages.files import PARTS, names, pages, problems
from host.page import words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("language", metavar="XX", help="two letters, as in web pages: de, it, es")
    parser.add_argument(
        "--matches", type=positive, default=4, help="to look at, of each game (default: 4)"
    )


def run(args: argparse.Namespace) -> int:
    if not found.is_language(args.language):
        raise UsageError(
            f"{args.language!r} is no language: write two small letters, for example de"
        )
    lines = list(dict.fromkeys(findings(args.language, args.matches)))
    for line in lines:
        say(line)
    say(f"{args.language}: {len(lines)} to do" if lines else f"{args.language} is complete")
    return 1 if lines else 0


def findings(language: str, matches: int) -> Iterator[str]:
    """A line for each thing that is missing or does not fit, beginning with its part or game."""
    for name in [*PARTS, *words.KINDS, *names()]:
        yield from problems(language, name)
        yield from pages(language, name)
    yield from plurals.rules(language)
    if language in found.languages():
        yield from menus.problems(language)
        yield from guides.problems(language)
    for name in names() if language in found.languages() else ():
        if language in found.speaks(name):
            yield from in_match.problems(language, name, matches)
