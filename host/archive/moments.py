"""When a match began: one text that sorts by the true instant and still says the hour on the wall.

"2026-10-25T00:30:00 +0120" is that moment in UTC, and the minutes that the wall was ahead of it. So
the hour that an autumn night has twice comes in its order, and two places' matches in theirs.
"""

from __future__ import annotations

from datetime import datetime, timedelta

UTC = 19  # letters of the moment itself
MINUTE = timedelta(minutes=1)
DAY = timedelta(days=1)


def moment(date: str, offset: str = "") -> str:
    """Of a header's `date` and `offset`; an old header, without one, means this computer's wall.

    Raises ValueError, OverflowError: there is no such moment.
    """
    wall = datetime.fromisoformat(date)
    ahead = int(offset) * MINUTE if offset else wall.astimezone().utcoffset() or timedelta()
    return spelt(wall, ahead)


def now(later: timedelta = timedelta()) -> str:
    """This moment, by this computer, or one that is so much later."""
    wall = datetime.now().astimezone() + later
    return spelt(wall.replace(tzinfo=None), wall.utcoffset() or timedelta())


def to_come(at: str) -> bool:
    """Whether a moment is more than a day ahead of this computer's clock: one of them is wrong."""
    return at[:UTC] > now(DAY)[:UTC]


def came(at: str, added: str) -> str:
    """When a match was added, if `at` lies more than a day behind that; else empty.

    What of a damaged archive is no time was added now.
    """
    try:
        wall = datetime.fromisoformat(added)
        ahead = wall.astimezone().utcoffset() or timedelta()
        return spelt(wall, ahead) if at[:UTC] > spelt(wall + DAY, ahead)[:UTC] else ""
    except (TypeError, ValueError, OverflowError):
        return now()


def spelt(wall: datetime, ahead: timedelta) -> str:
    return f"{(wall - ahead).isoformat(timespec='seconds')} {ahead // MINUTE:+05d}"


def wall(at: str) -> str:
    """The hour on the wall, as ISO 8601 has it; what is no moment, of a damaged archive, stays."""
    try:
        utc = datetime.fromisoformat(at[:UTC])
        return (utc + int(at[UTC:]) * MINUTE).isoformat(timespec="seconds")
    except (TypeError, ValueError, OverflowError):
        return str(at)
