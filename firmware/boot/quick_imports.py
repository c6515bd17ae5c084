"""While the table starts, modules are found in a list, not by asking the file system.

MicroPython asks for three names before it opens a module's file, and littlefs walks through all
folders on the way to each: 9 ms of an import's 12 on an RP2040, half a second of a start. So the
file system is mounted once more, under a name where it is known which of them are there: the host
has listed the modules (host/install/shrink/module_list.py). All else goes to the file system.
"""

# MicroPython's own; `make check` has its types.
# pyright: reportMissingImports=false

import os
import sys

LIST = "firmware/modules.txt"
POINT = "/starting"
LIB = "/lib"
PACKAGE = b"__init__"
NO_FILE = 2  # ENOENT
FOLDER = (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)


class QuickImports:
    """What `vfs.mount` takes.

    base      where relative names led before, with a `/` at its end
    start     the same in bytes, as are `lists` and the names of files that are opened: for every
              text it makes a board looks through all the names it knows
    lists     folder -> its modules, with a space before and after each
    left_out  of the places where modules are looked for
    top       the names there: MicroPython looks for its own modules among them first
    """

    def __init__(self, base: str, lines: object) -> None:
        self.base = base
        self.start = base.encode()
        self.left_out: list = []
        self.top = os.listdir(base)
        self.lists: dict = {}
        for line in lines:  # type: ignore[attr-defined]
            end = line.find(b" ")
            self.lists[line[:end]] = line[end:]

    def mount(self, readonly: bool, mkfs: bool) -> None:
        pass

    def umount(self) -> None:
        os.chdir(self.base)
        sys.path.extend(self.left_out)

    def chdir(self, path: str) -> None:
        pass

    def getcwd(self) -> str:
        return "/"

    def stat(self, path: str) -> tuple:
        said = path.encode()
        end = said.rfind(b"/")
        names = self.lists.get(said[:end])
        if names is None:
            if said in self.lists:
                return FOLDER
        else:
            name, _, kind = said[end + 1 :].partition(b".")
            if b" " + name + b" " in names:
                if kind == b"mpy":
                    return FILE
                raise OSError(NO_FILE)
            if name == PACKAGE:
                raise OSError(NO_FILE)
        if end < 0 and path not in self.top:
            raise OSError(NO_FILE)
        return os.stat(self.base + path)

    def open(self, path: str, mode: str) -> object:
        if mode[:1] != "r":
            self.top.append(path)
        return open(self.start + path.encode(), mode)

    def ilistdir(self, path: str) -> object:
        return os.ilistdir(self.base + path)  # type: ignore[attr-defined]

    def mkdir(self, path: str) -> None:
        os.mkdir(self.base + path)
        self.top.append(path)

    def remove(self, path: str) -> None:
        os.remove(self.base + path)

    def rename(self, old: str, new: str) -> None:
        os.rename(self.base + old, self.base + new)
        self.top.append(new)

    def rmdir(self, path: str) -> None:
        os.rmdir(self.base + path)

    def statvfs(self, path: str) -> tuple:
        return os.statvfs(self.base + path)


def begin() -> None:
    """From here on relative names lead through the list, where there is one."""
    try:
        import vfs  # type: ignore[import-not-found]

        base = os.getcwd()
        with open(LIST, "rb") as lines:
            quick = QuickImports(base if base.endswith("/") else base + "/", lines)
    except (ImportError, OSError):  # imports take their time
        return
    vfs.mount(quick, POINT)
    os.chdir(POINT)
    if LIB in sys.path and LIB[1:] not in quick.top:
        sys.path.remove(LIB)
        quick.left_out.append(LIB)


def end() -> None:
    """Relative names lead to the file system itself again, if they did not."""
    if os.getcwd() != POINT:
        return
    import vfs

    vfs.umount(POINT)
