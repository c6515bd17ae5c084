"""How much of a match may leave the table: nothing of a secret before its reveal.

The lines of a journal go out in their order, so the first one that is still a secret holds back
all that follow it (host/network/TOPICS.md).
"""

from engine.table import zone_name

if False:  # for type checkers alone: neither Python runs it
    from engine.ask import Ask
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

    def answered(self, ask: "Ask", value: "int | str", referee: "Referee") -> None:
        """This ask had this answer, and the referee is past it."""
        if ask.secret:
            piece = value if ask.kind == "tap" and isinstance(value, int) else None
            self.closed.append([self.lines, len(referee.log), piece])
        self.lines += 1
        if self.closed and referee.seen == len(referee.log):  # something was revealed
            self.closed = [one for one in self.closed if secret_still(one, referee)]

    def undone(self, referee: "Referee") -> None:
        """The last answer was taken back. Nobody has seen it if it was a secret, nor ever will."""
        self.lines += 1
        for one in self.closed:
            if one[1] > len(referee.log):
                one[1] = TAKEN_BACK


def secret_still(closed: list, referee: "Referee") -> bool:
    """Whether what has just been revealed was something else: another seat's, say."""
    _, count, piece = closed
    if count == TAKEN_BACK:
        return True
    zone = None if piece is None else referee.table.where(piece)
    families = referee.game.FACE_DOWN
    if zone is None or zone_name(zone) not in families:
        return False
    for verb, what, _, target in referee.table.news:  # it may have been shown and be back already
        if verb == "put" and piece in what and zone_name(target) not in families:
            return False
    return True
