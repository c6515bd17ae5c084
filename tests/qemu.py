"""tests/both on other processors: MicroPython's `qemu` port, with our code compiled as a Pico 2's.

    TRILITHON_QEMU=firmware.elf .venv/bin/python -m tests.qemu [-k WORD]

The firmware is that port's for the board MPS2_AN500, a Cortex-M7, which runs what is compiled for
a Pico 2 (armv7m, viper too), or for VIRT_RV32, a RISC-V of 32 bits, which runs what is compiled for
the other two cores of a Pico 2 (rv32imc). It has asyncio frozen in, littlefs, and a heap of 520,000
bytes: tests/qemu_port.h says how it is made. Every module of checks has a machine of its own; all
of them find our code in its ROMFS. The last line is `N passed, N failed`. Where no firmware is
named, or QEMU is not installed, this says so and ends well.
"""

import argparse
import contextlib
import io
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from mpremote.romfs import make_romfs

from host.install.build import PROCESSES, ROOT, Source, build, find_tools, for_processor
from tests.micropython import TEST_LEVEL, Result, built_as, judge, report, sources, test_modules

VARIABLE = "TRILITHON_QEMU"
TIMEOUT_S = 1800  # of one module: an emulated processor, on a computer with other work
ROOM = 4 << 20  # bytes of the ROMFS


class Machine(NamedTuple):
    """What runs a firmware; the processor that our code is compiled for."""

    qemu: str
    options: tuple[str, ...]
    romfs_at: int
    arch: str


ARM, RISC_V = 40, 243  # as an ELF file names its processor
# Without semihosting the port's start on Arm waits for it for ever.
MACHINES = {
    ARM: Machine("qemu-system-arm", ("-machine", "mps2-an500"), 0x60C00000, "armv7m"),
    RISC_V: Machine(
        "qemu-system-riscv32", ("-machine", "virt", "-bios", "none"), 0x80610000, "rv32imc"
    ),
}
OPTIONS = ("-nographic", "-monitor", "null", "-semihosting", "-serial", "stdio")
# The port's `os` draws no random numbers; for checks any will do that differ.
OS = """
import time
import uos

for _name in dir(uos):
    globals()[_name] = getattr(uos, _name)

_drawn = [time.ticks_us() & 0xFFFFFF]


def urandom(count):
    made = bytearray(count)
    for at in range(count):
        _drawn[0] = (_drawn[0] * 20077 + 12345) & 0xFFFFFF
        made[at] = _drawn[0] >> 13 & 255
    return bytes(made)
"""
# What is written goes to memory, in a file system that has the folders of the code, as a board's.
PROGRAM = """
import os, sys, vfs

class Disk:
    def __init__(self, blocks):
        self.data = bytearray(512 * blocks)
    def readblocks(self, block, into, at=0):
        into[:] = self.data[512 * block + at : 512 * block + at + len(into)]
    def writeblocks(self, block, data, at=0):
        self.data[512 * block + at : 512 * block + at + len(data)] = data
    def ioctl(self, what, _):
        return {4: len(self.data) // 512, 5: 512}.get(what, 0)

def mirror(folder):
    for name, kind, *_ in os.ilistdir('/rom/' + folder):
        if kind == 0x4000:
            os.mkdir(folder + name)
            mirror(folder + name + '/')

sys.path[:] = ['/rom', '.frozen']
disk = Disk(160)
vfs.VfsLfs2.mkfs(disk)
vfs.mount(disk, '/')
os.mkdir('board')
os.chdir('board')
mirror('')
from tests.both.run import run
print('ended', run('tests.both.%s'))
"""
RAW, RUN, END = b"\x01", b"\x04", b"\x04"
READY = b"raw REPL; CTRL-B to exit\r\n>"


def machine_of(firmware: Path) -> Machine | None:
    """The one that an ELF file is for; None where there is none."""
    head = firmware.read_bytes()[:20] if firmware.is_file() else b""
    if head[:4] != b"\x7fELF":
        return None
    return MACHINES.get(int.from_bytes(head[18:20], "little"))


