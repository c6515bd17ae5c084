"""A storage in memory with the methods of `Files`, small enough for any test."""

from tests.both.models.texts import Texts


class Shelf(Texts):
    """fails  whether everything raises OSError
    watch  called before anything is written, with the method and its arguments
    """

    def __init__(self, files=None):
        self.files = dict(files or {})
        self.fails = False
        self.watch = None

    def exists(self, name):
        return not self.fails and name in self.files

    def lines(self, name):
        self._check(name)
        text = self.files[name]
        while text:
            line, end, text = text.partition("\n")
            yield line + end

    def append(self, name, text):
        self._write("append", name, text)
        self.files[name] = self.files.get(name, "") + text

    def replace(self, name, parts):
        text = "".join(list(parts))
        self._write("replace", name, text)
        self.files[name] = text

    def move(self, name, target):
        self._write("move", name, target)
        self._check(name)
        self.files[target] = self.files.pop(name)

    def remove(self, name):
        self._write("remove", name, "")
        self._check(name)
        del self.files[name]

    def names(self, folder):
        return sorted([name[len(folder) + 1 :] for name in self.files if name.startswith(folder)])

    def each(self, folder):
        return iter(self.names(folder))

    def _check(self, name):
        if self.fails:
            raise OSError(5)
        if name not in self.files:
            raise OSError(2)

    def _write(self, *what):
        if self.fails:
            raise OSError(5)
        if self.watch:
            self.watch(*what)
