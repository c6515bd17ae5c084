"""How a game is played, on a page; with --rulings every decision of the referee, by its number.

examples:
  trilithon rules stones
  trilithon rules stones --lang fr
  trilithon rules stones --rulings | grep STON-14
"""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator

from engine.words import LANGUAGES
from host.cli_support import UsageError, check_game, default_language
from host.door import say_text
from host.page.rule_page import PLAY, RULES, Block, blocks, rule_page, written

WIDE = 80
INDENT = {"li": ("- ", "  "), "ol": ("", "   ")}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game of `trilithon games`")
    parser.add_argument("--rulings", action="store_true", help="the numbered rulings instead")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())


def run(args: argparse.Namespace) -> int:
    check_game(args.game)
    there = written(args.lang, args.game, RULES if args.rulings else PLAY)
    if there is None:
        raise UsageError(f"{args.game} has no play.md; its numbered rulings: add --rulings")
    say_text(there[1] if args.rulings else "\n".join(lines(args.lang, args.game, there[1])))
    return 0


def lines(language: str, game: str, page: str) -> Iterator[str]:
    """The game's title and aim, then its page in lines of at most WIDE characters."""
    about = rule_page(language, game, 1)
    yield about["title"]
    yield from textwrap.wrap(about["aim"], WIDE)
    before = ""
    for block in blocks(page):
        if block["kind"] != "li" or before != "li":
            yield ""
        before = block["kind"]
        yield from in_lines(block)


def in_lines(block: Block) -> list[str]:
    """A block for people to read in a terminal: stress and weight are left out."""
    first, later = INDENT.get(block["kind"], ("", ""))
    text = "".join(words for _, words in block["text"])
    if block["kind"].startswith("h"):
        return [text.upper()]
    if block["kind"] == "picture":
        text = f"[{', '.join(block['cards'])}] {text}"
    return textwrap.wrap(text, WIDE, initial_indent=first, subsequent_indent=later)
