"""Records from before every question had a way back: borrowed where a line is not what is asked.

Some questions had one answer, and answered themselves; now people may go back instead. A record of
that time has no lines for them: each then gets the one answer it had.
"""

from engine.log import JOINED, text_of
from engine.match import OutOfStep

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.reading import Reader


def asks(reader: "Reader") -> str:
    """Who is asked what, as an answer's line begins; empty once the match is over."""
    return text_of(reader.asked()[0][:-2]) if reader.referee.ask else ""


def pass_over(reader: "Reader", head: str) -> bool:
    """Give such answers up to the question of the line that begins with `head`, or to the end.

    False, and all is as it was, where they do not lead there.
    """
    match, referee = reader.match, reader.referee
    known, seen = referee.log[:], referee.seen
    while head not in (asks(reader), JOINED + asks(reader)):
        ask = referee.ask
        if ask is None or ask.kind == "tap" or len(ask.values) != 1 or not ask.items:
            if len(known) < len(referee.log):
                referee.restore(known, seen)
            return False
        change: "Any" = match.reply(ask.values[0])
        match.do(change)
        match.tell(change)
    return True


def understood(reader: "Reader", line: str) -> str:
    """What a line answers, once its question stands. Raises OutOfStep."""
    if reader.referee.ask is None:
        raise OutOfStep(f"the match is over, yet there is {line!r}")
    head, colon, spelled = line.partition(": ")
    if not colon:
        raise OutOfStep(f"cut off or misspelt: {line!r}")
    joined, log = head.startswith(JOINED), reader.referee.log
    if not pass_over(reader, head) or (joined and not log):
        who, _, prompt = asks(reader).partition(", ")
        raise OutOfStep(f"the rules ask {who}, {prompt!r}; found {head!r}")
    return spelled
