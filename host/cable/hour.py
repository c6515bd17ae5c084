"""The hour on the wall where a table stands, as the link tells it: with its minutes from UTC.

A board has no clock that goes on without power: every program that speaks to one sets it.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from host.cable.lines import Fields

Wall = Callable[[], datetime]  # with its zone
SLACK = timedelta(minutes=1)  # a table may be told a minute without its seconds


def here() -> datetime:
    """Where this computer is."""
    return datetime.now().astimezone()


def spelt(moment: datetime) -> tuple[str, int]:
    """(date and hour, minutes from UTC): ("2026-11-20T20:15:00", 60)."""
    away = moment.utcoffset() or timedelta()
    return moment.replace(tzinfo=None).isoformat(timespec="seconds"), away // timedelta(minutes=1)


def differs(hello: Fields, moment: datetime) -> bool:
    """Whether the table that said hello so has another hour or offset, or none."""
    date, offset = spelt(moment)
    try:
        away = datetime.fromisoformat(hello["time"]) - datetime.fromisoformat(date)
    except (KeyError, TypeError, ValueError):
        return True
    return bool(hello.get("offset") != offset) or abs(away) > SLACK
