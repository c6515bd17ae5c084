"""The hardware folder is true: drawings are to scale and current, numbers are the code's."""

from __future__ import annotations

import base64
import json
import math
import re
import shutil
import subprocess
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image

from engine import found as catalogued
from engine.boxes import Box
from firmware import boards
from firmware.boards import pico
from firmware.lights import plates
from firmware.lights.lights import SIZES, Lights
from hardware import build, drill, power, wiring_plans
from hardware.readme import BLOCKS, README, longest_hop
from host.cli import COMMANDS

FOLDER = README.parent
ROOT = FOLDER.parent
TEXT = README.read_text(encoding="utf-8")
AGAIN = "`make hardware` writes it anew"
MM = 72 / 25.4
# Names of commands this page may use before they are there.
PROMISED: set[str] = set()  # commands it may name before they exist
MADE = build.drawings()

# The Pico's header, from its data sheet: which pin is which.
PICO_LEFT = "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15"
PICO_RIGHT = (
    "GP16 GP17 GND GP18 GP19 GP20 GP21 GND GP22 RUN GP26 GP27 GND GP28 ADC_VREF 3V3(OUT) 3V3_EN "
    "GND VSYS VBUS"
)
PICO_HEADER = f"{PICO_LEFT} {PICO_RIGHT}".split()


