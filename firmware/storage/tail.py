"""The tail of the match in play: what an answer is added to while people wait for the yes.

Adding to a file makes littlefs copy the file's last block to one that it erases first: 45 ms and
more. Files of 128 bytes at most (ESP32; 512 elsewhere) are spared that: their bytes are in their
folder's block, and adding to one programs a page or two. So LONG, the file of the match, has a tail
of such files in a folder of its own. Once it is long an empty folder takes its place, which was
made before; what is in the old one moves into LONG, it goes, and another is made: one of these
steps after each yes (`Files.rest`), since each erases, and nothing runs while a block is erased.
"""

import os
from errno import ENOENT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Iterator

    from firmware.storage.files import Files

NOT_THERE = ENOENT  # another number in WebAssembly
LONG = "match.txt"
TAIL = "tail"
SPARE, SPENT = "tail-spare", "tail-spent"  # a folder to come, and one that has been
SMALL = 120  # bytes of a file of the tail
LINE = 40  # most answers take fewer
SOON, LATE = 6, 9  # additions after which the tail is to be folded: when no hand acts, at any time


class Tail:
    """What was added to LONG and is not in it yet: small files named by where in LONG they begin.

    So the length of LONG tells what of the tail has been folded into it, whenever the plug was
    pulled. A spent folder holds what comes before the tail's own until it is folded; a spare one
    holds nothing, and is never read.

    While people wait nothing is looked up, which takes littlefs four milliseconds a name: the end
    is known, the folder is there, and the last file stays open. What is written is flushed: on
    littlefs that is kept, as a closed file is.

    end    the length of LONG with its tail;  `last` the small file that is added to, open as `file`
    room   bytes that still fit that one; less than 0 where `end` is not known yet
    count  additions since the folder was made
    spare, spent  whether there is such a folder; None: nobody has looked
    worked  what `end` was at the last step of tidying that takes long
    folded  whether all of a spent folder is in LONG, so that it may go
    stuck  a step has failed: nothing is prepared until the folder has been made again
    """

    def __init__(self, files: "Files") -> None:
        self.files = files
        self.last = ""
        self.file: "Any" = None
        self.end = 0
        self.room = -1
        self.count = LATE  # there may have been some before the start
        self.spare: "bool | None" = None
        self.spent: "bool | None" = None
        self.worked = -1
        self.folded = False
        self.stuck = False

    def append(self, text: str) -> None:
        data = text.encode()
        if self.room < 0:
            self.measure()
        if self.room < len(data):
            self.begin()
        room, self.room = max(0, self.room - len(data)), -1  # where it fails, look again
        self.file.write(data)
        self.file.flush()
        self.end += len(data)
        self.room = room
        self.count += 1

    def begin(self) -> None:
        """Another small file: while people wait only where none was begun before."""
        self.close()
        self.room = -1
        self.last = self.files.path("%s/%07d" % (TAIL, self.end))
        self.file = self.opened()
        self.room = SMALL

    def opened(self) -> "Any":
        try:
            return open(self.last, "ab")
        except OSError as error:
            if error.args[0] != NOT_THERE:
                raise
        self.files.make(TAIL)
        return open(self.last, "ab")

    def measure(self) -> None:
        """Where LONG ends with its tail; the next line needs another small file."""
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
        for folder in (SPENT, TAIL):
            for number in self.files.names(folder):
                if not number.isdigit():
                    continue  # none of ours
                start, name = int(number), folder + "/" + number
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
        self.folded = True
        return bool(parts)

    def renew(self) -> None:
        """Make the folder again, once everything is folded."""
        self.close()
        self.clear(SPENT)
        self.clear(TAIL)
        self.files.make(TAIL)
        self.room = -1
        self.count = 0
        self.spent = self.stuck = False

    def change(self) -> None:
        """The spare folder takes the place of the one that is long, which is spent."""
        known = self.room >= 0  # then the end is, and stays where it is
        self.close()
        self.room = -1
        self.spare = self.spent = None  # where a step fails, look again
        os.rename(self.files.path(TAIL), self.files.path(SPENT))
        os.rename(self.files.path(SPARE), self.files.path(TAIL))
        self.spare, self.spent, self.folded = False, True, False
        self.count = 0
        if known:
            self.room = 0
        else:
            self.measure()

    def step(self, full: bool) -> bool:
        """Something that takes long, one erase of it; False where nothing was to do.

        full  another folder is to come; at last, where none can be prepared, the same again
        """
        if self.spent is None or self.spare is None:
            self.spent, self.spare = self.files.exists(SPENT), self.files.exists(SPARE)
            self.folded = False
        if self.stuck:
            if full:
                self.fold()
                self.renew()
            return full
        if self.spent:
            if self.folded or not self.fold():
                self.clear(SPENT)
                self.spent = False
        elif not self.spare:
            self.files.make(SPARE)
            self.spare = True
        elif full:
            self.change()
        else:
            return False
        return True

    def clear(self, folder: str) -> None:
        """A folder and its files go."""
        for name in self.files.names(folder):
            self.files.remove(folder + "/" + name)
        try:
            os.rmdir(self.files.path(folder))
        except OSError:
            pass  # there was none
