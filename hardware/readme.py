"""The parts of README.md that other files define: pins, currents, chains, tags."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from engine import found
from firmware.boards import esp32, esp32s3, pico
from firmware.lights import plates
from hardware import circuit, drill, power, sheets, wiring_plans
from hardware.drill import HOLE
from hardware.measured import geometry

README = Path(__file__).parent / "README.md"


def longest_hop(plate: str) -> float:
    """The longest wire between two lights of the usual chain, in mm."""
    points = geometry(plate)["points"]()
    places = plates.chain(plate).places
    return max(math.dist(points[a], points[b]) for a, b in pairwise(places))


def chain_table() -> str:
    rows = [
        f"| plate | size | holes of {HOLE:g} mm | longest wire | chain |",
        "|---|---|---|---|---|",
    ]
    for plate in drill.names():
        text = found.plate(plate).chain
        width, height = geometry(plate)["SIZE"]
        rows.append(f"| {plate} | {width:g} × {height:g} mm | {power.lights(plate)} | "
                    f"{longest_hop(plate):.0f} mm | `{text}` |")  # fmt: skip
    return "\n".join(rows) + "\n"


def tag_table() -> str:
    rows = ["| box | tags | sheet |", "|---|---|---|"]
    for box in found.boxes():
        rows.append(f"| {sheets.title(box.key)} | {box.size} | "
                    f"[tags/{box.key}.pdf](tags/{box.key}.pdf) |")  # fmt: skip
    tags = sum(box.size for box in found.boxes())
    return "\n".join([*rows, f"| **together** | **{tags}** | |"]) + "\n"


BLOCKS: dict[str, Callable[[], str]] = {
    "pins-pico": lambda: wiring_plans.pin_table(pico),
    "pins-esp32": lambda: wiring_plans.pin_table(esp32),
    "pins-esp32s3": lambda: wiring_plans.pin_table(esp32s3),
    "passives": circuit.passive_table,
    "power-others": power.other_table,
    "power-paths": power.path_table,
    "power-plates": power.plate_table,
    "power-supplies": power.supply_table,
    "chains": chain_table,
    "tags": tag_table,
}


def with_blocks(text: str) -> str:
    """The README `text` with its generated parts as they are today."""
    for name, block in BLOCKS.items():
        start, end = f"<!-- {name} -->\n", f"<!-- /{name} -->"
        before, _, rest = text.partition(start)
        text = before + start + block() + end + rest.partition(end)[2]
    return text
