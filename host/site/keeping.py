"""Everything a board keeps, in one file, from the page: as `trilithon backup` and `restore` do."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from host.cli_support import UsageError
from host.install import backup
from host.install.backup import Backup, Told
from host.install.prompt import Line
from host.install.raw_repl import BoardError
from host.site.installing import open_board
from host.site.part import Act, Typed
from host.site.view import Item, Words, alert, group, upload

if TYPE_CHECKING:
    from host.site.desk import Desk

FILE = "backup_file"
NAMED = 5  # files of those in the way


def taken(line: Callable[[], Line], told: Told) -> Backup:
    """What the board keeps; it starts again in any case. UsageError."""
    with open_board(line) as board:
        try:
            return backup.taken(board, told)
        finally:
            with contextlib.suppress(BoardError):  # it may have gone
                board.restart()


def put(line: Callable[[], Line], found: Backup, replace: bool, told: Told) -> list[str]:
    """Bring it onto the board, unless things of its own would be lost: these. UsageError."""
    with open_board(line) as board:
        try:
            there = [] if replace else backup.kept(board)
            if not there:
                backup.put(board, backup.fitted(found, board.platform), told)
            return there
        finally:
            with contextlib.suppress(BoardError):  # it may have gone
                board.restart()


class Keeping:
    """backup  to be restored, once people say that what the board keeps may go: `in_the_way`"""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.backup: Backup | None = None
        self.in_the_way: list[str] = []

    async def back_up(self, _: str, typed: Typed) -> None:
        desk = self.desk
        await desk.to_prompt()
        work = partial(taken, desk.line, self.moving("backup_reads"))
        found = await desk.at_prompt("backup_gone", work)
        if found.files:
            name = f"trilithon-{time.strftime('%Y-%m-%d')}.zip"
            desk.post({"file": [name, backup.packed(found)]})
        await desk.meet_again("starts_again")
        key = "backup_done" if found.files else "backup_empty"
        desk.news = desk.words.say(key, len(found.files))

    async def restore(self, _: str, typed: Typed) -> None:
        """What is in the file that people have chosen, unless the board has things of its own."""
        file = typed.get(FILE)
        if not isinstance(file, dict):
            raise UsageError(self.desk.words.say("no_file"))
        self.backup = backup.unpacked(bytes(file["data"]), str(file["name"]))
        await self._restore(self.backup, False)

    async def replace_all(self, _: str, typed: Typed) -> None:
        """The same, and what the board keeps may go."""
        if self.backup and self.in_the_way:
            await self._restore(self.backup, True)

    async def _restore(self, found: Backup, replace: bool) -> None:
        desk, self.in_the_way = self.desk, []
        await desk.to_prompt()
        work = partial(put, desk.line, found, replace, self.moving("restore_sends"))
        self.in_the_way = await desk.at_prompt("restore_gone", work)
        await desk.meet_again("starts_again")
        if not self.in_the_way:
            desk.beside = None
            desk.news = desk.words.say("restore_done", len(found.files))

    def moving(self, key: str) -> Callable[[str], None]:
        """Shows which file goes over the cable."""
        return lambda what: self.desk.progress(self.desk.words.text(key, what.strip()))

    def items(self, words: Words) -> list[Item]:
        found = [words.head("keep"), words.text("keep_why"),
                 group(words.button("backup", main=True)),
                 words.head("restore"), words.text("restore_why"),
                 upload(FILE, words.say(FILE), ".zip"), group(words.button("restore"))]  # fmt: skip
        if self.in_the_way:
            more = ", …" if len(self.in_the_way) > NAMED else ""
            names = ", ".join(self.in_the_way[:NAMED]) + more
            found += [alert(words.say("restore_in_the_way", names)),
                      group(words.button("replace_all"))]  # fmt: skip
        return found

    acts: ClassVar[Mapping[str, Act]] = {
        "backup": back_up, "restore": restore, "replace_all": replace_all,
    }  # fmt: skip
