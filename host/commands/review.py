"""Judge a finished match: everybody's chances along it, and the three answers that turned them.

For every answer of the record some matches are played on in thought. The chances are those with
every hand open; a choice is judged by what its seat could know, and compared with what would have
been better. Luck (dice, lots, draws) stands apart from choices. The same record has the same
review.

examples:
  trilithon review evening.txt
  trilithon review evening.txt --lang fr
  trilithon review evening.txt --json | jq '.turns[0]'
  trilithon replay evening.txt --html out.html --review    the same, with the match to look at

exit codes: 0 done, 1 the record contradicts the rules or is not finished, 2 no such file.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from engine.reading import Reader
from engine.record import RecordError
from engine.words import LANGUAGES, Words
from host.cli_support import default_language, positive, text_of
from host.commands.many import Progress, in_processes
from host.door import complain, say, say_text
from host.opponents.review import Review, finished, review
from host.page import words as page_words
from host.page.judgement import View, judgement

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # signs of a curve


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="RECORD", help="the record of a match")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())
    parser.add_argument("--jobs", type=positive, default=2, help="processes (2)")
    parser.add_argument("--json", action="store_true", help="print the review as JSON")


def run(args: argparse.Namespace) -> int:
    try:
        reader = finished(text_of(args.file))
    except RecordError as wrong:
        complain(f"{args.file}: {wrong}")
        return 1
    view = judgement(judged(reader, args.jobs), reader, args.lang)
    if args.json:
        say_text(json.dumps(view, ensure_ascii=False))
        return 0
    say(*sheet(view, Words(args.lang, reader.game)))
    return 0


def judged(reader: Reader, jobs: int) -> Review:
    """Over so many processes, with a bar on a terminal."""
    with Progress("review") as progress, in_processes(jobs) as work:
        return review(reader.game, reader.referee, work, progress.reach)


def sheet(view: View, words: Words) -> list[str]:
    longest = max(len(name) for name in view["players"])
    text, tongue = page_words.say, words.language
    lines = [f"{words.text('title')} · {text(tongue, 'review_of')}"]
    for seat, name in enumerate(view["players"]):
        lines.append(f"  {name:<{longest}}  {bars([point[seat] for point in view['curve']])}")
    lines += ["", text(tongue, "review_turns" if view["turns"] else "turn_none")]
    for turn in view["turns"]:
        first, *more = turn["said"]
        lines += [f"  {turn['n']:>4}  {first}", *(f"        {each}" for each in more)]
    return [*lines, "", *(f"  {line}" for line in view["lucky"])]


def bars(shares: list[float]) -> str:
    """A curve of at most WIDTH signs."""
    step = max(1, -(-len(shares) // WIDTH))
    return "".join(BARS[min(7, int(8 * share))] for share in [*shares[:-1:step], shares[-1]])
