"""The hardware folder is true: drawings are to scale and current, numbers are the code's."""

from __future__ import annotations

import json
import random
import re
from types import ModuleType

import pytest

from engine import catalogue
from engine import found as catalogued
from engine.boxes import Box
from engine.referee import Referee
from firmware import boards
from firmware.boards import pico
from firmware.lights import plates
from firmware.lights.lights import Lights, Palette, Pattern, ask_marks
from firmware.menus.settings_menu import NUMBERS
from firmware.storage.settings import FIELDS
from hardware import build, power, wiring_plans
from hardware.readme import BLOCKS, README, longest_hop
from host.cli import COMMANDS
from host.commands import settings
from tests.hardware.drawn import AGAIN, FOLDER, page_sizes, read, scad, streams

ROOT = FOLDER.parent
TEXT = README.read_text(encoding="utf-8")
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
    assert planned == {*built.wires(), boards.INTERRUPT}
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


def small_build() -> str:
    """The section on the first build."""
    return TEXT.split("### Start small")[1].split("###")[0]


def test_every_question_of_the_small_build_s_game_lights_one_of_its_lights() -> None:
    game = re.findall(r"`trilithon enrol ([a-z_]+)`", small_build())[0]
    plate = re.findall(r"--plate ([a-z]+)`", small_build())[0]
    count = int(re.findall(r"light_count=(\d+)", small_build())[0])
    assert catalogue.plate(game) == plate and plates.chain(plate).size == count == 8
    dice, referee = random.Random(1), Referee(catalogue.load(game), 3)
    for _ in range(300):
        ask = referee.ask
        assert ask is not None
        pattern, seats = Pattern(count, ask_marks(referee, None)), Palette((0, 1, 2))
        assert any(any(pattern.frame(seats, phase)) for phase in range(16)), ask.prompt
        referee.answer(dice.choice(list(ask.values) or list(ask.items)))


def test_every_step_of_the_small_build_ends_in_something_that_people_see_or_hear() -> None:
    steps = re.split(r"\n\d\. ", small_build())[1:]
    assert len(steps) == 6
    for step in steps:
        assert re.search(r"beep|blink|tick|reads|shows|lights some", step), step


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


def drawn(limit: int, plate: str) -> float:
    """mA of a plate, all of it white, at that limit."""
    lights = Lights(None, limit)
    frame = lights.dimmed(bytearray(b"\xff" * 3 * power.lights(plate)))
    channels = sum(value * lights.channel_ma[i % 3] / 255 for i, value in enumerate(frame))
    return channels + power.idle_ma(plate)


@pytest.mark.parametrize(("supply", "name"), power.SUPPLIES)
def test_a_supply_and_the_way_to_the_plate_bear_the_limit_and_everything_else(
    supply: int, name: str
) -> None:
    assert f"| {name} | {supply} mA | {power.limit_for(supply)} |" in TEXT
    for board, _, _, _, way in power.PATHS:
        for readers in power.READERS:
            limit = power.limit_for(supply, board, way, readers)
            for plate in catalogued.plate_sizes() if limit else ():
                others = power.others_ma(board, readers)
                assert drawn(limit, plate) + others <= min(supply, way), (name, plate, readers)


def test_a_new_table_and_every_offer_at_the_table_suit_a_supply_of_the_page() -> None:
    assert dict(FIELDS)["limit_ma"] == power.limit_for(500) == power.LIMIT_MA, "a computer's socket"
    assert set(NUMBERS["limit_ma"]) == {power.limit_for(supply) for supply, _ in power.SUPPLIES}


def test_every_figure_of_power_names_its_source_and_what_rests_draws_no_more() -> None:
    for draw in (*power.parts(), *power.INSTEAD, power.ESP32):
        assert draw.sheet and draw.rest <= draw.usual <= draw.most, draw


def test_readers_that_a_picos_regulator_does_not_bear_get_one_of_their_own() -> None:
    rows = [row.split("|") for row in power.reader_table().splitlines()[2:]]
    assert [int(row[1]) for row in rows if "regulator" in row[4]] == [3, 4, 5, 6, 7]
    for row in rows:
        assert ("3V3(OUT)" in row[4]) == (int(row[3].split()[0]) <= power.THREE_MA)


def test_the_page_says_that_two_supplies_are_never_joined() -> None:
    said = TEXT.replace("\n", " ")
    assert "Two supplies are never joined" in said and "5 V wire taken off the plate" in said


# Tags


@pytest.mark.parametrize("box", catalogued.boxes(), ids=lambda box: box.key)
def test_a_tag_sheet_has_every_piece_once(box: Box) -> None:
    said = "".join(streams((FOLDER / f"tags/{box.key}.pdf").read_bytes()))
    texts = re.findall(r"\(((?:[^()\\]|\\.)*)\) Tj", said)
    for piece in range(box.size):
        assert texts.count(box.name(piece)) == 1
    assert len(re.findall(r" m(?: [\d.]+ [\d.]+ l){4}\s+S", said)) == box.size, "boxes to tick"


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
    for inline in re.findall(r'`(\{"(?:screen|reader).*?\})`', TEXT):
        boards.board("", {**json.loads(inline), "board": "pico"})
    for words in re.findall(r"`trilithon settings ([^`]+)`", TEXT):
        wishes = settings.with_changes({}, [settings.change(word) for word in words.split()])
        boards.board("", {**wishes["hardware"], "board": "pico"})


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
