"""The package littlefs-python with the names of MicroPython's `os` and `open`: CPython's disk.

Its lowest level is used: all is written through at once, as MicroPython writes it.
"""

try:
    from littlefs import LittleFSError, lfs
except ImportError:
    import pytest

    pytest.skip("no littlefs-python for this platform", allow_module_level=True)

READ = LOOKAHEAD = 32  # as the defaults of extmod/vfs_lfs.c
CYCLES = 100  # erases before a folder moves on, extmod/vfs_lfsx.c
MODES = {"r": 0x001, "w": 0x502, "a": 0x902}  # lfs2.h; as extmod/vfs_lfsx_file.c chooses them


class Mounted:
    """A chip's file system."""

    def __init__(self, flash, new: bool) -> None:
        self.config = lfs.LFSConfig(
            context=Chip(flash),
            block_size=flash.ioctl(5, 0),
            block_count=flash.ioctl(4, 0),
            read_size=READ,
            prog_size=flash.unit,
            cache_size=4 * max(READ, flash.unit),
            lookahead_size=LOOKAHEAD,
            block_cycles=CYCLES,
        )
        self.system = lfs.LFSFilesystem()
        if new:
            lfs.format(self.system, self.config)
        lfs.mount(self.system, self.config)

    def do(self, name: str, *args):
        """OSError as MicroPython raises it."""
        try:
            return getattr(lfs, name)(self.system, *args)
        except LittleFSError as error:
            raise OSError(-error.code, error.name)

    def open(self, path: str, mode: str):
        handle = self.do("file_open", path, lfs.LFSFileFlag(MODES[mode[0]]))
        return File(self, handle, "b" in mode)

    def stat(self, path: str) -> tuple:
        about = self.do("stat", path)
        folder = about.type == 2  # LFS_TYPE_DIR
        mode, size = (0x4000, 0) if folder else (0x8000, about.size)
        return (mode, 0, 0, 0, 0, 0, size, 0, 0, 0)

    def listdir(self, path: str) -> list:
        folder = self.do("dir_open", path)
        names = []
        entry = self.do("dir_read", folder)
        while entry is not None:
            names.append(entry.name)
            entry = self.do("dir_read", folder)
        self.do("dir_close", folder)
        return names[2:]  # without . and ..

    def statvfs(self, path: str) -> tuple:
        size, count = self.config.block_size, self.config.block_count
        return size, size, count, count - self.do("fs_size")

    def mkdir(self, path: str) -> None:
        self.do("mkdir", path)

    def remove(self, path: str) -> None:
        self.do("remove", path)

    def rmdir(self, path: str) -> None:
        self.do("remove", path)

    def rename(self, source: str, target: str) -> None:
        self.do("rename", source, target)


class Chip:
    """The block device. What fails is a number: littlefs-python drops what is raised."""

    def __init__(self, flash) -> None:
        self.flash = flash

    def read(self, config, block: int, offset: int, size: int) -> bytearray:
        data = bytearray(size)
        self.flash.readblocks(block, data, offset)
        return data

    def prog(self, config, block: int, offset: int, data: bytes) -> int:
        return self.flash.writeblocks(block, data, offset) or 0

    def erase(self, config, block: int) -> int:
        return self.flash.ioctl(6, block)

    def sync(self, config) -> int:
        return self.flash.ioctl(3, 0)


class File:
    def __init__(self, files: Mounted, handle, binary: bool) -> None:
        self.files = files
        self.handle = handle
        self.binary = binary

    def close(self) -> None:
        self.files.do("file_close", self.handle)

    def flush(self) -> None:
        self.files.do("file_sync", self.handle)

    def __iter__(self):
        return iter(self.read().splitlines(True))

    def read(self, most=-1):
        at, size = [self.files.do(name, self.handle) for name in ("file_tell", "file_size")]
        wanted = size - at if most < 0 else min(most, size - at)
        data = self.files.do("file_read", self.handle, wanted)
        return data if self.binary else data.decode()

    def seek(self, at: int) -> None:
        self.files.do("file_seek", self.handle, at, 0)

    def write(self, data) -> None:
        self.files.do("file_write", self.handle, data if self.binary else data.encode())
