"""Files that survive a pulled plug: lines appended and closed at once, files replaced whole.

On littlefs a file's new content counts when the file is closed; and a file is replaced by writing
it aside and renaming it, so that at every moment the old or the new one is there.

Adding to a file makes littlefs copy the file's last block to one that it erases first: 45 ms and
more, while a player waits for the yes. Files of 128 bytes at most (ESP32; 512 elsewhere) are spared
that: their bytes are in their folder's block, and adding to one programs a page or two. So the one
file that grows while people wait, LONG, has a tail of such files in a folder of its own. The tail
moves into LONG after the yes, while the table is idle (`rest`).
"""

import os

if False:  # for type checkers alone: neither Python runs it
    from typing import Any, Iterable, Iterator

NEW, OLD = ".new", ".old"
UNREADABLE = "?\n"
NOT_THERE = 2  # errno ENOENT

LONG = "match.txt"
TAIL = "tail"
SMALL = 120  # bytes of a file of the tail
IDLE_MS = 800  # without an event: then the table counts as idle
SOON, LATE = 6, 9  # additions after which the tail is to be folded: in idle time, at any time


class Files:
    """The files of one folder, made if need be. Names may have one level of folders."""

    def __init__(self, root: str) -> None:
        self.root = root
        self.make("")
        self._recover()
        self.tail = Tail(self)

    def path(self, name: str) -> str:
        return self.root + "/" + name

    def exists(self, name: str) -> bool:
        try:
            os.stat(self.path(name))
            return True
        except OSError:
            return False

    def size(self, name: str) -> int:
        return os.stat(self.path(name))[6]

    def lines(self, name: str) -> "Iterator[str]":
        """The file's lines, one by one, their ends kept; see `text_of` for what is damaged."""
        parts = self.tail.parts() if name == LONG else [(name, 0)]
        torn = b""
        for part, start in parts:
            with open(self.path(part), "rb") as file:
                file.seek(start)
                for line in file:
                    line, torn = torn + line, b""
                    if line.endswith(b"\n"):
                        yield text_of(line)
                    else:
                        torn = line
        if torn:
            yield text_of(torn)

    def read(self, name: str, start: int, size: int) -> bytes:
        """Some bytes of one file, fewer at its end."""
        with open(self.path(name), "rb") as file:
            file.seek(start)
            return file.read(size)

    def append(self, name: str, text: str) -> None:
        if name == LONG and (self.tail.room >= 0 or self.exists(LONG)):
            self.tail.append(text)
            return
        with open(self.path(name), "a", encoding="utf-8") as file:
            file.write(text)

    def replace(self, name: str, parts: "Iterable[str]") -> None:
        """Make the file again of `parts` (strings); until it is whole the old one stays.

        The parts may be read from the old one while they are written.
        """
        if name == LONG:  # in no function of its own: it calls deep, and a board's stack is short
            self.tail.fold()
            self.tail.renew()
        folder = name.rpartition("/")[0]
        if folder:
            self.make(folder)
        with open(self.path(name) + NEW, "w", encoding="utf-8") as file:
            for part in parts:
                file.write(part)
        self.rename(name + NEW, name)
        if name == LONG:
            self.tail.measure()

    def rename(self, name: str, target: str) -> None:
        """POSIX and littlefs replace the target; on FAT the old one steps aside first."""
        source, target = self.path(name), self.path(target)
        try:
            os.rename(source, target)
        except OSError:
            os.rename(target, target + OLD)
            os.rename(source, target)
            os.remove(target + OLD)

    def move(self, name: str, target: str) -> None:
        if name == LONG:
            self.tail.fold()
            self.tail.renew()
        folder = target.rpartition("/")[0]
        if folder:
            self.make(folder)
        self.rename(name, target)

    def remove(self, name: str) -> None:
        if name == LONG:
            self.tail.fold()
            self.tail.renew()
        os.remove(self.path(name))

    def names(self, folder: str) -> list:
        """The files of a folder, sorted; none where there is no folder."""
        try:
            return sorted(os.listdir(self.path(folder)))
        except OSError as error:
            if error.args[0] != NOT_THERE:
                raise
            return []

    def each(self, folder: str) -> "Iterator[str]":
        """The files of a folder in any order, one by one: a board has no room for hundreds.

        To be read to its end, which closes the folder.
        """
        try:
            for entry in getattr(os, "ilistdir", os.listdir)(self.path(folder)):
                yield entry if isinstance(entry, str) else entry[0]
        except OSError as error:
            if error.args[0] != NOT_THERE:
                raise

    def free(self) -> tuple:
        """(bytes that still fit, bytes in all).  What is counted are fragments, not blocks."""
        numbers = os.statvfs(self.root)
        return numbers[1] * numbers[3], numbers[1] * numbers[2]

    def make(self, folder: str) -> None:
        """A folder, unless it is there; "" is the one of all."""
        path = self.path(folder) if folder else self.root
        try:
            os.mkdir(path)
        except OSError:
            os.stat(path)  # it was there; if not, this says what is wrong

    def rest(self, idle_ms: int) -> None:
        """One step of tidying, if it is time: nothing has happened for so long."""
        if self.tail.count < (SOON if idle_ms >= IDLE_MS else LATE):
            return
        try:
            if not self.tail.fold():
                self.tail.renew()
                self.tail.measure()
        except OSError:
            self.tail.count = 0  # after some more additions, again

    def _recover(self) -> None:
        """What stepped aside when the plug was pulled comes back, unless the new one is there."""
        names = os.listdir(self.root)
        for name in names:
            if name.endswith(OLD):
                whole = name[: -len(OLD)]
                if whole in names:
                    self.remove(name)
                else:
                    os.rename(self.path(name), self.path(whole))


