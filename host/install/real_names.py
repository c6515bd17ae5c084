"""A board's traceback with the names of the sources: there functions have short ones.

    python -m host.install.real_names < crash.txt

Code compiled for a board has short names (host/install/short_names.py); files and lines are the
sources'. The build notes which name stands for which, and `trilithon deploy` saves the notes of the
build it has put on a board: those are read first.
"""

from __future__ import annotations

import functools
import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from host.door import say
from host.install.build import NAMES, ROOT
from host.install.fewer_folders import in_sources

BUILD = ROOT / "build/deploy"
DEPLOYED = BUILD / NAMES
EVERYWHERE = ""  # beside modules: names that all of them share
PLACE = re.compile(r'(File "([\w/]+)\.mpy", line \d+, in )(\w+)')
NAMED = re.compile(r"(?<=')\w+(?=')")  # in the message of an AttributeError or a NameError

Notes = dict[str, dict[str, str]]  # module -> short name -> the sources'


def real(text: str, notes: Notes | None = None) -> str:
    """The text of a traceback, or a line of one, as the sources would have it."""
    places = PLACE.findall(text)
    if not places:
        return text
    known = found() if notes is None else notes

    def function(match: re.Match[str]) -> str:
        return in_sources(match[1]) + meaning(known, match[2]).get(match[3], match[3])

    inner = meaning(known, places[-1][1])
    lines = [PLACE.sub(function, line) for line in text.split("\n")]
    return "\n".join(line if PLACE.search(line) else spelt(line, inner) for line in lines)


def meaning(notes: Notes, path: str) -> dict[str, str]:
    """Short name -> the sources', in this file."""
    module = in_sources(path).replace("/", ".")
    return {**notes.get(EVERYWHERE, {}), **notes.get(module, {})}


def spelt(line: str, words: Mapping[str, str]) -> str:
    return NAMED.sub(lambda match: words.get(match[0], match[0]), line)


def real_event(name: str, fields: dict[str, Any]) -> dict[str, Any]:
    """A table's text with the sources' names: a fault of its program, or a line of a prompt."""
    if name == "fault" and isinstance(fields.get("trace"), str):
        trace = real(fields["trace"])
        if trace != fields["trace"]:
            places = PLACE.findall(fields["trace"])
            inner = meaning(found(), places[-1][1])
            return {**fields, "trace": trace, "error": spelt(str(fields.get("error")), inner)}
    return fields


@functools.cache
def found() -> Notes:
    """What the last deploy has noted, else the newest build; nothing where there was none."""
    builds = sorted(BUILD.glob(f"*/{NAMES}"), key=lambda path: path.stat().st_mtime)
    for path in [DEPLOYED, *reversed(builds)]:
        try:
            return dict(json.loads(path.read_text(encoding="utf-8")))
        except (OSError, ValueError):
            continue
    return {}


def keep(folder: Path) -> None:
    """The build in this folder is on a board now."""
    (BUILD / NAMES).write_bytes((folder / NAMES).read_bytes())
    found.cache_clear()


def main() -> None:
    say(*real(sys.stdin.read()).rstrip("\n").split("\n"))


if __name__ == "__main__":
    main()
