"""The referee: puts a rulebook's asks, refuses what is not an option, keeps the answer log.

The answer log is the game: one byte an answer. Undo is replay of the log less its last byte;
resuming after a power cut, a match record and a bug report are replays too. Nothing is ever
undone by an inverse move, so what cannot be derived from the log must not be in the table.
"""

from engine.ask import CHANCE, Ask
from engine.game import passes, whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

PULSE = 64  # answers
# Named refusals. A game may add its own through `why(table, ask, piece)`.
OVER = "refused_over"  # the match has ended
NOT_ASKED = "refused_not_asked"  # the ask takes no answer of this kind
ELSEWHERE = "refused_elsewhere"  # the piece is known to lie somewhere else
NOT_LEGAL = "refused_not_legal"  # of the right kind, but not among the options
FAULT = "refused_fault"  # the rulebook failed; the answer was taken back
NOTHING = "refused_nothing"  # nothing to undo
ITSELF = "by_itself"  # news: a question with one answer has answered itself
SEEN = "refused_seen"  # undo would go back behind something people have seen


class BadLog(Exception):
    """A log that these rules cannot have written. `index` is the first wrong answer's."""

    def __init__(self, index: int, reason: str) -> None:
        super().__init__(f"answer {index + 1}: {reason}")
        self.index = index


class Result:
    """How a match ended.

    ending   which of the game's ENDINGS it was
    scores   by participant; None: no score
    winners  the participants who have won; there may be none
    details  news that tells how the scores came about: (key, args...)
    """

    def __init__(
        self, ending: str, scores: list, winners: list, details: "list | tuple" = ()
    ) -> None:
        self.ending = ending
        self.scores = scores
        self.winners = winners
        self.details = details


def best(scores: list) -> list:
    """Everybody with the highest score: the plainest way to win."""
    top = max(scores)
    return [who for who, score in enumerate(scores) if score == top]


