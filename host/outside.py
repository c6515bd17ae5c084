"""Games from outside this repository: in folders that are named, and in installed packages.

A package brings a game by an entry point of the group `trilithon.games`: its name is the game's,
its value the package that is the game's folder, called as the game.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import os
from collections.abc import Sequence
from pathlib import Path

import engine.games
from engine import catalogue, found
from host.cli_support import UsageError

GROUP = "trilithon.games"
OPTION = "--games-in"


def taken_from(argv: Sequence[str]) -> tuple[list[str], list[str]]:
    """(folders of games named by OPTION, the other words) of a command line."""
    folders, rest, words = [], [], list(argv)
    while words:
        word = words.pop(0)
        if word == OPTION:
            if not words:
                raise UsageError(f"{OPTION}: name a folder of games")
            folders.append(words.pop(0))
        elif word.startswith(OPTION + "="):
            folders.append(word.partition("=")[2])
        else:
            rest.append(word)
    return folders, rest


def bring(folders: Sequence[str]) -> None:
    """These folders and the packages' count from now on, for this process and those it starts."""
    for folder in folders:
        if not Path(folder).is_dir():
            raise UsageError(f"{OPTION} {folder}: there is no such folder")
    named = [os.path.abspath(folder) for folder in [*folders, *installed()]]
    known = [place for place in os.environ.get(found.OUTSIDE, "").split(os.pathsep) if place]
    if not named and not known:
        return
    os.environ[found.OUTSIDE] = os.pathsep.join(dict.fromkeys([*known, *named]))
    try:
        catalogue.GAMES = found.games()
    except (ValueError, KeyError, TypeError, AttributeError, ImportError, SyntaxError) as wrong:
        said = f"{os.environ[found.OUTSIDE]}: {wrong}; `trilithon check` tells more"
        raise UsageError(said) from wrong


def folders() -> dict[str, Path]:
    """The folder of every game from outside, by its name."""
    ours = Path(engine.games.__file__).parent
    every = {line[0]: Path(found.folder(line[0])) for line in catalogue.GAMES}
    return {name: folder for name, folder in every.items() if folder.parent != ours}


def installed() -> list[str]:
    """The folders in which installed packages have their games."""
    places = []
    for point in importlib.metadata.entry_points(group=GROUP):
        spec = importlib.util.find_spec(point.value)
        folder = Path(((spec and spec.submodule_search_locations) or [""])[0])
        if folder.name != point.name:
            raise UsageError(f"{GROUP}: {point.name} = {point.value} is no package of that name")
        places.append(str(folder.parent))
    return places
