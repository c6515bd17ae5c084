"""The sheets of pictures: what is taken together lies together, and old sheets are not mixed in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import catalogue, reading
from engine.referee import values_of
from tests.generate import questions, screens
from tests.generate.questions import LOOKS, MATCHES, lay_out
from tests.generate.seldom import END, options_of, record_asking


@pytest.mark.parametrize("command", [questions, screens])
def test_both_commands_explain_themselves_and_name_a_game_that_is_close(
    command: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    for words, status, said in (["--help"], 0, "build/"), (["stone"], 2, "Did you mean 'stones'?"):
        with pytest.raises(SystemExit) as ended:
            command.main(words)
        told = capsys.readouterr()
        assert ended.value.code == status and said in told.out + told.err


def test_every_picture_of_a_game_comes_on_a_sheet(tmp_path: Path) -> None:
    from PIL import Image

    look = LOOKS[-1]
    for number in range(look.most + 1):
        Image.new("RGB", look.size).save(tmp_path / f"magic-{number:02}-bid-{look.name}.png")
    Image.new("RGB", look.size).save(tmp_path / f"awele-01-bid-{look.name}.png")
    sheets = list(lay_out("magic", tmp_path))
    assert [sheet.name[-6:] for sheet in sheets] == ["-1.png", "-2.png"]
    with Image.open(sheets[0]) as full, Image.open(sheets[1]) as rest:
        assert full.height == -(-look.most // look.across) * rest.height


@pytest.mark.parametrize("game", ["celtic_whist", "backgammon"])
def test_the_first_match_goes_by_the_usual_rules_and_the_others_by_rules_there_are(
    game: str,
) -> None:
    rules, seats = catalogue.load(game), catalogue.entry(game)[1]
    assert options_of(game, seats, 0) == {}
    for number in range(1, MATCHES):
        chosen = options_of(game, seats, number)
        for option, every in rules.OPTIONS:
            assert chosen[option] in values_of(rules, seats, chosen, option, every)


@pytest.mark.parametrize(
    ("game", "prompt"), [("awele", "stalled"), ("final_exam", END), ("celtic_whist", "declare")]
)
def test_a_question_that_seldom_comes_is_found(game: str, prompt: str) -> None:
    replayed = reading.read(record_asking(game, prompt)).replay()
    ask = replayed.ask
    assert (ask.prompt if ask else END) == prompt
