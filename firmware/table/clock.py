"""A clock for every seat: how long its people have thought. In memory only where a match has one.

The time of the seat that is asked runs; no clock runs while all may answer, while the table is
paused or off. When time has run out the table says so once, and people decide what follows (who
leaves: firmware/menus/seats_menu.py). The times go to a file of their own once a minute, while the
table is idle: a power cut costs about a minute at most, to the good of the seat that was asked.
"""

from firmware.menus.more_words import More
from firmware.screen.canvas import COLUMNS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.table.match import Match
    from firmware.table.panel import Panel

FILE = "clock.txt"
MINUTE_MS = 60000
STANDS = -1


class Clock:
    """used   milliseconds by seat;  seat: whose time runs, or STANDS;  since when
    out      the seats whose end of time has been announced
    kept     milliseconds used by all when they were last written down
    """

    def __init__(self, match: "Match", panel: "Panel") -> None:
        self.match = match
        self.panel = panel
        self.limit_ms = match.minutes * MINUTE_MS
        self.used = [0] * len(match.players)
        self.seat = STANDS
        self.since = 0
        self.standing = False
        self.out: list = []
        self._read()
        self.kept = sum(self.used)

    def ask(self, seat: "int | None") -> None:
        """This seat is asked now; None: anyone."""
        if not self.standing and (STANDS if seat is None else seat) != self.seat:
            self._settle()
            self.seat = STANDS if seat is None else seat
            self._tell()

    def stand(self, standing: bool) -> None:
        """People pause, or go on."""
        self._settle()
        if standing:
            self._keep()
            self.seat = STANDS
        self.standing = standing
        self._tell()

    def left_ms(self, seat: int) -> int:
        """What a seat has left; below 0 where its time has run out."""
        self._settle()
        return self.limit_ms - self.used[seat]

    def look(self, play: "Any") -> None:
        """Now and then: warn the seat whose time has run out, and write down what was used."""
        seat = self.seat
        if seat != STANDS and seat not in self.out and self.left_ms(seat) <= 0:
            self.out.append(seat)
            words = More(play.match.words, "pause_menu")
            play.notice = words.text("time_is_up", (seat,))
            self.panel.sound("no")
            self._tell()
        if sum(self.used) - self.kept >= MINUTE_MS:
            self._keep()

    def on(self, rows: list) -> list:
        """The screen of a question with the time that its seat has left: `12:34`."""
        if self.seat != STANDS and rows:
            said = minutes(self.left_ms(self.seat))
            rows[0] = (rows[0] + " " * COLUMNS)[: COLUMNS - 1 - len(said)] + " " + said
        return rows

    def _settle(self) -> None:
        """What has run since the last look is used."""
        now = self.panel.devices.clock.ms()
        if self.seat != STANDS:
            self.used[self.seat] += now - self.since
        self.since = now

    def _tell(self) -> None:
        link = self.panel.link
        if link:
            left = [(self.limit_ms - used) // 1000 for used in self.used]
            runs = None if self.seat == STANDS else self.seat
            link.later("clock", {"left": left, "runs": runs})

    # What a power cut must not take away

    def _keep(self) -> None:
        self.kept = sum(self.used)
        storage = self.match.journal.storage
        seconds = " ".join([str(used // 1000) for used in self.used])
        try:
            if storage is not None:
                storage.replace(FILE, [self.match.id + " " + seconds + "\n"])
        except OSError:
            pass  # in a minute, again

    def _read(self) -> None:
        storage = self.match.journal.storage
        try:
            words = "".join(list(storage.lines(FILE))).split() if storage else []
            seconds = [abs(int(word)) for word in words[1:]]
        except (OSError, ValueError):
            return
        if words[:1] == [self.match.id] and len(seconds) == len(self.used):
            self.used = [1000 * used for used in seconds]


def minutes(left_ms: int) -> str:
    """`12:34`; with a minus once it has run out."""
    seconds = abs(left_ms) // 1000
    return "-" * (left_ms < 0) + "%d:%02d" % (seconds // 60, seconds % 60)
