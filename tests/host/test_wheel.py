"""The wheel: made twice with the same bytes, and whole wherever it is installed."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import signal
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from host.install.build import files_below
from host.install.compiled import compiled
from host.places import EXTRAS, ROOT, missing
from host.site import npm
from tests.generate import release
from tests.host.board_folder import complete, held, processor
from tests.host.rawrepl import RawRepl
from tests.link.cable import need_micropython
from tests.page.tabs import of_these_sources
from tests.patience import HUNG_S

# Locks of stubs; results of which `make` writes a page.
ONLY_IN_A_CLONE = ("firmware/boards/", "host/opponents/strength.jsonl")
# What the wheel's extras bring is not there: which commands do not start?
WITHOUT_EXTRAS = f"""
import importlib, sys
from host import cli
sys.modules.update(dict.fromkeys({[*EXTRAS]}))
for name, module, _ in cli.COMMANDS:
    try:
        importlib.import_module(module)
    except ModuleNotFoundError:
        print(name)
"""
OF_EXTRAS = {"hall", "bridge", "update", "forget", "plans"}
GAME = ("amazones", "--players", "3", "--seed", "7")


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that is given away; the site in it takes half a minute."""
    folder = tmp_path_factory.mktemp("dist")
    with pytest.MonkeyPatch.context() as patch:  # nothing is fetched for a test
        if not npm.here():
            patch.setenv("PATH", str(folder))
        assert release.main(folder) == 0
    return folder


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return release.wheel(tmp_path_factory.mktemp("wheel"))


class Installed:
    """The wheel in an environment of its own: of this one it sees what the wheel depends on, but
    neither the clone nor the commands.
    """

    def __init__(self, place: Path, wheel: Path) -> None:
        self.place = place
        home = place / "environment"
        self.bin = home / ("Scripts" if os.name == "nt" else "bin")
        python = str(self.bin / "python")
        run(sys.executable, "-m", "venv", "--without-pip", str(home))
        run(
            sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python,
            "install", "--quiet", "--no-deps", "--no-index", "--no-compile", str(wheel),
        )  # fmt: skip
        code = "import sysconfig; print(sysconfig.get_path('purelib'))"
        packages = Path(run(python, "-c", code).stdout.strip())
        (packages / "others.pth").write_text(sysconfig.get_path("purelib") + "\n")
        kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        self.environment = {
            **kept, "HOME": str(place), "XDG_CACHE_HOME": str(place / "cache"),
            "XDG_DATA_HOME": str(place / "data"), "TRILITHON_ARCHIVE": str(place / "a.sqlite3"),
        }  # fmt: skip

    def command(self, *words: str) -> list[str]:
        return [str(self.bin / "trilithon"), *words]

    def trilithon(self, *words: str) -> str:
        return run(*self.command(*words), cwd=self.place, env=self.environment).stdout


def run(*command: str, **more: object) -> subprocess.CompletedProcess[str]:
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300, **more)  # type: ignore[call-overload]
    assert ran.returncode == 0, ran.stderr
    return ran  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    return Installed(tmp_path_factory.mktemp("far away"), wheel)


def test_a_release_made_twice_is_the_same_bytes(dist: Path, wheel: Path) -> None:
    assert (dist / wheel.name).read_bytes() == wheel.read_bytes()
    for path in dist.glob("trilithon-site-*.zip"):
        with zipfile.ZipFile(path) as packed:
            site = {name: packed.read(name) for name in packed.namelist()}
        again = of_these_sources()
        assert site == {
            str(each.relative_to(again)): each.read_bytes()
            for each in again.rglob("*") if each.is_file()
        }  # fmt: skip


def test_the_checksums_are_those_of_the_files(dist: Path, wheel: Path) -> None:
    told = [line.split("  ") for line in (dist / release.SUMS).read_text().splitlines()]
    assert {name for _, name in told} == {path.name for path in dist.iterdir()} - {release.SUMS}
    assert wheel.name in [name for _, name in told]
    for digest, name in told:
        assert hashlib.sha256((dist / name).read_bytes()).hexdigest() == digest


def test_the_wheel_lacks_no_file_that_runs_or_is_read(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    wanted = {
        path.relative_to(ROOT).as_posix()
        for package in release.PACKAGES for path in files_below(ROOT / package)
    }  # fmt: skip
    lacking = wanted - inside
    assert all(
        name.startswith(ONLY_IN_A_CLONE) and not name.endswith((".py", ".txt")) for name in lacking
    )


def test_what_runs_is_the_wheel_and_not_the_clone(installed: Installed) -> None:
    code = "import host.places as p; print(p.CLONE, p.ROOT, p.MADE, sep='\\n')"
    command = (str(installed.bin / "python"), "-c", code)
    clone, root, made = run(
        *command, cwd=installed.place, env=installed.environment
    ).stdout.splitlines()
    assert clone == "False"
    assert Path(root).is_relative_to(installed.place) and not Path(made).is_relative_to(root)


def test_games_are_listed_and_a_match_is_watched(installed: Installed) -> None:
    assert "celtic_whist" in installed.trilithon("games")
    assert run(
        sys.executable, "-m", "host.cli", "demo", *GAME, "--quick", cwd=ROOT
    ).stdout == installed.trilithon("demo", *GAME, "--quick")


def test_its_page_opens_with_every_file_it_asks_for(installed: Installed) -> None:
    with served(installed) as address:
        page = read(address + "/")
        for name in re.findall(r'(?:src|href)="([\w./]+)"', page):
            assert read(f"{address}/{name}")
        assert "trilithon" in page.lower()


@contextlib.contextmanager
def served(installed: Installed) -> Iterator[str]:
    """Where `trilithon play` serves its page."""
    command = installed.command("play", *GAME[:3], "--level", "careless", "--no-browser")
    process = subprocess.Popen(
        command, cwd=installed.place, env=installed.environment, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    try:
        said = ""
        while "Ctrl-C" not in said:
            assert process.stdout
            line = process.stdout.readline()
            assert line, f"it ended: {said}"
            said += line
        yield re.findall(r"http://[^\s/]+", said)[0]
        process.send_signal(signal.SIGINT)
        assert process.wait(HUNG_S) == 0
    finally:
        process.kill()
        process.wait()


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as reply:
        text: str = reply.read().decode()
    return text


def test_what_is_missing_is_named_with_the_way_it_comes() -> None:
    assert missing("rich", clone=True).endswith("run `make setup`")
    assert "whl[hall]'" in missing("aiomqtt", clone=False)
    assert "whl'" in missing("rich", clone=False)


def test_what_needs_no_extra_starts_without_them() -> None:
    ran = run(sys.executable, "-c", WITHOUT_EXTRAS, cwd=ROOT)
    assert set(ran.stdout.split()) == OF_EXTRAS


@pytest.mark.long
def test_a_board_gets_from_the_wheel_what_it_gets_from_the_clone(
    installed: Installed, tmp_path: Path
) -> None:
    need_micropython()
    with RawRepl(tmp_path / "board") as repl:
        said = installed.trilithon("deploy", repl.port, "--stop")
    assert "installed and verified" in said
    assert complete(held(tmp_path / "board"), compiled(processor())[0])
