"""Where a board has our modules: a folder takes 8 KB of its flash, however little is in it.

Games' files lie side by side there, `engine/games/amazones__rulebook.mpy`, and a package that is
one file is a plain module. Code compiled for a board imports them from there; what puts their names
together asks `engine.found.module`, which a board has written out (listing.py).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from host.install.shrink.edits import Edit, spelt_with, whole

GAMES = "engine.games"
BETWEEN = "__"  # a game and its file
OF_GAME = re.compile(r"(engine([./])games\2\w+?)\2(?=[a-z])")
ALONE = re.compile(r"(engine/plates/\w+)/__init__(?=\.)")  # its other files only draw


def on_board(name: str) -> str:
    """The path of a file, or the name of a module, as a board has it."""
    return ALONE.sub(r"\1", OF_GAME.sub(rf"\1{BETWEEN}", name))


def imported_there(text: str) -> str:
    """A module's text, lines where they were; one that Python does not understand is left alone."""
    if GAMES + "." not in text:
        return text
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return text
    return spelt_with(text, edits(tree))


def edits(tree: ast.Module) -> Iterator[Edit]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(GAMES + "."):
            yield whole(node, statement(node))


def statement(node: ast.ImportFrom) -> str:
    """The import of a game's file, or of names in it."""
    module = node.module or ""
    if on_board(module) != module:
        names = ", ".join(map(ast.unparse, node.names))
        return f"from {on_board(module)} import {names}"
    game = module.removeprefix(GAMES + ".")
    files = [f"{game}{BETWEEN}{each.name} as {each.asname or each.name}" for each in node.names]
    return f"from {GAMES} import {', '.join(files)}"
