"""The games and languages there are, found in their folders: a new one changes no other file.

A board cannot afford to look into thirty folders, nor to load a game for its title. What is
compiled for it has this module written out instead, by host/install/listing.py: the same names,
with what the folders hold on the day of compiling.
"""

import os
import sys

import engine.games
from engine import loading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

RULEBOOK = "rulebook"
OUTSIDE = "TRILITHON_GAMES"
NOT_RULES = ("__init__", RULEBOOK, "simulated", "plate", "geometry", "rulings", "stakes", "things")
FIRST = ("fr", "en")  # complete by test; any other language may still lack texts
OTHERWISE = "en"  # for what a language lacks
PARTS = (  # of the table's texts
    "table", "new_menu", "match_menu", "repair_menu", "seats_menu", "pause_menu", "tags_menu",
    "settings_menu", "parts_menu", "wifi_menu", "lights_menu", "guide", "titles",
)  # fmt: skip
HOMES = {"box": "engine.boxes.", "plate": "engine.plates."}  # of those that games share
SHARED = ("engine.boxes.henge", "engine.laying")  # what several games are made of
NO_BREAK = "\u00a0"  # a board has plain blanks: its screen never breaks a line there
TIED = "tied"  # what a language's file has been read as, kept with it
LAST = 1000  # where a game stands in lists that does not say where

_read: dict = {}  # module -> what is in it


def folders() -> list:
    """Where folders of games are: engine/games, then those that TRILITHON_GAMES lists.

    Python finds a game of any of them as `engine.games.<name>`.
    """
    for place in os.environ.get(OUTSIDE, "").split(os.pathsep):
        if place and os.path.abspath(place) not in engine.games.__path__:
            engine.games.__path__.append(os.path.abspath(place))
    return list(engine.games.__path__)


def is_game(place: str, name: str) -> bool:
    return name.isidentifier() and os.path.isfile(f"{place}/{name}/{RULEBOOK}.py")


def has(name: str, file: str) -> bool:
    """Whether there is such a file in the folder of a game."""
    return any([os.path.isfile(f"{place}/{name}/{file}.py") for place in folders()])


def folder(name: str) -> str:
    """The folder of a game. ValueError: there is none."""
    for place in folders():
        if is_game(place, name):
            return place + "/" + name
    raise ValueError(f"no folder of a game {name!r} in {', '.join(folders())}")


def games() -> tuple:
    """(name, fewest and most players, minutes) of every game, in the order of lists."""
    found: list = []
    for place in folders():
        for name in sorted(os.listdir(place)):
            if is_game(place, name):
                if name in [line[1] for line in found]:
                    raise ValueError(f"{place}/{name}: there is a game of this name already")
                said = facts(name)
                found.append((said.get("ORDER", LAST), name) + said["PLAYERS"] + (said["MINUTES"],))
    return tuple([line[1:] for line in sorted(found)])


def facts(name: str) -> dict:
    """What a game's folder says of it: PLAYERS, MINUTES, BOX, PLATE."""
    return read("engine.games." + name)


def part(name: str, file: str) -> dict:
    """What this file of a game holds; nothing where it has no such file."""
    path = f"engine.games.{name}.{file}"
    if path not in _read and not has(name, file):
        _read[path] = {}  # asked at each of a search's thousand answers: once of the disk
    return read(path)


def module(name: str, file: str = "") -> str:
    """The module that is this file of a game; without a file: how the names of all of them begin.

    A board calls them otherwise: a folder for each game would take too much of its flash.
    """
    return f"engine.games.{name}.{file}"


def further(name: str) -> tuple:
    """The modules of a game besides its rulebook."""
    files = sorted(os.listdir(folder(name)))
    modules = [file[:-3] for file in files if file.endswith(".py")]
    return tuple([each for each in modules if each not in NOT_RULES and not is_language(each)])


def shared(name: str) -> tuple:
    """Those of SHARED that a game is made of; a board knows which, here it may be any."""
    return SHARED


def modules(kind: str) -> dict:
    """Key -> module of every box or plate ("box", "plate") that a game is played with."""
    found: dict = {}
    for name in [line[0] for line in games()]:
        key = facts(name)[kind.upper()]
        if has(name, kind):
            found[key] = f"engine.games.{name}.{kind}"
        elif key not in found:
            found[key] = HOMES[kind] + key
    return found


def boxes() -> tuple:
    """Every `engine.boxes.Box` whose pieces can be tagged, in the order of the games using them."""
    every = [read(module)["BOX"] for module in modules("box").values()]
    return tuple([box for box in every if 0 < box.size <= read(HOMES["box"][:-1])["MOST"]])


def plate(key: str) -> "Any":
    """The `engine.plates.Plate` of this key."""
    return read(modules("plate")[key])["PLATE"]


def geometry(key: str) -> dict:
    """Where the places of a plate lie: SIZE, TITLE, points()."""
    module = modules("plate")[key]
    if module.startswith("engine.plates."):
        return read(module + ".geometry")
    if has(module.split(".")[2], "geometry"):
        return read(module[: -len("plate")] + "geometry")
    laid: dict = read("engine.plates.laid")["geometry"](plate(key))
    return laid


def plate_sizes() -> dict:
    """Key of a plate -> places in a frame of its lights. No two alike: so lights know the plate."""
    sizes: dict = {}
    for key in modules("plate"):
        size = plate(key).size
        while size in sizes.values():
            size += 1
        sizes[key] = size
    return sizes


