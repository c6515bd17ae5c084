"""What the table remembers between matches: `settings.json`, replaced whole, never half."""

import json

FILE = "settings.json"


class Settings:
    """language, players (names by seat, as last time), lights (the light of each), limit_ma."""

    def __init__(self, storage) -> None:
        self.storage = storage
        self.language = ""
        self.players: list = []
        self.lights: list = []
        self.limit_ma = 500
        self._load()

    def _load(self) -> None:
        """Take what is well-formed; an unreadable file is left as it is until the next `save`."""
        try:
            found = json.loads("".join(self.storage.lines(FILE)))
        except (OSError, ValueError, AttributeError):
            return
        if not isinstance(found, dict):
            return
        for name in ("language", "players", "lights", "limit_ma"):
            value = found.get(name)
            if type(value) is type(getattr(self, name)):
                setattr(self, name, value)

    def save(self) -> None:
        """A table without storage simply forgets."""
        fields = {
            name: getattr(self, name) for name in ("language", "players", "lights", "limit_ma")
        }
        try:
            self.storage.replace(FILE, [json.dumps(fields)])
        except (OSError, AttributeError):
            return
