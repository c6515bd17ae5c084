"""What is installed is what was locked, file by file, and all of it may be used."""

from __future__ import annotations

import re

import pytest

from tests.generate import licences
from tests.generate.licences import LOCK, OF_TOOLS, PERMISSIVE, ROOT, allowed

LOCKS = [LOCK, *sorted((ROOT / "firmware/boards").glob("*.lock"))]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_locked_version_has_the_hashes_of_its_files(lock) -> None:  # type: ignore[no-untyped-def]
    entries = re.split(r"\n(?=[A-Za-z])", lock.read_text(encoding="utf-8"))
    entries = [each for each in entries if "==" in each.split("\n")[0]]
    assert entries
    for entry in entries:
        assert re.match(r"[A-Za-z0-9._-]+==\S+ ", entry), entry.split("\n")[0]
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry.split("\n")[0]


def test_setup_installs_nothing_without_a_hash() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    ready = makefile.split("$(READY): requirements.lock")[1]
    installs = [line for line in ready.split("\n") if "$(PIP) install" in line]
    assert len(installs) == 3
    assert sum("--require-hashes" in line for line in installs) == 2
    assert sum("--no-deps --no-build-isolation -e ." in line for line in installs) == 1


def test_everything_that_is_installed_may_be_used() -> None:
    found = list(licences.dependencies())
    assert len(found) > 30
    assert [(name, said) for name, said, _, fine in found if not fine] == []
    assert {"rich", "pyserial", "websockets", "prompt_toolkit"} <= {
        name.replace("-", "_") for name, _, runs, _ in found if runs
    }


def test_every_asset_is_known() -> None:
    assert [file for file, what in licences.assets() if not what] == []


@pytest.mark.parametrize(
    ("said", "runs", "tool"),
    [
        ("MIT", True, True),
        ("BSD-3-Clause", True, True),
        ("EPL-2.0 OR BSD-3-Clause", True, True),
        ("MIT AND PSF-2.0", True, True),
        ("MIT AND GPL-3.0-only", False, False),
        ("Mozilla Public License 2.0 (MPL 2.0)", False, True),
        ("LGPL-3.0-only", False, True),
        ("GPL-3.0-only", False, False),
        ("AGPL-3.0", False, False),
        ("Proprietary", False, False),
        ("", False, False),
    ],
)
def test_which_licences_will_do(said: str, runs: bool, tool: bool) -> None:
    assert allowed(said, PERMISSIVE) is runs
    assert allowed(said, PERMISSIVE + OF_TOOLS) is tool