class Tail:
    """What was added to LONG and is not in it yet: small files named by where in LONG they begin.

    So the length of LONG tells what of the tail has been folded into it, whenever the plug was
    pulled. Once all of it has, the folder is made again: its block is empty then.

    While people wait nothing is looked up, which takes littlefs four milliseconds a name: the end
    is known, the folder is there, and the last file stays open. What is written is flushed: on
    littlefs that is kept, as a closed file is.

    end    the length of LONG with its tail;  `last` the small file that is added to, open as `file`
    room   bytes that still fit that one; less than 0 where `end` is not known yet
    count  additions since the folder was made
    """

    def __init__(self, files: Files) -> None:
        self.files = files
        self.last = ""
        self.file: "Any" = None
        self.end = 0
        self.room = -1
        self.count = LATE  # there may have been some before the start

    def append(self, text: str) -> None:
        data = text.encode()
        if self.room < 0:
            self.measure()
        room, self.room = self.room - len(data), -1  # where it fails, look again
        if room < 0:
            self.close()
            self.last = self.files.path("%s/%07d" % (TAIL, self.end))
            room = max(0, SMALL - len(data))
        if self.file is None:
            self.file = self.opened()
        self.file.write(data)
        self.file.flush()
        self.end += len(data)
        self.room = room
        self.count += 1

    def opened(self) -> "Any":
        """The last file, to be added to."""
        try:
            return open(self.last, "ab")
        except OSError as error:
            if error.args[0] != NOT_THERE:
                raise
        self.files.make(TAIL)
        return open(self.last, "ab")

    def measure(self) -> None:
        """Where LONG ends with its tail; the next line begins another small file."""
        self.close()
        self.end = 0
        for name, skip in self.parts():
            self.end += self.files.size(name) - skip
        self.room = 0

    def close(self) -> None:
        """The last file. What could not be written to it is not tried again."""
        file, self.file = self.file, None
        if file is not None:
            try:
                file.close()
            except OSError:
                pass

    def parts(self) -> "Iterator[tuple]":
        """(name, how much of it to skip) of the files that LONG is in, one after the other.

        Asks `os` itself: every call here is on top of all those of an answer.
        """
        yield LONG, 0
        end = os.stat(self.files.path(LONG))[6]
        for number in self.files.names(TAIL):
            if not number.isdigit():
                continue  # none of ours
            start, name = int(number), TAIL + "/" + number
            after = start + os.stat(self.files.path(name))[6]
            if start <= end < after:
                yield name, end - start
                end = after

    def fold(self) -> bool:
        """Add to LONG what is only in its tail; whether anything was."""
        parts = list(self.parts())[1:] if self.files.exists(LONG) else []
        if parts:
            with open(self.files.path(LONG), "ab") as file:
                for name, skip in parts:
                    with open(self.files.path(name), "rb") as part:
                        part.seek(skip)
                        file.write(part.read())
        return bool(parts)

    def renew(self) -> None:
        """Make the folder again, once everything is folded."""
        self.close()
        for name in self.files.names(TAIL):
            self.files.remove(TAIL + "/" + name)
        try:
            os.rmdir(self.files.path(TAIL))
        except OSError:
            pass  # there was none
        self.files.make(TAIL)
        self.room = -1
        self.count = 0


def text_of(line: bytes) -> str:
    """A line as text. A torn last one loses half a letter, a damaged one becomes UNREADABLE."""
    while True:
        try:
            return line.decode()
        except UnicodeError:
            if line.endswith(b"\n"):
                return UNREADABLE
            line = line[:-1]
