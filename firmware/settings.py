"""What the table remembers between matches: `settings.json`, validated and replaced whole.

The file is one JSON object, a field a line, for people to read and change. What is wrong in it is
named in `faults` and stands at its default. The copy that was good before stays as `settings.bak`
and is used where the file cannot be read; such a file is never written over but put aside as
`settings.bad`. Fields nobody knows are named and kept. Choices and ranges: FIELDS.
"""

import json

from engine.record import check_names
from engine.words import LANGUAGES
from firmware.lights import SEAT_RGB, SIZES

if False:  # for type checkers alone: neither Python runs it
    from typing import Any, Callable

    from firmware.panel import Panel

FILE, KEPT, BROKEN = "settings.json", "settings.bak", "settings.bad"
VERSION = 1
NOT_THERE = 2  # errno ENOENT


class Settings:
    """A field of FIELDS each an attribute.

    faults   sentences, each beginning with the field (or file) that is wrong
    others   fields this firmware does not know, kept as they are
    storage  firmware.storage.Files or None: then everything is forgotten
    plates   whether there are real plates: a simulated strip has its lights in the places' order
    """

    language: str
    players: list
    lights: list
    limit_ma: int
    channel_ma: list
    idle_ma: int
    brightness: int
    night_brightness: int
    night: bool
    mute: bool
    hardware: dict
    chains: dict

    def __init__(self, storage: "Any") -> None:
        self.storage = storage
        self.faults: list = []
        self.others: dict = {}
        self.plates = False
        self.state = ""  # of the file: "" none, "good", "bad"
        for name, default, _ in FIELDS:
            setattr(self, name, copied(default))
        if storage is not None:
            self._load()

    # Reading

    def _load(self) -> None:
        try:
            found = self._read(FILE)
            self.state = "" if found is None else "good"
        except UNREADABLE as wrong:
            self.state = "bad"
            self.faults.append(FILE + ": unreadable, " + (str(wrong) or "too big"))
            found = self._previous()
        if found is not None:
            self._take(found)

    def _previous(self) -> "dict | None":
        """The copy that was good once, or None."""
        try:
            return self._read(KEPT)
        except UNREADABLE:
            return None

    def _read(self, name: str) -> "dict | None":
        """The fields of a file, None where there is none. Raises one of UNREADABLE."""
        try:
            text = "".join(list(self.storage.lines(name)))
        except OSError as error:
            if error.args and error.args[0] == NOT_THERE:
                return None
            raise
        found = json.loads(text)
        if not isinstance(found, dict):
            raise ValueError("no JSON object")
        return found

    def _take(self, found: dict) -> None:
        """Every field that is right, of whatever version."""
        version = found.pop("version", 0)
        if type(version) is not int or not 0 <= version <= VERSION:
            self.faults.append("version: made by another firmware")
        else:
            for migrate in MIGRATIONS[version:]:
                migrate(found)
        known = [name for name, _, _ in FIELDS]
        self.others = {name: found[name] for name in found if name not in known}
        wrong = problems(found)
        for name in known:
            if name in found and name not in wrong:
                setattr(self, name, found[name])
        self.faults += sentences(wrong)

    # Writing

    def save(self) -> bool:
        """Whether they are kept. At no moment is there neither the old nor the new file."""
        if self.storage is None:
            return False
        text = spelt(self.fields(), self.others)
        try:
            if self.state == "good":
                if "".join(list(self.storage.lines(FILE))) == text:
                    return True
                self.storage.replace(KEPT, self.storage.lines(FILE))
            elif self.state == "bad":
                self.storage.move(FILE, BROKEN)
                self.state = ""
            self.storage.replace(FILE, [text])
        except OSError:
            return False
        self.state = "good"
        return True

    def fields(self) -> dict:
        """All of them, by name."""
        return {name: getattr(self, name) for name, _, _ in FIELDS}

    def change(self, wishes: dict) -> list:
        """Take new values, None for a default: all of them, or none and what is wrong with them.

        They are not saved yet.
        """
        defaults = {name: default for name, default, _ in FIELDS}
        wanted = self.fields()
        for name in wishes:
            value = wishes[name]
            wanted[name] = copied(defaults.get(name)) if value is None else value
        wrong = problems(wanted)
        if not wrong:
            for name in wishes:
                setattr(self, name, wanted[name])
        return sentences(wrong)

    # Use

    @property
    def level(self) -> int:
        """The brightness that counts now, in percent."""
        return self.night_brightness if self.night else self.brightness

    def tune(self, panel: "Panel") -> None:
        """Lights and sounds as the settings have them."""
        lights = panel.lights
        lights.limit_ma, lights.channel_ma = self.limit_ma, self.channel_ma
        lights.idle_ma, lights.brightness = self.idle_ma, self.level
        lights.chains = self.known_chains()
        panel.mute = self.mute

    def known_chains(self) -> dict:
        """Number of places -> the chain of that board: all on plates, else what the file tells."""
        boards = sorted(SIZES) if self.plates else sorted(self.chains)
        if not boards:
            return {}
        from firmware import plates

        return {SIZES[board]: plates.chain(board, self.chains) for board in boards}


