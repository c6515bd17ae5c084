"""`trilithon deploy` as people call it, to an emulated Pico whose MicroPython has ROMFS.

Its flash holds this tree's code at first, as a deploy would have left it but for the list of files:
over an emulated cable 415 KB take an hour, and the blocks of one file, which lie at the image's
end, say as much. One deploy of such a file shows what the flash would hold if the power failed in
each of its operations; boards that begin with that come up with the old program or with the new.
"""

from __future__ import annotations

import json
import random
import re
import tempfile
from pathlib import Path

from host.install.installation import BLOCK, MANIFEST, mark
from tests.emulated import image
from tests.emulated.deployed import BOOT_MS, CHANGING, Bench, Wrong, change
from tests.emulated.evening import SETTINGS
from tests.emulated.every_game import NAMES, begin
from tests.emulated.in_rom import in_rom
from tests.emulated.pico import SECTOR, place_of
from tests.emulated.table import Table

LAST = "firmware/tags/register.py"  # the image has the files in the order of their paths
MOST_BLOCKS = 6  # of it, of what follows, and where the image and its folders tell their size
AFTER_PLAN = 8  # operations of the flash at most until the plan is there whole
OPERATIONS = 17  # for a block: an erase, sixteen pages
EVERY = 24  # of the file system's operations one is looked at,
ELSEWHERE = 2  # of the partition's so many by chance beside the ends of each step
GAME, ANSWERS = "ghost_knights", 12


def deployed_in_rom(uf2: Path, seed: int, kb: int) -> None:
    """One file into ROMFS; then the plug is pulled wherever that may hurt; then a match."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        bench = Bench(in_rom(uf2, SETTINGS, kb), Path(name))
        found = sent(bench)
        if found != [MANIFEST]:
            raise Wrong(f"sent, although ROMFS holds all: {found}")
        bench.up()
        everywhere(bench, kb, chance)
        pulled(bench, chance.randint(AFTER_PLAN, AFTER_PLAN + 2 * OPERATIONS))
        played(bench)


def sent(bench: Bench) -> list[str]:
    said = bench.call("deploy")
    if "the code lies in ROMFS" not in said:
        raise Wrong("the code does not go into ROMFS:\n" + said)
    return re.findall(r"^  send (\S+)", said, re.MULTILINE)


def only_its_blocks(bench: Bench) -> None:
    change(bench.tree / LAST)
    found = sent(bench)
    blocks = [path for path in found if path.startswith(BLOCK)]
    print("sent:", " ".join(found))
    if not 1 < len(blocks) <= MOST_BLOCKS or blocks[0] != f"{BLOCK}0":
        raise Wrong(f"sent, although one file has changed: {found}")
    if set(found) - set(blocks) != {MANIFEST}:
        raise Wrong(f"sent beside blocks: {found}")


def pulled(bench: Bench, operations: int) -> None:
    """Under the command: the board goes on by itself when it has power, and stands at the menu."""
    change(bench.tree / LAST)
    bench.cut(CHANGING, operations)
    print(f"plug pulled at flash operation {operations} after the plan was written", flush=True)
    whole(bench)


def whole(bench: Bench) -> None:
    """The table is up, and deploy, which looks at every block, finds nothing to do."""
    bench.up()
    bench.call("deploy", "--check")


# Every place where the power may fail


class Cuts:
    """What the flash of a board would hold if the power failed now, and now, and now.

    inside  where ROMFS lies in the chip
    before, within, after  what an operation would leave half done: of the file system's one in
            EVERY until the partition changes, all of the partition's, then of the file system's
    """

    def __init__(self, table: Table, kb: int) -> None:
        self.flash, end = table.pico.flash, table.pico.files_start
        self.inside = range(end - 1024 * kb, end)
        self.before: list[bytes] = []
        self.within: list[bytes] = []
        self.after: list[bytes] = []
        self.count = 0

    def note(self, sent: bytes) -> None:
        """A command to the flash comes."""
        if place_of(sent) in self.inside:
            self.within.append(self.flash.half_done(sent))
            return
        self.count += 1
        if self.count % EVERY == 0:
            (self.after if self.within else self.before).append(self.flash.half_done(sent))

    def sharp(self, chance: random.Random) -> list[int]:
        """Which of the partition's: the ends of each step of the plan, and some by chance."""
        count = len(self.within)
        last = count - OPERATIONS  # block 0 is erased once more, its first page comes last
        ends = {0, 1, 2, last - 1, last, last + 1, count - 2, count - 1}
        return sorted(ends | set(chance.sample(range(count), ELSEWHERE)))


def everywhere(bench: Bench, kb: int, chance: random.Random) -> None:
    """A deploy, and a board for each of those cuts: all come up with a whole program."""
    table, cuts = bench.table, Cuts(bench.table, kb)
    old = held(table, cuts.inside)
    table.pico.flash.on_change = cuts.note
    only_its_blocks(bench)
    new = held(table, cuts.inside)
    for torn in cuts.before:
        recovered(table.unplugged(torn), cuts.inside, (old, new), "before ROMFS changes")
    for number in cuts.sharp(chance):
        where = f"at operation {number + 1} of {len(cuts.within)} in ROMFS"
        recovered(table.unplugged(cuts.within[number]), cuts.inside, (new,), where)
    for torn in cuts.after:
        recovered(table.unplugged(torn), cuts.inside, (new,), "when all was burnt")


def held(table: Table, inside: range) -> bytes:
    return bytes(table.pico.mcu.flash[inside.start : inside.stop])


def recovered(table: Table, inside: range, programs: tuple[bytes, ...], where: str) -> None:
    """It has power again: the menu stands, one of these lies in ROMFS, and its list is its own."""
    up, program = table.wait("menu", ms=BOOT_MS), held(table, inside)
    if program not in programs:
        raise Wrong(f"plug pulled {where}: ROMFS holds something else")
    which = "old" if len(programs) > 1 and program == programs[0] else "new"
    print(f"plug pulled {where}: the {which} program's menu after {up.ms:.0f} ms", flush=True)
    pico = table.pico
    files = pico.image()[pico.files_start : pico.files_end]
    listed = json.loads(image.change(files, {}, (MANIFEST,))[1][MANIFEST])["files"]
    marks = {path: hash_ for path, hash_ in listed.items() if path.startswith(BLOCK)}
    blocks = [program[SECTOR * number :][:SECTOR] for number in range(len(marks))]
    if marks != {f"{BLOCK}{number}": mark(block) for number, block in enumerate(blocks)}:
        raise Wrong("the list of files is another program's")


def played(bench: Bench) -> None:
    """A match, over the cable."""
    table = bench.table
    bench.port.opened(True)
    table.read_to = len(table.pico.cable.said) if table.pico.cable else 0
    count = begin(table, GAME, NAMES[:4], ANSWERS, random.Random(0))
    heap = table.ask("memory")
    print(f"{GAME}: {count} answers, {heap['used']} bytes of heap, {heap['free']} free", flush=True)
