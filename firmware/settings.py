"""What the table remembers between matches: `settings.json`, replaced whole, never half."""

import json

from engine.record import check_names
from engine.words import LANGUAGES
from firmware.lights import SEAT_RGB

FILE = "settings.json"
FIELDS = ("language", "players", "lights", "limit_ma")


class Settings:
    """language ("": not chosen yet), players (names by seat, as last time), lights (the light of
    each), limit_ma.
    """

    def __init__(self, storage) -> None:
        self.storage = storage
        self.language = ""
        self.players: list = []
        self.lights: list = []
        self.limit_ma = 500
        self._load()

    def _load(self) -> None:
        """Take what is well-formed; an unreadable file is left as it is until the next `save`."""
        if self.storage is None:
            return
        try:
            found = json.loads("".join(list(self.storage.lines(FILE))))
        except (OSError, ValueError):
            return
        if not isinstance(found, dict):
            return
        if found.get("language") in LANGUAGES:
            self.language = found["language"]
        if type(found.get("limit_ma")) is int and found["limit_ma"] > 0:
            self.limit_ma = found["limit_ma"]
        players, lights = found.get("players", []), found.get("lights", [])
        if good_names(players) and good_lights(lights) and len(players) == len(lights):
            self.players, self.lights = players, lights

    def save(self) -> bool:
        """Whether they are kept; a table without storage simply forgets."""
        if self.storage is None:
            return False
        try:
            self.storage.replace(FILE, [json.dumps({name: getattr(self, name) for name in FIELDS})])
        except OSError:
            return False
        return True


def good_names(names) -> bool:
    """Whether these can be players: what people edited by hand may be anything."""
    try:
        check_names(names)
    except (TypeError, ValueError, AttributeError):
        return False
    return isinstance(names, list)


def good_lights(lights) -> bool:
    """A list of different lights that there are."""
    if not isinstance(lights, list):
        return False
    wrong = [light for light in lights if type(light) is not int or not 0 <= light < len(SEAT_RGB)]
    return not wrong and len(set(lights)) == len(lights)
