"""Files that survive a pulled plug: lines appended and closed at once, files replaced whole.

On littlefs a file's new content counts when the file is closed; and a file is replaced by writing
it aside and renaming it, so that at no moment neither the old nor the new one is there.
"""

import os

if False:  # for type checkers alone: neither Python runs it
    from typing import Iterable, Iterator

NEW, OLD = ".new", ".old"
UNREADABLE = "?\n"
NOT_THERE = 2  # errno ENOENT


class Files:
    """The files of one folder, made if need be. Names may have one level of folders."""

    def __init__(self, root: str) -> None:
        self.root = root
        self._make(root)
        self._recover()

    def path(self, name: str) -> str:
        return self.root + "/" + name

    def exists(self, name: str) -> bool:
        try:
            os.stat(self.path(name))
            return True
        except OSError:
            return False

    def lines(self, name: str) -> "Iterator[str]":
        """The file's lines, one by one, their ends kept; see `text_of` for what is damaged."""
        with open(self.path(name), "rb") as file:
            for line in file:
                yield text_of(line)

    def append(self, name: str, text: str) -> None:
        with open(self.path(name), "a", encoding="utf-8") as file:
            file.write(text)

    def replace(self, name: str, parts: "Iterable[str]") -> None:
        """Make the file anew of `parts` (strings); until it is whole the old one stays.

        The parts may be read from the old one while they are written.
        """
        aside = self.path(name) + NEW
        with open(aside, "w", encoding="utf-8") as file:
            for part in parts:
                file.write(part)
        self._rename(aside, self.path(name))

    def move(self, name: str, target: str) -> None:
        folder = target.rpartition("/")[0]
        if folder:
            self._make(self.path(folder))
        self._rename(self.path(name), self.path(target))

    def remove(self, name: str) -> None:
        os.remove(self.path(name))

    def names(self, folder: str) -> list:
        """The files of a folder, sorted; none where there is no folder."""
        try:
            return sorted(os.listdir(self.path(folder)))
        except OSError as error:
            if error.args[0] != NOT_THERE:
                raise
            return []

    def _rename(self, source: str, target: str) -> None:
        """POSIX and littlefs replace the target; on FAT the old one steps aside first."""
        try:
            os.rename(source, target)
        except OSError:
            os.rename(target, target + OLD)
            os.rename(source, target)
            os.remove(target + OLD)

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

    def _make(self, folder: str) -> None:
        try:
            os.mkdir(folder)
        except OSError:
            os.stat(folder)  # it was there; if not, this says what is wrong


def text_of(line: bytes) -> str:
    """A line as text. A torn last one loses half a letter, a damaged one becomes UNREADABLE."""
    while True:
        try:
            return line.decode()
        except UnicodeError:
            if line.endswith(b"\n"):
                return UNREADABLE
            line = line[:-1]
