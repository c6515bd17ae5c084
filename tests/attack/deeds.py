"""What somebody at the cable does to a table, and how it is taken back: what attacks disturb."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.attack.table import NAMES, OK, Table

GAMES = (("high_druid", 3), ("magic", 3), ("war_of_gods", 4))  # they end whatever is answered
TAG = "04a1b2c3d4e5f6"


class Deed:
    """A command that changes something.

    line      table -> the command
    back      table -> the commands after which all is as before, where it was done
    replaces  whether another match takes the place of the one in play
    """

    def __init__(
        self,
        name: str,
        line: Callable[[Table], str],
        back: Callable[[Table], list[str]],
        replaces: bool = False,
    ) -> None:
        self.name = name
        self.line = line
        self.back = back
        self.replaces = replaces

    async def take_back(self, table: Table, before: tuple[Any, ...]) -> None:
        """All as before the deed; another match, where the one in play went to the records."""
        for command in self.back(table):
            word, fields = await table.say(command)
            assert word == OK, (self.name, command, fields)
        assert self.replaces or state(table)[:-1] == before[:-1], (self.name, before)


def new(game: str, seats: int) -> str:
    fields = {"game": game, "players": NAMES[:seats], "lights": [2, 4, 0, 1, 3][:seats]}
    return "new " + json.dumps(fields)


def deeds(game: str, seats: int) -> tuple[Deed, ...]:
    """Every kind, in a match of this game; those that replace it begin it anew."""
    other = new(*GAMES[game == GAMES[0][0]])
    return (
        Deed("answer", Table.next_answer, lambda table: ["undo sure"]),
        Deed("undo", lambda table: "undo sure", lambda table: [table.next_answer()]),
        Deed("language", lambda table: "language fr", lambda table: ["language en"]),
        Deed(
            "settings",
            lambda table: 'set {"brightness": 40, "language": "fr"}',
            lambda table: ['set {"brightness": 100, "language": "en"}'],
        ),
        Deed("new", lambda table: other, lambda table: [new(game, seats)], True),
        Deed("abort", lambda table: "abort", lambda table: [new(game, seats)], True),
        Deed(
            "enrol",
            lambda table: f"bind {TAG} stonehenge d14",
            lambda table: [f"forget {TAG}"],
        ),
    )


def state(table: Table) -> tuple[Any, ...]:
    """All that a deed could change, the files last. `settings.bak` is a copy of what was."""
    app, files = table.app, dict(table.storage.files)
    files.pop("settings.bak", None)
    return (
        app.match and (app.match.name, app.match.id, app.match.words.language), table.log,
        app.settings.fields(), app.words.language, app.date, files.get("tags.txt", ""), files,
    )  # fmt: skip
