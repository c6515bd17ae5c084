"""A language is a file for the table, one for the page and one a game: nothing else knows of it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import catalogue
from host.cli import main
from host.commands.language import problems
from host.page import words

ROOT = Path(__file__).resolve().parents[2]
FILES = {
    "engine/words/de.py": 'TABLE = {"own_name": "Deutsch", "yes": "ja", "which_game": "Was?"}\n',
    "engine/games/stones/de.py": 'TEXT = {"title": "Die Steine"}\nABOUT = "Steigern."\n',
    "host/page/words/de.py": 'PAGE = {"undo": "Zurück", "paused": "Pause"}\n',
}
AT_THE_TABLE = """
from tests.both.app.table_hands import Hands, play
async def story(hands):
    assert hands.labels == ["français", "English", "Deutsch"], hands.labels
    await hands.pick("Deutsch")
    assert hands.sees("Was?") and "Die Steine" in hands.labels, hands.rows
play(story, Hands())
"""
ON_THE_PAGE = """
import json
from host.page.greeting import welcome
from host.page.responses import file_response
games = {game["name"]: game for game in json.loads(welcome("de"))["games"]}
print(json.dumps([file_response("/languages.js", "").body.decode(), games["stones"]]))
"""


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., tuple[int, str]]:
    """Runs Python in a copy of the house that has a third language."""
    copy = tmp_path_factory.mktemp("house")
    for room in ("engine", "firmware", "host", "tests/both"):
        shutil.copytree(ROOT / room, copy / room, ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in FILES.items():
        assert not (copy / name).exists()
        (copy / name).write_text(text, encoding="utf-8")

    def run(*words: str) -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, *words], cwd=copy, capture_output=True, text=True,
            env={"PYTHONPATH": str(copy), "PYTHONUTF8": "1"},
        )  # fmt: skip
        return done.returncode, done.stdout + done.stderr

    return run


def test_the_table_offers_it_and_speaks_it(ran: Callable[..., tuple[int, str]]) -> None:
    assert ran("-c", AT_THE_TABLE) == (0, "")


def test_the_page_offers_it_and_speaks_it(ran: Callable[..., tuple[int, str]]) -> None:
    code, said = ran("-c", ON_THE_PAGE)
    assert code == 0, said
    module, stones = json.loads(said)
    texts = dict(line[len("export const ") : -1].split(" = ", 1) for line in module.splitlines())
    assert json.loads(texts["NAMES"]) == {"fr": "Français", "en": "English", "de": "Deutsch"}
    page = json.loads(texts["PAGE"])["de"]
    assert page["undo"] == "Zurück" and page["more"] == "More", "English where it lacks a text"
    assert (stones["title"], stones["about"]) == ("Die Steine", "Steigern.")


def test_what_it_lacks_and_what_does_not_fit_is_listed(
    ran: Callable[..., tuple[int, str]],
) -> None:
    code, said = ran("-m", "host.cli", "language", "de")
    assert code == 1
    assert "table: TABLE lacks no: 'no'" in said and "PAGE: PAGE lacks more: 'More'" in said
    assert "PAGE: paused: other fields than" in said
    assert "HALL: HALL is not written yet" in said and "magic: ABOUT, the game" in said


def test_french_and_english_are_complete(capsys: pytest.CaptureFixture) -> None:
    assert main(["language", "fr"]) == main(["language", "en"]) == 0
    assert "fr is complete" in capsys.readouterr().out
    assert main(["language", "deutsch"]) == 2


@pytest.mark.parametrize("name", [*words.KINDS, *(line[0] for line in catalogue.GAMES)])
def test_every_text_of_the_page_and_of_the_games_is_there(name: str) -> None:
    assert [*problems("fr", name), *problems("en", name)] == []
