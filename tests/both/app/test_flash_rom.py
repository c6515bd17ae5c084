"""Code that comes into ROMFS, or leaves it, and power that fails at any moment.

The last sectors of the chip are the partition, the rest has real littlefs with what was sent.
"""

import hashlib
from binascii import hexlify

from firmware.boot import burn, start
from firmware.storage.files import Files
from tests.both.app.power_cuts import BASE, CHIP, SECTORS, every_cut, prepared
from tests.both.models.disk import ROOT, Disk, Plug
from tests.both.models.flash import PAGE, SECTOR, Flash, blank

BLOCKS = 3
FIRST = SECTORS - BLOCKS
HEADER = b"\xd2\xcd\x31"  # MicroPython mounts nothing that does not begin so
MANIFEST = "trilithon.json"


class Partition:
    """The block device of a chip's last sectors."""

    def __init__(self, chip: Flash) -> None:
        self.chip = chip

    def ioctl(self, what: int, block: int) -> int:
        return self.do(self.chip.ioctl, what, block + FIRST)

    def readblocks(self, block: int, into: bytearray) -> None:
        self.chip.readblocks(block + FIRST, into)

    def writeblocks(self, block: int, data: bytes, offset: "int | None" = None) -> None:
        self.do(self.chip.writeblocks, block + FIRST, data, offset)

    def do(self, function, *args):
        if self.chip.off:
            raise Plug()
        result = function(*args)
        if self.chip.off:
            raise Plug()
        return result


class OnBoard:
    """For the length of a `with` both chips have a partition, and plans may speak of CHIP's."""

    def __enter__(self):
        self.real = burn.partition
        burn.partition = lambda: Partition(CHIP)
        start.FURTHER.update(burn.VERBS)
        BASE.kept = CHIP.kept = BLOCKS

    def __exit__(self, *error):
        burn.partition = self.real
        start.FURTHER.clear()
        BASE.kept = CHIP.kept = 0


def image(letter: str) -> list:
    """Blocks of a file system, all unlike."""
    blocks = [bytes([ord(letter) + number]) * SECTOR for number in range(BLOCKS)]
    return [HEADER + blocks[0][3:]] + blocks[1:]


def hold(chip: Flash, blocks: list) -> None:
    """What the partition holds from the start; nothing where no blocks are given."""
    for number in range(BLOCKS):
        blank(chip.memory[FIRST + number])
        if blocks:
            chip.memory[FIRST + number][:] = blocks[number]


def holds(blocks: list) -> bool:
    return [bytes(sector) for sector in CHIP.memory[FIRST:]] == blocks


def half(blocks: list) -> bool:
    """Whether MicroPython would mount what is not all there: but for its first page, it must be."""
    rest = [bytes(sector) for sector in CHIP.memory[FIRST:]]
    if rest[0][:3] != HEADER:
        return False
    return rest[0][PAGE:] != blocks[0][PAGE:] or rest[1:] != blocks[1:]


def mark(blocks: list) -> str:
    return hexlify(hashlib.sha256(b"".join(blocks)).digest()).decode()


def send(sent: dict, plan: list) -> None:
    """What `trilithon deploy` leaves on a board before it says go; `sent` goes aside."""
    disk = Files(ROOT)
    disk.make("trilithon.new")
    for name in sent:
        with burn.open("trilithon.new/" + name, "wb") as file:
            file.write(sent[name])
    disk.append(MANIFEST, "old")
    disk.append("trilithon.new/plan", "\n".join(plan + ["end", ""]))


def into_rom(files, counts):
    send({"0": NEW[0], "1": NEW[1], "2": NEW[2], "m": b"new"}, [
        "blank", "burn 1 1", "burn 2 2", "burn 0 0", "whole 3 " + mark(NEW),
        "drop engine/old.mpy", "move m " + MANIFEST,
    ])  # fmt: skip
    disk = Files(ROOT)
    disk.make("engine")
    disk.append("engine/old.mpy", "old")


def into_files(files, counts):
    send({"1": b"new", "m": b"new"}, ["blank", "move 1 engine/new.mpy", "move m " + MANIFEST])


def carrying(files, counts):
    start.finish()


NEW, OLD = image("N"), image("O")


def goes_into_rom(old: list) -> None:
    """After every cut the old code is whole, or the start finishes the plan."""

    def check(files, counted):
        disk = Files(ROOT)
        new = holds(NEW)
        assert new or (disk.exists("trilithon.new/plan") and disk.exists("engine/old.mpy"))
        assert holds(old) or not half(NEW)
        start.finish()
        assert holds(NEW) and list(disk.lines(MANIFEST)) == ["new"]
        assert not disk.exists("engine") and not disk.exists("trilithon.new/plan")
        assert not start.finish()

    base = prepared(into_rom)
    hold(base, old)
    assert every_cut(base, carrying, check) > 50


def test_code_comes_into_an_empty_romfs_whole_after_every_cut():
    with OnBoard():
        goes_into_rom([])


def test_code_in_romfs_is_exchanged_whole_after_every_cut():
    with OnBoard():
        goes_into_rom(OLD)


def test_code_leaves_romfs_for_files_after_every_cut():
    def check(files, counted):
        disk = Files(ROOT)
        assert holds(OLD) or disk.exists("trilithon.new/plan") or not disk.exists("trilithon.new/1")
        start.finish()
        assert bytes(CHIP.memory[FIRST]) == b"\xff" * SECTOR
        assert list(disk.lines("engine/new.mpy")) == list(disk.lines(MANIFEST)) == ["new"]

    with OnBoard():
        base = prepared(into_files)
        hold(base, OLD)
        assert every_cut(base, carrying, check) > 10


def test_flash_that_does_not_keep_what_is_written_ends_the_plan_with_a_fault():
    with OnBoard():
        CHIP.restart(prepared(into_rom))
        with Disk(CHIP):
            start.FURTHER["burn"] = lambda folder, name, block: None
            try:
                start.finish()
            except OSError:
                pass
            else:
                raise AssertionError("it was taken for whole")
            assert Files(ROOT).exists("trilithon.new/plan") and Files(ROOT).exists("engine/old.mpy")
