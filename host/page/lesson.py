"""A guided match: its game's REMARKS, each where a seat comes to a question that often.

What a match has of it is that it is guided; where it stands its log says. So the remarks go on
after a reload, a restart, and another day from the shelf or from the history.
"""

from __future__ import annotations

from itertools import groupby

from engine import found
from host.page.mirror import Mirror
from host.page.room import Room


def remarks(language: str, game: str) -> dict[str, str]:
    """Of a first match: "question number" -> the remark where it comes that often, or none."""
    said = found.texts(language, "first_" + game)
    return {key: said[key] for key in said if key != "due"}


def guide(room: Room) -> None:
    """From now on the match in play is guided."""
    deal = room.bots.machines.deal
    deal.guided = True
    deal.save()


def remark(room: Room, language: str) -> str:
    """The one where the match stands now, or nothing."""
    mirror, deal = room.mirror, room.bots.deal
    if mirror is None or deal is None or not deal.guided or room.picking:
        return ""
    return remarks(language, mirror.game).get(comes(mirror), "")


def comes(mirror: Mirror) -> str:
    """The question that stands, and how often its seat has been asked it: `bid 2`."""
    if mirror.ask is None:
        return "end 1"
    asked = [(ask.prompt, ask.seat) for ask in (*(told.ask for told in mirror.told), mirror.ask)]
    times = [each for each, _ in groupby(asked)].count(asked[-1])  # cards of one bid are one
    return f"{mirror.ask.prompt} {times}"
