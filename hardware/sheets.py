"""Tag sheets to print: one row a piece, with a box to tick and room for the tag's identifier."""

from __future__ import annotations

from engine import catalogue, found
from engine.boxes import Box
from engine.words import Words
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
)


def rows(box: Box) -> list[tuple[str, str]]:
    """(name, what people call it in both languages) of every piece, in the order of the box."""
    game = games_of(box.key)[0]
    english, french = (Words(language, game, (), box) for language in ("en", "fr"))
    return [
        (box.name(piece), f"{english.piece(piece)}  ·  {french.piece(piece)}")
        for piece in range(box.size)
    ]


def games_of(box: str) -> list[str]:
    return [line[0] for line in catalogue.GAMES if found.facts(line[0])["BOX"] == box]


def title(box: str) -> str:
    """What people call a box: as its only game, if there is but one."""
    game, *more = games_of(box)
    named = Words("en", "tags_menu").text("box_" + box) if more else Words("en", game).text("title")
    return str(named)


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
        drawing.text(MARGIN, 22.5 + 4 * line, text, 2.8, anchor="start", grey=GREY)


def one_row(drawing: Drawing, x: float, y: float, row: tuple[str, str]) -> None:
    """Box to tick, name, words, room for 14 digits."""
    name, words = row
    drawing.rectangle(x, y - 3.4, 4, 4)
    drawing.text(x + 6, y, name, 3.2, anchor="start", bold=True)
    drawing.text(x + 25, y, words, 2.3, anchor="start")
    drawing.line((x + 59, y + 0.6), (x + COLUMN - 4, y + 0.6), grey=GREY)


def every() -> dict[str, list[Drawing]]:
    """All boxes by their key."""
    return {box.key: sheets(box) for box in found.boxes()}
