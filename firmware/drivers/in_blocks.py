"""Where the file of bytecode lies in an RP2's flash: firmware/drivers/in_place_viper.py.

Looked for once while a table starts: a file's blocks stay where they are until it is written.
"""

# MicroPython's own; `make check` has its types.
# pyright: reportMissingImports=false

# mypy: ignore-errors

import struct

from machine import mem16, mem32

FILE = "firmware/bytecode.bin"
XIP = 0x10000000  # where flash is read as memory
XIP_END = 0x11000000
BLOCK = 4096


def located() -> bytes:
    """Where the file's blocks begin, after littlefs' pointers; none where that is not certain."""
    try:
        with open(FILE, "rb") as file:
            mark = struct.unpack("<3H", file.read(6))
            size, number = file.seek(0, 2), 0
    except OSError:  # there is no such file
        return b""
    while size > BLOCK - 4 * pointers(number):
        size -= BLOCK - 4 * pointers(number)
        number += 1
    start, end = file_system()
    skip, low = 4 * pointers(number), mark[0]
    places = [at for at in range(start + skip, end, BLOCK) if mem16[at] == low]
    found = [at for at in places if is_ours(at, mark, number)]
    if len(found) != 1:  # an older copy has not been erased yet
        return b""
    while number:
        # littlefs: each block names the one before
        at = start + BLOCK * mem32[found[0] - 4 * pointers(number)]
        number -= 1
        at += 4 * pointers(number)
        if not start <= at < end or not is_ours(at, mark, number):
            return b""
        found.insert(0, at)
    return struct.pack("<%dI" % len(found), *found)


def pointers(number: int) -> int:
    """Words before the data in a file's block of this number: its factors of two, and one more."""
    count = 0
    while number:
        count += 1
        number = 0 if number & 1 else number >> 1
    return count


def is_ours(at: int, mark: tuple, number: int) -> bool:
    return halves(at, 4) == mark + (number,)


def file_system() -> tuple:
    """Where it begins and ends."""
    import rp2

    device, first = rp2.Flash(), bytearray(32)
    device.readblocks(0, first, 0)
    begins = struct.unpack("<16H", first)
    for at in range(XIP, XIP_END, BLOCK):
        if mem16[at] == begins[0] and halves(at, 16) == begins:
            return at, at + BLOCK * device.ioctl(4, 0)
    return 0, 0


def halves(at: int, count: int) -> tuple:
    """Of words: a whole one may be negative."""
    return tuple([mem16[at + 2 * i] for i in range(count)])
