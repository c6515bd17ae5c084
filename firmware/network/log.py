"""A journal or record, read for the network in small pieces.

No file stays open between two pieces: the table writes between them, and renaming an open file may
harm littlefs.
"""

import asyncio
from binascii import crc32

from engine.record import bare
from firmware.storage.files import LONG, text_of
from firmware.storage.seals import CHECK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.storage.files import Files

PIECE = 600  # bytes read at once: with the names around them a message stays below 1 KB


def read_at(files: "Files", name: str, offset: int, size: int) -> bytes:
    """So many bytes from there on, fewer at the end; of LONG with what is still in its tail."""
    parts = list(files.tail.parts()) if name == LONG else [(name, 0)]
    start, data = 0, b""
    for part, skip in parts:
        length = files.size(part) - skip
        here = offset + len(data)
        if len(data) < size and start <= here < start + length:
            data += files.read(part, skip + here - start, size - len(data))
        start += length
    return data


async def pause(duration: int) -> None:
    """Milliseconds, on both Pythons: between two pieces the table has its turn."""
    await getattr(asyncio, "sleep_ms", slow)(duration)


async def slow(duration: int) -> None:
    await asyncio.sleep(duration / 1000)


class Log:
    """Where the reading stands.

    at      lines read, without what is the table's alone (seals);  `sum` theirs, as in TOPICS.md
    ended   nothing was there to be read
    """

    def __init__(self, files: "Files", name: str) -> None:
        self.files = files
        self.name = name
        self.offset = self.at = self.sum = 0
        self.head = True
        self.ended = False

    def piece(self, most: int = PIECE) -> list:
        """The next lines, at most so many."""
        data = read_at(self.files, self.name, self.offset, PIECE)
        lines: list = []
        start = 0
        while len(lines) < most:
            end = data.find(b"\n", start)
            if end < 0:
                break
            self._take(text_of(data[start : end + 1])[:-1], lines)
            start = end + 1
        self.offset += start
        self.ended = not data
        return lines

    def whole(self) -> bool:
        """Whether everything has been read."""
        return self.name != LONG and self.offset >= self.files.size(self.name)

    def _take(self, text: str, lines: list) -> None:
        self.head = self.head and bool(text)
        if self.head and text.startswith(CHECK):
            return
        text = text if self.head else bare(text)
        self.sum = crc32((text + "\n").encode(), self.sum)
        self.at += 1
        lines.append(text)