def read(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def streams(pdf: bytes) -> list[str]:
    """What every page draws, whatever packed it."""
    packed = re.findall(rb"stream\r?\n(.*?)~>endstream", pdf, re.DOTALL)
    return [zlib.decompress(base64.a85decode(one)).decode("latin-1") for one in packed]


def page_sizes(pdf: bytes) -> set[tuple[float, float]]:
    """In mm."""
    boxes = re.findall(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]", pdf)
    return {(round(float(w) / MM, 2), round(float(h) / MM, 2)) for w, h in boxes}


def lines(stream: str) -> Iterator[tuple[float, float, float, float]]:
    """Straight lines a page draws, in mm."""
    number = r"(-?[\d.]+)"
    for found in re.findall(rf"{number} {number} m {number} {number} l", stream):
        yield tuple(float(value) / MM for value in found)  # type: ignore[misc]


def circles(board: str) -> list[tuple[float, float, float]]:
    """Every hole of the plate's SVG: x and y from the middle of the plate, radius."""
    text = read(f"plates/{board}.svg")
    width, height = (side / 2 + drill.BORDER for side in catalogued.geometry(board)["SIZE"])
    found = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"', text)
    return [(float(x) - width, float(y) - height, float(r)) for x, y, r in found]


# Everything generated is current


@pytest.mark.parametrize("name", [n for n in MADE if not n.endswith(".pdf")])
def test_a_generated_file_is_current(name: str) -> None:
    assert read(name) == MADE[name], AGAIN


@pytest.mark.parametrize("name", [n for n in MADE if n.endswith(".pdf")])
def test_a_generated_pdf_is_current(name: str) -> None:
    made = MADE[name]
    assert isinstance(made, bytes)
    kept = (FOLDER / name).read_bytes()
    assert streams(kept) == streams(made), AGAIN
    assert page_sizes(kept) == page_sizes(made)


def test_no_drawing_is_left_from_before() -> None:
    made = set(MADE) | {f"wiring/{board.NAME}.svg" for board in wiring_plans.BOARDS}
    for folder in ("plates", "tags", "wiring"):
        kept = {path.relative_to(FOLDER).as_posix() for path in (FOLDER / folder).iterdir()}
        assert kept == {name for name in made if name.startswith(folder)}


def test_every_part_of_the_readme_that_is_generated_is_there() -> None:
    assert set(re.findall(r"<!-- ([a-z0-9-]+) -->", TEXT)) == set(BLOCKS) | {"parts"}


# Wiring


@pytest.mark.parametrize("board", wiring_plans.BOARDS, ids=lambda board: board.NAME)
def test_the_wiring_drawing_is_of_todays_plan(board: ModuleType) -> None:
    svg = read(f"wiring/{board.NAME}.svg")
    assert f"<!-- plan {wiring_plans.fingerprint(wiring_plans.plan(board))} -->" in svg, AGAIN
    for _, label in wiring_plans.used(board):
        assert label in svg
    wireviz = wiring_plans.find_wireviz()
    if wireviz is None:
        pytest.skip("wireviz or graphviz is not installed: the drawing is not made again")
    assert wiring_plans.texts(svg) == wiring_plans.texts(
        wiring_plans.drawn(wiring_plans.plan(board), wireviz)
    ), AGAIN


@pytest.mark.parametrize("board", wiring_plans.BOARDS, ids=lambda board: board.NAME)
def test_the_plan_has_every_wire_of_the_usual_build(board: ModuleType) -> None:
    planned = {wire for part in wiring_plans.PARTS for _, wire in part.pins} - {"3V3", "5V", "GND"}
    built = boards.board("", {"board": board.NAME})
    assert planned == set(built.wires())
    for wire in planned:
        assert f"{built.pins[wire]} {wire}" in read(f"wiring/{board.NAME}.yml")


def test_the_plan_names_the_picos_header_as_its_data_sheet_does() -> None:
    for part in (*wiring_plans.PARTS, wiring_plans.plate_plug()):
        for _, wire in part.pins:
            pin = PICO_HEADER[int(wiring_plans.header(pico, wire, part.key)) - 1]
            assert pin == wiring_plans.label(pico, wire).split()[0], (part.key, wire)


def test_nothing_gets_five_volts_that_wants_three() -> None:
    for part in wiring_plans.PARTS:
        supplies = {wire for _, wire in part.pins} & {"3V3", "5V"}
        assert supplies == {
            "reader": {"3V3"}, "screen": {"3V3"}, "knob": set(), "buzzer": set(), "shifter": {"5V"},
        }[part.key]  # fmt: skip


# Plates


@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_every_place_has_its_hole_and_every_hole_is_a_place_or_a_screw(board: str) -> None:
    points = [(x, y, drill.HOLE / 2) for x, y in catalogued.geometry(board)["points"]().values()]
    points += [(x, y, drill.FIXING / 2) for x, y in drill.fixings(board)]
    found = sorted(circles(board))
    assert len(found) == len(points)
    for drilled, wanted in zip(found, sorted(points), strict=True):
        assert drilled == pytest.approx(wanted, abs=0.01)


@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_every_place_the_firmware_can_light_has_a_position(board: str) -> None:
    assert sorted(catalogued.geometry(board)["points"]()) == sorted(plates.all_places(board))
    assert max(catalogued.geometry(board)["points"]()) < SIZES[board]


@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_between_holes_there_is_wood_and_a_light_of_ten_millimetres_fits(board: str) -> None:
    width, height = catalogued.geometry(board)["SIZE"]
    holes = circles(board)
    for index, (x, y, radius) in enumerate(holes):
        assert abs(x) + radius + 3 <= width / 2 and abs(y) + radius + 3 <= height / 2
        for left, top, other in holes[:index]:
            apart = math.dist((x, y), (left, top))
            assert apart >= (10 if radius == other == drill.HOLE / 2 else 8), (x, y, left, top)


@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_the_svg_is_as_large_as_the_plate(board: str) -> None:
    width, height = (f"{side + 2 * drill.BORDER:g}" for side in catalogued.geometry(board)["SIZE"])
    head = read(f"plates/{board}.svg").split("\n")[0]
    assert f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"' in head


@pytest.mark.parametrize("paper", ["a3", "a4"])
@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_the_pdf_has_true_sheets_and_a_control_line_on_each(board: str, paper: str) -> None:
    pdf = (FOLDER / f"plates/{board}-{paper}.pdf").read_bytes()
    sizes = {(420.0, 297.0)} if paper == "a3" else {(297.0, 210.0), (210.0, 297.0)}
    assert page_sizes(pdf) <= sizes
    for stream in streams(pdf):
        lengths = [math.dist(line[:2], line[2:]) for line in lines(stream)]
        assert any(abs(length - 100) < 0.01 for length in lengths)
        assert "100 mm" in stream and "100 %" in stream


@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_every_hole_is_whole_on_one_of_the_a4_sheets(board: str) -> None:
    drawing = drill.holes_with_outline(board)
    wanted = {(round(x, 2), round(y, 2)) for _, _, x, y in holes_in(drawing.shapes, 0, 0)}
    pages = drill.on_a4(board)
    width, height = (side - 2 * drill.MARGIN for side in (pages[0].width, pages[0].height))
    lefts = drill.steps(drawing.width, min(width, drawing.width))
    tops = drill.steps(drawing.height, min(height, drawing.height))
    assert len(pages) == len(lefts) * len(tops)
    found = set()
    for page, (top, left) in zip(pages, [(t, x) for t in tops for x in lefts], strict=True):
        move = left - drill.MARGIN, top - drill.MARGIN
        found |= {(round(x, 2), round(y, 2)) for _, _, x, y in holes_in(page.shapes, *move)}
    assert found == wanted


def holes_in(shapes: list, x: float, y: float) -> Iterator[tuple[float, float, float, float]]:  # type: ignore[type-arg]
    for shape in shapes:
        if hasattr(shape, "radius"):
            yield shape.radius, 0.0, shape.x + x, shape.y + y


@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_holes_are_named_and_numbered_along_the_chain(board: str) -> None:
    text = read(f"plates/{board}.svg")
    said = re.findall(r">([^<>]+)</text>", text)
    places = plates.chain(board).places
    assert [name for name in said if name in {plates.name(board, p) for p in places}]
    for light, place in enumerate(places):
        assert plates.name(board, place) in said and str(light + 1) in said


# Parts and power


def parts() -> list[list[str]]:
    table = TEXT.split("<!-- parts -->")[1].split("<!-- /parts -->")[0]
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in table.split("\n")[3:-1]]