class Referee:
    """One match of one game.

    game     a rulebook: see engine.game
    pulse    a function, called now and then during a long replay with how many answers have been
             given again, and of how many; or None
    seats    number of people
    options  option name -> value; missing ones take their defaults
    """

    ask: "Ask | None" = None
    pulse: "Callable[..., object] | None" = None

    def __init__(self, game: "Any", seats: int, options: "dict | None" = None) -> None:
        self.game = whole(game)
        self.seats = seats
        self.options = complete(game, seats, options or {})
        self.fault: "Exception | None" = None
        self.log = bytearray()
        self.seen = 0  # the first so many answers led to something people have since seen
        self.result: "Result | None" = None
        self.table: "Any" = game.Table(seats, self.options)
        self.flow: "Any" = game.play(self.table)
        self._advance(None)

    @property
    def lost(self) -> bool:
        """Whether there was no memory even for one table: only `log` is left, and `restore`."""
        return self.flow is None

    def replay(self, log: "bytes | bytearray") -> None:
        """Give the answers of `log` from the start. Raises BadLog: then all is as it was.

        What they lead to is built aside and takes the place of what was. A board takes
        milliseconds an answer: `pulse` is called after every PULSE of them.
        """
        fresh = Referee(self.game, self.seats, self.options)
        for code in log:
            ask = fresh.ask
            value = ask.decode(code) if ask else None
            if value is None:  # as `give` does, a call less deep
                raise BadLog(len(fresh.log), "not an option here")
            fresh.log.append(code)
            fresh._advance(value)
            if self.pulse and len(fresh.log) % PULSE == 0:
                self.pulse(len(fresh.log), len(log))
        # From here on nothing needs memory.
        self.log = fresh.log
        self.seen = fresh.seen
        self.result = fresh.result
        self.table = fresh.table
        self.flow = fresh.flow
        self.ask = fresh.ask

    def restore(self, log: bytearray, seen: int) -> None:
        """Be where these answers of this match led, people having seen what the first `seen` did.

        Where memory is too small for two tables side by side the old one goes first. MemoryError
        says that there is none for one: then the referee is `lost` until `restore` succeeds.
        """
        try:
            self.replay(log)
        except MemoryError:
            self.flow = self.table = self.ask = self.result = None
            self.log = log
            self.seen = seen
            self.replay(log)
        self.seen = max(self.seen, seen)

    def give(self, code: int) -> tuple:
        """The answer a byte of a log stands for. Returns (ask, answer). Raises BadLog."""
        ask = self.ask
        value = ask.decode(code) if ask else None
        if ask is None or value is None:
            raise BadLog(len(self.log), "not an option here")
        self.log.append(code)
        self._advance(value)
        return ask, value

    def answer(self, value: "int | str") -> "str | None":
        """Give an answer. None when it is taken, else the refusal: then nothing has changed."""
        return self.refused(value) or self.take(value)

    def refused(self, value: "int | str") -> "str | None":
        """Why `value` is no answer to the present ask; None where it is one."""
        ask = self.ask
        return None if ask is not None and ask.offers(value) else self.refusal(value)

    def take(self, value: "int | str") -> "str | None":
        """An answer that the ask offers. None; or FAULT, and nothing has changed."""
        ask: "Any" = self.ask
        known, seen = len(self.log), self.seen
        try:
            self.log.append(ask.byte(value))
            self._advance(value)
        except Exception as fault:  # law L4: an exception kills the flow, not the match
            self.fault = fault
            self.restore(self.log[:known], seen)
            return FAULT
        return None

    def undo(self, sure: bool = False, count: int = 1) -> "str | None":
        """Take the last answers back. None when they are, else the refusal: see `held`."""
        refusal = self.held(sure, count)
        if refusal is None:
            self.take_back(len(self.log) - count)
        return refusal

    def held(self, sure: bool, count: int) -> "str | None":
        """Why so many answers cannot be taken back. SEEN asks for `sure` where people have seen
        what followed.

        Each thing seen is asked about once: behind it the way back is free up to the one before.
        """
        if not self.log:
            return NOTHING
        return SEEN if len(self.log) - count < self.seen and not sure else None

    def take_back(self, count: int) -> None:
        """So many answers stay. MemoryError as in `restore`."""
        log, seen = self.log[:count], 0 if count < self.seen else self.seen
        try:
            self.replay(log)  # as `restore` does: a call less deep
        except MemoryError:
            self.restore(log, seen)
        self.seen = max(self.seen, seen)

    def label(self, value: "int | str") -> "tuple | None":
        """The rulebook's own name for an option of the present ask, if it has one."""
        ask = self.ask
        if ask is None:
            return None
        return self.game.label(self.table, ask, value) or passes(ask, value)

    def refusal(self, value: "int | str") -> str:
        """Why `value` is refused: the rulebook's own reason, or a general one."""
        ask, table = self.ask, self.table
        if ask is None:
            return OVER
        if ask.kind != "tap" or not isinstance(value, int):
            return NOT_LEGAL if ask.kind != "tap" else NOT_ASKED
        reason = self.game.why(table, ask, value)
        if reason:
            return reason
        zone = table.where(value)
        return ELSEWHERE if zone is not None and zone not in ask.zones else NOT_LEGAL

    def _advance(self, value: "int | str | None") -> None:
        """Send an answer into the flow, then every forced one, up to the next real question.

        All in one function: rulebooks call deep enough from here, and a board's stack is short.
        """
        ask, table = self.ask, self.table
        if ask is not None:
            if ask.role is CHANCE:
                self.seen = len(self.log) - 1
            if table.news:
                table.news = []
        try:
            ask = self.flow.send(value)
            while ask.forced():
                only = ask.only()
                named = self.game.label(table, ask, only) or only
                table.say(ITSELF, ask.seat, ask.prompt, ask.kind, named)
                ask = self.flow.send(only)
        except StopIteration as end:
            ask, self.result = None, end.value
        self.ask = ask
        if table.revealed:
            table.revealed = False
            self.seen = len(self.log)


def values_of(game: "Any", seats: int, chosen: dict, name: str, values: tuple) -> tuple:
    """The values an option may take after those already chosen; the first is the default."""
    return whole(game).allowed(seats, chosen, name, values)


def complete(game: "Any", seats: int, options: dict) -> dict:
    """Every option of `game` with its value; ValueError names a wrong option or value."""
    chosen: dict = {}
    for name, every in game.OPTIONS:
        values = values_of(game, seats, chosen, name, every)
        value = options.get(name, values[0])
        if value not in values:
            hint = "" if value not in every else " with these players and options"
            raise ValueError(f"option {name}: {value!r} is not one of {', '.join(values)}{hint}")
        chosen[name] = value
    for name in options:
        if name not in chosen:
            known = ", ".join(sorted(chosen)) or "none"
            raise ValueError(f"no option {name!r} in this game (its options: {known})")
    return chosen
