"""A log that this computer appends to: lines with the seals of the board's own journals.

    {"name": "cup", …}
    check: 1c62

    {"do": "enter", "name": "Ann"} #3f2a

A line is on the disk before `append` returns. After a power cut, or rot, the sound lines are there
up to the first that is not; what follows them is kept beside the log, and told. One program writes
at a time. A log without `check` is from before there were seals: it goes on without them.
"""

from __future__ import annotations

import codecs
import io
import json
import os
from collections.abc import Iterable
from pathlib import Path

from engine.record import RecordError, unsealed
from firmware.storage.seals import CHECKED, NONE, Seals, sealed
from host.whole_file import write_whole

try:
    import fcntl
except ImportError:  # Windows: nothing keeps a second program out
    fcntl = None  # type: ignore[assignment]


DAMAGED = ".damaged"
BODY = 3  # lines before the first that is sealed: the head, its check, and an empty one


class LogError(Exception):
    """The file is no such log; the message is for people."""


class InUse(LogError):
    """Another program has the file."""


class SealedLog:
    """head   the first line;  lines: those behind it;  lost: how many more were not sound

    Made with `held`, it is this program's alone until `close`, and can be added to.
    """

    def __init__(self, path: Path, held: bool = True) -> None:
        """Raises LogError, OSError; then the file is as it was."""
        self.path = path
        self.file = path.open("r+b" if held else "rb", buffering=0)
        try:
            if held:
                self._hold()
            self._read(self.file.read())
            if held and self.lost:
                self._put_by()
        except BaseException:
            self.close()
            raise

    @classmethod
    def begin(cls, path: Path, head: str, lines: Iterable[str] = ()) -> SealedLog:
        """A new one in this place, held and whole from its first moment. Raises OSError."""
        new = path.with_name(path.name + ".whole")
        write_whole(new, "".join(Seals().write([head, "", *lines])))
        log = cls(new)
        try:
            os.replace(new, path)
        except OSError:
            log.close()
            raise
        log.path = path
        return log

    def again(self, lines: Iterable[str]) -> SealedLog:
        """Another in its place: nothing that these do not say is on the disk. Raises OSError."""
        log = self.begin(self.path, self.head, lines)
        self.path.with_name(self.path.name + DAMAGED).unlink(missing_ok=True)
        self.close()
        return log

    def close(self) -> None:
        self.file.close()

    def _hold(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InUse("another program works with this file") from None

    # Reading

    def _read(self, data: bytes) -> None:
        mark = len(codecs.BOM_UTF8) if data.startswith(codecs.BOM_UTF8) else 0
        raw = list(io.BytesIO(data[mark:]))
        self.seals = Seals()
        sound = self._sound(raw) if raw[1:] and raw[1].startswith(CHECKED) else self._old(raw)
        whole = [line for line in sound if line.endswith(b"\n")]
        self.lost = len(raw) - len(whole)
        self.size = mark + sum(map(len, whole))
        self.rest = data[self.size :]
        if not whole:
            raise LogError("its first line is missing")
        if self.seals.sum != NONE:
            whole[1:] = [unsealed(line[:-1]) for line in whole[BODY:]]
        self.head, *body = [line.decode().rstrip("\n") for line in whole]
        self.lines = [line for line in body if line]  # an empty one has no seal, and says nothing

    def _sound(self, raw: list[bytes]) -> list[bytes]:
        try:
            return list(self.seals.sound(iter(raw)))
        except RecordError as wrong:
            raise LogError(str(wrong)) from wrong

    def _old(self, raw: list[bytes]) -> list[bytes]:
        """Lines without seals, up to the first that is no JSON."""
        if any(unsealed(line[:-1]) != line[:-1] for line in raw):
            raise LogError("its header is damaged")  # else all of it would count as lost
        found = []
        for line in raw:
            try:
                json.loads(line)
            except (ValueError, RecursionError):
                break
            found.append(line)
        return found

    def _put_by(self) -> None:
        """What is not sound goes beside the log: the next line follows the sound ones."""
        with self.path.with_name(self.path.name + DAMAGED).open("ab") as file:
            file.write(self.rest.rstrip(b"\n") + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self._cut()

    def _cut(self) -> None:
        os.ftruncate(self.file.fileno(), self.size)
        os.lseek(self.file.fileno(), self.size, os.SEEK_SET)

    # Writing

    def append(self, line: str) -> None:
        """When this returns the line is on the disk. Raises OSError; then it is not in the log."""
        text, total = sealed(line, self.seals.sum)
        data = (text + "\n").encode()
        try:
            self._cut()
            while data:
                data = data[os.write(self.file.fileno(), data) :]
            os.fsync(self.file.fileno())
        except OSError:
            self._cut()
            raise
        self.seals.sum = total
        self.size = os.lseek(self.file.fileno(), 0, os.SEEK_CUR)
        self.lines.append(line)
