"""How much of a match may leave the table: nothing of a secret before its reveal.

The lines of a journal go out in their order, so the first one that is still a secret holds back
all that follow it (host/network/TOPICS.md).
"""

from engine.log import COMING
from engine.secrets import stays_secret

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.match import Change
    from engine.reading import Reader
    from engine.referee import Referee

TAKEN_BACK = 0


class Opened:
    """Told of every line of the journal, in order.

    lines   how many there are
    closed  secrets among them, as [line, answers up to it or TAKEN_BACK, piece or None]
    """

    def __init__(self, lines: int) -> None:
        self.lines = lines
        self.closed: list = []

    @property
    def open(self) -> int:
        """The first so many lines may leave."""
        return self.closed[0][0] if self.closed else self.lines

    def did(self, change: "Change", referee: "Referee") -> None:
        """A change is done, and the referee is past it."""
        ask = change.ask
        if ask is None:
            self.lines += change.count or 1
            for one in self.closed:  # a secret that was taken back was never seen and stays one
                if one[1] > len(referee.log):
                    one[1] = TAKEN_BACK
            return
        if ask.secret:
            piece = change.value if ask.kind == "tap" and isinstance(change.value, int) else None
            self.closed.append([self.lines, len(referee.log), piece])
        self.lines += 1
        if self.closed and referee.seen == len(referee.log):  # something was revealed
            self.closed = [
                one for one in self.closed if one[1] == TAKEN_BACK or stays_secret(one[2], referee)
            ]


class Resumed:
    """Makes the `Opened` of a journal while it is replayed.

    Lines left out are answers that were taken back, and what took them back. Whether one of them
    was a secret the replay does not say, so nothing leaves from the first of them on; nor from what
    a repair has still to give.
    """

    def __init__(self, reader: "Reader") -> None:
        self.reader = reader
        self.own = 1 if "check" in reader.fields else 0  # a line of the table's alone
        self.opened = Opened(reader.number - self.own)
        reader.match.watch = self.did

    def did(self, change: "Change") -> None:
        if change.kind != COMING:
            self._reach(self.reader.number - self.own - 1)
            self.opened.did(change, self.reader.referee)

    def _reach(self, lines: int) -> None:
        opened = self.opened
        if lines > opened.lines:
            opened.closed.append([opened.lines, TAKEN_BACK, None])
            opened.lines = lines

    def end(self, count: int) -> Opened:
        """The journal has so many lines."""
        self._reach(count - self.own)
        return self.opened
