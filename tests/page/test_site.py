"""The static folder: the same bytes each time, whole, and nothing of a server in it."""

from __future__ import annotations

import json
import re
import shutil
import zipfile
from functools import partial
from pathlib import Path

import pytest

from engine.words import LANGUAGES
from host.cli import main
from host.page.files import WEB, contents, written
from host.page.one_script import one_script
from host.places import ROOT
from host.site import bundle, npm
from host.site.bundle import HEAD, NAMED, OWN, SOURCES, page
from host.site.bytecode import Files, compiled
from host.site.new_board import KINDS
from host.site.view import Words

DAMAGED = (SOURCES, "pyodide/pyodide.asm.wasm.gz", "pyodide/python_stdlib.zip.gz")


def rebuilt(site: Path, place: Path, name: str) -> None:
    """A copy of the site in which one byte of this file is another."""
    shutil.copytree(site, place)
    data = bytearray((place / name).read_bytes())
    data[len(data) // 2] ^= 1
    (place / name).write_bytes(data)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Pyodide's package, as small as it goes."""
    place = tmp_path / "pyodide"
    place.mkdir()
    for name in npm.PARTS:
        (place / name).write_bytes(b'{"info": {}, "packages": {"numpy": {}}}' + name.encode()[:0])
    stdlib(place, b"")
    (tmp_path / npm.TOOL).mkdir()
    for name in npm.TOOLS_PARTS:
        (tmp_path / npm.TOOL / name).write_bytes(b"export const ESPLoader = 0;")
    return place


def stdlib(package: Path, data: bytes) -> None:
    with zipfile.ZipFile(package / "python_stdlib.zip", "w") as whole:
        whole.writestr("os.py", data)


def site(package: Path) -> Files:
    """Of a package without a Python: nothing is compiled."""
    return bundle.site(package, lambda _, own, library: (own, library))


def test_the_same_sources_make_the_same_site(package: Path) -> None:
    assert site(package) == site(package)


@pytest.mark.long
def test_the_same_sources_make_the_same_bytecode() -> None:
    if not npm.here():
        pytest.skip("npm's Pyodide is not here: `make site` fetches it")
    once, again = (
        compiled(npm.PACKAGE, bundle.sources(), bundle.library(npm.PACKAGE / "python_stdlib.zip"))
        for _ in range(2)
    )
    assert once == again
    own, library = once
    assert own["engine/found.py"] == b"" and own["engine/__pycache__/found.cpython-314.pyc"]
    assert own["firmware/boot/start.py"] == (ROOT / "firmware/boot/start.py").read_bytes()
    assert {"os.pyc", "asyncio/tasks.pyc", "http/client.py"} <= library.keys()
    assert not {"os.py", "unittest/case.py"} & library.keys()


def test_every_file_that_the_page_leads_to_is_there_and_none_is_the_servers(package: Path) -> None:
    files = site(package)
    for name, data in files.items():
        if name.endswith(".js") and "/" not in name:
            led = [first or second for first, second in NAMED.findall(data.decode())]
            styles = re.findall(r"[\w.]+\.css", data.decode())
            assert not {*led, *styles} - set(files), name
    assert HEAD not in files["index.html"].decode()
    assert not {"history", "phone", "room"} & modules(files["app.all.js"].decode()).keys()
    assert b"WebSocket(" not in b"".join(
        data for name, data in files.items() if name.endswith(".js") and "/" not in name
    )


def test_the_sites_own_line_has_the_names_of_the_servers() -> None:
    names = [
        set(re.findall(r"(?m)^export const (\w+)", (folder / "line.js").read_text()))
        for folder in (WEB, OWN)
    ]
    assert names[0] == names[1] == {"alone", "more", "openLine"}


def test_the_list_for_days_without_a_network_is_of_all_files(package: Path) -> None:
    files = site(package)
    listed = json.loads(
        re.search(r"FILES = (\[.*?\]);", files["offline_worker.js"].decode(), re.S)[1]  # type: ignore[index]
    )
    assert set(listed) == {".", *files} - {"offline_worker.js"}


def test_a_changed_file_is_another_site_to_a_browser(package: Path) -> None:
    before = site(package)["offline_worker.js"]
    stdlib(package, b"another")
    assert site(package)["offline_worker.js"] != before


def test_the_tabs_python_has_every_module_of_its_packages_and_no_command() -> None:
    names = bundle.sources()
    assert "host/site/in_worker.py" in names and "engine/games/stones/fr.py" in names
    assert not [name for name in names if name.startswith("host/commands")]


def test_what_npm_brings_is_pinned_by_its_hash_and_the_lock_names_no_host() -> None:
    text = (ROOT / "host/site/package-lock.json").read_text()
    lock = json.loads(text)
    wanted = json.loads((ROOT / "host/site/package.json").read_text())["dependencies"]
    assert wanted.keys() == {"esptool-js", "pyodide"}
    for name in wanted:
        found = lock["packages"][f"node_modules/{name}"]
        assert found["version"] == wanted[name] and found["integrity"].startswith("sha512-")
    assert "://" not in text and "resolved" not in text


def test_without_npm_the_command_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(npm, "PACKAGE", tmp_path / "none")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["site", str(tmp_path / "out")]) == 2
    assert "npm is missing" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_every_step_has_its_picture_and_every_picture_its_words_in_every_language() -> None:
    drawn = re.findall(r"(?m)^  (\w+): ", (OWN / "steps.js").read_text())
    assert {key for steps in KINDS.values() for key in (*steps, *KINDS)} <= set(drawn)
    for language in LANGUAGES:
        texts = Words(language).texts
        put = [texts[f"picture_{name}"] for name in drawn]
        assert len(set(put)) == len(drawn) == len([key for key in texts if "picture_" in key])


def test_no_folder_but_a_site_is_replaced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    assert main(["site", str(tmp_path)]) == 2
    assert "name another folder" in capsys.readouterr().err
    assert (tmp_path / "letter.txt").read_text() == "mine"


def test_the_page_of_the_site_is_the_page_of_the_server() -> None:
    theirs = modules(one_script("app.js", partial(contents, files=written(WEB))))
    mine = modules(page("")["app.all.js"].decode())
    assert [name for name in theirs if mine[name] != theirs[name]] == ["line"]
    assert all((OWN / f"{name}.js").is_file() for name in mine.keys() - theirs.keys())


def modules(script: str) -> dict[str, str]:
    """By its name, each module of a page's script."""
    found = re.split(r"^const \$(\w+) = \(\(\) => {$", script, flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))
