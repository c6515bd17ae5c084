"""The light plates to print and drill: on one A3 sheet each, or on A4 sheets to stick together.

A plate is drawn from above, as players see it. Every light has a hole; over it stands its place,
under it (grey) which light of the chain it is.
"""

from __future__ import annotations

import math

from engine import found
from firmware.lights import plates
from hardware.measured import geometry
from hardware.paper import A3, A4, GREY, Circle, Drawing, Line, Shape, moved

Point = tuple[float, float]

HOLE = 5.0  # mm across: the lit square of a 5050 light
FIXING = 3.2  # an M3 screw
FIXING_INSET = 8.0  # from both edges of a corner
BORDER = 8.0  # around the plate, for marks: 280 and twice this is just a sheet of A3
CONTROL = 100.0  # mm that must measure 100 mm on paper
MARGIN = 8.0  # of a tile: what printers leave white, and room for its marks
OVERLAP = 10.0
NAME, NUMBER = 2.2, 1.8  # heights of letters


def fixings(plate: str) -> list[Point]:
    """The four screws, from the middle of the plate."""
    x, y = (side / 2 - FIXING_INSET for side in geometry(plate)["SIZE"])
    return [(-x, -y), (x, -y), (x, y), (-x, y)]


def labels(plate: str, point: Point) -> tuple[tuple[float, float, str], ...]:
    """Where name and number stand, with their anchors: outwards and inwards on rings."""
    x, y = point
    far = math.hypot(x, y)
    if not geometry(plate).get("RINGS") or far < 20:
        return (x, y - 4.2, "middle"), (x, y + 5.6, "middle")
    side = 0 if abs(x) < far / 2 else 1 if x > 0 else -1
    away = 4.0 if side else 5.4
    out, back = ((far + away) / far, (far - away) / far)
    low = 0.7  # half a letter, so that they stand in the middle of their ring
    anchors = ("end", "middle", "start")
    return (
        (x * out, y * out + low, anchors[side + 1]),
        (x * back, y * back + low, anchors[1 - side]),
    )


def drawn(plate: str) -> Drawing:
    """The plate in its border, with everything but tiles."""
    width, height = geometry(plate)["SIZE"]
    drawing = Drawing(width + 2 * BORDER, height + 2 * BORDER)
    middle = drawing.width / 2, drawing.height / 2
    drawing.rectangle(BORDER, BORDER, width, height)
    crop_marks(drawing, BORDER, BORDER, width, height)
    control(drawing, BORDER + 4, drawing.height - 2.8)
    drawing.add(holes(plate), *middle)
    return drawing


def holes(plate: str) -> Drawing:
    """What is drilled, and its names, around (0, 0)."""
    drawing = Drawing(*geometry(plate)["SIZE"])
    points = geometry(plate)["points"]()
    for light, place in enumerate(plates.chain(plate).places):
        if place is plates.DARK:  # it stays under the wood, and counts
            continue
        hole(drawing, points[place], HOLE)
        (x, y, anchor), (left, low, other) = labels(plate, points[place])
        drawing.text(x, y, plates.name(plate, place), NAME, anchor=anchor)
        drawing.text(left, low, str(light + 1), NUMBER, anchor=other, grey=GREY)
    for point in fixings(plate):
        hole(drawing, point, FIXING)
    (x, y), title = geometry(plate)["TITLE"]
    drawing.text(x, y, title, 5, bold=True)
    for row, text in enumerate(legend(plate)):
        drawing.text(x, y + 4.2 + 3 * row, text, 2.4)
    return drawing


def lit(plate: str) -> list[int]:
    """The places of the usual chain, without its dark lights."""
    return [place for place in plates.chain(plate).places if place is not plates.DARK]


def legend(plate: str) -> list[str]:
    words = found.plate(plate).chain.split()
    places = lit(plate)
    first, lights = plates.name(plate, places[0]), len(places)
    said = [f"{lights} holes of {HOLE:g} mm, 4 of {FIXING:g} mm", f"the cable comes to {first}"]
    return said if len(words) > 1 else [", ".join(said)]


def hole(drawing: Drawing, point: Point, across: float) -> None:
    """Its circle, and a cross that the drill's tip finds."""
    x, y = point
    arm = across / 2 + 0.8
    drawing.circle(x, y, across / 2)
    drawing.line((x - arm, y), (x + arm, y), width=0.1)
    drawing.line((x, y - arm), (x, y + arm), width=0.1)


def crop_marks(drawing: Drawing, x: float, y: float, width: float, height: float) -> None:
    """Two short lines outside every corner, in line with its edges."""
    for corner, out in ((x, -1), (x + width, 1)):
        for side, up in ((y, -1), (y + height, 1)):
            drawing.line((corner + out * 2, side), (corner + out * 7, side))
            drawing.line((corner, side + up * 2), (corner, side + up * 7))


