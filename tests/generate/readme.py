"""Write the README's list of games from the catalogue: `python -m tests.generate.readme`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from engine import catalogue
from engine.words import Words

README = Path(__file__).resolve().parents[2] / "README.md"
BETWEEN = re.compile(r"(<!-- games -->\n).*?(<!-- /games -->)", re.DOTALL)


def players(fewest: int, most: int) -> str:
    return str(fewest) if fewest == most else f"{fewest}–{most}"


def game_row(name: str, fewest: int, most: int, minutes: int) -> str:
    """Title, players, minutes, and what can be varied."""
    words = Words("en", name)
    options = [option.replace("_", " ") for option, _ in catalogue.load(name).OPTIONS]
    title = f"**{words.text('title')}** `{name}`"
    return f"| {title} | {players(fewest, most)} | {minutes} | {', '.join(options) or '–'} |"


def table() -> str:
    rows = [game_row(*line) for line in catalogue.GAMES]
    return "\n".join(["| game | players | minutes | options |", "|---|---|---|---|", *rows]) + "\n"


def with_games(text: str) -> str:
    """The README `text`, its list of games as the catalogue has it today."""
    return BETWEEN.sub(lambda found: found[1] + table() + found[2], text)


if __name__ == "__main__":
    README.write_text(with_games(README.read_text(encoding="utf-8")), encoding="utf-8")
    sys.exit(0)
