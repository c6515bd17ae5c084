"""The parts of README.md that other files define: pins, currents, chains, tags."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from engine import found
from firmware.boards import TRAITS, esp32, esp32s3, pico
from hardware import circuit, drill, ours, power, sheets, wiring_plans
from hardware.drill import HOLE
from hardware.measured import geometry

README = Path(__file__).parent / "README.md"


def longest_hop(plate: str) -> float:
    """The longest wire between two lights of the usual chain, in mm."""
    points = geometry(plate)["points"]()
    return max(math.dist(points[a], points[b]) for a, b in pairwise(drill.lit(plate)))


def chain_table() -> str:
    rows = [
        f"| plate | size | holes of {HOLE:g} mm | longest wire | chain |",
        "|---|---|---|---|---|",
    ]
    for plate in ours.plates():
        text = found.plate(plate).chain
        width, height = geometry(plate)["SIZE"]
        rows.append(f"| {plate} | {width:g} × {height:g} mm | {power.lights(plate)} | "
                    f"{longest_hop(plate):.0f} mm | `{text}` |")  # fmt: skip
    return "\n".join(rows) + "\n"


def tag_table() -> str:
    rows = ["| box | tags | sheet |", "|---|---|---|"]
    for box in ours.boxes():
        rows.append(f"| {sheets.title(box.key)} | {box.size} | "
                    f"[tags/{box.key}.pdf](tags/{box.key}.pdf) |")  # fmt: skip
    tags = sum(box.size for box in ours.boxes())
    return "\n".join([*rows, f"| **together** | **{tags}** | |"]) + "\n"


# When a trait of firmware.boards is not the usual one.
WHEN = {
    "screen_address": "the screen stays dark; its back has the resistor at `0x7A` (3D), not `0x78`",
    "screen_rotation": "the text stands on its head",
    "knob_detents": "only every second click counts (2: ALPS EC11E and such), or of four one (4)",
    "knob_direction": "turned right, the choice goes up",
    "light_order": "red is not red; every light white or of another colour: lights with a white of "
    "their own (W, SK6812 RGBW; it stays dark)",
    "light_count": "how many are on the wire, where the plates do not say so (0: they do)",
}


def trait_table() -> str:
    rows = ["| field | may be | change it where |", "|---|---|---|"]
    for trait in TRAITS:
        known = TRAITS[trait]
        few = [f"`{value}`" for value in known] if isinstance(known, tuple) else []
        values = ", ".join(few) or f"{known[0]} to {known[-1]}"
        rows.append(f"| `{trait}` | {values} | {WHEN[trait]} |")
    return "\n".join(rows) + "\n"


BLOCKS: dict[str, Callable[[], str]] = {
    "pins-pico": lambda: wiring_plans.pin_table(pico),
    "pins-esp32": lambda: wiring_plans.pin_table(esp32),
    "pins-esp32s3": lambda: wiring_plans.pin_table(esp32s3),
    "traits": trait_table,
    "passives": circuit.passive_table,
    "power-others": power.other_table,
    "power-paths": power.path_table,
    "power-plates": power.plate_table,
    "power-readers": power.reader_table,
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