def spelt(fields: dict, others: dict) -> str:
    """The file: one field a line."""
    lines = ['"version": %d' % VERSION]
    lines += [json.dumps(name) + ": " + json.dumps(fields[name]) for name, _, _ in FIELDS]
    lines += [json.dumps(name) + ": " + json.dumps(others[name]) for name in sorted(others)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def copied(default: "Any") -> "Any":
    """A default of one's own."""
    if isinstance(default, dict):
        return {}
    return default[:] if isinstance(default, list) else default


# What is wrong


def sentences(wrong: dict) -> list:
    """What is wrong, each beginning with its field."""
    said = []
    for name in sorted(wrong):
        named = wrong[name].startswith(name + ".") or wrong[name].startswith(name + ":")
        said.append(wrong[name] if named else name + ": " + wrong[name])
    return said


def problems(found: dict) -> dict:
    """Field -> what is wanted of it, for every field that is wrong."""
    checks = {name: check for name, _, check in FIELDS}
    wrong = {}
    for name in found:
        said = checks[name](found[name]) if name in checks else "no such setting"
        if said:
            wrong[name] = said
    if "players" in wrong or "lights" in wrong:
        return wrong
    if len(found.get("lights", [])) != len(found.get("players", [])):
        wrong["lights"] = wrong["players"] = "a light for every player is wanted"
    return wrong


def whole(low: int, high: int) -> "Callable[[object], str]":
    """A check of a whole number."""

    def check(value: object) -> str:
        right = type(value) is int and low <= value <= high
        return "" if right else "a whole number from %d to %d is wanted" % (low, high)

    return check


def flag(value: object) -> str:
    return "" if value is True or value is False else "true or false is wanted"


def language(value: object) -> str:
    return "" if value in ("",) + LANGUAGES else "one of %s is wanted" % ", ".join(LANGUAGES)


def names(value: "Any") -> str:
    """What people edited by hand may be anything."""
    try:
        check_names(value)
    except (TypeError, ValueError, AttributeError):
        return "a list of names is wanted"
    return "" if isinstance(value, list) else "a list of names is wanted"


def seat_lights(value: "Any") -> str:
    """A list of different lights that there are."""
    light = whole(0, len(SEAT_RGB) - 1)
    right = isinstance(value, list) and not [light for one in value if light(one)]
    return "" if right and len(set(value)) == len(value) else "different lights are wanted"


def channels(value: object) -> str:
    """mA of red, green and blue at full brightness."""
    current = whole(1, 100)
    right = isinstance(value, list) and len(value) == 3 and not [1 for one in value if current(one)]
    return "" if right else "three whole numbers from 1 to 100 are wanted"


def hardware(value: "Any") -> str:
    """Kinds of parts, pins and buses, where they are not the board's usual ones."""
    if value == {}:
        return ""
    from firmware import boards  # its room in the heap only where it is used

    try:
        boards.board(machine(), value)
    except (ValueError, TypeError, KeyError) as wrong:
        return str(wrong)
    return ""


def machine() -> str:
    """How this board calls itself; a computer passes for a Pico."""
    import os

    from firmware import boards

    name = os.uname().machine if hasattr(os, "uname") else ""
    return name if boards.name_of(name) else "Raspberry Pi Pico with RP2040"


def chains(value: "Any") -> str:
    """Which light is which place, for each board whose plate is not built the usual way."""
    if value == {}:
        return ""
    from firmware import plates

    try:
        for board in sorted(plates.CHAINS):
            plates.chain(board, value)
    except (ValueError, TypeError) as wrong:
        return str(wrong)
    return ""


FIELDS: tuple = (
    ("language", "", language),  # "": not chosen yet
    ("players", [], names),  # by seat, as last time
    ("lights", [], seat_lights),  # the light of each
    ("limit_ma", 500, whole(50, 20000)),  # of the whole chain; 500 is what USB gives
    ("channel_ma", [16, 11, 15], channels),  # of one light: a 5 V WS2812B
    ("idle_ma", 1, whole(0, 20)),
    ("brightness", 100, whole(1, 100)),  # percent
    ("night_brightness", 25, whole(1, 100)),
    ("night", False, flag),
    ("mute", False, flag),
    ("hardware", {}, hardware),  # see firmware.boards
    ("chains", {}, chains),  # see firmware.plates
)

# What makes version n + 1 of version n, in place. Version 0, before there were versions, differs
# in nothing else.
MIGRATIONS = ((lambda found: None),)

# Also too deep for the parser, or too big for the heap.
UNREADABLE = (OSError, ValueError, RuntimeError, MemoryError)
