"""littlefs on a chip, as a board's _boot.py mounts it, with the firmware's file modules on it.

`firmware.storage.files` and `tail` and `firmware.boot.start` are given an `os` and an `open` that
lead there: to MicroPython's own littlefs, or on CPython to the same C code in littlefs-python.

    with Disk(flash):
        Files(FOLDER).append("name", "text")
"""

import gc
import os

from firmware.boot import start
from firmware.storage import files as storage_files
from firmware.storage import tail

try:
    import vfs
except ImportError:
    vfs = None
    from tests.both.models import littlefs_package

ROOT = "/flash"
ROOM = 60000  # bytes; more than any call makes garbage
FOLDER = ROOT + "/data"


class Plug(BaseException):
    """It has been pulled: what ran on the board ends here."""


class Disk:
    """The chip's files while it is mounted; made again where `new`."""

    def __init__(self, flash, new: bool = False) -> None:
        self.flash = flash
        self.new = new

    def __enter__(self):
        if vfs is None:
            system = littlefs_package.Mounted(self.flash, self.new)
            files = Files(self.flash, system, system.open)
        else:
            if self.new:
                vfs.VfsLfs2.mkfs(self.flash, progsize=self.flash.unit)
            vfs.mount(vfs.VfsLfs2(self.flash, progsize=self.flash.unit), ROOT)
            files = Files(self.flash, os, open)
        for module in (storage_files, tail, start):
            module.os, module.open = files, files.open
        self.files = files
        return files

    def __exit__(self, *error):
        self.files.leave()
        for module in (storage_files, tail, start):
            module.os = os
            del module.open
        if vfs is not None:
            vfs.umount(ROOT)


class Files:
    """What the firmware uses of `os`, and `open`; once the plug is pulled everything is Plug.

    Paths are below ROOT, or begin there: a board's own root is where it starts. `count` tells how
    often littlefs was asked for anything.
    """

    def __init__(self, flash, system, opening) -> None:
        self.flash = flash
        self.system = system
        self.opening = opening
        self.count = 0
        self.left: list = []  # files that are open
        if hasattr(system, "ilistdir"):  # MicroPython
            self.ilistdir = self.entries

    def do(self, function, *args):
        if self.flash.off:
            raise Plug()
        self.count += 1
        clean()
        try:
            return function(*args)
        finally:
            if self.flash.off:
                raise Plug()

    def open(self, path: str, mode: str = "r", encoding: str = "utf-8"):
        file = File(self, self.do(self.opening, whole(path), mode))
        self.left.append(file)
        return file

    def leave(self) -> None:
        """The chip is taken away: what is open is closed with it, not when garbage is collected."""
        for file in self.left:
            try:
                file.opened.close()
            except OSError:
                pass

    def stat(self, path: str):
        return self.do(self.system.stat, whole(path))

    def listdir(self, path: str) -> list:
        return self.do(self.system.listdir, whole(path))

    def entries(self, path: str) -> list:
        return self.do(lambda: list(self.system.ilistdir(whole(path))))

    def statvfs(self, path: str) -> tuple:
        return self.do(self.system.statvfs, whole(path))

    def mkdir(self, path: str) -> None:
        self.do(self.system.mkdir, whole(path))

    def remove(self, path: str) -> None:
        self.do(self.system.remove, whole(path))

    def rmdir(self, path: str) -> None:
        self.do(self.system.rmdir, whole(path))

    def rename(self, source: str, target: str) -> None:
        self.do(self.system.rename, whole(source), whole(target))


class File:
    """An open file of `system`."""

    def __init__(self, files: Files, opened) -> None:
        self.files = files
        self.opened = opened

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()

    def close(self) -> None:
        """Closed after a cut, too: else MicroPython does it while it collects garbage."""
        self.files.left.remove(self)
        clean()
        try:
            self.opened.close()
        except OSError:
            if not self.files.flash.off:
                raise
        if self.files.flash.off:
            raise Plug()

    def __iter__(self):
        for line in self.opened:
            yield line

    def read(self, size=-1):
        return self.files.do(self.opened.read, size)

    def seek(self, at: int) -> None:
        self.files.do(self.opened.seek, at)

    def write(self, data) -> None:
        self.files.do(self.opened.write, data)

    def flush(self) -> None:
        self.files.do(self.opened.flush)


def clean() -> None:
    """MicroPython must collect no garbage while littlefs is at work: files left open are closed
    then, and littlefs, in the midst of something else, would go on with what is no file.
    """
    if vfs and gc.mem_free() < ROOM:
        gc.collect()


def whole(path: str) -> str:
    """Where the path begins, by who mounts the chip: MicroPython at ROOT, the package at /."""
    below = path[len(ROOT) :] if path.startswith(ROOT) else "/" + path
    return ROOT + below if vfs else below or "/"
