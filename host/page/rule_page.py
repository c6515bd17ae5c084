"""A game's pages for the browser: title and aim in the game's own words, its Markdown as blocks.

`play.md` is for who sits down to play; a game from outside may lack it. Behind it stands
`rules.md`, the rulings with their numbers. Who reads another language is shown `play.de.md` and
`rules.de.md`, if there.
The Markdown is our own: headings, paragraphs, lists, tables, **bold**, *stress* and `code`.
A block is a dictionary:

    kind    "h2", "h3", "p", "li", "ol" (an item with its number), "row" of a table or "picture"
    text    runs of (style, words), style one of STYLES; of a row a list a cell
    ruling  the number of the ruling that the block states, or None
    cards   of a picture, `![what is seen](n4 d30)`: the pieces of the game's box in a row, by name

or what host/page/scenes.py makes of a short match.
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
from host.page.greeting import plate_entry
from host.page.scenes import scenes

PLAY, RULES, IN = "play", "rules", "en"
Block = dict[str, Any]
RULING = re.compile(r"^[-|* ]*R-[A-Z]+-(\d+)")
ITEM = re.compile(r"^(\s*)(?:([-*])|(\d+)\.) +")
RULE_OFF = re.compile(r"^\|[-:| ]+\|?$")
RUN = re.compile(r"\*\*(.+?)\*\*|`([^`]+)`|(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])")
PICTURE = re.compile(r"^!\[(.+)\]\((.+)\)$")
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
    picture, item = PICTURE.match(line), ITEM.match(line)
    if picture:
        cards = picture[2].split()
        return {"kind": "picture", "text": picture[1], "ruling": None, "cards": cards}
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
            elif fresh or out[-1]["kind"] in ("row", "h2", "h3", "picture"):
                out.append({"kind": "p", "text": line.strip(), "ruling": None})
            else:
                out[-1]["text"] += " " + line.strip()
        fresh = not line.strip()
    return [each if each["kind"] == "row" else {**each, "text": runs(each["text"])} for each in out]


def file(language: str, game: str, page: str) -> Path:
    """Where a page of this language is, if there is one."""
    end = "md" if language == IN else language + ".md"
    return Path(found.folder(game), f"{page}.{end}")


def written(language: str, game: str, page: str) -> tuple[str, str] | None:
    """The game's PLAY or RULES in this language, else in English: (its language, its text).

    None: the game has no such page."""
    for tongue in (language, IN):
        path = file(tongue, game, page)
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            return tongue, text if tongue == IN else found.tied(text)
    return None


def sheet(language: str, game: str, page: str) -> dict[str, Any] | None:
    """The page for the browser: its "language" and its "blocks"; None: there is no such page."""
    there = written(language, game, page)
    if there is None:
        return None
    tongue, text = there
    there_now = drawable(blocks(text), tongue, game)
    return {
        "language": tongue,
        "blocks": shown(there_now, tongue, game) if page == PLAY else there_now,
    }


def shown(page: list[Block], language: str, game: str) -> list[Block]:
    """The page with its scenes, where what a turn is has been told."""
    heads = [at for at, block in enumerate(page) if block["kind"] == "h2"]
    at = heads[2] if len(heads) > 2 else len(page)
    return [*page[:at], *scenes(language, game), *page[at:]]


def drawable(page: list[Block], language: str, game: str) -> list[Block]:
    """The blocks, cards of pictures as the browser draws them. ValueError: there is no such."""
    if not any("cards" in block for block in page):
        return page
    box = Referee(catalogue.load(game), catalogue.entry(game)[1]).table.box
    words = Words(language, game, (), box)
    return [{**block, "cards": [face(words, name) for name in block["cards"]]}
            if "cards" in block else block for block in page]  # fmt: skip


def face(words: Words, name: str) -> dict[str, str]:
    """A piece of the box by the name that records have for it."""
    piece = words.box.find(name)
    if piece is None:
        raise ValueError(f"{name!r} is no piece of this box")
    stem, end = words.box.parts(piece)
    return {"name": name, "stem": stem, "end": end, "label": words.piece(piece)}


@functools.cache
def rule_page(language: str, game: str, seats: int) -> dict[str, Any]:
    """Title, aim, how the box is set up, both pages. ValueError: there is no such game."""
    if game not in [line[0] for line in catalogue.GAMES]:
        raise ValueError(f"no game {game!r}")
    words, (_, fewest, most, _) = Words(language, game), catalogue.entry(game)
    referee = Referee(catalogue.load(game), min(max(seats, fewest), most))
    return {
        "title": words.text("title"),
        "box": referee.table.box.key,
        "plates": {
            plate: plate_entry(language, plate) for plate in [catalogue.plate(game)] if plate
        },
        "aim": Texts(language).and_of("help_" + game).get("goal", ""),
        "steps": [said for said, _ in steps(words, game, referee)],
        PLAY: sheet(language, game, PLAY),
        RULES: sheet(language, game, RULES),
    }
