"""List the games: title, players, minutes, and the options with their values.

examples:
  trilithon games
  trilithon games --lang fr
  trilithon games --json | jq '.[].name'
"""

from __future__ import annotations

import argparse
import json
import textwrap
from typing import Any

from engine import catalogue
from engine.words import LANGUAGES
from host.cli_support import default_language, text_or, words_of
from host.door import say_text

WIDE, INDENT = 80, 4 * " "


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=default_language(), help="language of the texts"
    )


def run(args: argparse.Namespace) -> int:
    games = [facts(line, args.lang) for line in catalogue.GAMES]
    if args.json:
        say_text(json.dumps(games, ensure_ascii=False, indent=2))
    else:
        say_text("\n\n".join(sheet(game) for game in games))
    return 0


def facts(line: Any, language: str) -> dict[str, Any]:
    """Everything about a catalogue line. The first value of an option is its default."""
    name, fewest, most, minutes = line
    game, words = catalogue.load(name), words_of(language, name)
    return {
        "name": name,
        "title": text_or(words, "title", name),
        "players": [fewest, most],
        "minutes": minutes,
        "rules": game.RULES,
        "plate": catalogue.plate(name),
        "options": [
            {
                "name": option,
                "explanation": text_or(words, "option_" + option),
                "values": [
                    {"value": value, "explanation": text_or(words, "value_" + value)}
                    for value in values
                ],
            }
            for option, values in game.OPTIONS
        ],
        "endings": list(game.ENDINGS),
    }


def sheet(game: dict[str, Any]) -> str:
    """One game for people to read."""
    fewest, most = game["players"]
    players = f"{fewest} to {most}" if fewest < most else str(most)
    lines = [f"{game['name']}: {game['title']}, {players} players, {game['minutes']} minutes"]
    names = [option["name"] for option in game["options"]]
    values = ["  " + each["value"] for option in game["options"] for each in option["values"]]
    wide = max(map(len, names + values), default=0)
    for option in game["options"]:
        usual, *others = option["values"]
        lines.append(f"  {option['name']:<{wide}}  {option['explanation']}".rstrip())
        lines.append(f"    {usual['value']:<{wide - 2}}  (default) {usual['explanation']}".rstrip())
        if any(value["explanation"] for value in others):
            lines += [f"    {each['value']:<{wide - 2}}  {each['explanation']}" for each in others]
        else:  # numbers: they explain themselves
            listed = "or " + " ".join(each["value"] for each in others)
            lines += textwrap.wrap(listed, WIDE, initial_indent=INDENT, subsequent_indent=INDENT)
    return "\n".join(lines)
