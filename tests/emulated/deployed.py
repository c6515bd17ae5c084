"""`trilithon deploy` as people call it, to an emulated Pico with nothing but MicroPython on it.

The commands and mpremote are real, in processes of their own; what they open is a pseudo-terminal
that leads to the board's USB. They come from a copy of this tree, in which files are then changed.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from firmware.boot import start
from host.cable.simulators import open_terminal
from host.install.build import ROOT
from host.install.installation import MANIFEST, manifest_of
from host.install.shrink import in_place
from tests.emulated import image
from tests.emulated.pico import ERASE, PROGRAM
from tests.emulated.table import Table

COPIED = ("engine", "firmware", "host", "pyproject.toml")
READY_MS = 2000  # from power-on until MicroPython's prompt is there
BOOT_MS = 8000  # from power-on until the menu stands, at most
SETTLE_MS = 500  # from the link's first word until the menu stands, at most
SLICE_MS = 5  # emulated, between two looks at the pseudo-terminal
WAIT_MS = 5
LONGEST_S = 1500
HZ = 125_000_000
AT_ONCE = 4096

# The emulated board is slow; so is the computer that waits for it, by its own clock.
SLOWER = 30
SLOW = f"""
import queue, sys, time
real = time.monotonic
time.monotonic = lambda *_: real() / {SLOWER}
class Queue(queue.SimpleQueue):
    def get(self, block=True, timeout=None):
        return super().get(block, timeout and {SLOWER} * timeout)
queue.SimpleQueue = Queue
from host.cli import main
sys.exit(main())
"""

GONE = "firmware/older.py"  # on the board at first, in the tree no more
ONE = "firmware/link/device_tests.py"
SEVERAL = (
    "engine/referee.py",
    "firmware/table/app.py",
    "firmware/boot/main.py",
    "firmware/boot/start.py",
)
NEWER = "newer"
SENDING = b".write(d("  # what deploy says for every piece of a file,
CHANGING = b"os.rename('%s.part'" % start.PLAN.encode()  # and before it carries the plan out
MOST_SENDING, MOST_CHANGING = 60, 8  # flash operations after that, until the power fails


class Wrong(Exception):
    """A command, or what it left on the board, is not as it should be."""


class Port:
    """The board's USB as a pseudo-terminal, `name`; open as long as a program has opened that.

    alarm  (bytes, what to do when the computer has sent them), once
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.cable = table.pico.cable
        self.ours, theirs = open_terminal()
        self.name = os.ttyname(theirs)
        os.close(theirs)
        os.set_blocking(self.ours, False)
        self.poll = select.poll()
        self.poll.register(self.ours, select.POLLIN)
        self.open = False
        self.given = len(self.cable.said)
        self.heard = b""
        self.alarm: tuple[bytes, Callable[[], None]] | None = None
        self.ahead_s = table.ms / 1000 - time.monotonic()

    def carry(self) -> None:
        """What has come at either end, to the other. Emulated time never overtakes real time."""
        data = bytes(self.cable.said[self.given :])
        if not self.open:
            self.given += len(data)
        elif data:
            with contextlib.suppress(BlockingIOError):
                self.given += os.write(self.ours, data)
        ahead_s = self.table.ms / 1000 - time.monotonic() - self.ahead_s
        wait_ms = WAIT_MS if ahead_s > 0 else 0
        events = dict(self.poll.poll(wait_ms)).get(self.ours, 0)
        self.opened(not events & select.POLLHUP)
        if events & select.POLLIN:
            self.send(os.read(self.ours, AT_ONCE))
        elif events:
            time.sleep(wait_ms / 1000)

    def opened(self, is_open: bool) -> None:
        """The computer's driver raises DTR when a program opens the port."""
        if is_open != self.open:
            self.open = is_open
            self.cable.set_control_lines(dtr=is_open, rts=is_open)

    def send(self, data: bytes) -> None:
        self.heard = self.heard[-100:] + data
        if self.alarm and self.alarm[0] in self.heard:
            self.alarm[1]()
            self.alarm = None
        self.cable.send(data)

    def close(self) -> None:
        """A program that has it open sees it go."""
        os.close(self.ours)


