"""The list of modules that a board's start reads, and what it saves."""

from __future__ import annotations

import subprocess
from pathlib import Path

from host.install.build import find_tools
from host.install.installation import compiled
from host.install.shrink.module_list import STARTS

TRY = """
import os, sys
sys.path[:] = ["", ".frozen"]
asked = []
from firmware.boot import quick_imports
Quick = [each for each in quick_imports.__dict__.values() if isinstance(each, type)][0]
stat = Quick.stat
def noted(self, path):
    try:
        found = stat(self, path)
    except OSError:
        found = None
    asked.append((path, found))
    if found is None:
        raise OSError(2)
    return found
Quick.stat = noted
before = os.getcwd()
quick_imports.begin()
assert os.getcwd() == "/starting"
import firmware.boot.settling, engine.referee, engine.words, firmware.boards, firmware.lights.plates
quick_imports.end()
assert os.getcwd() == before
for path, found in asked:
    try:
        there = os.stat(path)[0] & 0x4000
    except OSError:
        there = None
    assert there == (found and found[0] & 0x4000), path
import firmware.screen.view
print(len(asked), "asked")
"""


def test_what_starts_need_is_there() -> None:
    assert set(STARTS) <= set(compiled()[0])


def test_every_answer_of_the_list_is_the_file_systems(tmp_path: Path) -> None:
    tools = find_tools()
    assert tools
    for name, data in compiled()[0].items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    (tmp_path / "try.py").write_text(TRY)
    command = [tools.micropython, "-X", "heapsize=400K", "try.py"]
    ran = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, check=False,
        env={"MICROPYPATH": ":.frozen"},
    )  # fmt: skip
    assert ran.returncode == 0 and int(ran.stdout.split()[0]) > 30, ran.stdout + ran.stderr
