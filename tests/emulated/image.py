"""The file system of a board, made by MicroPython's own littlefs on this computer."""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

from host.install.build import find_command

BLOCK = 4096
BLOCKS = 352

MAKE = r"""
import json, os, sys, vfs
folder, size, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
class Disk:
    def __init__(self):
        self.data = bytearray(b"\xff" * (size * count))
    def readblocks(self, n, buf, off=0):
        at = n * size + off
        buf[:] = self.data[at:at + len(buf)]
    def writeblocks(self, n, buf, off=0):
        at = n * size + off
        self.data[at:at + len(buf)] = buf
    def ioctl(self, op, arg):
        return {4: count, 5: size, 6: 0}.get(op)
def read(path):
    with open(path, "rb") as file:
        return file.read()
def write(path, data):
    with open(path, "wb") as file:
        file.write(data)
disk = Disk()
old = read(folder + "/old")
if old:
    disk.data[:] = old
else:
    vfs.VfsLfs2.mkfs(disk, progsize=256)
vfs.mount(vfs.VfsLfs2(disk, progsize=256), "/board")
plan = json.loads(read(folder + "/plan"))
for number, path in enumerate(plan["put"]):
    parts = path.split("/")
    for depth in range(1, len(parts)):
        try:
            os.mkdir("/board/" + "/".join(parts[:depth]))
        except OSError:
            pass
    write("/board/" + path, read(folder + "/%d" % number))
for number, path in enumerate(plan["get"]):
    try:
        write(folder + "/got%d" % number, read("/board/" + path))
    except OSError:
        pass
vfs.umount("/board")
write(folder + "/new", disk.data)
"""


def change(
    old: bytes, put: dict[str, bytes], get: tuple[str, ...] = (), room: int = BLOCK * BLOCKS
) -> tuple[bytes, dict[str, bytes]]:
    """A new image with these files in it, and the files asked for that are there.

    `old` is empty for a new file system, of `room` bytes.
    """
    micropython = find_command("micropython")
    assert micropython, "MicroPython's Unix build makes the image"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "old").write_bytes(old)
        (folder / "plan").write_text(json.dumps({"put": list(put), "get": list(get)}))
        for number, data in enumerate(put.values()):
            (folder / str(number)).write_bytes(data)
        (folder / "make.py").write_text(MAKE)
        command = [micropython, "-X", "heapsize=16M", str(folder / "make.py"), name]
        command += [str(BLOCK), str((len(old) or room) // BLOCK)]
        subprocess.run(command, check=True, cwd=name)
        got = {
            path: (folder / f"got{number}").read_bytes()
            for number, path in enumerate(get)
            if (folder / f"got{number}").exists()
        }
        return (folder / "new").read_bytes(), got
