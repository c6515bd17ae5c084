"""Whole first matches at the table: it says every remark of a game where that belongs."""

from __future__ import annotations

import sys

import pytest

from engine import reading
from engine.ask import Ask
from tests.both.app.menus.test_guide import GUIDE, TAUGHT, guided_hands, read, remarks
from tests.both.app.table_hands import Hands, any_answer, play
from tests.games.narrate import GOLDEN

# Whole matches that come to every question remarked on, where any answers would not.
PLAYED = {
    "war_of_gods": "war_of_gods-deck", "final_exam": "final_exam-exit", "magic": "magic-spell",
    "high_druid": "high_druid-nobody", "ghost_knights": "ghost_knights-fourth",
    "chariots": "chariots-arrived", "sacrifice_roulette": "sacrifice_roulette-fall",
    "faux_cilles": "faux_cilles-path",
}  # fmt: skip


def a_whole_match(game: str, seats: int, language: str) -> list[tuple[str, str]]:
    """What was explained in a match, each with its heading; last its final screen."""
    heard: list[tuple[str, str]] = []
    log = played(game)

    def answered(ask: Ask, number: int) -> int | str:
        value = ask.decode(log[number]) if log else any_answer(ask, number)
        assert value is not None
        return value

    async def story(hands: Hands) -> None:
        while hands.referee.result is None:
            if GUIDE in sys.modules:
                heard.append((hands.rows[0], await read(hands)))
                await hands.press()
            else:
                await hands.answer(answered(hands.ask, len(hands.log)))
                await hands.wait()
        heard.append((hands.rows[0], await read(hands)))

    play(story, guided_hands(game, seats, language))
    return heard


def played(game: str) -> bytes:
    """The answers of a golden match; none for a game whose remarks come in any match."""
    if game not in PLAYED:
        return b""
    return bytes(reading.read((GOLDEN / f"{PLAYED[game]}.txt").read_text("utf-8")).replay().log)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(("game", "seats"), TAUGHT)
def test_a_game_remarks_on_a_first_match_where_it_comes_and_at_its_end_each_once(
    game: str, seats: int, language: str
) -> None:
    heard, due = a_whole_match(game, seats, language), remarks(language, game)
    assert len(due) > 4
    for key, remark in due.items():
        said = [heading for heading, text in heard if remark.replace("\u00a0", " ") in text]
        assert len(said) == 1 and (said[0] == heard[-1][0]) == (key == "end 1"), key
