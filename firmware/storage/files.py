"""Files that survive a pulled plug: lines appended and kept at once, files replaced whole.

On littlefs a file's new content counts when the file is closed or flushed; and a file is replaced
by writing it aside and renaming it, so that at every moment the old or the new one is there.

The one file that grows while people wait, LONG, has a tail: firmware/storage/tail.py.
"""

import os

from engine.loading import borrowed
from firmware.storage.tail import LATE, LINE, SOON, Tail
from firmware.storage.tail import LONG as LONG
from firmware.storage.tail import NOT_THERE as NOT_THERE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Generator, Iterable, Iterator

NEW, OLD = ".new", ".old"
SPACE = "firmware.storage.space"
UNREADABLE = "?\n"
MARK = b"\xef\xbb\xbf"
PIECE = 1024  # bytes read at once: line by line a board reads byte by byte
IDLE_MS = 10000  # without an event: sooner a hand may come that has only thought for a while
JUST_MS = (
    120  # since an answer: tidying then is over, a quarter of a second later, before hands act
)


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
        raw = self.raw(name)
        try:
            for line in raw:
                yield text_of(line)
        finally:
            raw.close()

    def raw(self, name: str) -> "Generator[bytes, None, None]":
        """The same as bytes: for every text it makes a board looks through all the names it knows.

        Callers that stop early must close it, and so the file.
        """
        data, pieces = b"", self.pieces(name)
        try:
            for more in pieces:
                data += more
                start, end = 0, data.find(b"\n") + 1
                while end:
                    yield data[start:end]
                    start, end = end, data.find(b"\n", end) + 1
                data = data[start:]
        finally:
            pieces.close()
        if data:
            yield data

    def pieces(self, name: str) -> "Generator[bytes, None, None]":
        """The file, PIECE by PIECE, without the mark that some editors write before its text.

        To be closed where it is not read to its end.
        """
        for part, start in self.tail.parts() if name == LONG else [(name, 0)]:
            with open(self.path(part), "rb") as file:
                file.seek(start)
                piece = file.read(PIECE)
                if piece[:3] == MARK:
                    piece = piece[3:] or file.read(PIECE)
                while piece:
                    yield piece
                    piece = file.read(PIECE)

    def survey(self, name: str, mark: bytes, others: tuple = ()) -> tuple:
        """(how many whole lines, the numbers of those that begin with `mark`), in a moment.

        Marks begin with the end of the line before, and are no longer than ten bytes. None in place
        of the numbers: one of the `others` is in the file, too.
        """
        count, found, plain, end = 0, [], True, b""
        for piece in self.pieces(name):
            across = end + piece[:9]
            if mark in across[max(0, len(end) + 1 - len(mark)) : len(end) + len(mark) - 1]:
                found.append(count + 1)
            at = piece.find(mark)
            while at >= 0:
                found.append(count + piece.count(b"\n", 0, at) + 2)
                at = piece.find(mark, at + 1)
            for other in others:
                plain = plain and other not in across and other not in piece
            count += piece.count(b"\n")
            end = (end + piece[-9:])[-9:]
        return count, [at for at in found if at <= count] if plain or not found else None

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
        """(bytes that still fit, bytes in all)."""
        with borrowed(SPACE) as space:
            told: tuple = space.free(os, self.root)
        return told

    def held(self) -> int:
        """Bytes that these files and folders take."""
        with borrowed(SPACE) as space:
            return int(space.held(os, self.root))

    def make(self, folder: str) -> None:
        """A folder, unless it is there; "" is the one of all."""
        path = self.path(folder) if folder else self.root
        try:
            os.mkdir(path)
        except OSError:
            os.stat(path)  # it was there; if not, this says what is wrong

    def rest(self, idle_ms: int, answered: bool = False) -> bool:
        """One step of tidying, if nothing has happened for long enough; whether it took long.

        Of those that take long one at most follows each answer, until the table is idle.

        answered  what happened last was an answer: hands do not act again at once; but they do
                  before much is done, so that little is begun after each answer
        """
        tail = self.tail
        calm = idle_ms >= IDLE_MS
        just = answered and idle_ms < JUST_MS
        full = tail.count >= (SOON if calm or just else LATE)
        begin = not full and 0 <= tail.room < LINE
        due = just or tail.count >= SOON
        if not (begin or calm or (due and tail.worked != tail.end)):
            return False
        try:
            if begin:
                tail.begin()
                return False
            if not tail.step(full):
                return False
        except OSError:
            tail.count, tail.stuck = 0, True  # after some more additions, again
        tail.worked = tail.end
        return True

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


def text_of(line: bytes) -> str:
    """A line as text. A torn last one loses half a letter, a damaged one becomes UNREADABLE."""
    while True:
        try:
            return line.decode()
        except UnicodeError:
            if line.endswith(b"\n"):
                return UNREADABLE
            line = line[:-1]
