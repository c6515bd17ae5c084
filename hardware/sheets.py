"""Tag sheets to print: one row a piece, with a box to tick and room for the tag's identifier."""

from __future__ import annotations

from engine import catalogue, found
from engine.boxes import Box
from engine.words import LANGUAGES, Words
from hardware.paper import A4, GREY, Drawing

WIDTH, HEIGHT = A4[1], A4[0]
ROW = 8.4
ROWS, COLUMNS = 29, 2
MARGIN, TOP = 12.0, 34.0
COLUMN = (WIDTH - 2 * MARGIN) / COLUMNS
HELP = (
    "Lay the piece on the reader when the table asks for it, then tick it. "
    "The name in bold is what tags and records call it.",
    "Poser la pièce sur le lecteur quand la table la demande, puis cocher. "
    "Le nom en gras est celui des étiquettes et des parties.",
    "Leg das Teil auf den Leser, wenn der Tisch danach fragt, und hake es ab. "
    "Fett steht der Name für Chips und Aufzeichnungen.",
)


def rows(box: Box) -> list[tuple[str, list[str]]]:
    """(name, lines of what people call it in every language) of every piece, as the box has them.

    Two languages share a line.
    """
    game = games_of(box.key)[0]
    spoken = [Words(language, game, (), box) for language in LANGUAGES]
    called = [[words.piece(piece) for words in spoken] for piece in range(box.size)]
    return [
        (box.name(piece), ["  ·  ".join(names[at : at + 2]) for at in range(0, len(names), 2)])
        for piece, names in enumerate(called)
    ]


def games_of(box: str) -> list[str]:
    return [line[0] for line in catalogue.GAMES if found.facts(line[0])["BOX"] == box]


def title(box: str) -> str:
    """What people call a box: by the whole title of its only game, where a menu has less room."""
    game, *more = games_of(box)
    called = Words("en", "tags_menu").text("box_" + box)
    title = Words("en", game).text("title")
    return title if not more and title.startswith(called) else called


def sheets(box: Box) -> list[Drawing]:
    """The pages of a box."""
    every, room = rows(box), ROWS * COLUMNS
    count = -(-len(every) // room)
    pages = []
    for page in range(count):
        drawing = Drawing(WIDTH, HEIGHT)
        heading(drawing, box, page + 1, count)
        for at, row in enumerate(every[page * room : (page + 1) * room]):
            column, line = divmod(at, ROWS)
            one_row(drawing, MARGIN + column * COLUMN, TOP + line * ROW, row)
        pages.append(drawing)
    return pages


def heading(drawing: Drawing, box: Box, page: int, count: int) -> None:
    right = WIDTH - MARGIN
    drawing.text(MARGIN, 17, title(box.key), 6.5, anchor="start", bold=True)
    said = f"{box.size} tags  ·  trilithon enrol {box.key}  ·  {page} / {count}"
    drawing.text(right, 17, said, 3.2, anchor="end")
    for line, text in enumerate(HELP):
        drawing.text(MARGIN, 22.5 + 3.4 * line, text, 2.8, anchor="start", grey=GREY)


def one_row(drawing: Drawing, x: float, y: float, row: tuple[str, list[str]]) -> None:
    """Box to tick, name, words, room for 14 digits."""
    name, lines = row
    drawing.rectangle(x, y - 3.4, 4, 4)
    drawing.text(x + 6, y, name, 3.2, anchor="start", bold=True)
    for at, line in enumerate(lines):
        drawing.text(x + 25, y + 2.8 * at - 1.4 * (len(lines) - 1), line, 2.3, anchor="start")
    drawing.line((x + 59, y + 0.6), (x + COLUMN - 4, y + 0.6), grey=GREY)
