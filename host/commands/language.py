"""What a language lacks, and what does not fit the screen: of the table, the page and every game.

A language is one file for the table, engine/words/XX.py, one for the page, host/page/words/XX.py,
and one in the folder of each game; it is offered as soon as the table's file is there. Until all is
written, English fills the gaps.

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
from host.languages import fields
from host.page import words
from host.page.rule_page import FIRST, PLAY, RULES, file

DRAWABLE = {*string.printable[:95], *EXTRA, found.NO_BREAK}
REFUSAL_ROWS = 2
PARTS = [part for part in found.PARTS + found.PACKED if part != "titles"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("language", metavar="XX", help="two letters, as in web pages: de, it, es")


def run(args: argparse.Namespace) -> int:
    if not found.is_language(args.language):
        raise UsageError(
            f"{args.language!r} is no language: write two small letters, for example de"
        )
    lines = [line for name in [*PARTS, *words.KINDS, *names()]
             for line in [*problems(args.language, name), *pages(args.language, name)]]  # fmt: skip
    for line in lines:
        say(line)
    say(f"{args.language}: {len(lines)} to do" if lines else f"{args.language} is complete")
    return 1 if lines else 0


def names() -> list[str]:
    return [line[0] for line in catalogue.GAMES]


def unspoken(name: str) -> list[str]:
    """The languages that a game may still be translated into; in them its texts are English."""
    here = found.speaks(name) if name in names() else found.languages()
    return [language for language in found.languages() if language not in here]


def problems(language: str, name: str) -> Iterator[str]:
    """Of one file: of a part of the table's texts, of a kind of the page's, or of a game's."""
    if name in words.KINDS:
        yield from gaps(language, name, words.PACKAGE, name)
    elif name in PARTS:
        yield from gaps(language, name, "engine.words.", name.upper(), on_screen=True)
    else:
        package = f"engine.games.{name}."
        yield from gaps(language, name, package, "TEXT", on_screen=True)
        yield from gaps(language, name, package, "HELP")
        yield from gaps(language, name, package, "STAKES")
        yield from gaps(language, name, package, "STORY")
        yield from gaps(language, name, package, "SETUP")
        if not found.about(language, name):
            yield f"{name}: ABOUT, the game in a line, is not written yet"


def pages(language: str, name: str) -> Iterator[str]:
    """The pages of a game that there are in English alone."""
    for page in (PLAY, RULES, FIRST) if name in names() else ():
        own = file(language, name, page)
        if file(found.OTHERWISE, name, page).is_file() and not own.is_file():
            yield f"{name}: {own.name} is not written yet"


def gaps(
    language: str, name: str, package: str, kind: str, on_screen: bool = False
) -> Iterator[str]:
    """Of one dictionary of a file, beside the English one. `on_screen`: it must fit there."""
    of_table = (*(part.upper() for part in PARTS), "TEXT", "STAKES", "WHOLE")
    wanted, own = (found.own(each, package, kind) for each in (found.OTHERWISE, language))
    lacking = [key for key in wanted if key not in own]
    if lacking and len(lacking) == len(wanted):
        yield f"{name}: {kind} is not written yet ({len(wanted)} texts)"
        return
    yield from (f"{name}: {kind} lacks {key}: {wanted[key]!r}" for key in lacking)
    yield from (f"{name}: {kind} has {key}, of no use" for key in own if key not in wanted)
    for key in own:
        if key in wanted:
            differ = fields.unlike(own[key], wanted[key], kind in of_table)
            yield from (f"{name}: {key}: {wrong}" for wrong in differ)
        if on_screen:
            yield from (f"{name}: {key}: {wrong}" for wrong in misfits(key, own[key]))
        elif not own[key] and wanted.get(key):
            yield f"{name}: {key}: empty"


def misfits(key: str, text: str) -> Iterator[str]:
    """Why a text cannot stand on the screen of 16 columns."""
    strange = sorted(set(text) - DRAWABLE)
    if not text:
        yield "empty"
    if strange:
        yield f"no glyph for {' '.join(strange)}"
    for said in fields.variants(text):
        longest = max(said.split(" "), key=len)
        if len(longest) > COLUMNS:
            yield f"{longest!r} is longer than a row of {COLUMNS}"
        if key.startswith("refused_") and len(wrap(said)) > REFUSAL_ROWS:
            yield f"more than {REFUSAL_ROWS} rows"
