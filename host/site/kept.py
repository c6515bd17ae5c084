"""A folder that a browser keeps: what has changed in it is saved before a word of it goes out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

Changes = list[tuple[str, bytes | None]]  # path in the folder -> contents; None: it is gone
Save = Callable[[Changes], Awaitable[None]]
YOUNG_NS = 50_000_000  # a file changed so shortly before a look may change again unseen
Mark = tuple[int, int, int]


class Kept:
    """save   keeps all of these changes or none. Raises OSError
    why    nothing can be kept, a sentence; empty where all is well
    """

    def __init__(self, folder: Path, save: Save) -> None:
        self.folder = folder
        self.save = save
        self.known = {path: mark_of(each) for path, each in self._files()}
        self.turn = asyncio.Lock()
        self.why = ""

    def _files(self) -> Iterator[tuple[str, Path]]:
        for path in self.folder.rglob("*"):
            if path.is_file():
                yield path.relative_to(self.folder).as_posix(), path

    def changes(self) -> tuple[Changes, dict[str, Mark]]:
        """What differs from what was saved last, and what is known once that is saved."""
        before = time.time_ns() - YOUNG_NS
        marks, found = {}, Changes()
        for name, path in self._files():
            mark = mark_of(path)
            if self.known.get(name) != mark:
                found.append((name, path.read_bytes()))
            marks[name] = mark if mark[0] < before else (0, 0, 0)
        return [*found, *((name, None) for name in self.known if name not in marks)], marks

    async def stored(self) -> None:
        """Return when all that is in the folder now is kept, or people know why it is not."""
        async with self.turn:
            changes, marks = self.changes()
            try:
                if changes:
                    await self.save(changes)
            except OSError as wrong:
                self.why = str(wrong)
            else:
                self.known, self.why = marks, ""


def mark_of(path: Path) -> Mark:
    """Changes when the file does, unless that is twice in a moment."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size, found.st_ino
