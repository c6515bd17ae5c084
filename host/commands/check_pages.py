"""What `trilithon check` finds in a game's texts and pages, without a match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import catalogue, found
from engine.words import Words
from firmware.screen.canvas import wrap
from host.languages.fields import variants
from host.languages.files import pages, unspoken
from host.languages.in_match import PROMPT_ROWS
from host.page.lesson import remarks
from host.places import ROOT

GAMES = ROOT / "engine/games"
FIELD = re.compile(r"\{.+?\}")
RULING = re.compile(r"R[-_]([A-Z]+)[-_](\d+)")


def in_english(name: str) -> Iterator[str]:
    """What a language that ships lacks of this game, and English fills: remarks, no faults."""
    for language in unspoken(name):
        yield f"{language}.py: there is none: English is shown instead"
    for language in found.speaks(name):
        yield from (line.removeprefix(f"{name}: ") for line in pages(language, name))


def rulings(folder: Path) -> Iterator[str]:
    """Rulings of the page that neither code nor tests name, and the other way round."""
    page = {match.groups() for match in RULING.finditer((folder / "rules.md").read_text("utf-8"))}
    named: set[Any] = set()
    tests = [*folder.parent.glob(f"test_{folder.name}*.py"), *tests_here(folder)]
    for path in [*folder.rglob("*.py"), *tests]:
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


def tests_here(folder: Path) -> Iterator[Path]:
    """For a game of this clone, its tests: any of them may name a ruling."""
    if folder.parent == GAMES:
        yield from (ROOT / "tests").rglob("*.py")


def long_prompts(language: str, name: str) -> Iterator[str]:
    """Questions too long for the screen by themselves, also those that no match here came to."""
    texts, helped = (
        found.own(language, f"engine.games.{name}.", kind) for kind in ("TEXT", "HELP")
    )
    for key in texts:
        asked = key in helped or key.startswith("option_")
        said = [FIELD.sub("0", each) for each in variants(texts[key])] if asked else []
        if any(len(wrap(each)) > PROMPT_ROWS for each in said):
            yield f"{language}.py: {key} takes more than {PROMPT_ROWS} rows"


def unnamed_options(name: str) -> Iterator[str]:
    """What can be varied, and values that are words, without a text: people would read the key."""
    try:
        options = catalogue.load(name).OPTIONS
    except Exception:
        return  # `played` says why it does not load
    words = Words("en", name)
    for option, values in options:
        keys = [f"option_{option}", *(f"value_{each}" for each in values if not each.isdecimal())]
        yield from (f"en.py: no text for {key}" for key in keys if key not in words)


def first_match(folder: Path) -> Iterator[str]:
    """Remarks for questions that the game does not know."""
    words = Words("en", folder.name)
    for key in remarks("en", folder.name):
        prompt = key.split(" ")[0]
        if prompt != "end" and prompt not in words:
            yield f"REMARKS: no question is called {prompt!r}"


def texts_of(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]
