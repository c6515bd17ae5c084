"""The wiring plans, from the pin files of the boards: which pin of which part goes where.

WireViz (GPL-3, a development tool that is called, never imported) draws the YAML written here. A
drawing ends with the fingerprint of its YAML, so that an old one is found without the tool too.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from firmware import boards
from firmware.boards import esp32, esp32s3, pico

FOLDER = Path(__file__).parent / "wiring"
BOARDS = (pico, esp32, esp32s3)
TITLES = {
    "pico": "Raspberry Pi Pico",
    "esp32": "ESP32-DevKitC",
    "esp32s3": "ESP32-S3-DevKitC-1",
}
SUPPLY = {"pico": ("3V3(OUT)", "VBUS"), "esp32": ("3V3", "5V"), "esp32s3": ("3V3", "5V")}

# Header of the Pico: the pin of GP0, GP1...; grounds lie between.
_LEFT = (1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20)
_RIGHT = (21, 22, 24, 25, 26, 27, 29, 0, 0, 0, 31, 32, 34)
PICO_HEADER = _LEFT + _RIGHT
PICO_OTHER = {"3V3(OUT)": 36, "VBUS": 40, "GND": 38}
# The ground beside the pins of each part.
PICO_GROUND = {"reader": 23, "screen": 8, "knob": 18, "buzzer": 28, "shifter": 28, "plate": 38}


@dataclass(frozen=True)
class Part:
    """A part on the board.

    pins   (its own name of a pin, what comes to it): a wire of firmware.boards, or 3V3, 5V, GND
    """

    key: str
    name: str
    pins: tuple[tuple[str, str], ...]
    note: str = ""


PARTS = (
    Part("reader", "MFRC522 reader", (
        ("SDA (CS)", "reader_cs"), ("SCK", "reader_sck"), ("MOSI", "reader_mosi"),
        ("MISO", "reader_miso"), ("IRQ (optional)", "reader_irq"), ("GND", "GND"),
        ("RST", "reader_rst"), ("3.3V", "3V3"),
    ), "never 5 V; IRQ may stay open"),
    Part("screen", "OLED 128x64, I2C", (
        ("GND", "GND"), ("VCC", "3V3"), ("SCL", "screen_scl"), ("SDA", "screen_sda"),
    ), "SSD1306 or SH1106"),
    Part("knob", "EC11 knob", (
        ("A", "knob_a"), ("C", "GND"), ("B", "knob_b"), ("D", "knob_press"), ("E", "GND"),
    ), "module: CLK A, DT B, SW D"),
    Part("buzzer", "piezo, passive", (
        ("+", "buzzer"), ("-", "GND"),
    ), "100 ohm in series"),
    Part("shifter", "74AHCT125", (
        ("2 (1A)", "strip"), ("14 (VCC)", "5V"), ("1 (1OE)", "GND"), ("7 (GND)", "GND"),
    ), "other inputs to GND"),
)  # fmt: skip
PLATE_NOTE = "1000 uF from 5V to GND"


def header(board: ModuleType, wire: str, part: str = "") -> str:
    """What is printed beside the pin (for the Pico: the number of the pin)."""
    if wire in ("3V3", "5V"):
        wire = SUPPLY[board.NAME][wire == "5V"]
    elif wire != "GND":
        gpio = board.PINS[wire]
        return str(PICO_HEADER[gpio]) if board is pico else f"{gpio}"
    if board is not pico:
        return wire
    return str(PICO_GROUND[part] if wire == "GND" else PICO_OTHER[wire])


def label(board: ModuleType, wire: str) -> str:
    """What the pin is called in the drawing."""
    if wire in ("3V3", "5V"):
        return SUPPLY[board.NAME][wire == "5V"]
    if wire == "GND":
        return wire
    gpio = board.PINS[wire]
    return ("GP" if board is pico else "GPIO ") + f"{gpio} {wire}"


def used(board: ModuleType) -> list[tuple[str, str]]:
    """(header pin, label) of every pin of the board that carries a wire, part after part."""
    found: list[tuple[str, str]] = []
    for part in (*PARTS, plate_plug()):
        for _, wire in part.pins:
            pin = header(board, wire, part.key), label(board, wire)
            if wire != "data" and pin not in found:
                found.append(pin)
    return found


def plate_plug() -> Part:
    """The plug of a light plate; its data come from the shifter, not from the board."""
    return Part("plate", "light plate, JST-SM", (("5V", "5V"), ("GND", "GND")), PLATE_NOTE)


def ids(pins: list[str]) -> str:
    """Pins as WireViz reads them: what looks like a number is one."""
    return json.dumps([int(pin) if pin.isdigit() else pin for pin in pins])


def connector(name: str, kind: str, pins: list[tuple[str, str]], note: str) -> list[str]:
    """YAML of one connector; `pins` are (number, label)."""
    lines = [
        f"  {name}:",
        f"    type: {json.dumps(kind)}",
        f"    pins: {ids([number for number, _ in pins])}",
        f"    pinlabels: {json.dumps([text for _, text in pins])}",
    ]
    return [*lines, f"    notes: {json.dumps(note)}"] if note else lines


SIGNALS = ("YE", "GN", "BU", "VT", "BN", "GY")


def colours(wires: list[str]) -> list[str]:
    """Red 3.3 V, orange 5 V, black ground; the signals of a cable each another."""
    fixed = {"3V3": "RD", "5V": "OG", "GND": "BK"}
    signals = [wire for wire in wires if wire not in fixed]
    return [fixed.get(wire) or SIGNALS[signals.index(wire)] for wire in wires]


def cable(name: str, wires: list[str], thick: bool) -> list[str]:
    return [
        f"  {name}:",
        f"    gauge: {'0.5' if thick else '0.14'} mm2",
        f"    length: {'0.3' if thick else '0.15'}",
        f"    colors: {json.dumps(colours(wires))}",
        f"    wirelabels: {json.dumps(wires)}",
    ]


def connection(start: tuple[str, list[str]], name: str, end: tuple[str, list[str]]) -> list[str]:
    numbers = json.dumps(list(range(1, len(start[1]) + 1)))
    return [
        f"  - - {start[0]}: {ids(start[1])}",
        f"    - {name}: {numbers}",
        f"    - {end[0]}: {ids(end[1])}",
    ]


def plan(board: ModuleType) -> str:
    """The whole YAML."""
    parts = [*PARTS, plate_plug()]
    connectors = connector("board", TITLES[board.NAME], used(board), "seen from above, USB upwards")
    cables: list[str] = []
    connections: list[str] = []
    for part in parts:
        pins = [(str(i), text) for i, (text, _) in enumerate(part.pins, 1)]
        extra = {"shifter": [("5", "3 (1Y)")], "plate": [("3", "DIN")]}.get(part.key, [])
        connectors += connector(part.key, part.name, pins + extra, part.note)
        wires = [wire for _, wire in part.pins]
        cables += cable(f"to_{part.key}", wires, part.key == "plate")
        ends = [header(board, wire, part.key) for wire in wires]
        connections += connection(
            ("board", ends), f"to_{part.key}", (part.key, [number for number, _ in pins])
        )
    cables += [*cable("data", ["data"], True), '    notes: "330 ohm in series"']
    connections += connection(("shifter", ["5"]), "data", ("plate", ["3"]))
    said = f"# Written by `python -m hardware.build` from firmware/boards/{board.NAME}.py."
    parts_yaml = ["connectors:", *connectors, "cables:", *cables, "connections:", *connections]
    return "\n".join([said, *parts_yaml]) + "\n"


def pin_table(board: ModuleType) -> str:
    """Markdown: what goes where, of the usual parts; another screen's wires below."""
    pin = "GPIO | header pin" if board is pico else "GPIO"
    rows = [f"| part | its pin | wire | {pin} |", "|---|---|---|---" + "|---|" * (board is pico)]
    rows[1] = rows[1] if board is pico else rows[1] + "|"
    for part in PARTS:
        for text, wire in part.pins:
            rows.append(f"| {part.name} | {text} | {wire} | {cells(board, wire, part.key)} |")
    for wire in dict(boards.PARTS["screen"])["ssd1306_spi"]:
        if board.PINS[wire] is not None:
            rows.append(f"| OLED on SPI instead | {wire[7:].upper()} | {wire} | "
                        f"{cells(board, wire, 'screen')} |")  # fmt: skip
    return "\n".join(rows) + "\n"


