"""Pull the plug in the midst of every erase and every program of a story on real littlefs."""

import gc

from firmware.storage.files import Files
from tests.both.models.disk import FOLDER, Disk, Plug
from tests.both.models.flash import Flash

SECTORS = 16
RP2, ESP32 = 256, 32  # bytes that MicroPython programs at once: modules/_boot.py of these ports
IDLE = 10000  # milliseconds


# Made while MicroPython's memory is in one piece, and used again and again.
BASE, CHIP = Flash(SECTORS), Flash(SECTORS)


def prepared(story=None, unit=RP2):
    """BASE with a new file system, and what a story did on it."""
    BASE.restart()
    BASE.unit = unit
    with Disk(BASE, new=True):
        files = Files(FOLDER)
        if story:
            story(files, list)
    BASE.restart()
    return BASE


def run(chip, story, cut_at=None):
    """What the story said counts, until the plug was pulled at this operation."""
    chip.cut_at = cut_at
    counted = []
    try:
        with Disk(chip):
            story(Files(FOLDER), lambda *what: counted.append(what))
    except Plug:
        pass
    return counted


def every_cut(base, story, check):
    """How many cuts there were. `check(files, counted)` looks at what each has left."""
    CHIP.restart(base)
    run(CHIP, story)
    operations = CHIP.operations
    for at in range(operations):
        if hasattr(gc, "mem_free"):  # a board's memory; elsewhere it takes most of the time
            gc.collect()
        CHIP.restart(base)
        counted = run(CHIP, story, at)
        assert CHIP.off
        CHIP.restart()
        with Disk(CHIP):
            check(Files(FOLDER), counted)
        assert not CHIP.faults, (at, CHIP.faults)
    return operations


def rest(files):
    """People think."""
    for _ in range(6):
        files.rest(IDLE)