class Bench:
    """A board, its plug and its cable, and a copy of the tree to install from."""

    def __init__(self, table: Table, folder: Path) -> None:
        self.tree = folder
        for name in COPIED:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copyfile
            copy(ROOT / name, folder / name)
        self.plug_in(table)
        self.run(READY_MS)

    def plug_in(self, table: Table) -> None:
        self.table = table
        self.port = Port(table)
        table.pico.mcu.watchdog.on_watchdog_trigger = self.bitten

    def bitten(self) -> None:
        raise Wrong("the watchdog has started the board again")

    def run(self, ms: float, until: Callable[[], bool] = lambda: False) -> bool:
        """In slices: a board that waits for bytes alone would be at the end at once."""
        end = self.table.ms + ms
        while self.table.ms < end:
            if self.table.pico.run(SLICE_MS, until):
                return True
        return False

    # Commands

    def call(self, *words: str, code: int = 0, tell: str = "") -> str:
        """What a command prints; the power may fail on the way. Raises Wrong for another code."""
        print(" ".join(("trilithon", *words)))
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as into:
            into.write(tell.encode())
            into.seek(0)
            process = subprocess.Popen(
                [sys.executable, "-c", SLOW, *words, self.port.name],
                cwd=self.tree, stdin=into, stdout=out, stderr=subprocess.STDOUT,
            )  # fmt: skip
            try:
                self.serve(process)
                process.wait(timeout=60)
            finally:
                process.kill()
            out.seek(0)
            said = out.read().decode()
        if process.returncode != code:
            raise Wrong(f"trilithon {' '.join(words)}: code {process.returncode}\n{said}")
        return said

    def serve(self, process: subprocess.Popen[bytes]) -> None:
        """The board's part, until the command ends or the power fails; and what it took."""
        pico, began_s = self.table.pico, time.monotonic()
        cycles, done = pico.mcu.core.cycles, len(pico.flash.done)
        self.port.ahead_s = self.table.ms / 1000 - began_s

        def over() -> bool:
            self.port.carry()
            return pico.flash.torn is not None or process.poll() is not None

        while not self.run(1000, over):
            if time.monotonic() - began_s > LONGEST_S:
                raise Wrong("the command does not come to an end")
        if pico.flash.torn is not None:
            self.port.close()
        flash = [(end - begun) / 1e9 for begun, end, _ in pico.flash.done[done:]]
        kinds = [kind for _, _, kind in pico.flash.done[done:]]
        print(
            f"  {(pico.mcu.core.cycles - cycles) / HZ + sum(flash):.1f} s of work for the board, "
            f"{sum(flash):.1f} of them its flash's ({kinds.count(ERASE)} sectors erased, "
            f"{kinds.count(PROGRAM)} pages programmed); {time.monotonic() - began_s:.0f} s here",
            flush=True,
        )

    # The board

    def up(self) -> str:
        """Which firmware is running; its menu stands."""
        self.run(SETTLE_MS)
        said = self.call("console", "--raw", tell="ask\n")
        menu = re.search(r"^< menu \{", said, re.MULTILINE)
        firmware = re.search(r'"firmware": "([^"]*)"', said)
        if not menu or not firmware:
            raise Wrong("the table is not up:\n" + said)
        return firmware[1]

    def holds(self, paths: tuple[str, ...]) -> dict[str, bytes]:
        """Those of the files that are there."""
        files = self.table.pico.image()[self.table.pico.files_start : self.table.pico.files_end]
        return image.change(files, {}, paths)[1]

    def cut(self, mark: bytes, operations: int) -> None:
        """A deploy whose power fails so many flash operations after it has said this."""
        flash = self.table.pico.flash
        flash.cut_of = (ERASE, PROGRAM)
        self.port.alarm = mark, lambda: setattr(flash, "cut_in", operations)
        self.call("deploy", code=2)
        if flash.torn is None:
            raise Wrong("the power did not fail")
        self.plug_in(self.table.unplugged(flash.torn))
        self.run(BOOT_MS, lambda: b"\nmenu {" in self.table.pico.cable.said)


def deployed(uf2: Path, seed: int) -> None:
    """Install everything, then one file, then several with the plug pulled twice on the way."""
    with tempfile.TemporaryDirectory() as name:
        bench = Bench(Table(uf2, b""), Path(name))
        everything(bench)
        one_file(bench)
        pulled(bench, random.Random(seed))


def everything(bench: Bench) -> None:
    change(bench.tree / GONE)
    bench.call("deploy")
    bench.up()
    bench.call("doctor", "--yes")
    bench.call("records")


def one_file(bench: Bench) -> None:
    """The table is running, and has to give way. The copy of the bytecode goes, too."""
    change(bench.tree / ONE)
    sent = re.findall(r"^  send (\S+)", bench.call("deploy"), re.MULTILINE)
    if sent != [in_place.FILE, ONE.replace(".py", ".mpy"), MANIFEST]:
        raise Wrong(f"sent, although one file has changed: {sent}")
    bench.up()


def pulled(bench: Bench, chance: random.Random) -> None:
    """While files are sent, then while they change places: the old firmware runs, or the new."""
    paths = tuple(json.loads(bench.holds((MANIFEST,))[MANIFEST])["files"])
    newer(bench.tree)
    for phase, most in ((SENDING, MOST_SENDING), (CHANGING, MOST_CHANGING)):
        operations = chance.randint(1, most)
        bench.cut(phase, operations)
        runs = same(bench, paths)
        print(f"plug pulled at flash operation {operations} after {phase!r}: firmware {runs} runs")
    bench.call("deploy")
    if same(bench, paths) != NEWER:
        raise Wrong("the last deploy has not brought the newer firmware")


def same(bench: Bench, paths: tuple[str, ...]) -> str:
    """The firmware that runs is whole, but for the copy of its bytecode, and all that there is."""
    runs = bench.up()
    held = bench.holds((*paths, MANIFEST, start.PLAN))
    listed = json.loads(held.pop(MANIFEST))
    wanted = json.loads(manifest_of(held))
    if in_place.FILE in {*listed["files"]} - {*held}:  # a copy, it went first: no room beside it
        listed["files"].remove(in_place.FILE)
        listed["hash"] = wanted["hash"]
    if listed != {**wanted, "firmware": runs}:
        raise Wrong(f"firmware {runs} runs, its list is {listed}, there are {sorted(held)}")
    return runs


def change(path: Path) -> None:
    with path.open("a") as file:
        file.write("\n\ndef changed():\n    pass\n")


def newer(tree: Path) -> None:
    """Another version: some files have changed, one is gone, and it says what it is."""
    (tree / GONE).unlink()
    for name in SEVERAL:
        change(tree / name)
    commands = tree / "firmware/link/commands.py"
    commands.write_text(
        re.sub(r"(?m)^FIRMWARE = .*", f'FIRMWARE = "{NEWER}"', commands.read_text())
    )
