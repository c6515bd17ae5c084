"""The page of the table in a tab installs on an emulated Pico, through a fake navigator.serial.

Site, browser and MicroPython are real; the board is slow, so the page's worker waits by a slower
clock. Wherever the cable is pulled, which is the board's power, too, and wherever an answer of the
board's comes wrong, it starts with the old firmware or the new one, whole, and the page calls no
old one installed.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from host.install.compiled import compiled, furnished
from host.install.installation import MAIN, MANIFEST, manifest_of
from host.install.shrink import in_place, module_list
from host.site.view import Words
from tests.emulated import image
from tests.emulated.deployed import BOOT_MS, LONGEST_S, READY_MS, SLICE_MS, Port, Wrong
from tests.emulated.table import Table
from tests.generate.chromium import lacking
from tests.host.board_folder import complete
from tests.page import browser as web
from tests.page.tabs import PLACE, Tabs, made, served
from tests.page.test_site_browser import press, to_the_board

Files = dict[str, bytes]

SLOWER = 8  # the clock of the page's worker, which is put in front of it
CLOCK = f"""{{
  const now = performance.now.bind(performance), later = self.setTimeout;
  performance.now = () => now() / {SLOWER};
  self.setTimeout = (act, ms) => later(act, {SLOWER} * ms);
}}
"""
PROCESSOR = "armv6m"
# In the old firmware alone, and in it as any processor runs it: neither is in the file of bytecode.
GONE, OTHER = "firmware/menus/older.mpy", "firmware/boot/in_place.mpy"
PULLED, WRONG = 4, 3  # how often
RUNS = b"\nmenu {"


class BadPort(Port):
    """A cable that is pulled, or brings a wrong byte.

    sent      bytes, to the board
    pull_at   so many of them before the cable is pulled; -1: all
    wrong_at  which byte of all that the board says comes as another one; -1: none
    """

    sent, pull_at, wrong_at = 0, -1, -1
    pulled = False

    def carry(self) -> None:
        said = self.cable.said
        if 0 <= self.wrong_at < len(said):
            said[self.wrong_at] ^= 4
            self.wrong_at = -1
        super().carry()

    def send(self, data: bytes) -> None:
        if 0 <= self.pull_at <= self.sent + len(data):
            data, self.pulled = data[: self.pull_at - self.sent], True
        self.sent += len(data)
        super().send(data)

    def work(self) -> None:
        """The board's part, for a moment; without power it has none."""
        if not self.pulled:
            self.table.pico.run(SLICE_MS)
            self.carry()
            if self.pulled:
                self.close()


def install(found: Any, url: str, port: BadPort) -> bool:
    """As a person does; whether the page says that it is done."""
    tabs = Tabs(found, url)
    page = to_the_board(tabs, port.name)
    alerts = page.locator("#cable-box [role=alert]")
    done = page.get_by_text(Words("en").say("installed"))
    until(port, page.locator("[data-act='install']").count)
    before = {"", *alerts.all_inner_texts()}
    press(page, "install")
    until(port, lambda: done.count() or {*alerts.all_inner_texts()} - before)
    installed = bool(done.count())
    said = "" if installed else "; ".join(alerts.all_inner_texts())
    print(f"  {port.sent} bytes to the board, {len(port.cable.said)} from it. {said}", flush=True)
    tabs.context.close()
    return installed


def until(port: BadPort, true: Callable[[], object]) -> None:
    """Let the board work until that is so."""
    began = time.monotonic()
    while not true():
        port.work()
        if time.monotonic() - began > LONGEST_S:
            raise Wrong("the page does not come to an end")


def started(table: Table) -> Table:
    """Once its menu stands."""
    cable = table.pico.cable
    assert cable
    if not table.pico.run(BOOT_MS, lambda: RUNS in cable.said):
        raise Wrong(f"it does not start: {bytes(cable.said[-500:])!r}")
    return table


def files_of(table: Table) -> bytes:
    pico = table.pico
    return pico.image()[pico.files_start : pico.files_end]


def same(table: Table, *trees: Files) -> int:
    """Which of these trees it holds, whole."""
    held = image.change(files_of(table), {}, (*{name for tree in trees for name in tree}, MANIFEST))
    whole = [number for number, tree in enumerate(trees) if complete(held[1], tree)]
    if not whole:
        raise Wrong("neither the old firmware is there nor the new one")
    return whole[0]


def older(new: Files) -> Files:
    """One file is another, one is gone in the new firmware, and a list of files is made again."""
    compiled_alone = {each: data for each, data in new.items()
                      if each not in (in_place.FILE, module_list.FILE, MAIN)}  # fmt: skip
    changed = {OTHER: compiled()[0][OTHER], GONE: new["engine/ask.mpy"]}
    return furnished({**compiled_alone, **changed}, PROCESSOR)


def from_the_page(uf2: Path, seed: int) -> None:
    """Install newer firmware, in every bad way, then all on a board with MicroPython alone."""
    if why := lacking():
        print(f"nothing is installed from the page: {why}")
        return
    with tempfile.TemporaryDirectory() as name, contextmanager(web.browser)() as found:
        folder = made(Path(name))
        worker = folder / PLACE / "worker.js"
        worker.write_text(CLOCK + worker.read_text())
        with served(folder) as url:
            bench = Bench(found, url, uf2)
            bench.ways(random.Random(seed))
            bench.everything()


class Bench:
    """The site in a browser, and boards for it."""

    def __init__(self, found: Any, url: str, uf2: Path) -> None:
        self.found, self.url, self.uf2 = found, url, uf2
        self.new = compiled(PROCESSOR)[0]
        self.old = older(self.new)
        self.before = image.change(b"", {**self.old, MANIFEST: manifest_of(self.old)})[0]

    def ways(self, chance: random.Random) -> None:
        sent, come = self.update("nothing happens")
        for number in range(PULLED):
            at = (sent * number + chance.randrange(sent)) // PULLED
            self.update(f"the cable is pulled at byte {at} to the board", pull_at=at)
        for number in range(WRONG):
            at = (come * number + chance.randrange(come)) // WRONG
            self.update(f"byte {at} from the board comes wrong", wrong_at=at)

    def update(self, what: str, pull_at: int = -1, wrong_at: int = -1) -> tuple[int, int]:
        """Bytes to the board and from it. Raises Wrong."""
        port = BadPort(started(Table(self.uf2, self.before)))
        begun = len(port.cable.said)
        port.pull_at, port.wrong_at = pull_at, wrong_at if wrong_at < 0 else begun + wrong_at
        done = install(self.found, self.url, port)
        which = same(started(port.table.unplugged()), self.old, self.new)
        firmware = ("old", "new")[which]
        print(f"{what}: the {firmware} firmware starts", "(installed)" * done, flush=True)
        if done > which or (pull_at == wrong_at and not done):
            raise Wrong("the page says something else")
        return port.sent, len(port.cable.said) - begun

    def everything(self) -> None:
        table = Table(self.uf2, b"")
        table.pico.run(READY_MS)
        if not install(self.found, self.url, BadPort(table)):
            raise Wrong("a board with nothing on it is not installed")
        same(started(table.unplugged()), self.new)
        print("all of it on a board with nothing but MicroPython: it starts", flush=True)
