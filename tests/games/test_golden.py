"""Golden playthroughs: one for every game and every way it can end, and none out of date."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import catalogue, reading
from engine.explain import by_points, verdict
from engine.match import Change
from engine.words import LANGUAGES, Words
from tests.games.narrate import goldens, narrate

ENDINGS = [
    (name, ending) for name, *_ in catalogue.GAMES for ending in catalogue.load(name).ENDINGS
]


@pytest.mark.parametrize(("game", "ending"), ENDINGS, ids=[f"{g}-{e}" for g, e in ENDINGS])
def test_every_way_a_game_can_end_has_its_golden_playthrough(game: str, ending: str) -> None:
    mine = [path for path in goldens() if path.stem.split("-")[:2] == [game, ending]]
    assert mine, f"write tests/golden/{game}-{ending}.txt: see tests/games/narrate.py"
    for path in mine:
        reader = reading.read(path.read_text(encoding="utf-8"))
        assert reader.game == game
        assert reader.replay().result.ending == ending
        assert reader.finished, f"{path.name} does not say how the match ended"
        says_why(reader)


def says_why(reader: reading.Reader) -> None:
    """Of every winner, or that nobody is one, in every language; and no field is left."""
    players, referee = reader.match.players, reader.referee
    for language in LANGUAGES:
        words = Words(language, reader.game, players, referee.table.box)
        said = verdict(words, reader.game, referee)
        assert said and not [text for text in said if "{" in text or text[-1] != "."]
        shared = "equal_points" in [fact[0] for fact in by_points(referee.result)]
        common = referee.options.get("mode") in ("solo", "coop", "coop_hard")
        for who in [] if shared or common else referee.result.winners:
            assert words.seat(who) in " ".join(said), (reader.game, said)


@pytest.mark.parametrize("path", goldens(), ids=lambda path: path.stem)
def test_a_golden_tells_what_the_referee_says_today(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert narrate(text) == text, "read the change; if it is right: python -m tests.games.narrate"


def test_every_golden_belongs_to_a_game_of_the_catalogue() -> None:
    names = [line[0] for line in catalogue.GAMES]
    assert [path.name for path in goldens() if path.stem.split("-")[0] not in names] == []


@pytest.mark.parametrize(
    "path", [path for path in goldens() if path.stem.startswith("war_of_gods")]
)
def test_a_record_from_before_a_question_had_a_way_back_still_replays(path: Path) -> None:
    """Then a question with one answer had no line: it answered itself."""
    text = path.read_text(encoding="utf-8")
    reader = reading.read(text)
    lone: list[int] = []

    def look(change: Change) -> None:
        ask = change.ask
        if ask.kind != "tap" and len(ask.values) == 1 and ask.items and change.value != "back":
            lone.append(reader.number)

    reader.match.expect = look
    log = reader.replay().log
    lines = enumerate(text.splitlines(keepends=True), 1)
    old = "".join(line for number, line in lines if number not in lone)
    assert lone and reading.read(old).replay().log == log
