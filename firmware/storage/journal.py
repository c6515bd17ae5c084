"""The journal of the match in play: a record that grows by a line at every answer.

A line is in the file, and flash has it, before the table says that an answer counts (how that is
quick: firmware/storage/tail.py). At the next boot the match is there up to the last
whole line; a line that the power cut tore is left out. A match that ends, or is given up, moves to
the folder `records`; one that is set aside moves to the folder `shelf`, and back when it is taken
up. Each of these moves is one rename: whenever the plug is pulled, a match lies in one place.
"""

import os

from engine import found, log
from engine.loading import borrowed
from engine.record import RecordError
from firmware.storage.files import LONG as FILE
from firmware.storage.seals import Seals, sealed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Iterable, Iterator

    from engine.reading import Reader

RECORDS, SHELF = "records", "shelf"
READING = "engine.reading"  # in memory while a journal is read; what a game brings in then stays
MENDING = "firmware.storage.mending"
UNDO = b"\n" + log.UNDO_LINE  # how an answer's being taken back begins
OTHER = b"\n" + log.MARK, b"\n" + log.LEFT_LINE, b"\n" + log.SEATED_LINE  # what else is no answer
BROUGHT = ("engine.games.", "engine.boxes.") + found.SHARED
STORED = "stored.txt"  # which records an archive has stored: firmware/storage/stored.py


