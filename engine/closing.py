"""The closing lines of a record: how the match ended, or that it stopped because a player left.

    ended: placed                     stopped: Bob
    scores: Alice 27, Bob 9           scores: Alice 12, Bob 3
    winners: Alice

A match that stopped has the points of that moment. Borrowed where a record is closed or read.
"""

from engine.loading import borrowed
from engine.log import ENDED_LINE, STOPPED_LINE
from engine.match import OutOfStep
from engine.names import participant_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Sequence

    from engine.reading import Reader
    from engine.referee import Referee, Result

OLD = "engine.old_records"
STOPPED = STOPPED_LINE.decode()
ENDED = ENDED_LINE.decode()


def of(referee: "Referee", players: "Sequence[str]", stopped: str = "") -> list:
    """The lines with which this match closes, the empty one before them included; none yet: []."""
    if referee.result:
        return result_lines(referee.result, players)
    if not stopped:
        return []
    points = scored(referee.game.scores(referee.table), players)
    return ["", STOPPED + stopped, points]


def result_lines(result: "Result", players: "Sequence[str]") -> list:
    """Of a match that has ended by its rules."""
    won = [participant_name(who, players) for who in result.winners]
    return [
        "",
        ENDED + result.ending,
        scored(result.scores, players),
        "winners: " + (", ".join(won) or "nobody"),
    ]


def scored(scores: list, players: "Sequence[str]") -> str:
    """`scores: Alice 27, Bob 9`; who has no score has a name alone."""
    named = [
        participant_name(who, players) + (f" {score}" if score is not None else "")
        for who, score in enumerate(scores)
    ]
    return "scores: " + ", ".join(named)


def wrong(text: str, referee: "Referee", players: "Sequence[str]", stopped: str) -> str:
    """What is wrong with a closing line, by the rules; "" where nothing is."""
    may = referee.result is None and stopped in players if stopped else referee.result
    if not may:
        return "a result, but by the rules the match is not over"
    given = of(referee, players, stopped)
    return "" if text in given else f"found {text!r}, but the rules give: {'; '.join(given[1:])}"


def read(reader: "Reader", text: str) -> None:
    """A closing line of a record that is being read. Raises OutOfStep."""
    match = reader.match
    if not reader.over:
        reader.finished = text.startswith(ENDED)
        if reader.finished and reader.referee.ask:
            with borrowed(OLD) as old:
                old.pass_over(reader, "")
        elif not reader.finished:
            match.stopped = text[len(STOPPED) :]
    reason = wrong(text, reader.referee, match.players, match.stopped)
    if reason:
        raise OutOfStep(reason)
