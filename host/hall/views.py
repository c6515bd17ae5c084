"""What the hall's page shows of a table, as plain dictionaries for the browser."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from engine import catalogue
from engine.words import Words
from host.hall.floor import Alert, Place
from host.network.topics import DONE, READY, Fields

View = dict[str, Any]
GAMES = {line[0] for line in catalogue.GAMES}


def table_view(place: Place, language: str, staff: bool) -> View:
    """For visitors without `wrong` and the other fields that only staff see."""
    match = place.said.get("match", {})
    over = match.get("over")
    view: View = {
        "name": place.name,
        "state": place.state,
        "game": title(match.get("game"), language),
        "players": players(match),
        "asked": match.get("asked") if not over else None,
        "status": match.get("status") or "",
        "over": over and {**over, "text": ending(match, language)},
        "n": match.get("n"),
        "since": since(place),
    }
    if staff:
        view["wrong"] = wrong(place)
        view["about"] = place.said.get("about", {})
        view["update"] = update(place)
    return view


def titles(language: str) -> list[View]:
    """Every game that can be offered, by its title."""
    found = [{"name": line[0], "title": title(line[0], language)} for line in catalogue.GAMES]
    return sorted(found, key=lambda game: game["title"])


def title(game: str | None, language: str) -> str:
    """The title in the viewer's language; of a game unknown to this computer, its name."""
    if game in GAMES:
        return str(Words(language, game).text("title"))
    return game or ""


def ending(match: Fields, language: str) -> str:
    key = "ending_" + match["over"]["ending"]
    words = Words(language, match.get("game") if match.get("game") in GAMES else None)
    return str(words.text(key)) if key in words else str(match["over"]["ending"])


def players(match: Fields) -> list[View]:
    """All players with score and turn; a participant without a seat comes last."""
    names, scores = match.get("players") or [], match.get("scores") or []
    asked = match.get("asked") or {}
    return [
        {
            "name": name,
            "score": scores[seat] if seat < len(scores) else None,
            "turn": asked.get("seat") == seat and not match.get("over"),
        }
        for seat, name in enumerate(names)
    ]


def wrong(place: Place) -> list[str]:
    """Devices that were there and fail; `journal` where a match is not being written down."""
    health = place.said.get("health", {"devices": {}, "journal": True})
    found = [
        name
        for name, state in health["devices"].items()
        if state.get("there", True) and not state["works"]
    ]
    unwritten = place.said.get("match", {}).get("game") and not health["journal"]
    return found + (["journal"] if unwritten and place.state == READY else [])


def update(place: Place) -> View | None:
    """How the last one goes, or that it failed; nothing of one that is done, or never was."""
    told = place.said.get("update", {})
    if told.get("step") in (None, DONE):
        return None
    return {key: told[key] for key in ("step", "percent", "why")} | {"heard": place.renewed}


def since(place: Place) -> float:
    """When the question last changed, in Unix seconds; by the table's clock, if it has one."""
    try:
        return datetime.fromisoformat(place.said["match"]["at"]).timestamp()
    except (LookupError, TypeError, ValueError, ArithmeticError):
        return place.since


def alert_view(alert: Alert) -> View:
    return {"table": alert.table, "text": alert.text, "when": alert.when, "count": alert.count}
