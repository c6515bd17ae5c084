"""A match: who plays what, and every change of it until its end.

The log of answers is the match, and a `Change` is what a line of the log says. It has two beats.
First it is found what the change is and whether it may be: no rule of the game runs for that.
The keeper of the log then writes the change's line, and says yes to people. Then `do` works out
what the change leads to; where that fails all is as it was before. Those who look on are given
every change once it is done, while people play and while a log is read (engine/reading.py).
"""

from engine import record
from engine.loading import borrowed
from engine.log import ANSWER, SEAT, UNDO, gesture

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

    from engine.ask import Ask
    from engine.referee import Referee

REPAIR = "engine.repair"  # borrowed while old answers are still to come


class OutOfStep(Exception):
    """A line that does not fit the match as it stands, and why."""


class Change:
    """One change of a match.

    kind    ANSWER, UNDO or SEAT (engine/log.py)
    line    as a record has it
    ask     the question of an ANSWER;  value: what was answered
    joined  whether an answer is one gesture with the one before it
    chosen  of a secret: what was laid before it
    count   how many answers an UNDO takes back
    """

    def __init__(
        self,
        kind: str,
        line: str,
        ask: "Ask | None" = None,
        value: "Any" = None,
        joined: bool = False,
        count: int = 0,
    ) -> None:
        self.kind = kind
        self.line = line
        self.ask = ask
        self.value = value
        self.joined = joined
        self.count = count
        self.chosen = tuple(ask.chosen) if ask and ask.secret else ()

    @property
    def lines(self) -> str:
        """As a log has it: an UNDO is a line for each answer that it takes back."""
        if self.joined:
            return gesture(self.line, True)
        return "\n".join([UNDO] * self.count) if self.count else self.line


class Before:
    """The match as it was before people went back to an answer, and whether what is asked there
    again is one gesture with the answer before it (`joined`).
    """

    def __init__(self, match: "Match", joined: bool) -> None:
        self.log, self.seen = match.referee.log, match.referee.seen
        self.joins, self.rest, self.kept = match.joins, match.rest, match.kept
        self.joined = joined


class Match:
    """name     of the game
    players  names by seat;  first: of those who began;  changes: (answers before it, line) of those
             who left and took over, in their order
    away     seat -> how it is played on without its player: engine/seats.py
    joins    answers, from 0, that were one gesture with the one before
    rest     old answers that a repair has still to give: engine/repair.py
    kept     how many it has given; None where none is under way
    before   where people have gone back to an answer and not yet said what is so: Before
    stopped  who has left, where that ended the match
    expect   called with every answer's Change before it is done;  watch: with every Change after
    """

    expect: "Callable[[Change], object] | None" = None
    watch: "Callable[[Change], object] | None" = None
    before: "Before | None" = None
    kept: "int | None" = None

    def __init__(self, name: str, referee: "Referee", players: list) -> None:
        self.name = name
        self.referee = referee
        self.players = self.first = players
        self.changes: list = []
        self.away: dict = {}
        self.joins: list = []
        self.rest: list = []
        self.stopped = ""

    # What a change is, and whether it may be

    def reply(self, value: "int | str", joined: bool = False) -> "Change | str":
        """The change that an answer is, or why it is refused."""
        referee, ask = self.referee, self.referee.ask
        refusal = referee.refused(value)
        if refusal or ask is None:
            return refusal or ""
        line = record.answer_line(ask, value, referee.table.box, self.players)
        return Change(ANSWER, line, ask, value, joined)

    def back(self, sure: bool = False) -> "Change | str":
        """The change that takes the last gesture back, or why it is refused.

        Where people have gone back to an answer it leaves that as it was: `count` is below 0.
        """
        count = self.gesture()
        refusal = self.referee.held(sure, count) if count > 0 else None
        return refusal or Change(UNDO, UNDO, count=count)

    def gesture(self) -> int:
        """How many answers the last gesture was; below 0 where an undo would bring some back."""
        if self.before:
            return len(self.referee.log) - len(self.before.log)
        count, at = 1, len(self.referee.log) - 1
        while at in self.joins:
            count += 1
            at -= 1
        return count

    # What it leads to

    def do(self, change: Change) -> "str | None":
        """None when the change is done, else the refusal: then all is as it was.

        Raises OutOfStep where a line about a seat fits nobody.
        """
        referee, known = self.referee, len(self.referee.log)
        if change.kind == ANSWER:
            joins = self.joins + [known] if change.joined else self.joins
            rest = self.left(change)
            refusal = referee.take(change.value)
            if refusal:
                return refusal
            self.joins, self.rest = joins, rest
        elif change.kind == UNDO:
            self.referee.take_back(known - change.count)
            self._fewer(known - change.count)
        elif change.kind == SEAT:
            self.sit(change.line, known)
        return None

    def tell(self, change: Change) -> None:
        """Those who look on hear of a change that is done, and written where there is a log."""
        if self.watch:
            self.watch(change)

    def follow(self, other: "Match") -> None:
        """Be where this match is, with which it has the referee and the players in common."""
        self.first, self.changes, self.away = other.first, other.changes, other.away
        self.joins, self.rest = other.joins, other.rest
        self.kept = 0 if self.rest else None

    def left(self, change: Change) -> list:
        """The old answers that are still to come once this one is given; it is expected now."""
        if self.expect:
            self.expect(change)
        if not self.rest:
            return self.rest
        with borrowed(REPAIR) as repair:
            found: list = repair.left(change.ask, change.value, self.rest)
        return found

    def _fewer(self, count: int) -> None:
        """So many answers have stayed, and who sits there."""
        joins = [at for at in self.joins if at < count]
        self.changes = [(min(at, count), line) for at, line in self.changes]
        self.joins = joins

    def sit(self, line: str, count: int) -> None:
        """Who sits there from now on; so many answers were given before. Raises OutOfStep."""
        changes = self.changes + [(count, line)]
        try:
            with borrowed(record.SEATS) as seats:
                away = seats.away(self.players, self.away, line)
                self.players = seats.after(self.players, line)
        except ValueError as wrong:
            raise OutOfStep(str(wrong))
        self.away, self.changes = away, changes