def test_the_prices_add_up() -> None:
    *every, (_, _, total, _) = parts()
    assert total == f"**{sum(int(price) for _, _, price, _ in every)}**"


def test_there_are_lights_and_tags_enough() -> None:
    pieces = {name: amount for name, amount, _, _ in parts()}
    strings = int(next(pieces[name] for name in pieces if "strings of 50" in name))
    assert strings * 50 >= plates.chain("stonehenge").size + plates.chain("bed").size
    metres = float(next(pieces[name] for name in pieces if "strip, 100 lights" in name).split()[0])
    assert metres * 100 >= plates.chain("rail").size
    tags = int(next(pieces[name] for name in pieces if "NTAG213" in name))
    assert tags >= sum(box.size for box in catalogued.boxes())


def test_the_prewired_strings_reach_from_light_to_light() -> None:
    assert longest_hop("stonehenge") <= 100 and longest_hop("rail") == 10
    assert longest_hop("bed") > 100 and "solder a piece in" in TEXT


@pytest.mark.parametrize("board", catalogued.plate_sizes())
def test_the_power_of_a_plate_is_what_the_firmware_counts(board: str) -> None:
    lights, model = len(catalogued.geometry(board)["points"]()), Lights(None)
    white = lights * (model.idle_ma + sum(model.channel_ma))
    row = rf"\| {board} \| {lights} \| {lights * model.idle_ma} mA \| {white} mA \| (\d+) % \|"
    found = re.search(row, TEXT)
    assert found
    left = (model.limit_ma - lights * model.idle_ma) / (lights * sum(model.channel_ma))
    assert int(found[1]) == min(100, int(100 * left))


@pytest.mark.parametrize(("supply", "name"), power.SUPPLIES)
def test_a_supply_bears_the_limit_it_is_given_and_everything_else(supply: int, name: str) -> None:
    limit = power.limit_for(supply)
    assert f"| {name} | {supply} mA | {limit} |" in TEXT
    others = sum(most for _, _, most in power.OTHERS)
    for board in catalogued.plate_sizes():
        lights = Lights(None, limit)
        frame = lights.limited(bytearray(b"\xff" * 3 * power.lights(board)))
        drawn = sum(value * lights.channel_ma[i % 3] / 255 for i, value in enumerate(frame))
        assert drawn + power.idle_ma(board) + others <= supply


def test_the_readme_warns_where_the_usual_limit_is_too_much() -> None:
    assert power.limit_for(500) < power.LIMIT_MA <= power.limit_for(2000)
    assert "on a computer's USB 2 socket set the value" in TEXT


# Tags


@pytest.mark.parametrize("box", catalogued.boxes(), ids=lambda box: box.key)
def test_a_tag_sheet_has_every_piece_once(box: Box) -> None:
    said = "".join(streams((FOLDER / f"tags/{box.key}.pdf").read_bytes()))
    texts = re.findall(r"\(((?:[^()\\]|\\.)*)\) Tj", said)
    for piece in range(box.size):
        assert texts.count(box.name(piece)) == 1
    assert len(re.findall(r" m(?: [\d.]+ [\d.]+ l){4}\s+S", said)) == box.size, "boxes to tick"


# The box


def scad(name: str) -> float:
    """A number from the top of the OpenSCAD file."""
    found = re.search(rf"^{name} = ([\d.]+);", build.SCAD.read_text(), re.MULTILINE)
    assert found, name
    return float(found[1])


def scad_pair(name: str) -> tuple[float, float]:
    found = re.search(rf"^{name} = \[([\d.]+), ([\d.]+)\];", build.SCAD.read_text(), re.MULTILINE)
    assert found, name
    return float(found[1]), float(found[2])


