"""Write every generated file of this folder again: `make hardware` or `python -m hardware.build`.

Plates are drawn after photographs of real boards where these were measured: hardware/measured.py.
`python -m hardware.build stl [FOLDER]` makes the box's parts for a printer.

Wiring drawings need the programs `wireviz` and `dot`, the enclosure's picture needs `openscad`.
Where they are missing those files stay as they are, and a line says so.
"""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image
from PIL.PngImagePlugin import PngInfo

from hardware import circuit, measured, ours, plans, wiring_plans
from hardware.readme import README, with_blocks

FOLDER = Path(__file__).parent
SCAD = FOLDER / "enclosure" / "trilithon.scad"
PICTURE = SCAD.with_suffix(".png")
VIEW = ["--camera=85,50,15,55,0,20,430", "--imgsize=900,620", "--render"]


def drawings() -> dict[str, str | bytes]:
    """Every file that Python alone can write, by its path in this folder."""
    made: dict[str, str | bytes] = {}
    for plate in ours.plates():
        made |= {f"plates/{file}": content for file, content in plans.of_plate(plate).items()}
    for box in ours.boxes():
        made |= {f"tags/{file}": content for file, content in plans.of_box(box).items()}
    for chip in wiring_plans.BOARDS:
        made[f"wiring/{chip.NAME}.yml"] = wiring_plans.plan(chip)
        made[f"wiring/{chip.NAME}-schematic.svg"] = circuit.schematic(chip)
    made["wiring/pico-perfboard.svg"] = circuit.perfboard()
    made["README.md"] = with_blocks(README.read_text(encoding="utf-8"))
    return made


def write(name: str, content: str | bytes) -> None:
    path = FOLDER / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def wiring_drawings() -> None:
    wireviz = wiring_plans.find_wireviz()
    if wireviz is None:
        print("wiring/*.svg: not drawn, wireviz or graphviz is missing")
        return
    for board in wiring_plans.BOARDS:
        write(f"wiring/{board.NAME}.svg", wiring_plans.drawn(wiring_plans.plan(board), wireviz))


def openscad(*arguments: str) -> list[str] | None:
    """The command line, with a display where there is none; None where it is not installed."""
    program, display = shutil.which("openscad"), shutil.which("xvfb-run")
    if program is None:
        return None
    needs = not os.environ.get("DISPLAY") and sys.platform == "linux" and display
    return [*([display, "-a"] if needs and display else []), program, *arguments, str(SCAD)]


def scad_fingerprint() -> str:
    return hashlib.sha256(SCAD.read_bytes()).hexdigest()[:16]


def enclosure_picture() -> None:
    """The picture says in itself from which source it was made: of the same it stays."""
    with Image.open(PICTURE) as old:
        if old.info.get("source") == scad_fingerprint():
            return
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "box.png"
        command = openscad(*VIEW, "-o", str(target))
        if command is None or subprocess.run(command, capture_output=True).returncode:
            print(f"{PICTURE.name}: not drawn, openscad is missing or has no display")
            return
        info, out = PngInfo(), io.BytesIO()
        info.add_text("source", scad_fingerprint())
        Image.open(target).quantize(32, dither=Image.Dither.NONE).save(
            out, "png", pnginfo=info, optimize=True
        )
    PICTURE.write_bytes(out.getvalue())


def stl(folder: Path) -> int:
    """The box's parts for a printer, for each shape of board; 1 where OpenSCAD cannot make them."""
    for part in ("body", "lid"):
        for board in ("pico", "esp32"):
            target = folder / f"{part}-{board}.stl"
            chosen = ("-D", f'part="{part}"', "-D", f'board="{board}"', "-o", str(target))
            command = openscad(*chosen)
            if command is None:
                print("no STL made: openscad is not installed (apt, brew, or openscad.org)")
                return 1
            folder.mkdir(parents=True, exist_ok=True)
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                print(f"{target.name}: openscad says {done.stderr.strip().splitlines()[-1:]}")
                return 1
            print(target)
    return 0


def main(arguments: list[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["stl"]:
        return stl(Path(given[1] if len(given) > 1 else "build/stl"))
    try:
        made = drawings()
    except ValueError as wrong:  # of a measured plate; nothing has been written
        print(wrong)
        return 1
    for name, content in made.items():
        write(name, content)
    for plate in ours.plates():
        for doubt in measured.doubts(plate):
            print(doubt)
    wiring_drawings()
    enclosure_picture()
    return 0


if __name__ == "__main__":
    sys.exit(main())
