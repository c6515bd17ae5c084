"""What each setting may be. Loaded only while settings are checked: it takes room."""

from engine import found
from engine.loading import borrowed
from engine.record import check_names
from engine.words import LANGUAGES
from firmware.lights.lights import SEAT_RGB

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

VERSION = 1


def migrate(found: dict) -> bool:
    """Make today's fields of those of any version, in place. False if it is of a later one."""
    version = found.pop("version", 0)
    if type(version) is not int or not 0 <= version <= VERSION:
        return False
    for step in MIGRATIONS[version:]:
        step(found)
    return True


def sentences(wrong: dict) -> list:
    """What is wrong, each beginning with its field."""
    said = []
    for name in sorted(wrong):
        named = wrong[name].startswith(name + ".") or wrong[name].startswith(name + ":")
        said.append(wrong[name] if named else name + ": " + wrong[name])
    return said


def problems(found: dict) -> dict:
    """Field -> what it must be, for every field that is wrong."""
    wrong = {}
    for name in found:
        said = CHECKS[name](found[name]) if name in CHECKS else "no such setting"
        if said:
            wrong[name] = said
    if "players" in wrong or "lights" in wrong:
        return wrong
    if len(found.get("lights", [])) != len(found.get("players", [])):
        wrong["lights"] = wrong["players"] = "a light for every player is required"
    return wrong


def whole(low: int, high: int) -> "Callable[[object], str]":
    """A check of a whole number."""

    def check(value: object) -> str:
        right = type(value) is int and low <= value <= high
        return "" if right else "a whole number from %d to %d is required" % (low, high)

    return check


def flag(value: object) -> str:
    return "" if value is True or value is False else "true or false is required"


def language(value: object) -> str:
    return "" if value in ("",) + LANGUAGES else "one of %s is required" % ", ".join(LANGUAGES)


def names(value: "Any") -> str:
    """A file that people edit by hand may hold anything."""
    try:
        check_names(value)
    except (TypeError, ValueError, AttributeError):
        return "a list of names is required"
    return "" if isinstance(value, list) else "a list of names is required"


def seat_lights(value: "Any") -> str:
    """A list of different lights that there are."""
    light = whole(0, len(SEAT_RGB) - 1)
    right = isinstance(value, list) and not [light for one in value if light(one)]
    return "" if right and len(set(value)) == len(value) else "different lights are required"


def channels(value: object) -> str:
    """mA of red, green and blue at full brightness."""
    current = whole(1, 100)
    right = isinstance(value, list) and len(value) == 3 and not [1 for one in value if current(one)]
    return "" if right else "three whole numbers from 1 to 100 are required"


def hardware(value: "Any") -> str:
    """Kinds of parts, pins and buses, where they are not the board's usual ones."""
    if value == {}:
        return ""
    try:
        with borrowed("firmware.boards") as boards:
            boards.board(machine(boards), value)
    except (ValueError, TypeError, KeyError) as wrong:
        return str(wrong)
    return ""


def choices() -> dict:
    """What the parts of `hardware` and their traits may be, the usual first; numbers as a range."""
    with borrowed("firmware.boards") as boards:
        known = {part: tuple([kind for kind, _ in boards.PARTS[part]]) for part in boards.PARTS}
        known.update(boards.TRAITS)
        return known


def wires() -> list:
    """What `pins` of `hardware` may name."""
    with borrowed("firmware.boards") as boards:
        return sorted(boards.load("pico").PINS)


def machine(boards: "Any") -> str:
    """How this board calls itself; a computer passes for a Pico."""
    import os

    name = os.uname().machine if hasattr(os, "uname") else ""
    return name if boards.name_of(name) else "Raspberry Pi Pico with RP2040"


def chains(value: "Any") -> str:
    """Which light is which place, for each plate that is not built the usual way."""
    if value == {}:
        return ""
    try:
        with borrowed("firmware.lights.plates") as plates:
            for name in sorted(found.plate_sizes()):
                plates.chain(name, value)
    except (ValueError, TypeError) as wrong:
        return str(wrong)
    return ""


def owners(value: "Any") -> str:
    """Of each reader the seat whose it is, from 0; -1 the table's."""
    seat = whole(-1, len(SEAT_RGB) - 1)
    right = isinstance(value, list) and not [one for one in value if seat(one)]
    seats = [one for one in value if one >= 0] if right else []
    return "" if right and len(set(seats)) == len(seats) else "a seat for each reader is required"


CHECKS: dict = {
    "language": language,
    "players": names,
    "lights": seat_lights,
    "limit_ma": whole(50, 20000),
    "channel_ma": channels,
    "idle_ma": whole(0, 20),
    "brightness": whole(1, 100),
    "night_brightness": whole(1, 100),
    "night": flag,
    "mute": flag,
    "guide": flag,
    "rest": whole(0, 240),
    "hardware": hardware,
    "chains": chains,
    "clock": whole(0, 240),
    "readers": owners,
}

# What makes version n + 1 of version n, in place. Version 0, before there were versions, differs
# in nothing else.
MIGRATIONS = ((lambda found: None),)
