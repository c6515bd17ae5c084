"""What a plan does to ROMFS, the flash that holds a board's code; it needs nothing else of ours.

On boards whose code lies there this follows firmware/boot/start.py in `main.py`, and such a plan
has these lines, too:

    blank                 erase the first block: what has none is mounted nowhere at a start
    burn 5f2a… 17         from FOLDER into block 17; block 0 comes last
    whole 104 9c1b…       the first 104 blocks must have this SHA-256; OSError if not

Nothing that lies there may have been imported. What is burnt stays in FOLDER until the plan is
done: a plan that was cut off is carried out again from its beginning.
"""

import hashlib
from binascii import hexlify

ERASE_BLOCK, BLOCK_SIZE = 6, 5  # of `ioctl`
PAGE = 256  # bytes that every flash can write at once
DAMAGED = 5  # EIO


def partition() -> object:
    """Where ROMFS lies: MicroPython's block device. AttributeError, ImportError: nowhere."""
    import vfs  # type: ignore[import-not-found]

    return vfs.rom_ioctl(2, 0)


def blank(folder: str) -> None:
    partition().ioctl(ERASE_BLOCK, 0)  # type: ignore[attr-defined]


def burn(folder: str, name: str, block: str) -> None:
    """Erase a block and write it."""
    device, number = partition(), int(block)
    with open(folder + "/" + name, "rb") as file:
        data = file.read()
    if number:
        device.writeblocks(number, data)  # type: ignore[attr-defined]
    else:  # what makes it a file system comes last of all
        blank(folder)
        device.writeblocks(0, data[PAGE:], PAGE)  # type: ignore[attr-defined]
        device.writeblocks(0, data[:PAGE], 0)  # type: ignore[attr-defined]


def whole(folder: str, blocks: str, mark: str) -> None:
    device, found = partition(), hashlib.sha256()
    data = bytearray(device.ioctl(BLOCK_SIZE, 0))  # type: ignore[attr-defined]
    for block in range(int(blocks)):
        device.readblocks(block, data)  # type: ignore[attr-defined]
        found.update(data)
    if hexlify(found.digest()).decode() != mark:
        raise OSError(DAMAGED, "ROMFS does not hold what was written: trilithon deploy --files")


VERBS = {"blank": blank, "burn": burn, "whole": whole}
