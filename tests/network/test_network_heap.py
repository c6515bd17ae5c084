"""What a table's network part takes of memory, on both Pythons: all real but the socket.

The socket is a broker in memory that speaks MQTT's bytes (stand_in/broker.py). A board's objects
are half as large as those of the computer's MicroPython; `python -m tests.emulated --network` has
the figures of a Pico.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from firmware.network import access
from host.cable.simulators import BUILD
from host.commands.network import compiled
from host.install.build import ROOT, board_sources, build, find_tools
from tests.link.cable import need_micropython
from tests.network.rooms import quick_client
from tests.patience import HUNG_S

FOLDERS = (Path(__file__).parent / "stand_in", Path(__file__).parent / "board")
FIELDS = {"wifi": "Club", "broker": "192.168.1.5", "name": "bar", "password": "hush"}
KB = 1024
# Of each Python: the client and ours, connected; and what is borrowed for a command, an update.
LIMITS = {"micropython": (72, 4, 12), "cpython": (450, 40, 80)}


@pytest.fixture
def table(tmp_path: Path) -> Path:
    (tmp_path / access.FILE).write_text(json.dumps(FIELDS))
    (tmp_path / "settings.json").write_text('{"version": 1, "language": "en"}')
    return tmp_path


def on_micropython(folder: Path) -> str:
    need_micropython()
    tools = find_tools()
    assert tools and not list(build(list(board_sources()), BUILD, tools))
    library = folder / "lib"
    library.mkdir()
    (library / "mqtt_as.mpy").write_bytes(compiled(quick_client()))
    for name in ("heap.py", "broker.py"):
        (library / name).write_text((FOLDERS[0] / name).read_text())
    places = ":".join(map(str, ["", library, FOLDERS[1], ".frozen"]))
    return said([tools.micropython, "-m", "heap", str(folder)], BUILD, MICROPYPATH=places)


def on_cpython(folder: Path) -> str:
    library = folder / "lib"
    library.mkdir()
    (library / "mqtt_as.py").write_bytes(quick_client())
    places = os.pathsep.join(map(str, [ROOT, library, *FOLDERS[1:]]))
    return said([sys.executable, str(FOLDERS[0] / "heap.py"), str(folder)], ROOT, PYTHONPATH=places)


def said(command: list[str], where: Path, **more: str) -> str:
    done = subprocess.run(
        command,
        cwd=where,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        timeout=HUNG_S,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("python", [on_micropython, on_cpython])
def test_the_network_part_keeps_to_its_share_of_the_heap(table: Path, python: object) -> None:
    found = json.loads(python(table))  # type: ignore[operator]
    connected, orders, update = LIMITS[python.__name__.removeprefix("on_")]  # type: ignore[attr-defined]
    assert 0 < found["connected"] - found["table"] < connected * KB, found
    assert 0 < found["orders"] < orders * KB and 0 < found["update"] < update * KB, found
    assert found["left"] < KB and found["left_again"] < KB // 4, found
    assert found["longest"] < KB, found
