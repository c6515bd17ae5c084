"""Drawings in millimetres, x to the right and y down, written at true size as SVG and as PDF.

reportlab (BSD licence) writes the PDF: maintained for decades, draws vectors and the fonts every
reader has, and with `invariant` writes the same bytes every time. The SVG is plain enough to write
it here.
"""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from html import escape

from reportlab.pdfgen.canvas import Canvas

POINTS = 72 / 25.4  # of a millimetre
A3, A4 = (420.0, 297.0), (297.0, 210.0)  # lying
BLACK, GREY = 0.0, 0.55
FONT = "Helvetica"


@dataclass(frozen=True)
class Line:
    points: tuple[tuple[float, float], ...]
    width: float = 0.2
    grey: float = BLACK
    dashed: bool = False


@dataclass(frozen=True)
class Circle:
    x: float
    y: float
    radius: float
    width: float = 0.2


@dataclass(frozen=True)
class Text:
    """`size` is the height of the font; `anchor` start, middle or end, at the base line."""

    x: float
    y: float
    text: str
    size: float
    anchor: str = "middle"
    grey: float = BLACK
    bold: bool = False


Shape = Line | Circle | Text


@dataclass
class Drawing:
    """Shapes on a sheet of so many millimetres."""

    width: float
    height: float
    shapes: list[Shape] = field(default_factory=list)

    def line(self, *points: tuple[float, float], **how: float | bool) -> None:
        self.shapes.append(Line(points, **how))  # type: ignore[arg-type]

    def rectangle(self, x: float, y: float, width: float, height: float, **how: float) -> None:
        right, bottom = x + width, y + height
        self.line((x, y), (right, y), (right, bottom), (x, bottom), (x, y), **how)

    def circle(self, x: float, y: float, radius: float, **how: float) -> None:
        self.shapes.append(Circle(x, y, radius, **how))

    def text(self, x: float, y: float, text: str, size: float, **how: str | float | bool) -> None:
        self.shapes.append(Text(x, y, text, size, **how))  # type: ignore[arg-type]

    def add(self, other: Drawing, x: float, y: float) -> None:
        """Everything of another drawing, moved."""
        self.shapes += [moved(shape, x, y) for shape in other.shapes]


def moved(shape: Shape, x: float, y: float) -> Shape:
    if isinstance(shape, Line):
        points = tuple((left + x, top + y) for left, top in shape.points)
        return Line(points, shape.width, shape.grey, shape.dashed)
    if isinstance(shape, Circle):
        return Circle(shape.x + x, shape.y + y, shape.radius, shape.width)
    how = shape.anchor, shape.grey, shape.bold
    return Text(shape.x + x, shape.y + y, shape.text, shape.size, *how)


def number(value: float) -> str:
    """At most three decimals: a micrometre."""
    return f"{value:.3f}".rstrip("0").rstrip(".") if value else "0"


def tone(grey: float) -> str:
    return "#" + f"{round(grey * 255):02x}" * 3


def svg(drawing: Drawing, title: str) -> str:
    """A file whose size on paper is the drawing's."""
    width, height = number(drawing.width), number(drawing.height)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}" fill="none" stroke-linejoin="round">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        *(svg_shape(shape) for shape in drawing.shapes),
    ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def svg_shape(shape: Shape) -> str:
    if isinstance(shape, Line):
        path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in shape.points)
        dashes = ' stroke-dasharray="2 1.5"' if shape.dashed else ""
        stroke = f'stroke="{tone(shape.grey)}" stroke-width="{shape.width}"'
        return f'<path d="{path}" {stroke}{dashes}/>'
    if isinstance(shape, Circle):
        spot = f'cx="{number(shape.x)}" cy="{number(shape.y)}" r="{number(shape.radius)}"'
        return f'<circle {spot} stroke="#000" stroke-width="{shape.width}"/>'
    bold = ' font-weight="bold"' if shape.bold else ""
    return (
        f'<text x="{number(shape.x)}" y="{number(shape.y)}" font-size="{number(shape.size)}" '
        f'font-family="Helvetica,Arial,sans-serif" text-anchor="{shape.anchor}"{bold} '
        f'fill="{tone(shape.grey)}">{escape(shape.text)}</text>'
    )


def pdf(pages: list[Drawing], title: str) -> bytes:
    """One page a drawing, at the drawing's size."""
    out = io.BytesIO()
    canvas = Canvas(out, invariant=1)
    canvas.setTitle(title)
    canvas.setAuthor("Trilithon contributors")
    for page in pages:
        canvas.setPageSize((page.width * POINTS, page.height * POINTS))
        for shape in page.shapes:
            pdf_shape(canvas, shape, page.height)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def pdf_shape(canvas: Canvas, shape: Shape, height: float) -> None:
    if isinstance(shape, Line):
        canvas.setStrokeGray(shape.grey)
        canvas.setLineWidth(shape.width * POINTS)
        canvas.setDash([2 * POINTS, 1.5 * POINTS] if shape.dashed else [])
        path = canvas.beginPath()
        path.moveTo(shape.points[0][0] * POINTS, (height - shape.points[0][1]) * POINTS)
        for x, y in shape.points[1:]:
            path.lineTo(x * POINTS, (height - y) * POINTS)
        canvas.drawPath(path)
    elif isinstance(shape, Circle):
        canvas.setStrokeGray(BLACK)
        canvas.setLineWidth(shape.width * POINTS)
        canvas.setDash([])
        centre = shape.x * POINTS, (height - shape.y) * POINTS
        canvas.circle(*centre, shape.radius * POINTS)
    else:
        canvas.setFillGray(shape.grey)
        canvas.setFont(FONT + "-Bold" if shape.bold else FONT, shape.size * POINTS)
        draw = {"start": canvas.drawString, "middle": canvas.drawCentredString}
        place = shape.x * POINTS, (height - shape.y) * POINTS
        draw.get(shape.anchor, canvas.drawRightString)(*place, shape.text)
