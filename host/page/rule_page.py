"""A game's rule page for the browser: title and aim in the game's own words, rules.md as blocks.

Who reads French is shown rules.fr.md, if the game has it: the same rulings by the same numbers.
The page is Markdown of our own: headings, paragraphs, lists, tables, **bold**, *stress* and `code`.
A block is a dictionary:

    kind    "h2", "h3", "p", "li", "ol" (an item with its number) or "row" of a table
    text    runs of (style, words), style one of STYLES; of a row a list a cell
    ruling  the number of the ruling that the block states, or None
"""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any

from engine import catalogue, found
from engine.referee import Referee
from engine.setting_up import steps
from engine.words import Texts, Words

PAGE, IN = "rules.md", "en"
Block = dict[str, Any]
RULING = re.compile(r"^[-|* ]*R-[A-Z]+-(\d+)")
ITEM = re.compile(r"^(\s*)(?:([-*])|(\d+)\.) +")
RULE_OFF = re.compile(r"^\|[-:| ]+\|?$")
RUN = re.compile(r"\*\*(.+?)\*\*|`([^`]+)`|(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])")
STYLES = ("", "b", "c", "i")  # of the groups of RUN


def runs(text: str) -> list[tuple[str, str]]:
    """The words of a line, each run with its style."""
    found, at = [], 0
    for match in RUN.finditer(text):
        if match.start() > at:
            found.append(("", text[at : match.start()]))
        found.append((STYLES[match.lastindex or 0], match[match.lastindex or 0]))
        at = match.end()
    return found + ([("", text[at:])] if text[at:] else [])


def block_of(line: str) -> Block | None:
    """The block that a line begins; None: it goes on with the one before, or is nothing."""
    ruling = RULING.match(line)
    number = int(ruling[1]) if ruling else None
    if line.startswith("|"):
        cells = [runs(cell.strip()) for cell in line.strip().strip("|").split("|")]
        return {"kind": "row", "text": cells, "ruling": number}
    if line.startswith("#"):
        marks, _, words = line.partition(" ")
        return {"kind": "h2" if len(marks) < 3 else "h3", "text": words, "ruling": None}
    item = ITEM.match(line)
    if item:
        words = line[item.end() :] if item[2] else line.strip()
        return {"kind": "li" if item[2] else "ol", "text": words, "ruling": number}
    return {"kind": "p", "text": line, "ruling": number} if number is not None else None


def blocks(page: str) -> list[Block]:
    """A page in blocks; lines that follow each other are one, unless a block begins with one."""
    out: list[Block] = []
    fresh = True
    for line in page.split("\n"):
        if line.strip() and not RULE_OFF.match(line):
            begins = block_of(line)
            if begins:
                out.append(begins)
            elif fresh or out[-1]["kind"] in ("row", "h2", "h3"):
                out.append({"kind": "p", "text": line.strip(), "ruling": None})
            else:
                out[-1]["text"] += " " + line.strip()
        fresh = not line.strip()
    return [each if each["kind"] == "row" else {**each, "text": runs(each["text"])} for each in out]


def written(language: str, game: str) -> tuple[str, str]:
    """The game's page in this language, else the English one: (its language, its text)."""
    own = Path(found.folder(game), f"rules.{language}.md")
    if own.is_file():
        return language, found.tied(own.read_text(encoding="utf-8"))
    return IN, Path(found.folder(game), PAGE).read_text(encoding="utf-8")


@functools.cache
def rule_page(language: str, game: str, seats: int) -> dict[str, Any]:
    """Title, aim, how the box is set up, and the page. ValueError: there is no such game."""
    if game not in [line[0] for line in catalogue.GAMES]:
        raise ValueError(f"no game {game!r}")
    words, (_, fewest, most, _) = Words(language, game), catalogue.entry(game)
    referee = Referee(catalogue.load(game), min(max(seats, fewest), most))
    wrote, text = written(language, game)
    return {
        "language": wrote,
        "title": words.text("title"),
        "aim": Texts(language).and_of("help_" + game).get("goal", ""),
        "steps": [said for said, _ in steps(words, game, referee)],
        "blocks": blocks(text),
    }
