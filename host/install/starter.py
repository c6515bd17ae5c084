"""What a board runs first, its `main.py`: made of firmware/boot/start.py.

Frozen code is changed with MicroPython itself: there it carries out no plan.
"""

from __future__ import annotations

import ast
import re
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


def starter() -> bytes:
    """`main.py`: the code for plans is a comment in it, which takes no memory until needed."""
    return (asleep(unexplained(text_of(start.__file__))) + STARTER).encode()


def carrier() -> str:
    """The code that carries out a plan, without its beginning."""
    return text_of(start.__file__).split("\nif __name__")[0] + "\n"


def text_of(path: str) -> str:
    return Path(path).read_text(encoding="utf-8")


def unexplained(text: str) -> str:
    """The code alone, with tabs: so all of it lies in one block of a board's flash."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.FunctionDef)) and ast.get_docstring(node):
            del node.body[0]
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        if isinstance(node, ast.arg):
            node.annotation = None
    return re.sub("(?m)^ +", lambda blanks: "\t" * (len(blanks[0]) // 4), ast.unparse(tree))


def asleep(text: str) -> str:
    return "".join(f"{ASLEEP}{line}\n" for line in text.split("\n") if line)
