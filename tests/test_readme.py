"""The README is true: its games, its files, its picture and its commands."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from firmware.link import commands
from host.cli import COMMANDS
from tests.generate.readme import README, with_games

ROOT = README.parent
PAGES = [README, ROOT / "engine/RULEBOOKS.md", ROOT / "firmware/lights/LIGHTS.md"]


def test_the_list_of_games_is_the_catalogue() -> None:
    text = README.read_text(encoding="utf-8")
    assert with_games(text) == text, "python -m tests.generate.readme writes it again"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_to_a_file(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert target.startswith("http") or (page.parent / target).exists(), target


def test_every_make_target_and_command_it_names_exists() -> None:
    text = README.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z]+)", text)) <= targets
    named = set(re.findall(r"\btrilithon ([a-z]+) ", text))
    assert named <= {name for name, *_ in COMMANDS}


def test_the_version_is_stated_once() -> None:
    said = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    where = said["tool"]["setuptools"]["dynamic"]["version"]["attr"]
    assert where == f"{commands.__name__}.FIRMWARE" and "version" not in said["project"]
    assert metadata.version("trilithon") == commands.FIRMWARE
    assert f"trilithon-{commands.FIRMWARE}-py3" in README.read_text(encoding="utf-8")
    newest = re.search(r"^## ([\d.]+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest and newest[1] == commands.FIRMWARE, "what is under way is not the last release"


def test_no_text_names_a_port_that_may_be_another_boards_after_the_next_start() -> None:
    """A board's own port has its number in its name: /dev/serial/by-id/…"""
    texts = [*ROOT.glob("*.md")]
    for wing in ("engine", "firmware", "hardware", "host"):
        texts += [*(ROOT / wing).rglob("*.md"), *(ROOT / wing).rglob("*.py")]
    for path in texts:
        assert not re.search(r"tty(ACM|USB)\d", path.read_text(encoding="utf-8")), path
