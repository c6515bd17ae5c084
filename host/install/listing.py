"""What a board has written out: which games there are, the usual chains, the texts of languages."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine import catalogue, found
from firmware.lights import usual
from host.cli_support import UsageError
from host.install.shrink.fewer_folders import on_board
from host.install.shrink.pack_texts import WINDOW, packed

CHOSEN = "TRILITHON_LANGUAGES"
FOUND, USUAL = "engine/found.py", "firmware/lights/usual.py"
PROGRAM = '''"""The games and languages of this board, for engine/found.py."""
import sys
from engine.loading import drop
GAMES = {games!r}
PLATES = {plates!r}
PLATE_MODULES = {modules!r}
SIZES = {sizes!r}
BOXES = {boxes!r}
FURTHER = {further!r}
SHARED = {shared!r}
USED = {used!r}
LANGUAGES = {languages!r}
def games():
    return GAMES
def at(name):
    return [line[0] for line in GAMES].index(name)
def facts(name):
    return {{"PLATE": PLATES[at(name)]}}
def module(name, file=""):
    return "engine.games." + name + "__" + file
def further(name):
    return tuple(FURTHER.split(",")[at(name)].split())
def shared(name):
    used = USED[at(name)]
    return tuple([SHARED[each] for each in range(len(SHARED)) if used >> each & 1])
def languages():
    return LANGUAGES
def load(path, name):
    __import__(path)
    return getattr(sys.modules[path], name)
def boxes():
    return tuple([load(path, "BOX") for path in BOXES])
def plate(key):
    found = load(PLATE_MODULES[key], "PLATE")
    drop(PLATE_MODULES[key])
    return found
def plate_sizes():
    return SIZES
def texts(language, name):
    try:
        home = __file__.split("engine/found")[0]
        file = open(home + "engine/words/" + language + ".txt", "rb")
    except OSError:
        path = "engine.words." + language + "_" + name
        found = load(path, "TEXTS")
        drop(path)
        return found
    with file:
        key, line = (name + " ").encode(), file.readline()
        while line and not line.startswith(key):
            line = file.readline()
        head = line.split()
        file.seek(int(head[1], 16))
        if head[2] != b"0":
            from deflate import RAW, DeflateIO
            from io import BytesIO
            file = DeflateIO(BytesIO(file.read(int(head[2], 16))), RAW, {window})
        return tuple([file.read(int(size, 16)) for size in head[3:]])
'''


CHAINS = '''"""The plates of this board and their chains, for firmware/lights/usual.py."""
from firmware.lights.chain import Chain
CHAINS = {chains!r}
def chains():
    return {{name: Chain(CHAINS[name]) for name in CHAINS}}
'''


def usual_chains() -> str:
    """The module that tells a board how its plates are lit."""
    return CHAINS.format(chains={key: one.order for key, one in sorted(usual.chains().items())})


def listing(languages: Sequence[str] = ()) -> str:
    """The module that tells a board what it holds, in few objects: it is always in memory."""
    names = [line[0] for line in catalogue.GAMES]
    return PROGRAM.format(
        games=catalogue.GAMES,
        plates=tuple(found.facts(name)["PLATE"] for name in names),
        modules={key: on_board(module) for key, module in found.modules("plate").items()},
        sizes=found.plate_sizes(),
        boxes=tuple(on_board(found.modules("box")[box.key]) for box in found.boxes()),
        further=",".join(" ".join(found.further(name)) for name in names),
        shared=found.SHARED,
        used=bytes(
            sum(uses(name, each) << bit for bit, each in enumerate(found.SHARED)) for name in names
        ),
        languages=tuple(languages or spoken()),
        window=WINDOW,
    )


def spoken() -> tuple[str, ...]:
    """The languages that a board gets: those that CHOSEN lists, 60 KB of flash each; else all."""
    known = found.languages()
    chosen = os.environ.get(CHOSEN, "").replace(",", " ").split()
    if strange := [each for each in chosen if each not in known]:
        raise UsageError(f"{CHOSEN}: no language {strange[0]!r}; there are {', '.join(known)}")
    return tuple(each for each in known if each in (chosen or known))


def uses(name: str, shared: str) -> bool:
    """Whether a game imports that module."""
    files = [*found.further(name), found.RULEBOOK]
    code = [Path(f"{found.folder(name)}/{file}.py").read_text(encoding="utf-8") for file in files]
    package, leaf = shared.rsplit(".", 1)
    imported = rf"(?m)^from {package}(\.| import .*\b){leaf}\b"
    return any(re.search(imported, text) for text in code)


def texts(languages: Sequence[str] = ()) -> Iterator[tuple[str, bytes]]:
    """(target, contents) of a language's file: each part of the table's texts, each game's."""
    games = [line[0] for line in catalogue.GAMES]
    more = [f"{kind}_{game}" for kind in ("help", "stakes", "setup", "first") for game in games]
    for language in languages or spoken():
        parts = [*found.PARTS, *games, "help", *more]
        yield text_file(language), packed({each: found.texts(language, each) for each in parts})


def text_file(language: str) -> str:
    return f"engine/words/{language}.txt"
