"""Which answers of a log were taken back, where nothing is known of its lines: borrowed then."""

from engine.log import ANSWER, UNDO, kind
from engine.reading import TOO_EARLY
from engine.record import RecordError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Iterable

    from engine.reading import Reader


def all_of(reader: "Reader") -> set:
    """Their lines' numbers: the record is gone through to its end. Raises RecordError."""
    dropped, too_early = among((reader.number, line) for line in reader.lines())
    if too_early:
        raise RecordError(too_early, TOO_EARLY)
    return dropped


def among(lines: "Iterable[tuple]") -> tuple:
    """(the numbers of the answers that were taken back, that of the first undo too many or 0) of
    numbered lines.
    """
    standing: list = []
    dropped = set()
    too_early = 0
    for number, line in lines:
        about = kind(line)
        if about == ANSWER:
            standing.append(number)
        elif about == UNDO and standing:
            dropped.add(standing.pop())
        elif about == UNDO:
            too_early = too_early or number
    return dropped, too_early
