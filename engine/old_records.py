"""Records from before every question had a way back: borrowed where a line is not what is asked.

Some questions had one answer, and answered themselves; now people may go back instead. A record of
that time has no lines for them: each then gets the one answer it had.
"""

from engine.reading import said
from engine.record import RecordError

if False:  # for type checkers alone: neither Python runs it
    from engine.reading import Reader


def asks(reader: "Reader") -> str:
    """Who is asked what, as an answer's line begins; empty once the match is over."""
    return said(reader.asked()[0][:-2]) if reader.referee.ask else ""


def pass_over(reader: "Reader", head: str, joined: str) -> bool:
    """Give such answers up to the question of the line that begins with `head`, or to the end.

    False, and all is as it was, where they do not lead there.
    """
    referee = reader.referee
    known, seen = referee.log[:], referee.seen
    while head not in (asks(reader), joined + asks(reader)):
        ask = referee.ask
        if ask is None or ask.kind == "tap" or len(ask.values) != 1 or not ask.items:
            if len(known) < len(referee.log):
                referee.restore(known, seen)
            return False
        referee.answer(ask.values[0])
    return True


def understood(reader: "Reader", line: str, joined: str) -> str:
    """What a line answers, once its question stands. Raises RecordError."""
    if reader.referee.ask is None:
        raise RecordError(reader.number, f"the match is over, yet there is {line!r}")
    head, colon, spelled = line.partition(": ")
    if not colon:
        raise RecordError(reader.number, f"cut off or misspelt: {line!r}")
    is_joined, log = head.startswith(joined), reader.referee.log
    if not pass_over(reader, head, joined) or (is_joined and not log):
        who, _, prompt = asks(reader).partition(", ")
        raise RecordError(reader.number, f"the rules ask {who}, {prompt!r}; found {head!r}")
    if is_joined:
        reader.joins.append(len(reader.referee.log))
    return spelled
