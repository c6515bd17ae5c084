"""What is missing or wrong in a game: its files, its texts, its rulings, and how it plays.

examples:
  trilithon check nim
  trilithon check ../games/canasta --games 100
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import catalogue, found
from engine.reading import read
from engine.record import RecordError
from engine.referee import Referee
from engine.words import Words
from host import outside
from host.cli_support import UsageError, count, option_sets, player_counts, positive
from host.commands import check_flow
from host.commands.check_flow import Moves, Watch
from host.commands.check_on_micropython import on_micropython
from host.commands.check_pages import (
    GAMES,
    first_match,
    in_english,
    long_prompts,
    rulings,
    unnamed_options,
)
from host.commands.check_things import of_things, strays
from host.door import say
from host.languages import in_match
from host.languages.files import problems as text_problems
from host.languages.guides import in_rulings
from host.languages.in_match import Strict, strict
from host.people import tournament
from host.people.chances import wrong_odds
from host.places import ROOT

NEEDED = ("__init__.py", "rulebook.py", "en.py", "rules.md")
FACTS = {"PLAYERS": tuple, "MINUTES": int, "BOX": str, "PLATE": str}
ON_BOARD = 10  # matches that are tried on MicroPython, too


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help="the folder of the game")
    parser.add_argument("--games", type=positive, default=40, help="matches to play (default: 40)")


def run(args: argparse.Namespace) -> int:
    folder = args.folder.resolve()
    if not folder.is_dir():
        raise UsageError(f"{args.folder}: there is no such folder")
    # A text that cannot be told is one line, with its last example.
    lines = list(
        {line.partition("' with ")[0]: line for line in findings(folder, args.games)}.values()
    )
    for remark in in_english(folder.name):
        say(remark)
    if not lines:
        lines = list(on_micropython(folder.name, min(args.games, ON_BOARD)))
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
        for language in found.speaks(folder.name):
            yield from (f"{language}.py: {line}" for line in text_problems(language, folder.name))
            yield from long_prompts(language, folder.name)
        yield from unnamed_options(folder.name)
        yield from rulings(folder)
        for page in sorted(folder.glob("rules.*.md")):
            yield from in_rulings(page.name.split(".")[1], folder)
        yield from first_match(folder)
        if not (folder / "play.md").is_file():
            yield "play.md is missing: a page for who has never played it"
        yield from of_things(folder.name)
        yield from played(folder, games)


def wrong_facts(name: str, folder: Path) -> Iterator[str]:
    """What lists of games need."""
    said: dict[str, Any] = {}
    exec(compile((folder / "__init__.py").read_text(encoding="utf-8"), name, "exec"), said)
    for fact, kind in FACTS.items():
        if not isinstance(said.get(fact), kind):
            yield f"__init__.py: {fact} is missing, or no {kind.__name__}"
    shelves = (("BOX", "box", "boxes/[!_]*.py"), ("PLATE", "plate", "plates/[!_]*/"))
    for fact, file, shelf in shelves:
        ours = [path.stem for path in (ROOT / "engine").glob(shelf)]
        if said.get(fact) not in ours and not (folder / f"{file}.py").is_file():
            yield f"__init__.py: {fact} is none of ours, and there is no {file}.py"


def played(folder: Path, games: int) -> Iterator[str]:
    """Simulated people play: faults, what does not fit, and what never comes up."""
    name = folder.name
    try:
        game = catalogue.load(name)
    except Exception as fault:
        yield f"the rulebook does not load: {type(fault).__name__}: {fault}"
        return
    endings: Counter[str] = Counter()
    chosen: set[tuple[str, str]] = set()
    plan = tournament.Plan(name, "check", tuple(player_counts(name)), {}, Path())
    with check_flow.Moves(game).listening() as moves:
        for number in range(games):
            try:
                with Watch(folder):
                    match = tournament.new_match(plan, game, number)
            except Exception as fault:
                yield f"no match begins: {check_flow.fault_text(fault, folder)}"
                return
            chosen |= set(match.referee.options.items())
            yield from one_match(name, match, moves, folder)
            if match.referee.result:
                endings[match.referee.result.ending] += 1
    yield from moves.untold(Words("en", name))
    for ending in game.ENDINGS:
        why = "" if endings[ending] else unrecorded(folder, ending)
        if why:
            yield f"ending {ending} was never reached, {why}"
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


def unrecorded(folder: Path, ending: str) -> str:
    """Why no record shows this ending, which chance may hardly reach; empty where one does."""
    why = "nor is there a record of it"
    places = [folder.parent / "golden", *[ROOT / "tests/golden"] * (folder.parent == GAMES)]
    for path in [path for place in places for path in place.glob(f"{folder.name}-{ending}*.txt")]:
        try:
            result = read(path.read_text(encoding="utf-8")).replay().result
        except RecordError as wrong:
            why = f"and its record {path.name} no longer fits: {wrong}"
            continue
        if result and result.ending == ending:
            return ""
        why = f"and its record {path.name} does not end so"
    return why


def one_match(name: str, match: Any, moves: Moves, folder: Path) -> Iterator[str]:
    """A match to its end, every question of it looked at in every language."""
    referee = match.referee
    spoken = [strict(each, name, referee) for each in found.speaks(name)]
    try:
        with Watch(folder) as watch:
            while match.ask is not None and len(referee.log) < check_flow.ANSWERS:
                moves.step(referee.table)
                yield from one_question(name, referee, spoken)
                yield from check_flow.of_simulated(match)
                match.step()
                watch.step()
    except Exception as fault:
        after = count(len(referee.log), "answer")
        yield f"fault after {after}: {check_flow.fault_text(fault, folder)}"
        return
    if match.ask is not None:
        yield f"a match has no end after {check_flow.ANSWERS} answers: {match.ask.prompt} is asked"
    else:
        moves.step(referee.table)
        yield from check_flow.result(referee)


def one_question(name: str, referee: Referee, spoken: list[Strict]) -> Iterator[str]:
    ask = referee.ask
    assert ask
    yield from strays(ask, referee.table, referee.game, found.facts(name)["PLATE"])
    uneven = wrong_odds(referee.game, referee.table, ask)
    if uneven:
        yield f"{ask.prompt}: {uneven}"
    check_flow.ask_all(referee)
    for words in spoken:
        yield from misfits(referee, words, name)


def misfits(referee: Referee, words: Strict, name: str) -> Iterator[str]:
    """What of the present question lacks a text, or room on the screen."""
    ask, language = referee.ask, words.language
    if ask and ask.kind == "place" and found.has(name, "plate") and not words.box.places:
        yield f"{ask.prompt} has the names of our places: make the table with BOX.on(PLATE)"
    if ask and ask.prompt not in words.helps(name):
        yield f"{language}.py: HELP says nothing of {ask.prompt}"
    yield from (f"{language}.py: {line}" for line in in_match.misfits(referee, words))
