"""Files that survive a pulled plug: lines appended and closed at once, files replaced whole.

On littlefs a file's new content counts when the file is closed; and a file is replaced by writing
it aside and renaming it, so that at no moment neither the old nor the new one is there.
"""

import os


class Files:
    """The files of one folder, made if need be. Names may have one level of folders."""

    def __init__(self, root: str) -> None:
        self.root = root
        self._make(root)

    def path(self, name: str) -> str:
        return self.root + "/" + name

    def exists(self, name: str) -> bool:
        try:
            os.stat(self.path(name))
            return True
        except OSError:
            return False

    def lines(self, name: str):
        """The file's lines, one by one, their ends kept."""
        with open(self.path(name), encoding="utf-8") as file:
            yield from file

    def append(self, name: str, text: str) -> None:
        with open(self.path(name), "a", encoding="utf-8") as file:
            file.write(text)

    def replace(self, name: str, parts) -> None:
        """Make the file anew of `parts` (strings); until it is whole the old one stays."""
        aside = self.path(name) + ".new"
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
        except OSError:
            return []

    def _rename(self, source: str, target: str) -> None:
        """POSIX and littlefs replace the target; FAT does not, and must be helped."""
        try:
            os.rename(source, target)
        except OSError:
            os.remove(target)
            os.rename(source, target)

    def _make(self, folder: str) -> None:
        try:
            os.mkdir(folder)
        except OSError:
            os.stat(folder)  # it was there; if not, this says what is wrong