def cells(board: ModuleType, wire: str, part: str) -> str:
    gpio = board.PINS.get(wire)
    first = SUPPLY[board.NAME][wire == "5V"] if wire in ("3V3", "5V") else gpio
    first = "GND" if wire == "GND" else first
    return f"{first} | {header(board, wire, part)}" if board is pico else f"{first}"


def fingerprint(yaml: str) -> str:
    return hashlib.sha256(yaml.encode()).hexdigest()[:16]


def find_wireviz() -> str | None:
    """The command, beside this Python or on PATH or in $WIREVIZ; it needs graphviz' `dot`."""
    beside = shutil.which("wireviz", path=str(Path(sys.executable).parent))
    found = os.environ.get("WIREVIZ") or beside or shutil.which("wireviz")
    return found if shutil.which("dot") else None


def drawn(yaml: str, wireviz: str) -> str:
    """The SVG of a plan, with its fingerprint."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "plan.yml"
        source.write_text(yaml, encoding="utf-8")
        command = [wireviz, "-f", "s", str(source)]
        subprocess.run(command, check=True, capture_output=True, timeout=120)
        picture = (Path(folder) / "plan.svg").read_text(encoding="utf-8")
    picture = re.sub(r"<!--.*?-->\n?", "", picture, flags=re.DOTALL)
    return picture.rstrip() + f"\n<!-- plan {fingerprint(yaml)} -->\n"


def texts(svg: str) -> list[str]:
    """Every text of a drawing, sorted: the same for every version of the tool."""
    return sorted(re.findall(r"<text[^>]*>([^<]*)</text>", svg))
