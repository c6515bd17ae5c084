"""Pages of games in a language, beside the English ones: for players, and of rulings."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import found
from engine.explain import GOAL
from host.page.rule_page import PLAY, RULES, blocks, file

FEWEST, MOST = 250, 400  # words: read before the coffee is cold
HEADINGS = 5
LONGEST_HELP = 120  # letters: three lines on a phone
STATED = re.compile(r"^[-|* ]*(R-[A-Z]+-\d+)", re.M)  # where a line of a page begins with it
# A numbered question of a rule page, in a list or a table.
NUMBERED = re.compile(
    r"^(?:- (?=[A-Z]\d)|\| )([A-Z]\d?'?)(?=[ ,]) *(?:`[a-z_]+`(?:, )?)*", re.MULTILINE
)
# They number other things.
EXAMPLES = re.compile(r"^## .*(?:ex[ae]mple|Beispiel)", re.MULTILINE | re.IGNORECASE)


def problems(language: str) -> Iterator[str]:
    """Of all games that are written in it, a line each."""
    written = [line[0] for line in found.games() if language in found.speaks(line[0])]
    shared = Counter(headings(language, name) for name in written).most_common(1)
    for name in written:
        lines = [
            *for_players(language, name, shared[0][0]),
            *in_rulings(language, Path(found.folder(name))),
            *questions(language, name),
            *in_help(language, name),
        ]
        yield from (f"{name}: {line}" for line in lines)


def read(language: str, name: str, page: str) -> str:
    """The language's own page; empty where it has none."""
    path = file(language, name, page)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def plain(block: dict[str, Any]) -> str:
    """The words of a block."""
    cells = block["text"] if block["kind"] == "row" else [block["text"]]
    return " ".join(text for cell in cells for _, text in cell)


def headings(language: str, name: str) -> tuple[str, ...]:
    every = blocks(read(language, name, PLAY))
    return tuple(plain(each) for each in every if each["kind"] == "h2")


def pictures(language: str, name: str) -> list[list[str]]:
    return [each["cards"] for each in blocks(read(language, name, PLAY)) if "cards" in each]


def for_players(language: str, name: str, shared: tuple[str, ...]) -> Iterator[str]:
    """The page for players: one page, under headings that all of them have, the same cards."""
    text = read(language, name, PLAY)
    page = file(language, name, PLAY).name
    if not text:
        return
    told = [each for each in blocks(text) if each["kind"] != "picture"]
    words = [word for each in told for word in plain(each).split()]
    count = sum(any(sign.isalnum() for sign in word) for word in words)
    if not FEWEST <= count <= MOST:
        yield f"{page} has {count} words: from {FEWEST} to {MOST} fit the page"
    own = headings(language, name)
    if own != shared or len(own) != HEADINGS:
        yield f"{page} has other headings than the others: {', '.join(own)}"
    if pictures(language, name) != pictures(found.OTHERWISE, name):
        yield f"{page} shows other cards than {file(found.OTHERWISE, name, PLAY).name}"


def in_rulings(language: str, folder: Path) -> Iterator[str]:
    """What rules.fr.md, and any other language's page, has not of the page's rulings, or alone."""
    other = folder / f"rules.{language}.md"
    if not other.is_file():
        return
    page = set(STATED.findall((folder / "rules.md").read_text("utf-8")))
    theirs = set(STATED.findall(other.read_text("utf-8")))
    yield from (f"{other.name}: {each} is missing" for each in sorted(page - theirs))
    yield from (f"{other.name}: {each} is not in rules.md" for each in sorted(theirs - page))


def questions(language: str, name: str) -> Iterator[str]:
    """The numbered questions of the rule page are the English ones."""
    text = read(language, name, RULES)
    own, english = (
        {*NUMBERED.findall(EXAMPLES.split(each)[0])}
        for each in (text, read(found.OTHERWISE, name, RULES))
    )
    if text:
        page = file(language, name, RULES).name
        yield from (f"{page}: question {each} is missing" for each in sorted(english - own))
        yield from (f"{page}: question {each} is not in rules.md" for each in sorted(own - english))


def in_help(language: str, name: str) -> Iterator[str]:
    """Help that is still English, or longer than people read."""
    own, english = (
        found.own(each, f"engine.games.{name}.", "HELP") for each in (language, found.OTHERWISE)
    )
    for key, text in own.items():
        if language != found.OTHERWISE and text == english.get(key) and text not in (GOAL, ""):
            yield f"HELP {key}: still English"
        if len(text.replace(GOAL, "").strip()) > LONGEST_HELP:
            yield f"HELP {key}: longer than {LONGEST_HELP} letters"
