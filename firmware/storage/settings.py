"""What the table remembers between matches: `settings.json`, validated and replaced whole.

The file is one JSON object, a field a line, for people to read and change. What is wrong in it is
named in `faults` and stands at its default. The copy that was good before stays as `settings.bak`
and is used where the file cannot be read; such a file is never written over but put aside as
`settings.bad`. Unknown fields are named and kept. Choices and ranges: settings_schema.py.
"""

import json
from errno import ENOENT

from engine.loading import borrowed
from firmware.lights.lights import SIZES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SCHEMA = "firmware.storage.settings_schema"
FILE, KEPT, BROKEN = "settings.json", "settings.bak", "settings.bad"
NOT_THERE = ENOENT


class Settings:
    """A field of FIELDS each an attribute.

    faults   sentences, each beginning with the field (or file) that is wrong
    others   fields this firmware does not know, kept as they are
    storage  firmware.storage.files.Files or None: then everything is forgotten
    kept     whether the last attempt to save them worked
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
    guide: bool
    rest: int
    hardware: dict
    chains: dict
    clock: int
    readers: list

    def __init__(self, storage: "Any") -> None:
        self.storage = storage
        self.faults: list = []
        self.others: dict = {}
        self.plates = False
        self.chains_of: tuple = ()  # `plates` and `chains` as they were when these were read:
        self.chains_read: dict = {}
        self.state = ""  # of the file: "" none, "good", "bad"
        self.kept = False
        for name, default in FIELDS:
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
        """Every field that is right, of a file of any version."""
        known = [name for name, _ in FIELDS]
        with borrowed(SCHEMA) as schema:
            if not schema.migrate(found):
                self.faults.append("version: made by another firmware")
            wrong = schema.problems(found)
            sentences = schema.sentences(wrong)
        if "players" in wrong or "lights" in wrong:  # one without the other would be no line-up
            wrong["players"] = wrong["lights"] = ""
        self.others = {name: found[name] for name in found if name not in known}
        for name in known:
            if name in found and name not in wrong:
                setattr(self, name, found[name])
        self.faults += sentences

    # Writing

    def save(self) -> bool:
        """Save them; whether that worked. At every moment the old or the new file is there."""
        self.kept = self._written()
        return self.kept

    def _written(self) -> bool:
        if self.storage is None:
            return False
        with borrowed(SCHEMA) as schema:
            text = spelt(schema.VERSION, self.fields(), self.others)
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
        return {name: getattr(self, name) for name, _ in FIELDS}

    def change(self, wishes: dict) -> list:
        """Take new values, None for a default: all of them, or none and what is wrong with them.

        They are not saved yet.
        """
        defaults = dict(FIELDS)
        wanted = self.fields()
        for name in wishes:
            value = wishes[name]
            wanted[name] = copied(defaults.get(name)) if value is None else value
        with borrowed(SCHEMA) as schema:
            wrong = schema.problems(wanted)
            sentences = schema.sentences(wrong)
        if not wrong:
            for name in wishes:
                setattr(self, name, wanted[name])
        return sentences

    # Use

    @property
    def level(self) -> int:
        """The brightness that counts now, in percent."""
        return self.night_brightness if self.night else self.brightness

    def known_chains(self) -> dict:
        """Number of places -> the chain of that plate: all on plates, else what the file tells."""
        now = self.plates, dict(self.chains)
        if self.chains_of != now:
            self.chains_read = self._read_chains()
            self.chains_of = now
        return self.chains_read

    def _read_chains(self) -> dict:
        if not self.chains:
            return self._usual_chains() if self.plates else {}
        names = sorted(SIZES) if self.plates else sorted(self.chains)
        with borrowed("firmware.lights.plates") as plates:
            return {SIZES[name]: plates.chain(name, self.chains) for name in names}

    def _usual_chains(self) -> dict:
        with borrowed("firmware.lights.usual") as usual:
            chains = usual.chains()
        return {SIZES[name]: chains[name] for name in chains}


def spelt(version: int, fields: dict, others: dict) -> str:
    """The file: one field a line."""
    lines = ['"version": %d' % version]
    lines += [json.dumps(name) + ": " + json.dumps(fields[name]) for name, _ in FIELDS]
    lines += [json.dumps(name) + ": " + json.dumps(others[name]) for name in sorted(others)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def copied(default: "Any") -> "Any":
    """A default of one's own."""
    if isinstance(default, dict):
        return {}
    return default[:] if isinstance(default, list) else default


# Field by field, with its default; what else it may be: firmware.storage.settings_schema.
FIELDS: tuple = (
    ("language", ""),  # "": not chosen yet
    ("players", []),  # by seat, as last time
    ("lights", []),  # the light of each
    ("limit_ma", 300),  # of the whole chain: what a computer's socket leaves it
    ("channel_ma", [16, 11, 15]),  # of one light: a 5 V WS2812B
    ("idle_ma", 1),
    ("brightness", 100),  # percent
    ("night_brightness", 25),
    ("night", False),
    ("mute", False),
    ("guide", False),  # explains as it goes: for a first match
    ("rest", 10),  # minutes without a hand until it dims, and again until it is dark; 0: never
    ("hardware", {}),  # see firmware.boards
    ("chains", {}),  # see firmware.lights.plates
    ("clock", 0),  # minutes of thought for each seat; 0: no clock
    ("readers", []),  # of each the seat whose it is, from 0; -1 the table's
)

# What a damaged file may raise, also one too deep for the parser or too big for the heap.
UNREADABLE = (OSError, ValueError, RuntimeError, MemoryError)
