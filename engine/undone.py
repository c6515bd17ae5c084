"""Which answers of a record were taken back. Borrowed where some may have been."""

from engine.reading import UNDO_LINE, is_change
from engine.record import RecordError

if False:  # for type checkers alone: neither Python runs it
    from typing import Sequence

    from engine.reading import Reader

TOO_EARLY = "an undo with no answer before it"


def before(undone: "Sequence[int]", head: int) -> set:
    """The numbers of the lines that these lines take back.

    All other lines after the header, which has so many (`head`), are answers. Raises RecordError.
    """
    dropped = set()
    runs: list = []  # of lines that stand: first and last
    start = head + 1
    for number in undone:
        if start < number:
            runs.append([start, number - 1])
        start = number + 1
        if not runs:
            raise RecordError(number, TOO_EARLY)
        first, last = runs[-1]
        dropped.add(last)
        if first < last:
            runs[-1][1] = last - 1
        else:
            runs.pop()
    return dropped


def all_of(reader: "Reader") -> set:
    """The same of a record of which nothing is known: it is gone through. Raises RecordError."""
    standing: list = []
    dropped = set()
    too_early = 0
    for line in reader.lines():
        if is_change(line):
            continue
        if line != UNDO_LINE:
            standing.append(reader.number)
        elif standing:
            dropped.add(standing.pop())
        else:
            too_early = too_early or reader.number
    if too_early:
        raise RecordError(too_early, TOO_EARLY)
    return dropped
