"""The plan of a plate and the tag sheets of a box, as files for a printer."""

from __future__ import annotations

from engine import found
from engine.boxes import Box
from hardware import drill, paper, sheets
from hardware.measured import A3, geometry

Files = dict[str, "str | bytes"]


def of_plate(plate: str) -> Files:
    """Its plan to look at, and at true size on sheets of A4, and of A3 where one takes it whole."""
    title = f"Trilithon: the light plate {plate}"
    made: Files = {f"{plate}.svg": paper.svg(drill.drawn(plate), title)}
    if fits(geometry(plate)["SIZE"]):
        made[f"{plate}-a3.pdf"] = paper.pdf(drill.on_a3(plate), title)
    made[f"{plate}-a4.pdf"] = paper.pdf(drill.on_a4(plate), title)
    return made


def fits(size: tuple[float, float]) -> bool:
    """Whether a lying sheet of A3 takes a plate of this size, in millimetres, with its marks."""
    width, height = size
    return width <= A3[0] and height <= A3[1]


def of_box(box: Box) -> Files:
    """Its tag sheets."""
    title = f"Trilithon: tags of {sheets.title(box.key)}"
    return {f"{box.key}.pdf": paper.pdf(sheets.sheets(box), title)}


def of_game(name: str) -> Files:
    """Everything that people print for a game, by the names of its files.

    ValueError: a plate that cannot be drawn, and why.
    """
    facts = found.facts(name)
    made = {f"plate-{file}": plan for file, plan in of_plate(facts["PLATE"]).items()}
    for box in found.boxes():
        if box.key == facts["BOX"]:
            made |= {f"tags-{file}": sheet for file, sheet in of_box(box).items()}
    return made
