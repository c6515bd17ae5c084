"""Which answers of a match are still a secret: nothing has shown them to all at the table."""

from engine.ask import OK
from engine.laying import BACK
from engine.table import zone_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.ask import Ask
    from engine.referee import Referee

# How an answer was given, which all could see.
LAID = -1  # a piece was laid, a number turned to
TAKEN = -2  # a piece that was laid was taken back
FOREVER = -1  # in place of a piece: this secret is never revealed


class Secrets:
    """The secret answers that nothing has revealed yet. Every answer goes to `answered`, in order.

    closed  (mark, answers up to it, its seat, its piece or None, LAID or TAKEN) each; `mark` is
            what it was given with. An OK or a way back beside cards is no secret
    """

    def __init__(self) -> None:
        self.closed: list = []

    def answered(
        self, ask: "Ask", value: "Any", chosen: tuple, referee: "Referee", mark: int = 0
    ) -> None:
        """The referee is past this answer; `chosen` is what was laid before it."""
        if ask.secret:
            self._close(ask, value, chosen, (mark, len(referee.log), ask.seat))
        if self.closed and referee.seen == len(referee.log):  # something was revealed
            self.closed = [
                one for one in self.closed if one[3] == FOREVER or stays_secret(one, referee)
            ]

    def _close(self, ask: "Ask", value: "Any", chosen: tuple, at: tuple) -> None:
        taken = value in chosen
        back = chosen if value == BACK or not ask.many else (value,) if taken else ()
        if back and value != OK:
            self.closed = [
                self.went_back(one) if one[2] == ask.seat and one[3] in back else one
                for one in self.closed
            ]
        if ask.kind != "tap":
            self.closed.append(at + (None, LAID))
        elif not isinstance(value, str):
            one = at + (value, TAKEN if taken else LAID)
            self.closed.append(self.went_back(one) if taken else one)

    def went_back(self, one: tuple) -> tuple:
        """Its piece went back to the hand that it came from: nobody saw it, nobody ever will."""
        return one[:3] + (FOREVER, one[4])


def stays_secret(one: tuple, referee: "Referee") -> bool:
    """Whether what has just been revealed was something else than this: another seat's, say.

    A number is shown by any reveal. A piece that went back to its hand stays until it is seen.
    """
    piece = one[3]
    zone = None if piece is None else referee.table.where(piece)
    if zone is None:
        return piece is not None and one[4] == TAKEN
    if not face_down(referee.game, zone):
        return False
    for verb, what, _, target in referee.table.news:  # it may have been shown and be back already
        if verb == "move" and piece in what and not face_down(referee.game, target):
            return False
    return True


def face_down(game: "Any", zone: int) -> bool:
    """Whether the pieces of this zone are seen by its owner alone."""
    return zone_name(zone) in game.FACE_DOWN
