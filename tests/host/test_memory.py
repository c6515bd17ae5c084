"""firmware/MEMORY.md names nothing that is not in a board's heap."""

from __future__ import annotations

import re
import subprocess
import sys

from host.install.build import ROOT
from tests.emulated.memory import DEVICES, STAYS

PAGE = (ROOT / "firmware/MEMORY.md").read_text(encoding="utf-8")
ONLY_BOARDS = {"firmware.drivers.ws2812_rp2"}  # it asks for the chip's own module
PACKED = "engine.words."  # a board has the texts of one language, and gives their module back


def listed(heading: str) -> set[str]:
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return set(re.findall(r"^\| `([\w.]+)` \|", part, re.MULTILINE))


def imported() -> set[str]:
    """What a start brings in, in a Python of its own."""
    names = [name for name in STAYS if name not in ONLY_BOARDS]
    code = f"import sys\nfor name in {names!r}: __import__(name)\nprint(*sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return {name for name in ran.stdout.split() if name.startswith(("engine.", "firmware."))}


def test_what_is_listed_as_staying_does_and_the_devices_are_among_it() -> None:
    """A module that is new has no weight until the page is made again, on an emulated board."""
    page = {name for name in listed("Always") if not name.startswith(PACKED)}
    assert page <= imported() | ONLY_BOARDS and set(DEVICES) <= page
