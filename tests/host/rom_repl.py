"""A board's REPL as in rawrepl.py, whose MicroPython has ROMFS: its flash is a file."""

from __future__ import annotations

from pathlib import Path

from tests.host.rawrepl import RESIDENT, RawRepl

BLOCK = 4096
# MicroPython's own VfsRom mounts what there is at power-on, and is looked into after files.
PARTITION = """
import sys, vfs
class Partition:
    def __init__(self):
        self.file = open(FLASH, 'r+b')
        self.count = self.file.seek(0, 2) // 4096
        try:
            with open(FLASH + '.broken') as file:
                self.broken = int(file.read())
        except OSError:
            self.broken = -1
    def ioctl(self, what, block):
        if what == 6:
            self.put(4096 * block, b'\\xff' * 4096)
        return {4: self.count, 5: 4096, 6: 0}[what]
    def readblocks(self, block, data):
        self.file.seek(4096 * block)
        self.file.readinto(data)
    def writeblocks(self, block, data, offset=None):
        if offset is not None:  # only an erased byte takes any other
            old = bytearray(len(data))
            self.file.seek(4096 * block + offset)
            self.file.readinto(old)
            data = bytes([new & was for new, was in zip(data, old)])
        self.put(4096 * block + (offset or 0), data)
    def put(self, at, data):
        assert 0 <= at and at + len(data) <= 4096 * self.count
        if at // 4096 != self.broken:
            self.file.seek(at)
            self.file.write(data)
            self.file.flush()
class Vfs:
    def __init__(self, own):
        self.mount, self.umount, self.VfsPosix = own.mount, own.umount, own.VfsPosix
        self.own, self.partition = own, Partition()
    def rom_ioctl(self, what, number):
        return self.partition
    def VfsRom(self, partition):
        data = bytearray(4096 * partition.count)
        partition.readblocks(0, data)
        return self.own.VfsRom(data)
class Machine:
    def soft_reset(self):
        raise SystemExit
sys.modules['vfs'] = Vfs(vfs)
sys.modules['machine'] = Machine()
"""
MOUNTED = """
try:
    vfs.mount(vfs.VfsRom(vfs.rom_ioctl(2, 0)), '/rom')
    sys.path[2:2] = ['/rom', '/rom/lib']
except OSError:
    pass
there = """


class RomRepl(RawRepl):
    """`flash` is beside the folder, erased where there is none; `blocks` of it."""

    def __init__(self, folder: Path, cut_at: int = 0, blocks: int = 8) -> None:
        self.flash = flash_of(folder)
        if not self.flash.exists():
            self.flash.write_bytes(b"\xff" * BLOCK * blocks)
        before, after = RESIDENT.split("there = ", 1)
        code = PARTITION + before + MOUNTED + after
        self.resident = code.replace("FLASH", repr(str(self.flash.resolve())))
        super().__init__(folder, cut_at)


def flash_of(folder: Path) -> Path:
    return folder.with_name(folder.name + ".rom")


def spoil(folder: Path, block: int) -> None:
    """From now on that block keeps what it has."""
    flash_of(folder).with_name(flash_of(folder).name + ".broken").write_text(str(block))