def rendered(part: str, tmp_path: Path, *more: str) -> list[list[tuple[float, ...]]]:
    """The triangles of a part."""
    if shutil.which("openscad") is None:
        pytest.skip("openscad is not installed: the box is not rendered")
    target = tmp_path / "part.stl"
    settings = [f'part="{part}"', "$fn=12", *more]
    command = ["openscad", *[w for s in settings for w in ("-D", s)], "-o", str(target)]
    done = subprocess.run([*command, str(build.SCAD)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr and "Simple:        yes" in done.stderr, done.stderr
    corners = re.findall(r"vertex (\S+) (\S+) (\S+)", target.read_text())
    points = [tuple(float(value) for value in corner) for corner in corners]
    return [points[i : i + 3] for i in range(0, len(points), 3)]


def crossings(triangles: list[list[tuple[float, ...]]], x: float, y: float) -> list[float]:
    """Heights where an upright line goes through the surface."""
    found = set()
    for a, b, c in triangles:
        area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
        if abs(area) < 1e-9:
            continue
        u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area
        v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area
        if u >= 0 and v >= 0 and u + v <= 1:
            found.add(round(a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]), 2))
    return sorted(found)


@pytest.mark.parametrize("oled", ["1.3", "0.96"])
def test_the_lid_renders_thin_over_the_antenna_and_open_for_screen_and_knob(
    oled: str, tmp_path: Path
) -> None:
    lid = rendered("lid", tmp_path, f'oled="{oled}"')
    depth = scad("depth")

    def through(at: tuple[float, float]) -> list[float]:
        return crossings(lid, at[0] + 0.01, depth - at[1] + 0.02)

    floor, ceiling = through(scad_pair("reader_at"))
    assert ceiling - floor == pytest.approx(scad("reader_wall")) and ceiling - floor < 3
    assert through(scad_pair("oled_at")) == [] and through(scad_pair("knob_at")) == []
    sizes = [max(p[i] for t in lid for p in t) - min(p[i] for t in lid for p in t) for i in (0, 1)]
    assert sizes == pytest.approx([scad("width"), depth])


@pytest.mark.parametrize("board", ["pico", "esp32"])
def test_the_body_renders_for_every_board(board: str, tmp_path: Path) -> None:
    body = rendered("body", tmp_path, f'board="{board}"')
    highest = max(point[2] for triangle in body for point in triangle)
    assert highest == pytest.approx(scad("height") - scad("top"))
    assert crossings(body, 85.3, 50.2) == [0, scad("wall")]


def test_the_picture_of_the_box_is_of_todays_source() -> None:
    assert Image.open(build.PICTURE).info["source"] == build.scad_fingerprint(), AGAIN


# The page


def test_every_link_leads_to_a_file() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert target.startswith("https://") or (FOLDER / target).exists(), target


def test_every_command_and_target_it_names_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z]+)", TEXT)) <= targets
    named = set(re.findall(r"\btrilithon ([a-z]+)", TEXT))
    assert named - {name for name, *_ in COMMANDS} <= PROMISED


def test_the_settings_it_shows_are_settings() -> None:
    shown = [json.loads(found) for found in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)]
    assert len(shown) == 2
    boards.board("", {**shown[0], "board": "pico"})
    for board in shown[1]:
        plates.chain(board, shown[1])
    for inline in re.findall(r'`(\{"screen".*?\})`', TEXT):
        boards.board("", {**json.loads(inline), "board": "pico"})


def test_what_it_says_of_the_box_is_in_its_source() -> None:
    assert f"antenna is {scad('reader_wall'):g} mm" in TEXT
    source = build.SCAD.read_text()
    for name, value in re.findall(r"-D '([a-z]+)=\"([^\"]+)\"'", TEXT):
        assert re.search(rf'^{name} = "', source, re.MULTILINE) and value in source
    for width, height in [catalogued.geometry(key)["SIZE"] for key in catalogued.plate_sizes()]:
        assert f"{width:g} × {height:g}" in TEXT


def test_every_step_names_what_to_measure_or_what_the_doctor_says() -> None:
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in TEXT.split("\n")]
    steps = [row for row in rows if len(row) == 4 and row[0].isdigit()]
    assert [int(number) for number, *_ in steps] == list(range(1, 11))
    assert all(measure or doctor for _, _, measure, doctor in steps)


def test_licences_are_stated_in_page_and_source() -> None:
    assert "CC0 1.0" in TEXT and "MIT" in TEXT and "CC0 1.0" in build.SCAD.read_text()


def test_nothing_imports_the_hardware_folder() -> None:
    for package in ("engine", "firmware", "host"):
        for path in (ROOT / package).rglob("*.py"):
            assert not re.search(r"^\s*(from|import) hardware\b", path.read_text(), re.MULTILINE)
