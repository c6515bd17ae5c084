"""Replay the record of a match to its result, by the rules.

It reports a record that contradicts the rules, with the line; also a record that was cut off in the
middle of a line. A record that merely stops is shown with the question that is open.

examples:
  trilithon replay evening.txt
  trilithon replay evening.txt --step           one answer at a time: press Enter
  trilithon replay evening.txt --step | less    all of it
  trilithon replay evening.txt --html out.html  to look at, in a browser, without a network
  trilithon replay evening.txt --html out.html --review   with the curve of everybody's chances
  trilithon replay evening.txt --rules-of games/nim       where would it go another way by now?

exit codes: 0 record and rules agree, 1 they do not, 2 no such file.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from pathlib import Path
from typing import Any

from engine.closing import result_lines
from engine.explain import verdict
from engine.match import Change
from engine.reading import Reader, read
from engine.record import ANYONE, RecordError
from engine.referee import Referee
from engine.tell import tell
from engine.words import LANGUAGES, Words
from host.cli_support import UsageError, count, default_language, text_of, text_or, words_of
from host.commands.review import judged
from host.door import complain, say
from host.named_files import add_replace, check_new, put
from host.opponents.review import finished
from host.page import one_file
from host.page.judgement import judgement
from host.rules_of import as_of_today, instead, parting

JOBS = 2  # processes that judge a match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the record")
    parser.add_argument("--step", action="store_true", help="show every answer and its news")
    parser.add_argument(
        "--html", type=Path, metavar="OUT", help="write the match as one page that opens offline"
    )
    add_replace(parser)
    parser.add_argument(
        "--review", action="store_true",
        help="with --html, of a finished match: the chances, and what turned them",
    )  # fmt: skip
    parser.add_argument(
        "--rules-of", type=Path, metavar="DIR",
        help="by the rules in the folder of a game, under any version the record was made by",
    )  # fmt: skip
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=default_language(), help="language of the texts"
    )


def run(args: argparse.Namespace) -> int:
    if args.rules_of and args.html:
        raise UsageError("--html shows a match by the rules that it was played by")
    if args.review and not args.html:
        raise UsageError("--review goes with --html OUT; `trilithon review RECORD` prints it")
    if args.html:
        check_new(args.html, args.replace)
    with contextlib.ExitStack() as stack:
        name = stack.enter_context(instead(args.rules_of)) if args.rules_of else ""
        return replay(args, name)


def replay(args: argparse.Namespace, name: str) -> int:
    """Under changed rules `name` is the game whose they are, else empty."""
    reader = None
    try:
        text = text_of(args.file)
        reader = read(as_of_today(text, name) if name else text)
        stepper = Stepper(reader, args.lang)
        if args.step:
            reader.match.expect = stepper.step
        reader.replay()
        if args.step:
            stepper.show_news(reader.referee)
        if args.html:
            write_page(args)
    except RecordError as wrong:
        said = parting(reader, wrong) if name and reader else wrong
        complain(f"{args.file}: {said}")
        return 1
    say(*summary(reader, stepper.words))
    return 0


def write_page(args: argparse.Namespace) -> None:
    """The board, the lights and everybody's cards at every answer, in one file. UsageError."""
    record, review = text_of(args.file), None
    if args.review:
        reader = finished(record)
        review = judgement(judged(reader, JOBS), reader, args.lang)
    text = one_file.page(record, args.lang, review)
    put(args.html, text, args.replace)


class Stepper:
    """Shows a replay as it goes; on a terminal it waits for Enter after each answer."""

    def __init__(self, reader: Reader, language: str):
        self.reader = reader
        box = reader.referee.table.box
        self.words = words_of(language, reader.game, reader.match.players, box)
        self.words.honour(reader.referee.table.options)
        self.waits = sys.stdin.isatty() and sys.stdout.isatty()

    def step(self, change: Change) -> None:
        """Called by the reader before each answer: what led here, then the answer."""
        self.show_news(self.reader.referee)
        say(f"{self.reader.number:>4}  {change.lines}")
        if self.waits:
            try:
                input()
            except EOFError:  # Ctrl-D: the rest in one go
                self.waits = False

    def show_news(self, referee: Referee) -> None:
        for news in referee.table.news:
            said = tell(news, self.words)
            if said:
                say(f"      | {said}")


def summary(reader: Reader, words: Words) -> list[str]:
    """Who played what for how long, and the result or the open question."""
    referee, ask = reader.referee, reader.referee.ask
    title = text_or(words, "title", reader.game)
    lines = [f"{title}: {', '.join(reader.match.players)}; {count(len(referee.log), 'answer')}"]
    if ask is None:
        result: Any = referee.result
        closing = result_lines(result, reader.match.players)[1:]
        said = text_or(words, "ending_" + result.ending)
        why = verdict(words, reader.game, referee)
        return [*lines, f"{closing[0]} ({said})" if said else closing[0], *closing[1:], *why]
    who = ANYONE if ask.seat is None else reader.match.players[ask.seat]
    return [*lines, f"not finished: {who} is asked {ask.prompt!r}"]
