"""How much of a disk is free, and how much of that other things than the program take.

MicroPython counts the two blocks of every littlefs folder twice (extmod/vfs_lfsx.c asks where new
blocks may not go), so that the program's forty folders left less than nothing. Loaded only while it
is used. `system` is the module `os`.
"""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

BOARDS = ("rp2", "esp32")  # littlefs, and all of "/" is theirs
ROM = ("/", "rom")  # but for this, which is none
IS_FOLDER, BLOCK, PAIR = 0x4000, 4096, 2  # blocks of a folder


def free(system: "Any", root: str) -> tuple:
    """(bytes that still fit, bytes in all).  What is counted are fragments, not blocks."""
    numbers = system.statvfs(root)
    size, total, left = numbers[1], numbers[2], numbers[3]
    if left > total:
        left -= 1 << 32  # less than nothing, where a number has 64 bits
    return size * (left + PAIR * folders(system, root)), size * total


def folders(system: "Any", root: str) -> int:
    """How many there are on the disk, where they are counted twice; else 0."""
    top = "/" if sys.platform in BOARDS else root
    if not (hasattr(system, "ilistdir") and top.startswith("/")):
        return 0
    todo, count = [top], 0
    while todo:
        folder = todo.pop()
        for entry in system.ilistdir(folder):
            if entry[1] == IS_FOLDER and (folder, entry[0]) != ROM:
                todo.append(folder.rstrip("/") + "/" + entry[0])
                count += 1
    return count


def held(system: "Any", root: str) -> int:
    """Bytes that a folder's files and folders take: whole blocks."""
    blocks, todo = 0, [root]
    while todo:
        folder = todo.pop()
        for name in system.listdir(folder):
            about = system.stat(folder + "/" + name)
            if about[0] & 0xF000 == IS_FOLDER:
                todo.append(folder + "/" + name)
                blocks += PAIR
            else:
                blocks += (about[6] + BLOCK - 1) // BLOCK
    return BLOCK * blocks
