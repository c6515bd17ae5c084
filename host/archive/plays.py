"""Matches as plays for BG Stats, which can pass them on to BoardGameGeek: a page with a link each.

The app takes one play at a time, as JSON in a link; it asks which of its own games and people are
meant, and remembers. The form is its makers': "Push plays to BG Stats", bgstatsapp.com.
"""

from __future__ import annotations

import html
import json
from collections.abc import Mapping
from typing import Any, TextIO
from urllib.parse import quote

from engine import catalogue
from engine.words import Words
from host.archive import export, wording
from host.archive.archive import Archive
from host.archive.history import View

LINK = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "Trilithon"
HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Plays for BG Stats</title>
<meta name="viewport" content="width=device-width">
<style>body {font: 1rem/1.6 system-ui; max-width: 40rem; margin: 1rem auto; padding: 0 1rem}</style>
<h1>Plays for BG Stats</h1>
<p>Open this page where BG Stats is installed. Each link gives it one play.</p>
"""


def to_html(archive: Archive, file: TextIO, numbers: Mapping[str, int]) -> tuple[int, list[str]]:
    """A link for every match that came to its end.

    numbers   game -> its number at BoardGameGeek
    Returns how many plays there are, and the games without a number: the app goes by their titles.
    """
    count, without = 0, set()
    file.write(HEAD + "<ol>\n")
    for match in export.matches(archive):
        if match["ending"]:
            count += 1
            without |= {match["game"]} - set(numbers)
            file.write(f"<li>{line(match, numbers.get(match['game']))}</li>\n")
    file.write("</ol></html>\n")
    return count, sorted(without)


def line(match: View, number: int | None) -> str:
    """A link, and what it is about."""
    told = play(match, number)
    who = ", ".join(scored(seat) for seat in match["seats"])
    said = html.escape(f"{told['playDate'][:16]}, {told['game']['name']}: {who}")
    return f'<a href="{LINK}{quote(json.dumps(told, ensure_ascii=False), safe="")}">{said}</a>'


def scored(seat: View) -> str:
    return seat["name"] if seat["score"] is None else f"{seat['name']} {seat['score']:g}"


def play(match: View, number: int | None) -> dict[str, Any]:
    """What the app reads. The same match has the same number there, however often it is given."""
    game: dict[str, Any] = {"sourceGameId": match["game"], "name": title(match["game"])}
    if number is not None:
        game["bggId"] = number
    scores = [seat["score"] for seat in match["seats"] if seat["score"] is not None]
    won = [seat["score"] for seat in match["seats"] if seat["won"]]
    return {
        "sourceName": SOURCE,
        "sourcePlayId": f"{match['at']} {match['id']}",
        "playDate": match["at"].replace("T", " "),
        "game": {
            **game, "noPoints": not scores,
            "highestWins": not scores or not won or max(scores) in won,
        },
        "comments": ended(match["game"], match["ending"]),
        "players": [player(seat) for seat in match["seats"]],
    }  # fmt: skip


def player(seat: View) -> dict[str, Any]:
    found = {
        "sourcePlayerId": seat["name"], "name": seat["name"], "winner": bool(seat["won"]),
        "role": wording.kind(seat),
    }  # fmt: skip
    if seat["score"] is not None:
        found["score"] = seat["score"]
    if seat["place"] is not None:
        found["rank"] = seat["place"]
    return found


def title(game: str) -> str:
    """As the box says it; of a game that is not here any more, its short name."""
    words = texts(game)
    return words.text("title") if words else game


def ended(game: str, ending: str) -> str:
    """How it came to its end, in a sentence where the game is here."""
    words = texts(game)
    return words.text("ending_" + ending) if words else ending


def texts(game: str) -> Words | None:
    return Words("en", game) if game in [entry[0] for entry in catalogue.GAMES] else None
