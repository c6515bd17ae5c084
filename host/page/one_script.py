"""A page's modules as one script: a browser asks for one file where it asked for sixty.

Each module is a function that runs once, after those that it imports, and gives what it exports.
Ours import and export a line at a time, and none imports itself by a detour; what is written in
another way is refused with its name, never left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import PurePosixPath

ENDING = ".all.js"  # app.all.js is app.js with all that it imports
IMPORT = re.compile(
    r"""^import (?:\* as (\w+)|\{\s*([^}]*?),?\s*\}) from ["']\./([\w.]+)["'];?$""", re.MULTILINE
)
LATER = re.compile(r'\bimport\("\./([\w.]+)"\)')
EXPORT = re.compile(r"^export (?=(?:async )?(function\*?|class|const|let) (\w+))", re.MULTILINE)
OTHER = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
ONLY = 'write `export` before what it exports, and `import { … } from "./….js";`'


def one_script(start: str, source: Callable[[str], str], apart: tuple[str, ...] = ()) -> str:
    """This module with every one that it needs, also later.

    source  name -> text;  apart: modules that are fetched once they are needed
    Raises ValueError: a module imports or exports in a way that is not known here.
    """
    done: dict[str, str] = {}

    def add(name: str, needed_by: tuple[str, ...]) -> None:
        if name in needed_by:
            raise ValueError(f"{name} imports itself: {' > '.join((*needed_by, name))}")
        if name not in done:
            text = source(name)
            for needed in imported(text, apart):
                add(needed, (*needed_by, name))
            done[name] = text

    add(start, ())
    whole = plain(start, done.pop(start), apart)  # last: nobody imports it, and it may await
    return "".join(as_function(name, text, apart) for name, text in done.items()) + whole


@lru_cache(maxsize=256)
def imported(text: str, apart: tuple[str, ...]) -> list[str]:
    first = [found[2] for found in IMPORT.findall(text)]
    return first + [name for name in LATER.findall(text) if name not in apart]


@lru_cache(maxsize=256)
def as_function(name: str, text: str, apart: tuple[str, ...]) -> str:
    """`const $name = (() => { …; return { what it exports }; })();`"""
    # What may change is looked at each time.
    given = [f"get {each}() {{ return {each}; }}" if kind == "let" else each
             for kind, each in EXPORT.findall(text)]  # fmt: skip
    body = plain(name, text, apart)
    return f"const {variable(name)} = (() => {{\n{body}return {{ {', '.join(given)} }};\n}})();\n"


def plain(name: str, text: str, apart: tuple[str, ...] = ()) -> str:
    """What it does, with what it imports as constants. Raises ValueError."""
    text = LATER.sub(
        lambda found: found[0] if found[1] in apart else f"Promise.resolve({variable(found[1])})",
        EXPORT.sub("", IMPORT.sub(as_constant, text)),
    )
    if unknown := OTHER.search(text):
        raise ValueError(f"{name}: {unknown[0]}: {ONLY}")
    return text.rstrip("\n") + "\n"


def as_constant(found: re.Match[str]) -> str:
    whole, names, module = found.groups()
    return f"const {whole or '{ ' + names.replace(' as ', ': ') + ' }'} = {variable(module)};"


def variable(name: str) -> str:
    return "$" + PurePosixPath(name).stem
