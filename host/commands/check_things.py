"""Of a game what people touch, as `trilithon check` looks at it: pieces, plate, lights, paper."""

from __future__ import annotations

import importlib
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import boxes, found, places
from engine.ask import Ask
from engine.places import PIECE, lit, piece_of
from firmware.lights import plates
from host.door import say
from host.page.one_script import EXPORT, plain
from host.places import missing

MOST = boxes.MOST  # pieces of a box, and places of a plate
NUMBERS = range(-64, 191)
MARKS = range(PIECE + 16)  # of sixteen seats, at most, the pieces come last
SEATS = 8
NAMED = 6  # of many places that lack something
SHAPES = (
    places.BAR, places.CHARIOT, places.DISC, places.FIGURE, places.KING, places.LIGHT, places.LYING,
    places.ROCK, places.ROCK_BACK, places.STONE, places.STONES,
)  # fmt: skip
DRAWINGS = {  # what a file of the page must export
    "plate.js": ("VIEW", "ground", "drawPlace", "called"), "box.js": ("look", "DRAWN"),
    "picture.js": ("picture",),
}  # fmt: skip


def of_things(name: str) -> Iterator[str]:
    """What no table could log, light or show, and what cannot be drilled or printed."""
    try:
        yield from too_many(name)
        yield from chain(name)
    except Exception as fault:
        yield f"plate or box: {type(fault).__name__}: {fault}"
        return
    yield from paper(name)
    yield from drawings(name)


def too_many(name: str) -> Iterator[str]:
    """Limits: an answer is one byte of the log, and a seat needs a light and a name."""
    facts = found.facts(name)
    if facts["PLAYERS"][1] > SEATS:
        yield f"__init__.py: PLAYERS: {facts['PLAYERS'][1]} are too many: {SEATS} at most"
    pieces = found.read(found.modules("box")[facts["BOX"]])["BOX"].size
    if pieces > MOST:
        yield f"box.py: {pieces} pieces: {MOST} at most, since an answer is one byte"
    places = found.plate(facts["PLATE"]).size
    if places > MOST:
        yield f"plate.py: {places} places: {MOST} at most, since an answer is one byte"


def chain(name: str) -> Iterator[str]:
    """Places without a light, and lights without a place where a hole is drilled."""
    key = found.facts(name)["PLATE"]
    try:
        along = plates.parse(key, found.plate(key).chain)
    except ValueError as wrong:
        yield f"plate.py: {wrong}"
        return
    dark = [place for place in plates.all_places(key) if place not in along]
    if dark:
        yield f"plate.py: the chain has a hole: no light for {some(key, dark)}"
    points = found.geometry(key)["points"]()
    lost = [place for place in along if place is not plates.DARK and place not in points]
    if lost:
        yield f"geometry.py: points() does not say where {some(key, lost)} lies"


def some(key: str, places: list[int]) -> str:
    """The first of them by name, and how many more there are."""
    said = ", ".join(plates.name(key, place) for place in places[:NAMED])
    return f"{said} and {len(places) - NAMED} more" if len(places) > NAMED else said


def paper(name: str) -> Iterator[str]:
    """The plan to drill and the tag sheets are drawn, and thrown away."""
    try:
        drawing = importlib.import_module("host.commands.plans").plans
    except ModuleNotFoundError as lacking:
        say(f"{name}: its plans are not tried: {missing(str(lacking.name))}")
        return
    try:
        drawing.of_game(name)
    except Exception as fault:
        yield f"its plate or its tag sheets cannot be drawn: {type(fault).__name__}: {fault}"


def drawings(name: str) -> Iterator[str]:
    """Of the page's own files: what a browser cannot read, and what the page will ask them for."""
    for file, wanted in DRAWINGS.items():
        path = Path(found.folder(name), file)
        if not path.is_file():
            continue
        text = path.read_text(encoding="utf-8")
        if wrong := unreadable(text):
            yield f"{file}: {wrong}"
            continue
        try:
            plain(file, text)
        except ValueError as wrong_way:
            yield str(wrong_way)
            continue
        lacking = {*wanted} - {each for _, each in EXPORT.findall(text)}
        yield from (f"{file}: it exports no {each}" for each in wanted if each in lacking)


def unreadable(text: str) -> str:
    """Why this is no JavaScript, where Node.js is here to tell."""
    node = shutil.which("node")
    if not node:
        return ""
    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder, "drawing.mjs")
        module.write_text(text, encoding="utf-8")
        done = subprocess.run([node, "--check", module], capture_output=True, text=True)
    at = re.search(r"drawing\.mjs:(\d+)", done.stderr)
    said = re.search(r"^\w*Error: .*", done.stderr, re.M)
    return f"line {at[1]}: {said[0]}" if done.returncode and at and said else ""


def strays(ask: Ask, table: Any, rules: Any, key: str) -> Iterator[str]:
    """Of a question: answers that no byte holds, and places that its plate has not."""
    known = frozenset(plates.all_places(key))
    if ask.kind == "number" and (over := [value for value in ask.values if value not in NUMBERS]):
        yield f"{ask.prompt}: {over[0]}: numbers go from {NUMBERS[0]} to {NUMBERS[-1]}"
    if ask.kind == "place" and (off := [place for place in ask.values if place not in known]):
        yield f"{ask.prompt}: the plate {key} has no place {off[0]}"
    marks = list(rules.marks(table, ask))
    if off := [place for place, _ in lit(marks) if place not in known]:
        yield f"marks: the plate {key} has no place {off[0]}"
    if odd := [mark for _, mark in lit(marks) if mark not in MARKS]:
        yield f"marks: {odd[0]} is none of engine/places.py's: 0 to {MARKS[-1]}"
    if strange := [piece_of(mark)[2] for mark in marks if piece_of(mark)[2] not in SHAPES]:
        shapes = ", ".join(sorted(filter(None, SHAPES)))
        yield f"marks: no piece has the shape {strange[0]!r}: there are {shapes}"
    if len(points := rules.scores(table)) < table.seats:
        yield f"scores: {len(points)} of {table.seats} seats have points, or None"
