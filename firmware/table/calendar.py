"""The date and hour that a computer told, carried on by the table's own clock. Borrowed.

later("2026-02-28T23:59:30", 45) == "2026-03-01T00:00:15"
"""

DAY = 24 * 3600


def later(told: str, seconds: int) -> str:
    """This moment so many seconds on, in the same form; of a day alone, a day."""
    year, month, day = [int(part) for part in told[:10].split("-")]
    clock = [int(part) for part in told[11:].split(":") if part] + [0, 0, 0]
    seconds += clock[0] * 3600 + clock[1] * 60 + clock[2]
    day += seconds // DAY
    while day > length(year, month):
        day -= length(year, month)
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)
    rest = seconds % DAY
    parts = year, month, day, rest // 3600, rest // 60 % 60, rest % 60
    return ("%04d-%02d-%02dT%02d:%02d:%02d" % parts)[: len(told)]


def length(year: int, month: int) -> int:
    """Days of a month."""
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 or year % 400 == 0) else 28
    return 30 if month in (4, 6, 9, 11) else 31
