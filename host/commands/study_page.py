"""The figures of a study as one page: bars with their intervals, and how long matches last."""

from __future__ import annotations

import html
from collections.abc import Sequence

from host.cli_support import count
from host.opponents.contest import Played
from host.opponents.figures import Figure, Study

WIDTH, HEIGHT, EDGE = 560, 150, 24
BINS = 24
COLOURS = ("#2b6cb0", "#b7791f")
PAGE = """<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy"
        content="default-src 'none'; style-src 'unsafe-inline'">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>{title}</title>
  <style>
    body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 1rem auto; }}
    svg {{ width: 100%; }} pre {{ overflow-x: auto; }}
    svg text {{ font-size: 11px; fill: currentColor; }} svg line {{ stroke: currentColor; }}
  </style>
</head>
<body>
<h1>{title}</h1>
{body}
</body>
</html>
"""


def page(found: Sequence[Study], matches: Sequence[Sequence[Played]], sheet: str) -> str:
    """`sheet`: the figures as the command prints them."""
    first = found[0].contest
    title = f"{first.game}, {first.seats} players, level {first.minds[0]}"
    parts = [legend(found)]
    seats = [[each.wins[seat] for each in found] for seat in range(first.seats)]
    names = [f"seat {seat + 1}" for seat in range(first.seats)]
    parts += ["<h2>Who wins</h2>", bars(names, seats, 1 / first.seats)]
    ends = [[each.endings[name] for each in found] for name in found[0].endings]
    parts += ["<h2>How it ends</h2>", bars(list(found[0].endings), ends, None)]
    parts += ["<h2>How many answers a match has</h2>", lengths(matches)]
    parts.append(f"<pre>{html.escape(sheet)}</pre>")
    return PAGE.format(title=html.escape(title), body="\n".join(parts))


def legend(found: Sequence[Study]) -> str:
    said = [
        f'<li><svg viewBox="0 0 20 10" style="width:1.5rem"><rect width="20" height="10" '
        f'fill="{COLOURS[at]}"/></svg> {count(each.matches, "match", "matches")}: '
        + html.escape(", ".join(f"{name} {value}" for name, value in each.contest.options) or "-")
        + "</li>"
        for at, each in enumerate(found)
    ]
    return "<ul>" + "".join(said) + "</ul>"


def bars(names: Sequence[str], rows: Sequence[Sequence[Figure]], fair: float | None) -> str:
    """A bar for each name and setting, with its 95 % interval; `fair` is a line across."""
    step = (WIDTH - 2 * EDGE) / max(1, len(names))
    marks = [f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y(0)}" y2="{y(0)}"/>']
    for at, (name, figures) in enumerate(zip(names, rows, strict=True)):
        left = EDGE + at * step
        wide = 0.7 * step / len(figures)
        for number, figure in enumerate(figures):
            x = left + number * wide
            middle = x + wide / 2
            marks.append(
                f'<rect x="{x:.1f}" y="{y(figure.value):.1f}" width="{wide - 2:.1f}" '
                f'height="{y(0) - y(figure.value):.1f}" fill="{COLOURS[number]}"/>'
                f'<line x1="{middle:.1f}" x2="{middle:.1f}" y1="{y(figure.low):.1f}" '
                f'y2="{y(figure.high):.1f}"/>'
            )
        marks.append(f'<text x="{left:.1f}" y="{HEIGHT - 8}">{html.escape(name)}</text>')
    if fair is not None:
        marks.append(
            f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y(fair):.1f}" y2="{y(fair):.1f}" '
            'stroke-dasharray="4 4"/>'
        )
    return drawn(marks)


def lengths(matches: Sequence[Sequence[Played]]) -> str:
    """How many matches have so many answers: a curve for each setting."""
    every = [[match.answers for match in some if not match.fault] for some in matches]
    low, high = min(map(min, every)), max(map(max, every))
    wide = max(1, -(-(high - low + 1) // BINS))
    marks = [f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y(0)}" y2="{y(0)}"/>']
    counts = [[0] * ((high - low) // wide + 1) for _ in every]
    for row, some in zip(counts, every, strict=True):
        for answers in some:
            row[(answers - low) // wide] += 1
    top = max(max(row) / sum(row) for row in counts)
    for number, row in enumerate(counts):
        step = (WIDTH - 2 * EDGE) / max(1, len(row) - 1)
        points = " ".join(
            f"{EDGE + at * step:.1f},{y(count / sum(row) / top):.1f}"
            for at, count in enumerate(row)
        )
        marks.append(
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[number]}" stroke-width="2"/>'
        )
    marks.append(f'<text x="{EDGE}" y="{HEIGHT - 8}">{low}</text>')
    marks.append(f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 8}" text-anchor="end">{high}</text>')
    return drawn(marks)


def y(part: float) -> float:
    return HEIGHT - EDGE - part * (HEIGHT - EDGE - 8)


def drawn(marks: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img">{"".join(marks)}</svg>'
