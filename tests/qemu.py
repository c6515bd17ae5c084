"""tests/both on a second chip: MicroPython's `qemu` port, with our code compiled as a Pico 2's.

    TRILITHON_QEMU=firmware.elf .venv/bin/python -m tests.qemu [-k WORD]

The firmware is that port's for the board MPS2_AN500, a Cortex-M7, which runs what is compiled for
a Pico 2 (armv7m, viper too). It has asyncio frozen in, littlefs, and a heap of 520,000 bytes. Every
module of checks has a machine of its own; all of them find our code in its ROMFS. The last line is
`N passed, N failed`. Where no firmware is named, or QEMU is not installed, this says so and ends
well.
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

from mpremote.romfs import make_romfs

from host.install.build import PROCESSES, ROOT, Source, build, find_tools, for_processor
from tests.micropython import TEST_LEVEL, Result, built_as, judge, report, sources, test_modules

VARIABLE = "TRILITHON_QEMU"
TIMEOUT_S = 1800  # of one module: an emulated processor, on a computer with other work
ROOM = 4 << 20  # bytes of the ROMFS
ROMFS_AT, ARCH = 0x60C00000, "armv7m"
QEMU = "qemu-system-arm"
# Without semihosting the port's start waits for it for ever.
MACHINE = ("-machine", "mps2-an500", "-nographic", "-monitor", "null", "-semihosting")
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
PROGRAM = """
from tests.both.run import run
print('ended', run('tests.both.%s'))
"""
RAW, RUN, END = b"\x01", b"\x04", b"\x04"
READY = b"raw REPL; CTRL-B to exit\r\n>"


def is_elf(firmware: Path) -> bool:
    return firmware.is_file() and firmware.read_bytes()[:4] == b"\x7fELF"


def wanted() -> list[Source]:
    """Everything the board would hold, and the checks; viper in this processor's own code."""
    here = for_processor("host")
    of_pico_2 = for_processor(ARCH)
    found = [
        replace(each, level=of_pico_2) if each.level == here else each
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


def run_module(name: str, firmware: Path, romfs: Path) -> Result:
    """Run one module on a fresh machine; one that dies, hangs or runs nothing has failed."""
    loaded = f"loader,file={romfs},addr={ROMFS_AT:#x},force-raw=on"
    command = [QEMU, *MACHINE, "-serial", "stdio", "-kernel", str(firmware), "-device", loaded]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as machine:
        clock = threading.Timer(TIMEOUT_S, machine.kill)
        clock.start()
        try:
            said = talk(machine, (PROGRAM % name).encode())
        finally:
            clock.cancel()
            machine.kill()
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
    if not is_elf(firmware):
        print(f"{VARIABLE}: {named} is no ELF file")
        return 1
    if tools is None or not shutil.which(QEMU):
        print(f"skipped: no {QEMU}, or no mpy-cross, on this computer")
        return 0
    folder = ROOT / "build" / "qemu"
    complaints = build(wanted(), folder, tools)
    results = [Result(name, 0, 1, complaint) for name, complaint in complaints]
    broken = {result.name for result in results}
    romfs = image(folder)
    modules = [name for name in test_modules(ROOT / "tests/both") if word in name]
    runnable = [name for name in modules if built_as(name) not in broken]
    with ThreadPoolExecutor(PROCESSES) as pool:
        results += pool.map(lambda name: run_module(name, firmware, romfs), runnable)
    print(f"{QEMU}, code for {ARCH}")
    return report(results, tools, "its own")


if __name__ == "__main__":
    sys.exit(main())