def control(drawing: Drawing, x: float, y: float) -> None:
    """The length to measure before anything is drilled."""
    drawing.line((x, y), (x + CONTROL, y), width=0.3)
    for end in (x, x + CONTROL):
        drawing.line((end, y - 1.5), (end, y + 1.5), width=0.3)
    said = f"this line must measure {CONTROL:g} mm: print at 100 %, not fitted to the page"
    drawing.text(x + CONTROL + 3, y + 0.8, said, NAME, anchor="start")


def on_a3(plate: str) -> list[Drawing]:
    drawing = drawn(plate)
    page = Drawing(*A3)
    page.add(drawing, (page.width - drawing.width) / 2, (page.height - drawing.height) / 2)
    return [page]


def steps(length: float, room: float) -> list[float]:
    """Where the tiles along a side begin, evenly laid, every two overlapping by OVERLAP or more."""
    count = math.ceil((length - OVERLAP) / (room - OVERLAP))
    return [i * (length - room) / (count - 1) for i in range(count)] if count > 1 else [0.0]


def on_a4(plate: str) -> list[Drawing]:
    """As few sheets as may be, all standing or all lying."""
    drawing = holes_with_outline(plate)
    ways = [tiled(plate, drawing, *size) for size in (A4, A4[::-1])]
    return min(ways, key=len)


def holes_with_outline(plate: str) -> Drawing:
    width, height = geometry(plate)["SIZE"]
    drawing = Drawing(width, height)
    drawing.rectangle(0, 0, width, height)
    drawing.add(holes(plate), width / 2, height / 2)
    return drawing


def tiled(plate: str, drawing: Drawing, width: float, height: float) -> list[Drawing]:
    room = min(width - 2 * MARGIN, drawing.width), min(height - 2 * MARGIN, drawing.height)
    columns, rows = steps(drawing.width, room[0]), steps(drawing.height, room[1])
    pages = []
    for row, top in enumerate(rows):
        for column, left in enumerate(columns):
            page = Drawing(width, height)
            page.shapes = [moved(shape, MARGIN, MARGIN)
                           for shape in seen(drawing, left, top, *room)]  # fmt: skip
            crop_marks(page, MARGIN, MARGIN, *room)
            joints(page, [x - left for x in columns], [y - top for y in rows], room)
            control(page, MARGIN + 8, height - 4.8)
            title = geometry(plate)["TITLE"][1]
            said = f"{title}: row {row + 1} of {len(rows)}, column {column + 1} of "
            page.text(MARGIN + 8, 6, said + str(len(columns)), 3, anchor="start", bold=True)
            pages.append(page)
    return pages


def joints(page: Drawing, columns: list[float], rows: list[float],
           room: tuple[float, float]) -> None:  # fmt: skip
    """Dashed: where the edge of a neighbouring sheet comes to lie on this one."""
    for x in [x for start in columns for x in (start, start + room[0])]:
        if 0.5 < x < room[0] - 0.5:
            page.line((MARGIN + x, MARGIN), (MARGIN + x, MARGIN + room[1]), dashed=True, grey=GREY)
    for y in [y for start in rows for y in (start, start + room[1])]:
        if 0.5 < y < room[1] - 0.5:
            page.line((MARGIN, MARGIN + y), (MARGIN + room[0], MARGIN + y), dashed=True, grey=GREY)


def seen(drawing: Drawing, left: float, top: float, width: float, height: float) -> list[Shape]:
    """What of a drawing lies in a window, from the window's corner.

    Lines are cut at its edge; a hole is on a sheet whole or not at all.
    """
    found: list[Shape] = []
    for shape in drawing.shapes:
        shape = moved(shape, -left, -top)
        if isinstance(shape, Line):
            found += [Line(cut, shape.width, shape.grey)
                      for ends in zip(shape.points, shape.points[1:], strict=False)
                      if (cut := clipped(*ends, width, height))]  # fmt: skip
        else:
            room = shape.radius if isinstance(shape, Circle) else 0.0
            if room <= shape.x <= width - room and room <= shape.y <= height - room:
                found.append(shape)
    return found


def clipped(start: Point, end: Point, width: float, height: float) -> tuple[Point, ...]:
    """The part of an upright or level line in (0, 0) to (width, height); empty if there is none."""
    xs, ys = sorted((start[0], end[0])), sorted((start[1], end[1]))
    left, right = max(xs[0], 0.0), min(xs[1], width)
    top, bottom = max(ys[0], 0.0), min(ys[1], height)
    return ((left, top), (right, bottom)) if left <= right and top <= bottom else ()
