"""What is missing or wrong in a game: its files, its texts, its rulings, and how it plays.

examples:
  trilithon check nim
  trilithon check ../games/canasta --games 100
"""

from __future__ import annotations

import argparse
import contextlib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine import catalogue, found
from engine.reading import read
from engine.record import RecordError
from engine.referee import ITSELF
from engine.tell import tell
from engine.words import UNFIT, Words
from firmware.screen.canvas import COLUMNS, wrap
from firmware.screen.view import asked
from host import outside
from host.cli_support import UsageError, option_sets, player_counts, positive
from host.commands.check_on_micropython import on_micropython
from host.commands.check_pages import (
    GAMES,
    PROMPT_ROWS,
    first_match,
    in_english,
    long_prompts,
    other_pages,
    rulings,
)
from host.commands.check_things import of_things, strays
from host.commands.language import problems as text_problems
from host.door import say
from host.people import tournament
from host.people.chances import wrong_odds
from host.places import ROOT

NEEDED = ("__init__.py", "rulebook.py", "en.py", "rules.md")
FACTS = {"PLAYERS": tuple, "MINUTES": int, "BOX": str, "PLATE": str}
LABEL = COLUMNS - 2  # the knob's row, less its arrows
STATUS = 2 * COLUMNS
NAMES = [letter * 9 + "m" for letter in "MWmwQGAH"]  # as long as the table takes them
ON_BOARD = 10  # matches that are tried on MicroPython, too


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help="the folder of the game")
    parser.add_argument("--games", type=positive, default=40, help="matches to play (default: 40)")


def run(args: argparse.Namespace) -> int:
    folder = args.folder.resolve()
    if not folder.is_dir():
        raise UsageError(f"{args.folder}: there is no such folder")
    lines = list(dict.fromkeys(findings(folder, args.games)))
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
        yield from rulings(folder)
        yield from other_pages(folder)
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
    for number in range(games):
        try:
            match = tournament.new_match(plan, game, number)
        except Exception as fault:
            yield f"no match begins: {type(fault).__name__}: {fault}"
            return
        chosen |= set(match.referee.options.items())
        yield from one_match(name, match)
        if match.referee.result:
            endings[match.referee.result.ending] += 1
    for ending in game.ENDINGS:
        if not endings[ending] and not recorded(folder, ending):
            yield f"ending {ending} was never reached, nor is there a record of it"
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


def recorded(folder: Path, ending: str) -> bool:
    """Whether a record shows this ending, which chance may hardly reach."""
    places = [folder.parent / "golden", *[ROOT / "tests/golden"] * (folder.parent == GAMES)]
    for path in [path for place in places for path in place.glob(f"{folder.name}-{ending}*.txt")]:
        with contextlib.suppress(RecordError):
            result = read(path.read_text(encoding="utf-8")).replay().result
            if result and result.ending == ending:
                return True
    return False


def one_match(name: str, match: Any) -> Iterator[str]:
    """A match to its end, every question of it looked at in every language."""
    box, plate = match.referee.table.box, found.facts(name)["PLATE"]
    spoken = [Words(each, name, NAMES, box) for each in found.speaks(name)]
    while match.ask is not None:
        yield from strays(match.ask, match.referee.table, match.referee.game, plate)
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


def slips(news: tuple[Any, ...], words: Words, seats: int) -> Iterator[str]:
    """Fields of its text that are in the wrong order, or too many, for what there is to say."""
    players = words.players[:seats]
    strict = Strict(words.language, players=players, box=words.box, texts=words.texts)
    try:
        tell(news, strict)
    except Slip as slip:
        yield f"{words.language}.py: {slip}"


class Slip(Exception):
    """A text cannot say what it should; the message says which, and why."""


class Strict(Words):
    """Where others show as much as they can, it raises a Slip."""

    def text(self, key: str, args: Sequence[Any] = ()) -> str:
        template = str(self.texts.get(key, ""))
        try:
            return self.fill(template, list(args))
        except UNFIT as wrong:
            told = ", ".join(map(repr, args)) or "nothing"
            raise Slip(
                f"{key} cannot be told: {template!r} with {told}: its fields are in another order, "
                f"or too many ({wrong})"
            ) from wrong

    def seat(self, seat: Any) -> str:
        if seat is not None and seat not in range(len(self.players) + 1):
            raise ValueError(f"{seat!r} is no seat")
        return super().seat(seat)


def misfits(match: Any, words: Words) -> Iterator[str]:
    """What of the present question lacks a text, or room on the screen."""
    ask, language = match.ask, words.language
    name = match.referee.game.__name__.split(".")[2]
    if ask.kind == "place" and found.has(name, "plate") and not words.box.places:
        yield f"{ask.prompt} has the names of our places: make the table with BOX.on(PLATE)"
    if ask.prompt not in words:
        yield f"{language}.py: no text for the question {ask.prompt}"
    elif len(wrap(asked(ask, words))) > PROMPT_ROWS:
        yield f"{language}.py: {ask.prompt} takes more than {PROMPT_ROWS} rows"
    if ask.prompt not in found.help_texts(language, name):
        yield f"{language}.py: HELP says nothing of {ask.prompt}"
    for value in [*ask.items, *list(ask.values)]:
        label = words.option(ask, value)
        if isinstance(value, str) and value not in words:
            yield f"{language}.py: no text for the answer {value}"
        elif len(label) > LABEL:
            yield f"{language}.py: {label!r} is longer than {LABEL} characters"
    for news in match.referee.table.news:
        key, _, source, target = news
        if source is None and target is None and key not in words and key != ITSELF:
            yield f"{language}.py: no text for the news {key}"
        else:
            yield from slips(news, words, match.referee.seats)
    key, *args = match.referee.game.status(match.referee.table)
    if key and (key not in words or len(words.text(key, args)) > STATUS):
        yield f"{language}.py: the status {key} has no text, or more than {STATUS} characters"