class Journal:
    """Writes the match; `works` turns False when storage fails, and the game goes on without.

    mine    whether FILE holds the match in play, not an older one that was not resumed
    count   the lines of FILE, while it is the match in play and works;  `seals` their sum
    missing lines that were damaged, or came after a damaged one, when the match was resumed
    given   the highest number of a record that an archive has stored, 0: none has
    grown   whether a file has come to one of the folders, so that room may be short
    gone    where FILE went last
    network how a table on a network follows what may leave of the match in play: the classes of
            firmware.network.opened, or nothing;  `opened` what follows it, None: nothing may leave
    even    (name, seals) of the journal read last, where nothing of it need be mended
    """

    def __init__(self, storage: "Any") -> None:
        self.storage = storage
        self.works = storage is not None
        self.mine = False
        self.count = 0
        self.seals = Seals()
        self.missing = 0
        self.given = last_given(storage)
        self.grown = False
        self.gone = ""
        self.network: tuple = ()
        self.opened: "Any" = None
        self.coming: "Any" = None
        self.even: "tuple | None" = None

    def begin(self, lines: "Iterable[str]") -> None:
        """A new match: its header."""
        self.mine = False
        self.whole(lines)
        if self.network and self.works:
            self.opened = self.network[0](self.count - 1)  # `check` is the table's alone

    def whole(self, lines: "Iterable[str]") -> None:
        """The match in play, from its first line on; another one is never written over.

        Where even memory fails, what was in FILE is still there, and the next line tries again.
        """
        if self.storage is None:
            return
        self.works, self.opened = False, None
        try:
            if not self.mine and self.storage.exists(FILE):
                self.put(SHELF)
                if not self.works:
                    return
                self.works = False
            self.storage.replace(FILE, self._counted(self.seals.write(lines)))
            self.works = self.mine = True
        except (OSError, MemoryError):
            pass

    def follows(self) -> bool:
        """Whether `opened` knows every line; where something else wrote some, nothing may leave."""
        return self.opened is not None and self.opened.lines == self.count - 1

    def _counted(self, lines: "Iterable[str]") -> "Iterator[str]":
        self.count = 0
        for line in lines:
            self.count += 1
            yield line

    def add(self, line: str) -> None:
        """Storage that fails costs the journal, never the game; the next line tries again.

        Any other exception is raised only where the line is not in FILE, or may not be.
        """
        if self.storage is None:
            return
        parts, total, count = [], self.seals.sum, self.count
        for part in line.split("\n") if "\n" in line else (line,):
            part, total = sealed(part, total, "\n")
            parts.append(part)
            count += 1
        try:
            # Of one line no other text is made: a board looks each up among all its names.
            self.storage.append(FILE, "".join(parts) if len(parts) > 1 else parts[0])
            self.works = True
        except OSError:
            self.works = False
        except Exception:
            if self._lines_there() != count:
                raise
        self.count = count
        self.seals.sum = total

    def _lines_there(self) -> int:
        """How many lines FILE has. A torn one, or none to be had: FILE must be written again."""
        self.works = False
        count, end = 0, "\n"
        try:
            for line in self.storage.lines(FILE):
                count += 1
                end = line[-1:]
        except (OSError, MemoryError):
            return self.count
        self.works = end == "\n"
        return count if self.works else self.count

    def close(self, lines: "list | tuple" = ()) -> None:
        """The match ends here: its closing lines, and to the records with it.

        Where storage fails it stays: to be resumed, or set aside when the next match begins.
        Where memory fails it is in play as before.
        """
        try:
            if lines:
                self.add("\n".join(lines))
            if self.mine and self.works:
                self.put(RECORDS)
        except MemoryError:
            self.works = self.works and not lines  # nothing can follow a result
            raise
        self.mine = False

    def put(self, folder: str, why: str = "") -> bool:
        """FILE goes to the records or to the shelf, under the next number; `why` is added to it.

        All in one function: over the cable this is the deepest that a board's stack is used.
        False where storage fails: then FILE is where it was.
        """
        if self.storage is None:
            return False
        try:
            self.gone = folder + "/" + next_name(self.storage, self.given, why)
            self.storage.move(FILE, self.gone)
        except OSError:
            self.works = False
            return False
        except MemoryError:
            if self.storage.exists(FILE):
                raise
        self.works = self.grown = True
        self.mine = False
        return True

    def fetch(self, name: str) -> None:
        """A match of the shelf becomes FILE, and the match in play; or OSError, MemoryError."""
        if self.storage.exists(FILE):
            raise OSError(17)  # never written over
        try:
            self.storage.move(SHELF + "/" + name, FILE)
            self._enter(SHELF + "/" + name)
        except (OSError, MemoryError):
            if not self.storage.exists(FILE):
                raise
            self.mine, self.works = True, False  # the next line writes it whole

    def back(self) -> bool:
        """What went last is FILE again, and in play as it was. False where storage fails."""
        try:
            if self.storage.exists(FILE):
                return False
            self.storage.move(self.gone, FILE)
        except (OSError, MemoryError):
            return False
        self.mine = True
        return True

    # At boot

    def unfinished(self) -> bool:
        return self.storage is not None and self.storage.exists(FILE)

    def heading(self) -> tuple:
        """(its game, how many answers stand) of the unfinished match, as its lines look before they
        are read; no game where they are not a header, answers, and what takes some back.
        """
        game, count, lines = b"", -1, self.storage.raw(FILE)
        try:
            for line in lines:
                about = log.kind(line[: line.rfind(b" #")]) if count >= 0 else ""
                if line[-1:] != b"\n":  # torn
                    break
                if about == log.ANSWER:
                    count += 1
                elif about == log.UNDO:
                    count -= 1
                elif about:
                    return b"", 0
                elif line.startswith(b"game: "):
                    game = line[6:-1]
                elif line == b"\n":
                    count = 0
        finally:
            lines.close()
        return game, count

    def resume(self, pulse: "Callable | None" = None) -> "Reader":
        """The unfinished match, replayed to its last sound line. Raises record.RecordError."""
        reader = self.read(FILE, pulse)
        self._enter(FILE)
        return reader

    def _enter(self, name: str) -> None:
        """FILE is the match in play; it has just been read, under this name."""
        coming, self.coming = self.coming, None
        even, self.even = self.even, None
        if even and even[0] == name:
            self.seals, self.count, self.missing = even[1], even[1].count, 0
        else:
            with borrowed(MENDING) as mending:
                mending.mend(self)
        self.mine = True
        self.opened = coming.end(self.count) if coming else None

    def read(self, name: str, pulse: "Callable | None" = None) -> "Reader":
        """A journal, replayed to its last sound line; nothing is changed. Raises RecordError.

        It is gone through once, as long as the answers that were taken back can be told by how the
        lines of a sound journal begin; else again, to find them first.

        pulse  called with how many of its lines have been replayed, and how many there are: with 0
               before it begins
        """
        self.even = None
        count, undone = self.storage.survey(name, UNDO, OTHER)
        told = pulse and (lambda at: pulse(at, count))
        if told:
            told(0)
        ways = [undone, None] if undone else [undone]
        while True:  # in no function of its own: a board's stack is short, and rulebooks call deep
            undone, seals, reader = ways.pop(0), Seals(), None
            try:
                with borrowed(READING, BROUGHT) as reading:
                    reader = reading.Reader(lambda to=seals: to.sound(self.storage.raw(name), True))
                    self.coming = self.network[1](reader) if self.network else None
                    reader.replay(told, undone)
                if not ways or (seals.plain and reader.undone == len(undone)):
                    self.even = (name, seals) if seals.even else None
                    return reader
            except RecordError:
                if not ways:
                    raise


def new_id() -> str:
    """Sixteen random hex digits: they name the match wherever its record goes."""
    return bytes(os.urandom(8)).hex()


def last_given(storage: "Any") -> int:
    """The highest number in STORED; 0 where there is none, or it cannot be read."""
    last = 0
    try:
        for line in storage.lines(STORED) if storage is not None else ():
            last = max(last, number(line))
    except OSError:
        pass
    return last


def next_name(storage: "Any", given: int, why: str = "") -> str:
    """`0001.txt`, `0002.txt`, … one beyond any there is, or was given; `0003-broken.txt`: why."""
    last = given
    for folder in (RECORDS, SHELF):
        for name in storage.each(folder):
            last = max(last, number(name))
    return "%04d%s.txt" % (last + 1, why)


def number(name: str) -> int:
    """The number a record's name begins with; 0: none of the table's. No table has given one of
    more than forty digits: a file that rot has filled with them keeps no table from starting.
    """
    digits = name[: len(name) - len(name.lstrip("0123456789"))]
    return int(digits) if 0 < len(digits) <= 40 else 0
