"""A language is a file for the table, one for the page and one a game: nothing else knows of it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import found
from host.cli import main

ROOT = Path(__file__).resolve().parents[2]
FILES = {
    "engine/words/it.py": 'TABLE = {"own_name": "italiano", "yes": "sì", "which_game": "Cosa?"}\n',
    "engine/games/stones/it.py": 'TEXT = {"title": "Le pietre"}\nABOUT = "Asta."\n',
    "host/page/words/it.py": 'PAGE = {"undo": "Indietro", "paused": "Pausa"}\n',
}
AT_THE_TABLE = """
from tests.both.app.table_hands import Hands, play
async def story(hands):
    assert hands.labels == ["français", "English", "Deutsch", "italiano"], hands.labels
    await hands.pick("italiano")
    await hands.press()
    assert hands.sees("Cosa?") and "Le pietre" in hands.labels, hands.rows
play(story, Hands())
"""
ON_THE_PAGE = """
import json
from host.page.greeting import welcome
from host.page.responses import file_response
games = {game["name"]: game for game in json.loads(welcome("it"))["games"]}
print(json.dumps([file_response("/languages.js", "").body.decode(), games["stones"]]))
"""


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., tuple[int, str]]:
    """Runs Python in a copy of the house that has one more language."""
    copy = house(tmp_path_factory.mktemp("house"), FILES)
    return lambda *words: run_in(copy, *words)


def house(copy: Path, files: dict[str, str]) -> Path:
    """A copy of the house, with these new files."""
    for room in ("engine", "firmware", "host", "tests/both"):
        shutil.copytree(ROOT / room, copy / room, ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in files.items():
        assert not (copy / name).exists()
        (copy / name).write_text(text, encoding="utf-8")
    return copy


def run_in(copy: Path, *words: str) -> tuple[int, str]:
    """Python in that house: how it ended, and what it said."""
    done = subprocess.run(
        [sys.executable, *words], cwd=copy, capture_output=True, text=True,
        env={"PYTHONPATH": str(copy), "PYTHONUTF8": "1"},
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


def test_the_table_offers_it_and_speaks_it(ran: Callable[..., tuple[int, str]]) -> None:
    assert ran("-c", AT_THE_TABLE) == (0, "")


def test_the_page_offers_it_and_speaks_it(ran: Callable[..., tuple[int, str]]) -> None:
    code, said = ran("-c", ON_THE_PAGE)
    assert code == 0, said
    module, stones = json.loads(said)
    texts = dict(line[len("export const ") : -1].split(" = ", 1) for line in module.splitlines())
    assert json.loads(texts["NAMES"]) == {
        "fr": "Français", "en": "English", "de": "Deutsch", "it": "Italiano"
    }  # fmt: skip
    page = json.loads(texts["PAGE"])["it"]
    assert page["undo"] == "Indietro" and page["more"] == "More", "English where it lacks a text"
    assert (stones["title"], stones["about"]) == ("Le pietre", "Asta.")


def test_what_it_lacks_and_what_does_not_fit_is_listed(
    ran: Callable[..., tuple[int, str]],
) -> None:
    code, said = ran("-m", "host.cli", "language", "it")
    assert code == 1
    assert "table: TABLE lacks no: 'no'" in said and "PAGE: PAGE lacks more: 'More'" in said
    assert "PAGE: paused: other fields than" in said
    assert "stones: SETUP is not written yet" in said and "stones: play.it.md is not" in said
    assert "HALL: HALL is not written yet" in said and "magic: ABOUT, the game" in said


@pytest.mark.parametrize("language", found.languages())
def test_every_language_is_complete(language: str, capsys: pytest.CaptureFixture) -> None:
    """The table, the page and our games: texts, help, set-up and pages."""
    main(["language", language, "--matches", "1"])
    assert capsys.readouterr().out == f"{language} is complete\n"


def test_what_is_no_language_is_refused() -> None:
    assert main(["language", "deutsch"]) == 2
