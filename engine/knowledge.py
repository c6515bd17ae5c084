"""What a seat may know of a match at one moment, as plain data that JSON carries.

An opponent is given this and nothing else of the match, so what is not in it cannot leak.

The dictionary of `knowledge` has

seat, seats, options  as given
log       a byte for each answer; LAID or TAKEN for what is another seat's secret still
seen      [number of the answer, seat, piece] of every piece that was shown openly by a tap
own       [zone, its pieces] of each of the seat's own zones
open      [zone, its pieces] of what lies face up elsewhere, and the reader has had
tops      [zone, the piece on top] of each pile that lies face up
piles     a list for each back: all pieces that have it. What came out of the box together
          looks alike
backs     [zone, back, number] for the unseen pieces elsewhere. Of a seat with a secret that is
          closed still all pieces count, as ANY: those it has left would tell which it laid
"""

from engine.ask import OK
from engine.laying import BACK
from engine.referee import Referee
from engine.secrets import stays_secret
from engine.table import SEATED, zone_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.ask import Ask

# In a log: another seat's answer that is still a secret. That it was given all could see, and how;
# also when cards were laid no more: an OK or a way back beside cards is no secret.
LAID = -1  # a piece was laid, a number turned to
TAKEN = -2  # a piece that was laid was taken back
FOREVER = -1  # in place of a piece: this secret is never revealed
ANY = -1  # in `backs`, in place of a back: so many pieces lie there, seen or not


class Secrets:
    """The secret answers of a match that nothing has revealed yet, as it is followed.

    closed  [number of answers up to it, its seat, the piece laid or None, LAID or TAKEN] each; a
            card that went back to its hand was never seen, and stays a secret for good: FOREVER
    """

    def __init__(self) -> None:
        self.closed: list = []

    def give(self, referee: Referee, code: int) -> tuple:
        """Give the referee the next answer of a log, and see what it hides or reveals."""
        ask: Any = referee.ask
        chosen = tuple(ask.chosen)  # it may be the table's own list
        _, value = referee.give(code)
        if ask.secret:
            self._close(ask, value, chosen, len(referee.log))
        if self.closed and referee.seen == len(referee.log):  # something was revealed
            self.closed = [
                one for one in self.closed if one[2] == FOREVER or stays_secret(one[2], referee)
            ]
        return ask, value

    def _close(self, ask: "Ask", value: "int | str", chosen: tuple, count: int) -> None:
        piece = value if ask.kind == "tap" else None
        taken = value in chosen
        back = chosen if value == BACK or not ask.many else (value,) if taken else ()
        for one in self.closed:
            if one[1] == ask.seat and one[2] in back and value != OK:
                one[2] = FOREVER
        if not isinstance(piece, str):
            self.closed.append([count, ask.seat, FOREVER if taken else piece, -1 - taken])


def knowledge(
    game: "Any", seats: int, options: dict, log: "bytes | bytearray", seat: int, zones: dict
) -> dict:
    """What `seat` may know after the answers of `log`, in a match of `game` with these options.

    zones  zone -> the pieces that really lie there, as a simulated table has them; what of it the
           seat may not see is only counted, by its back

    What is in the dictionary stands at the head of this file.
    """
    referee, secrets, taps = Referee(game, seats, options), Secrets(), []
    backs: dict = {}  # piece -> with which others it came out of the box
    turned(referee.table.news, backs)
    for at, code in enumerate(log):
        ask, value = secrets.give(referee, code)
        if ask.kind == "tap" and not isinstance(value, str):
            taps.append([at, ask.seat, value])
        turned(referee.table.news, backs)
    others = {one[0] - 1: one[3] for one in secrets.closed if one[1] != seat}
    tops = open_tops(game, zones, referee.table.unseen)
    unseen = set(referee.table.unseen) - {piece for _, piece in tops}
    closed = {one[1] for one in secrets.closed}
    covered = {one[2] for one in secrets.closed if one[1] != seat}
    elsewhere = {zone: zones[zone] for zone in zones if owner(zone) != seat}
    return {
        "seat": seat,
        "seats": seats,
        "options": dict(referee.options),
        "log": [others.get(at, code) for at, code in enumerate(log)],
        "seen": [tap for tap in taps if tap[0] not in others],
        "own": [[zone, sorted(zones[zone])] for zone in sorted(zones) if owner(zone) == seat],
        "open": face_up(game, referee.table.zones, seat, covered),
        "tops": tops,
        "piles": alike(backs),
        "backs": counted(elsewhere, unseen, backs, closed),
    }


def face_up(game: "Any", zones: dict, seat: int, covered: set) -> list:
    """[zone, its pieces] of what lies face up in zones not this seat's, without what is secret."""
    return [
        [zone, [piece for piece in zones[zone] if piece not in covered]]
        for zone in sorted(zones)
        if zones[zone] and owner(zone) != seat and zone_name(zone) not in game.FACE_DOWN
    ]


def open_tops(game: "Any", zones: dict, unseen: list) -> list:
    """[zone, piece] of what lies face up on a pile, and the referee has not seen by a tap."""
    lying = [[zone, zones[zone][-1]] for zone in game.OPEN_PILES if zones.get(zone)]
    return [top for top in lying if top[1] in unseen]


def alike(backs: dict) -> list:
    """The pieces of each back."""
    return [[p for p in backs if backs[p] == back] for back in range(len(set(backs.values())))]


def turned(news: list, backs: dict) -> None:
    """Give every piece that comes out of the box the back of those it comes with."""
    for verb, what, _, _ in news:
        if verb in ("set_out", "shuffle"):
            back = len(set(backs.values()))
            for piece in what:
                backs.setdefault(piece, back)


def counted(zones: dict, unseen: set, backs: dict, closed: set) -> list:
    """[zone, back, number] of the unseen pieces in these zones; ANY of the seats in `closed`."""
    found: dict = {}
    for zone in sorted(zones):
        for piece in zones[zone]:
            if owner(zone) in closed or piece in unseen:
                key = zone, ANY if owner(zone) in closed else backs[piece]
                found[key] = found.get(key, 0) + 1
    return [[zone, back, found[zone, back]] for zone, back in sorted(found)]


def owner(zone: int) -> "int | None":
    """The seat that a zone belongs to; None: the table's own."""
    return zone % SEATED if zone >= SEATED else None
