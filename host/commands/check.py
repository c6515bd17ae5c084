"""What is missing or wrong in a game: its files, its texts, its rulings, and how it plays.

examples:
  trilithon check nim
  trilithon check ../games/canasta --games 100
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import catalogue, found
from engine.words import LANGUAGES, Words
from firmware.screen.canvas import COLUMNS, wrap
from firmware.screen.view import asked
from host import outside
from host.cli_support import UsageError, option_sets, player_counts, positive
from host.commands.language import problems as text_problems
from host.door import say
from host.people import tournament
from host.people.chances import wrong_odds

NEEDED = ("__init__.py", "rulebook.py", "en.py", "rules.md")
FACTS = {"PLAYERS": tuple, "MINUTES": int, "BOX": str, "PLATE": str}
PROMPT_ROWS = 3
LABEL = COLUMNS - 2  # the knob's row, less its arrows
STATUS = 2 * COLUMNS
NAMES = [letter * 9 + "m" for letter in "MWmwQGAH"]  # as long as the table takes them
RULING = re.compile(r"R[-_]([A-Z]+)[-_](\d+)")
STATED = re.compile(r"^[-|* ]*(R-[A-Z]+-\d+)", re.M)  # where a line of a page begins with it


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help="the folder of the game")
    parser.add_argument("--games", type=positive, default=40, help="matches to play (default: 40)")


def run(args: argparse.Namespace) -> int:
    folder = args.folder.resolve()
    if not folder.is_dir():
        raise UsageError(f"{args.folder}: there is no such folder")
    lines = list(dict.fromkeys(findings(folder, args.games)))
    for line in lines:
        say(line)
    say(f"{folder.name}: {len(lines)} to do" if lines else f"{folder.name}: all is well")
    return 1 if lines else 0


def findings(folder: Path, games: int) -> Iterator[str]:
    """One line for each thing that is missing or wrong."""
    lacking = [file for file in NEEDED if not (folder / file).is_file()]
    yield from (f"{file} is missing" for file in lacking)
    if not folder.name.isidentifier():
        yield f"a game's folder is called like a name in Python, not {folder.name!r}"
    if lacking or not folder.name.isidentifier():
        return
    wrong = list(wrong_facts(folder.name, folder))
    yield from wrong
    if not wrong:
        outside.bring([str(folder.parent)])
        for language in LANGUAGES:
            yield from (f"{language}.py: {line}" for line in text_problems(language, folder.name))
        yield from rulings(folder)
        yield from other_pages(folder)
        yield from played(folder.name, games)


def wrong_facts(name: str, folder: Path) -> Iterator[str]:
    """What lists of games need."""
    said: dict[str, Any] = {}
    exec(compile((folder / "__init__.py").read_text(encoding="utf-8"), name, "exec"), said)
    for fact, kind in FACTS.items():
        if not isinstance(said.get(fact), kind):
            yield f"__init__.py: {fact} is missing, or no {kind.__name__}"
    for fact, file in (("BOX", "box"), ("PLATE", "plate")):
        ours = [found.facts(line[0])[fact] for line in catalogue.GAMES]
        if said.get(fact) not in ours and not (folder / f"{file}.py").is_file():
            yield f"__init__.py: {fact} is none of ours, and there is no {file}.py"


def rulings(folder: Path) -> Iterator[str]:
    """Rulings of the page that neither code nor tests name, and the other way round."""
    page = {match.groups() for match in RULING.finditer((folder / "rules.md").read_text("utf-8"))}
    named: set[Any] = set()
    for path in [*folder.rglob("*.py"), *folder.parent.glob(f"test_{folder.name}*.py")]:
        for line in path.read_text(encoding="utf-8").split("\n"):
            for stem in {match[1] for match in RULING.finditer(line)}:
                tail = line[line.index(stem) :]
                named |= {(stem, number) for number in re.findall(r"(?<![A-Za-z\d])\d+", tail)}
                named |= {(stem, number) for number in re.findall(r"_(\d+)", tail)}
    if not page:
        yield "rules.md: no ruling has a number, as R-NIM-1"
    stems = {stem for stem, _ in page}
    for stem, number in sorted(page - named, key=lambda each: (each[0], int(each[1]))):
        yield f"rules.md: R-{stem}-{number} is named neither in the code nor by a test"
    for stem, number in sorted({each for each in named if each[0] in stems} - page):
        if re.search(rf"R[-_]{stem}[-_]{number}\b", "\n".join(texts_of(folder))):
            yield f"R-{stem}-{number} is named, but is not in rules.md"


def other_pages(folder: Path) -> Iterator[str]:
    """What rules.fr.md, and any other language's page, has not of the page's rulings, or alone."""
    page = set(STATED.findall((folder / "rules.md").read_text("utf-8")))
    for other in sorted(folder.glob("rules.*.md")):
        theirs = set(STATED.findall(other.read_text("utf-8")))
        yield from (f"{other.name}: {each} is missing" for each in sorted(page - theirs))
        yield from (f"{other.name}: {each} is not in rules.md" for each in sorted(theirs - page))


def texts_of(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]


def played(name: str, games: int) -> Iterator[str]:
    """Simulated people play: faults, what does not fit, and what never comes up."""
    try:
        game = catalogue.load(name)
    except Exception as fault:
        yield f"the rulebook does not load: {type(fault).__name__}: {fault}"
        return
    endings: Counter[str] = Counter()
    chosen: set[tuple[str, str]] = set()
    plan = tournament.Plan(name, "check", tuple(player_counts(name)), {}, Path())
    for number in range(games):
        match = tournament.new_match(plan, game, number)
        chosen |= set(match.referee.options.items())
        yield from one_match(name, match)
        if match.referee.result:
            endings[match.referee.result.ending] += 1
    yield from (f"ending {each} was never reached" for each in game.ENDINGS if not endings[each])
    yield from (
        f"ending {each} is not among ENDINGS" for each in endings if each not in game.ENDINGS
    )
    offered = {
        pair for seats in player_counts(name) for some in option_sets(game, seats)
        for pair in some.items()
    }  # fmt: skip
    for option, values in game.OPTIONS:
        for value in values:
            if (option, value) not in offered | chosen:
                yield f"option {option} = {value} is never offered"


def one_match(name: str, match: Any) -> Iterator[str]:
    """A match to its end, every question of it looked at in every language."""
    spoken = [Words(each, name, NAMES, match.referee.table.box) for each in LANGUAGES]
    while match.ask is not None:
        uneven = wrong_odds(match.referee.game, match.referee.table, match.ask)
        if uneven:
            yield f"{match.ask.prompt}: {uneven}"
        for words in spoken:
            yield from misfits(match, words)
        try:
            match.step()
        except Exception as fault:
            yield f"fault after {len(match.referee.log)} answers: {type(fault).__name__}: {fault}"
            return


def misfits(match: Any, words: Words) -> Iterator[str]:
    """What of the present question lacks a text, or room on the screen."""
    ask, language = match.ask, words.language
    if ask.prompt not in words:
        yield f"{language}.py: no text for the question {ask.prompt}"
    elif len(wrap(asked(ask, words))) > PROMPT_ROWS:
        yield f"{language}.py: {ask.prompt} takes more than {PROMPT_ROWS} rows"
    if ask.prompt not in found.help_texts(language, match.referee.game.__name__.split(".")[2]):
        yield f"{language}.py: HELP says nothing of {ask.prompt}"
    for value in [*ask.items, *list(ask.values)]:
        label = words.option(ask, value)
        if isinstance(value, str) and value not in words:
            yield f"{language}.py: no text for the answer {value}"
        elif len(label) > LABEL:
            yield f"{language}.py: {label!r} is longer than {LABEL} characters"
    for key, what, source, target in match.referee.table.news:
        if source is None and target is None and key not in words:
            yield f"{language}.py: no text for the news {key}"
        elif source is None and target is None:
            words.text(key, what)
    key, *args = match.referee.game.status(match.referee.table)
    if key and (key not in words or len(words.text(key, args)) > STATUS):
        yield f"{language}.py: the status {key} has no text, or more than {STATUS} characters"
