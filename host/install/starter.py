"""What a board runs first, its `main.py`: made of firmware/boot/start.py."""

from __future__ import annotations

from pathlib import Path

from firmware.boot import start

MAIN = "main.py"
ASLEEP = "#|"
STARTER = f"""
import os

if {{{start.FOLDER!r}, {start.BEFORE!r}}} & set(os.listdir()):
    with open({MAIN!r}) as file:
        exec("".join([line[2:] for line in file if line.startswith({ASLEEP!r})]))
else:
    from firmware.boot.quick_imports import begin

    begin()
    del begin
    from firmware.boot.main import main
    from firmware.boot.settling import settling

    main(settling())
"""


def starter() -> bytes:
    """`main.py`: the code for plans is a comment in it, which takes no memory until needed."""
    lines = Path(start.__file__).read_text(encoding="utf-8").split("\n")
    body = "".join(f"{ASLEEP}{line}\n" for line in lines if line)
    return (body + STARTER).encode()
