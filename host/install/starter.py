"""What a board runs first, its `main.py`: made of firmware/boot/start.py, and burn.py for ROMFS.

Frozen code is changed with MicroPython itself: there it carries out no plan.
"""

from __future__ import annotations

from pathlib import Path

from firmware.boot import burn, start

MAIN = "main.py"
ASLEEP = "#|"
PLAN = f"""
import os

if {{{start.FOLDER!r}, {start.BEFORE!r}}} & set(os.listdir()):
    with open({MAIN!r}) as file:
        exec("".join([line[2:] for line in file if line.startswith({ASLEEP!r})]))
"""
STARTER = (
    PLAN
    + """\
else:
    from firmware.boot.quick_imports import begin

    begin()
    del begin
    from firmware.boot.main import main
    from firmware.boot.settling import settling

    main(settling())
"""
)
# MicroPython mounts ROMFS before this runs, and looks for modules in files first.
ROM_STARTER = (
    PLAN
    + """\
import sys

if "/rom" in sys.path:
    sys.path.insert(0, "/rom")
from firmware.boot.main import main
from firmware.boot.settling import settling

main(settling())
"""
)
# Frozen in MicroPython itself. An older installation's files are looked into last; so a start asks
# the file system for no module either.
FROZEN_STARTER = """\
import sys

sys.path.remove(".frozen")
sys.path.insert(0, ".frozen")
from firmware.boot.main import main
from firmware.boot.settling import settling

main(settling())
"""
# What was mounted before the plan is another image, or none.
ROM_PLAN = """
if finish():
    import machine
    machine.soft_reset()
"""


def starter() -> bytes:
    """`main.py`: the code for plans is a comment in it, which takes no memory until needed."""
    return (asleep(text_of(start.__file__)) + STARTER).encode()


def rom_starter() -> bytes:
    """The same for a board whose code lies in ROMFS, and for its way there."""
    return (asleep(carrier() + ROM_PLAN) + ROM_STARTER).encode()


def carrier() -> str:
    """The code that carries out every kind of plan, without its beginning."""
    plans = text_of(start.__file__).split("\nif __name__")[0]
    return plans + "\n" + text_of(burn.__file__ or "") + "\nFURTHER.update(VERBS)\n"


def text_of(path: str) -> str:
    return Path(path).read_text(encoding="utf-8")


def asleep(text: str) -> str:
    return "".join(f"{ASLEEP}{line}\n" for line in text.split("\n") if line)
