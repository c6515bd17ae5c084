"""What a computer on the cable does to a table, and how to undo it: attacks disturb these deeds."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from firmware.storage.files import LONG as FILE
from firmware.storage.journal import SHELF
from firmware.storage.seals import plain
from tests.attack.table import NAMES, OK, Table


class Play(NamedTuple):
    """A match that ends: with a step of so many options from one answer to the next, soon."""

    game: str
    seats: int
    step: int


MATCHES = (Play("high_druid", 3, 1), Play("five_suitors", 2, 5), Play("war_of_gods", 2, 0))
TAG = "04a1b2c3d4e5f6"


class Deed:
    """A command that changes something.

    line      table -> the command
    back      table -> the commands after which all is as before, where it was done
    replaces  whether another match, or none, takes the place of the one in play
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
        tidy(table)


Fail = Callable[[Table, Deed], Awaitable[None]]  # a deed, while something does not work


def new(play: Play) -> str:
    lights = [2, 4, 0, 1, 3][: play.seats]
    fields = {"game": play.game, "players": NAMES[: play.seats], "lights": lights}
    return "new " + json.dumps(fields)


def other(play: Play) -> Play:
    """A match of another game."""
    return MATCHES[play == MATCHES[0]]


def deeds(play: Play) -> tuple[Deed, ...]:
    """Every kind, in such a match; those that replace it begin it again."""
    again, another = new(play), new(other(play))
    return (
        Deed("answer", Table.next_answer, lambda table: ["undo sure"]),
        Deed("undo", lambda table: "undo sure", lambda table: [table.next_answer()]),
        Deed("language", lambda table: "language fr", lambda table: ["language en"]),
        Deed(
            "settings",
            lambda table: 'set {"brightness": 40, "language": "fr"}',
            lambda table: ['set {"brightness": 100, "language": "en"}'],
        ),
        Deed("new", lambda table: another, lambda table: [again], True),
        Deed("abort", lambda table: "abort", lambda table: [again], True),
        Deed("aside", lambda table: "aside", lambda table: ["take " + shelved(table)[-1]], True),
        Deed(
            "take",
            lambda table: "take " + shelved(table)[0],
            lambda table: ["take " + shelved(table)[-1]],
            True,
        ),
        Deed(
            "enrol",
            lambda table: f"bind {TAG} stonehenge d14",
            lambda table: [f"forget {TAG}"],
        ),
    )


async def shelve(table: Table, play: Play) -> None:
    """Another match is set aside: for `take`."""
    assert (await table.say(new(other(play))))[0] == OK
    assert (await table.say(table.next_answer()))[0] == OK
    assert (await table.say("aside"))[0] == OK


async def a_match(table: Table, play: Play, fail: Fail, answers: int, every: int) -> None:
    """Answers and their undoing after every answer, and every deed after `every` answers."""
    table.step = play.step
    await shelve(table, play)
    assert (await table.new(play.game, play.seats))[0] == OK
    while table.referee.ask is not None and len(table.log) < answers:
        number = len(table.log)
        for deed in deeds(play):
            if number and (deed.name in ("answer", "undo") or number % every == 1):
                await fail(table, deed)
            while len(table.log) < number:  # after a deed that replaces the match
                assert (await table.say(table.next_answer()))[0] == OK
        assert (await table.say(table.next_answer()))[0] == OK


def shelved(table: Table) -> list[str]:
    """The matches set aside, the oldest first."""
    return [name[len(SHELF) + 1 :] for name in sorted(table.storage.files) if SHELF in name]


def standing(text: str) -> tuple[str, list[str]]:
    """(the header of a journal, the answers that stand), without any seals."""
    header, _, body = "".join(plain(text.splitlines(True))).partition("\n\n")
    answers: list[str] = []
    for line in body.split("\n"):
        if not line:
            break
        answers[-1:] = [] if line == "undo" else [*answers[-1:], line]
    return header, answers


def there_is(table: Table, journal: str) -> bool:
    """Whether a file holds the match of what was the journal: then it is not lost."""
    wanted = standing(journal)
    return any(wanted == standing(text) for text in table.storage.files.values())


def tidy(table: Table) -> None:
    """Nothing lies in the folders but the match set aside first: thousands of files are slow."""
    kept = SHELF + "/" + shelved(table)[0]
    for name in list(table.storage.files):
        if "/" in name and name != kept:
            del table.storage.files[name]


def state(table: Table) -> tuple[Any, ...]:
    """All that a deed could change, the files last. `settings.bak` is a copy of what was.

    Of the journal what stands in it: an answer may be there, and that it was taken back at once.
    """
    app, files = table.app, dict(table.storage.files)
    files.pop("settings.bak", None)
    journal = standing(files.pop(FILE, ""))
    return (
        app.match and (app.match.name, app.match.id, app.match.words.language), table.log,
        app.settings.fields(), app.words.language, app.devices.told, files.get("tags.txt", ""),
        journal, files,
    )  # fmt: skip
