"""`trilithon deploy` as people call it, to an emulated Pico whose MicroPython has ROMFS.

Its flash holds this tree's code at first, as a deploy would have left it but for the list of files:
over an emulated cable 415 KB take an hour, and the blocks of one file, which lie at the image's
end, say as much.
"""

from __future__ import annotations

import random
import re
import tempfile
from pathlib import Path

from host.install.installation import BLOCK, MANIFEST
from tests.emulated.deployed import CHANGING, Bench, Wrong, change
from tests.emulated.evening import SETTINGS
from tests.emulated.in_rom import in_rom

LAST = "firmware/tags/register.py"  # the image has the files in the order of their paths
MOST_BLOCKS = 4  # of it, with the image's first
AFTER_PLAN = 8  # operations of the flash at most until the plan is there whole
OPERATIONS = 17  # for a block: an erase, sixteen pages


def deployed_in_rom(uf2: Path, seed: int, kb: int) -> None:
    """One file into ROMFS, then once more with the plug pulled while it is burnt."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        bench = Bench(in_rom(uf2, SETTINGS, kb), Path(name))
        found = sent(bench)
        if found != [MANIFEST]:
            raise Wrong(f"sent, although ROMFS holds all: {found}")
        bench.up()
        only_its_blocks(bench)
        for _ in range(2):
            pulled(bench, chance.randint(AFTER_PLAN, AFTER_PLAN + 2 * OPERATIONS))


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
    whole(bench)


def pulled(bench: Bench, operations: int) -> None:
    """While it is burnt: the board goes on by itself when it has power, and stands at the menu."""
    change(bench.tree / LAST)
    bench.cut(CHANGING, operations)
    print(f"plug pulled at flash operation {operations} after the plan was written", flush=True)
    whole(bench)


def whole(bench: Bench) -> None:
    """The table is up, and deploy, which looks at every block, finds nothing to do."""
    bench.up()
    bench.call("deploy", "--check")
