"""What is looked at once in a match: the rhythms of its lights, and its journal in the flash."""

from __future__ import annotations

import re

from littlefs import LittleFS

from tests.emulated import expected, image
from tests.emulated.pico import room_of
from tests.emulated.stopwatch import Broken
from tests.emulated.table import Table

RHYTHM_MS = 2250  # longer than any
STEADY = "·"  # not in it
MATCH, TAIL = "data/match.txt", "data/tail/"  # of the match in play
SEAL = re.compile(r" #[0-9a-f]{4}\n")  # at the end of every line


def rhythms(table: Table, lights: expected.Lights) -> None:
    """A seat's own lights are dark and lit as its rhythm has it."""
    first = len(table.strip.frames)
    table.pico.run(RHYTHM_MS)
    frames = table.strip.frames[first:]
    for light, place in enumerate(lights.order):
        marks = lights.at.get(place, [])
        if len(marks) != 1 or marks[0] >= len(lights.seats):
            continue
        lit = {any(rgb[3 * light : 3 * light + 3]) for rgb in frames}
        steady = STEADY not in list(expected.RHYTHMS.values())[marks[0]]
        if frames and lit != ({True} if steady else {True, False}):
            raise Broken(f"the light of place {place} does not keep its rhythm")


def kept(table: Table, lines: list[str], name: str = MATCH) -> None:
    """The file of the match, as it lies in the flash, is its record, whose lines these are."""
    body = below_header(table, name)
    if body.split("\n")[:-1] != lines[lines.index("") + 1 :]:
        raise Broken(f"the journal is not the match:\n{body}")


def below_header(table: Table, name: str) -> str:
    """The lines of a match, without their seals; of the one in play, file and tail."""
    pico, blocks = table.pico, room_of(table.uf2) // image.BLOCK
    files = LittleFS(block_size=image.BLOCK, block_count=blocks, mount=False)
    files.context.buffer[:] = pico.image()[pico.files_start : pico.files_end]
    files.mount()
    text = read(files, name)
    for part in sorted(files.listdir(TAIL)) if name == MATCH else ():
        text = text[: int(part)] + read(files, TAIL + part)
    return SEAL.sub("\n", text.decode(errors="replace").partition("\n\n")[2])


def read(files: LittleFS, name: str) -> bytes:
    with files.open(name, "rb") as file:
        return bytes(file.read())
