"""What is looked at once in a match: the rhythms of its lights, and its journal in the flash."""

from __future__ import annotations

import re

from littlefs import LittleFS

from tests.emulated import expected, image
from tests.emulated.pico import room_of
from tests.emulated.stopwatch import Broken
from tests.emulated.table import Table

PHASES, PHASE_MS = 16, 125
RHYTHM_MS = (PHASES + 2) * PHASE_MS
STEP_MS = 10  # between two guesses when a phase of the board began
DARK = "·"
DATA = "data"
MATCH = DATA + "/match.txt"  # of the match in play
TAILS = ("tail-spent", "tail")  # which its lines lie in that are not in it yet, in this order
SEAL = re.compile(r" #[0-9a-f]{4}\n")  # at the end of every line


def rhythms(table: Table, lights: expected.Lights) -> None:
    """Every light that is a seat's alone is dark and lit as its rhythm has it, all in one time."""
    alone = {light: lights.at[place][0] for light, place in enumerate(lights.order)
             if len(lights.at.get(place, [])) == 1}  # fmt: skip
    seats = {light: mark for light, mark in alone.items() if mark < len(lights.seats)}
    begun, first = table.ms, len(table.strip.frames)
    before = table.strip.rgb
    table.pico.run(RHYTHM_MS)
    ends = [end / 1e6 - begun for _, end in table.strip.shown[first:]]
    frames = [(0.0, before), *zip(ends, table.strip.frames[first:], strict=True)]
    wrong = out_of_time(frames, seats)
    if wrong:
        raise Broken(f"the light of place {lights.order[wrong[0]]} does not keep its rhythm")


def out_of_time(frames: list[tuple[float, bytes]], seats: dict[int, int]) -> list[int]:
    """Lights out of step with their seats' rhythms, where as many as can be are in step.

    frames  (since when it is shown in ms, red, green, blue of each light);  `seats` light -> seat
    """
    fewest = list(seats)
    patterns = [rhythm.strip("`") for rhythm in expected.RHYTHMS.values()]
    for moment in range(0, PHASE_MS, STEP_MS):
        times = [moment + PHASE_MS * phase for phase in range(PHASES)]
        looks = [next(rgb for since, rgb in reversed(frames) if since <= at) for at in times]
        for turn in range(PHASES):
            wanted = [pattern[turn:] + pattern[:turn] for pattern in patterns]
            wrong = [light for light, seat in seats.items()
                     if any((mark == DARK) == any(rgb[3 * light : 3 * light + 3])
                            for mark, rgb in zip(wanted[seat], looks, strict=True))]  # fmt: skip
            fewest = min(fewest, wrong, key=len)
    return fewest


def kept(table: Table, lines: list[str], name: str = MATCH) -> None:
    """The file of the match, as it lies in the flash, is its record, whose lines these are."""
    body = below_header(table, name)
    if standing(body) != lines[lines.index("") + 1 :]:
        raise Broken(f"the journal is not the match:\n{body}")


def standing(body: str) -> list[str]:
    """The lines that no `undo` behind them takes back."""
    found: list[str] = []
    for line in body.split("\n")[:-1]:
        if line == "undo":
            found.pop()
        else:
            found.append(line)
    return found


def below_header(table: Table, name: str) -> str:
    """The lines of a match, without their seals; of the one in play, file and tail."""
    pico, blocks = table.pico, room_of(table.uf2) // image.BLOCK
    files = LittleFS(block_size=image.BLOCK, block_count=blocks, mount=False)
    files.context.buffer[:] = pico.image()[pico.files_start : pico.files_end]
    files.mount()
    text = joined(files, name) if name == MATCH else read(files, name)
    return SEAL.sub("\n", text.decode(errors="replace").partition("\n\n")[2])


def joined(files: LittleFS, name: str) -> bytes:
    """A file and its tails, whose files are called by where in it they begin."""
    text = read(files, name)
    for folder in [each for each in TAILS if each in files.listdir(DATA)]:
        for part in sorted(files.listdir(f"{DATA}/{folder}")):
            if int(part) <= len(text):  # else it is of before, and folded
                text = text[: int(part)] + read(files, f"{DATA}/{folder}/{part}")
    return text


def read(files: LittleFS, name: str) -> bytes:
    with files.open(name, "rb") as file:
        return bytes(file.read())
