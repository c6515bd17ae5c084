"""A folder that a browser keeps: what has changed in it is saved before a word of it goes out."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

Changes = list[tuple[str, bytes | None]]  # path in the folder -> contents; None: it is gone
Save = Callable[[Changes], Awaitable[None]]
YOUNG_NS = 50_000_000  # a file changed so shortly before a look may change again unseen
Mark = tuple[int, int, int]
Known = tuple[Mark, bytes | None]  # how a file was when it was saved, and what was in a young one


class Kept:
    """save   keeps all of these changes or none. Raises OSError
    why    nothing can be kept, a sentence; empty where all is well
    """

    def __init__(self, folder: Path, save: Save) -> None:
        self.folder = str(folder)
        self.save = save
        self.known: dict[str, Known] = {name: (mark, None) for name, _, mark in self._files()}
        self.turn = asyncio.Lock()
        self.why = ""

    def _files(self, folder: str = "") -> Iterator[tuple[str, str, Mark]]:
        """Each file: its path in the folder, its whole path, its mark. This is done a hundred
        times in a match, so without pathlib.
        """
        with os.scandir(f"{self.folder}/{folder}") as entries:
            for each in entries:
                name = folder + each.name
                if each.is_dir():
                    yield from self._files(name + "/")
                else:
                    yield name, each.path, mark_of(each)

    def changes(self) -> tuple[Changes, dict[str, Known]]:
        """What differs from what was saved last, and what is known once that is saved."""
        before = time.time_ns() - YOUNG_NS
        now: dict[str, Known] = {}
        found = Changes()
        for name, path, mark in self._files():
            was = self.known.get(name)
            if was == (mark, None):
                now[name] = mark, None
                continue
            data = Path(path).read_bytes()
            if was is None or was[1] != data:
                found.append((name, data))
            now[name] = (mark, data if mark[0] >= before else None)
        return [*found, *((name, None) for name in self.known if name not in now)], now

    async def stored(self) -> None:
        """Return when all that is in the folder now is kept, or people know why it is not."""
        async with self.turn:
            changes, now = self.changes()
            try:
                if changes:
                    await self.save(changes)
            except OSError as wrong:
                self.why = str(wrong)
            else:
                self.known, self.why = now, ""

    async def free(self) -> None:
        """Return when nothing is being kept. A browser keeps nothing while the table has work: so
        with each frame that is shown, simulated people wait until it is.
        """
        async with self.turn:
            pass


def mark_of(file: os.DirEntry[str]) -> Mark:
    """Changes when the file does, unless that is twice in a moment."""
    found = file.stat()
    return found.st_mtime_ns, found.st_size, found.st_ino