def wanted(arch: str) -> list[Source]:
    """Everything the board would hold, and the checks; viper in this processor's own code."""
    here, there = for_processor("host"), for_processor(arch)
    found = [
        replace(each, level=there) if each.level == here else each
        for each in sources(ROOT / "tests/both")
    ]
    return [*found, Source(Path("os.py"), "os.py", TEST_LEVEL, OS)]


def image(folder: Path) -> Path:
    """The folder as a ROMFS beside it."""
    with contextlib.redirect_stdout(io.StringIO()):
        data = make_romfs(str(folder), mpy_cross=False)
    if len(data) > ROOM:
        raise SystemExit(f"the ROMFS takes {len(data)} bytes, and has room for {ROOM}")
    path = folder.with_suffix(".romfs")
    path.write_bytes(data)
    return path


def run_module(name: str, machine: Machine, firmware: Path, romfs: Path) -> Result:
    """Run one module on a fresh machine; one that dies, hangs or runs nothing has failed."""
    loaded = f"loader,file={romfs},addr={machine.romfs_at:#x},force-raw=on"
    command = [machine.qemu, *machine.options, *OPTIONS, "-kernel", str(firmware)]
    with subprocess.Popen(
        [*command, "-device", loaded],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as running:  # fmt: skip
        clock = threading.Timer(TIMEOUT_S, running.kill)
        clock.start()
        try:
            said = talk(running, (PROGRAM % name).encode())
        finally:
            clock.cancel()
            running.kill()
    output = said.decode(errors="replace").replace("\r\n", "\n")
    before, ended, count = output.rpartition("ended ")
    code = int(count) if ended and count.strip().isdigit() else 1
    return judge("tests.both." + name, code, before if ended else output)


def talk(machine: subprocess.Popen[bytes], program: bytes) -> bytes:
    """Give a machine this program at its raw prompt; what it says until it has ended, or died."""
    assert machine.stdin and machine.stdout
    said = b""
    try:
        machine.stdin.write(RAW)
        machine.stdin.flush()
        until(machine, READY)
        machine.stdin.write(program + RUN)
        machine.stdin.flush()
        until(machine, b"OK")
        said = until(machine, END)
        return said + until(machine, END)
    except (EOFError, BrokenPipeError) as end:
        return said + (end.args[0] if end.args and isinstance(end.args[0], bytes) else b"")


def until(machine: subprocess.Popen[bytes], mark: bytes) -> bytes:
    """What it says before this mark. EOFError has what there was where it says no more."""
    assert machine.stdout
    said = b""
    while not said.endswith(mark):
        letter = machine.stdout.read(1)
        if not letter:
            raise EOFError(said)
        said += letter
    return said[: -len(mark)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Build, run, sum up."""
    parser = argparse.ArgumentParser(prog="python -m tests.qemu")
    parser.add_argument("-k", metavar="WORD", default="", help="only modules with WORD in the name")
    word = parser.parse_args(arguments).k
    named = os.environ.get(VARIABLE, "")
    if not named:
        print(f"skipped: no firmware of MicroPython's qemu port is named in {VARIABLE}")
        return 0
    firmware, tools = Path(named), find_tools(running=False)
    machine = machine_of(firmware)
    if machine is None:
        print(f"{VARIABLE}: {named} is no ELF file for a Cortex-M or a RISC-V")
        return 1
    if tools is None or not shutil.which(machine.qemu):
        print(f"skipped: no {machine.qemu}, or no mpy-cross, on this computer")
        return 0
    folder = ROOT / "build" / machine.qemu
    complaints = build(wanted(machine.arch), folder, tools)
    results = [Result(name, 0, 1, complaint) for name, complaint in complaints]
    broken = {result.name for result in results}
    romfs = image(folder)
    modules = [name for name in test_modules(ROOT / "tests/both") if word in name]
    runnable = [name for name in modules if built_as(name) not in broken]
    with ThreadPoolExecutor(PROCESSES) as pool:
        results += pool.map(lambda name: run_module(name, machine, firmware, romfs), runnable)
    print(f"{machine.qemu}, code for {machine.arch}")
    return report(results, tools, "its own")


if __name__ == "__main__":
    sys.exit(main())