def is_language(name: str) -> bool:
    """Languages are called as in web pages, by two letters."""
    return len(name) == 2 and name.isalpha() and name.islower()


def languages() -> tuple:
    """Every language the table speaks, the complete ones first."""
    files = sorted(os.listdir(os.path.dirname(__file__) + "/words"))
    found = [file[:-3] for file in files if file.endswith(".py") and is_language(file[:-3])]
    return FIRST + tuple([each for each in found if each not in FIRST])


def speaks(name: str) -> tuple:
    """The languages that a game is written in: in any other its texts are English."""
    return tuple([each for each in languages() if has(name, each)])


def texts(language: str, name: str) -> dict:
    """Key -> text, of a game or of a part of the table's own; English where the language lacks it.

    `help` is by kinds of questions, `help_stones` by the questions of a game; `stakes_stones` is
    what its stakes.py speaks of, `first_stones` its remarks for a first match.

    KeyError: neither a game nor a part.
    """
    if name == "titles":
        return {line[0]: texts(language, line[0])["title"] for line in games()}
    if name == "help" or name.startswith("help_"):
        return help_texts(language, name[len("help_") :])
    if name.startswith("stakes_"):
        found = both(language, "engine.words.", "STAKES")
        found.update(both(language, f"engine.games.{name[len('stakes_') :]}.", "STAKES"))
        return found
    if name.startswith("first_"):
        return remarks(language, name[len("first_") :])
    if name.startswith("setup_"):
        return both(language, f"engine.games.{name[len('setup_') :]}.", "SETUP")
    if name in PARTS:
        found = brought(language, name)
        found.update(both(language, "engine.words.", name.upper()))
        return found
    found = {}
    for kind in ("box", "plate"):
        key = written("engine.games." + name, kind.upper(), "")
        said = {} if not key or has(name, kind) else shared_texts(language, kind, key)
        found.update({each: said[each] for each in said if each != f"{kind}_{key}"})
    found.update(both(language, f"engine.games.{name}.", "TEXT"))
    return found


def shared_texts(language: str, kind: str, key: str) -> dict:
    """What a box or a plate that games share calls its pieces or places, and itself."""
    return both(language, HOMES[kind], key.upper())


def brought(language: str, part: str) -> dict:
    """What all boxes and plates are called, for the menus of tags and of lights."""
    found: dict = {}
    for part_of, file, stems in (
        ("tags_menu", "box", ("piece_", "end_", "box_")),
        ("lights_menu", "plate", ("place_", "plate_")),
    ):
        for key in modules(file) if part == part_of else ():
            found.update(shared_texts(language, file, key))
        for name in [line[0] for line in games() if part == part_of and has(line[0], file)]:
            own_texts = both(language, f"engine.games.{name}.", "TEXT")
            found[f"{file}_{facts(name)[file.upper()]}"] = own_texts["title"]
            found.update({key: own_texts[key] for key in own_texts if key.startswith(stems)})
    return found


def help_texts(language: str, game: str = "") -> dict:
    """Question -> what it is about, in a game; without a game: by kinds of questions.

    And `ruling_` with a question's name -> the rulings behind it, as the rule page numbers them.
    """
    said = both(language, f"engine.games.{game}." if game else "engine.words.", "HELP")
    page = part(game, "rulings") if game else {}
    for prompt, numbers in page.get("RULINGS", {}).items():
        listed = ", ".join([str(number) for number in numbers])
        said["ruling_" + prompt] = "R-" + page["STEM"] + "-" + listed
    return said


def remarks(language: str, game: str) -> dict:
    """Question and how often it came, `bid 2` or `end 1` -> the remark of a first match.

    `due` has all of them, each between commas.
    """
    said = both(language, f"engine.games.{game}.", "REMARKS")
    said = {key if " " in key else key + " 1": said[key] for key in said}
    if said:
        said["due"] = "," + ",".join(said) + ","
    return said


def both(language: str, package: str, name: str) -> dict:
    """A dictionary of a language's file over that of the English one."""
    found = dict(own(OTHERWISE, package, name))
    found.update(own(language, package, name))
    return found


def own(language: str, package: str, name: str) -> dict:
    """A dictionary of a language's file, for reading only; empty where there is none."""
    try:
        page = read(package + language)
    except ImportError:
        return {}
    kept = page.setdefault(TIED, {})
    if name not in kept:
        texts = page.get(name, {})
        kept[name] = {key: tied(texts[key]) for key in texts}
    return kept[name]


def about(language: str, game: str) -> str:
    """A game in a line; empty where it has not been translated."""
    return tied(written(f"engine.games.{game}.{language}", "ABOUT", ""))


def written(module: str, name: str, otherwise: "Any") -> "Any":
    """What a language's file says; `otherwise` where there is no such file, or nothing of it."""
    try:
        return read(module).get(name, otherwise)
    except ImportError:
        return otherwise


def tied(text: str) -> str:
    """With no break between a word and the sign that French sets apart from it."""
    for sign in "?!:;»":
        text = text.replace(" " + sign, NO_BREAK + sign)
    return text.replace("« ", "«" + NO_BREAK)


def read(path: str) -> dict:
    """What a module holds. The module itself is not kept: one game in memory at a time (L5)."""
    if path not in _read:
        before = dict.fromkeys(sys.modules)
        __import__(path)
        _read[path] = sys.modules[path].__dict__
        for name in loading.came(before, path):
            loading.drop(name)  # not where several threads use them: host/loaded_modules.py
    return _read[path]
