"""How much of a match may leave the table: nothing of a secret before its reveal.

The lines of a journal go out in their order, so the first one that is still a secret holds back
all that follow it (host/network/TOPICS.md).
"""

from engine.log import COMING
from engine.secrets import FOREVER, LAID, TAKEN, Secrets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.match import Change
    from engine.reading import Reader
    from engine.referee import Referee


class Opened(Secrets):
    """Told of every line of the journal, in order.

    lines   how many there are;  `closed` are marked with theirs
    """

    def __init__(self, lines: int) -> None:
        super().__init__()
        self.lines = lines

    @property
    def open(self) -> int:
        """The first so many lines may leave."""
        return self.closed[0][0] if self.closed else self.lines

    def did(self, change: "Change", referee: "Referee") -> None:
        """A change is done, and the referee is past it."""
        line = self.lines
        if change.ask is None:
            self.lines += change.count or 1
            count = len(referee.log)  # a secret that was taken back was never seen and stays one
            self.closed = [super(Opened, self).went_back(one) if one[1] > count else one
                           for one in self.closed]  # fmt: skip
            return
        self.lines += 1
        self.answered(change.ask, change.value, change.chosen, referee, line)

    def went_back(self, one: tuple) -> tuple:
        """Lines come in their order: this one holds back the others until its piece is seen."""
        return one[:4] + (TAKEN,)


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
            opened.closed.append((opened.lines, 0, None, FOREVER, LAID))
            opened.lines = lines

    def end(self, count: int) -> Opened:
        """The journal has so many lines."""
        self._reach(count - self.own)
        return self.opened
