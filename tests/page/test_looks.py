"""What plates, boxes and games look like is their own affair: the page knows none by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import catalogue, found
from host.hall.site import HALL_WEB
from host.page import looks
from host.page.files import WEB
from host.page.responses import file_response

FILES = sorted(path for folder in (WEB, HALL_WEB) for path in folder.iterdir()
               if path.suffix in (".js", ".css", ".html"))  # fmt: skip


def known() -> set[str]:
    boxes = {box.key for box in found.boxes()}
    return {line[0] for line in catalogue.GAMES} | boxes | set(found.plate_sizes())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_page_names_no_game_plate_or_box(path: Path) -> None:
    """L7: neither in a text, nor as a key, a class, or a module that is imported."""
    names = "|".join(sorted(known()))
    used = rf"[\"'`]({names})[\"'`]|\b({names}):|[.#]({names})\b|\bas ({names})\b"
    assert not re.findall(used, path.read_text(encoding="utf-8"))


def test_every_game_has_its_picture_and_its_board_and_pieces_their_looks() -> None:
    module = looks.module()
    for name in known():
        assert f'"{name}": ' in module, name
    for name, path in looks.files().items():
        assert file_response("/" + name, "").body == path.read_bytes()


def test_a_game_from_elsewhere_brings_its_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import engine.games

    before = list(engine.games.__path__)
    folder = tmp_path / "nim"
    folder.mkdir()
    for name, text in {
        "rulebook.py": "",
        "__init__.py": 'PLAYERS = 2, 2\nMINUTES = 5\nBOX = "heap"\nPLATE = "lawn"\n',
        "plate.py": "", "box.py": "", "plate.js": "export const VIEW = [];\n",
        "box.js": "export const DRAWN = {};\n",
        "picture.js": 'import { path } from "./sketch.js";\n\nexport const picture = () => [];\n',
    }.items():  # fmt: skip
        (folder / name).write_text(text)
    monkeypatch.setenv(found.OUTSIDE, str(tmp_path))
    monkeypatch.setattr(catalogue, "GAMES", found.games())
    try:
        module = looks.module()
        assert '"lawn": plate_lawn' in module and '"heap": box_heap' in module
        assert '"nim": picture_nim.picture' in module
        assert looks.files()["plate_lawn.js"] == folder / "plate.js"
    finally:
        engine.games.__path__[:] = before
        found._read.pop("engine.games.nim", None)
