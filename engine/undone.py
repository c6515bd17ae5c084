"""Which answers of a record were taken back, where nothing is known of its lines: borrowed then."""

from engine.reading import TOO_EARLY, UNDO_LINE, is_change
from engine.record import RecordError

if False:  # for type checkers alone: neither Python runs it
    from engine.reading import Reader


def all_of(reader: "Reader") -> set:
    """Their lines' numbers: the record is gone through to its end. Raises RecordError."""
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
