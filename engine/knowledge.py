"""What a seat may know of a match at one moment, as plain data that JSON carries.

An opponent is given this and nothing else of the match, so what is not in it cannot leak.

The dictionary of `knowledge` has

seat, seats, options  as given
asked     [seat, prompt] of the question that stands, for all hear it; None after the match
log       a byte for each answer; LAID or TAKEN for what is another seat's secret still
          (engine/secrets.py says which those are, and how they were given)
seen      [number of the answer, seat, piece] of every piece that was shown openly by a tap
own       [zone, its pieces] of each of the seat's own zones
open      [zone, its pieces] of what lies face up elsewhere, and the reader has had
tops      [zone, the piece on top] of each pile that lies face up
piles     a list for each back: all pieces that have it. What came out of the box together
          looks alike
backs     [zone, back, number] for the unseen pieces elsewhere. Of a seat with a secret that is
          closed still all pieces count, as ANY: those it has left would tell which it laid
looked    [number of the answer, zone, its pieces] of what the seat looked at there, as a rule has
          it, while nothing comes there or leaves unseen. Of those, secrets may have been laid since
"""

from engine.referee import Referee
from engine.secrets import Secrets, face_down
from engine.table import SEATED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ANY = -1  # in `backs`, in place of a back: so many pieces lie there, seen or not


class Covered(Secrets):
    """covered  pieces that a secret answer laid in the open, face down, until they are turned up"""

    def __init__(self) -> None:
        super().__init__()
        self.covered: set = set()

    def answered(
        self, ask: "Any", value: "Any", chosen: tuple, referee: Referee, mark: int = 0
    ) -> None:
        super().answered(ask, value, chosen, referee, mark)
        news = referee.table.news
        moved = {piece for told in news if told[0] in ("tapped", "move") for piece in told[1]}
        if referee.seen == len(referee.log):  # all was revealed
            self.covered = set()
        else:
            self.covered = self.covered | moved if ask.secret else self.covered - moved


def given(referee: Referee, code: int, secrets: Secrets) -> tuple:
    """Give the referee the next answer of a log. (Its question, the answer.)"""
    ask: Any = referee.ask
    chosen = tuple(ask.chosen)  # it may be the table's own list
    _, value = referee.give(code)
    secrets.answered(ask, value, chosen, referee)
    return ask, value


def knowledge(
    game: "Any", seats: int, options: dict, log: "bytes | bytearray", seat: int, zones: dict
) -> dict:
    """What `seat` may know after the answers of `log`, in a match of `game` with these options.

    zones  zone -> the pieces that really lie there, as a simulated table has them; what of it the
           seat may not see is only counted, by its back

    What is in the dictionary stands at the head of this file.
    """
    referee, secrets, taps = Referee(game, seats, options), Covered(), []
    looks: dict = {}  # zone -> (number of the answer, pieces that left it since)
    backs: dict = {}  # piece -> with which others it came out of the box
    turned(referee.table.news, backs)
    for at, code in enumerate(log):
        ask, value = given(referee, code, secrets)
        if ask.kind == "tap" and not isinstance(value, str):
            taps.append([at, ask.seat, value])
        turned(referee.table.news, backs)
        look(referee, seat, looks)
    others = {one[1] - 1: one[4] for one in secrets.closed if one[2] != seat}
    tops = open_tops(game, zones, referee.table.unseen)
    unseen = set(referee.table.unseen) - {piece for _, piece in tops}
    closed = {one[2] for one in secrets.closed}
    elsewhere = {zone: zones[zone] for zone in zones if owner(zone) != seat}
    asks = referee.ask
    return {
        "asked": asks and [asks.seat, asks.prompt],
        "seat": seat,
        "seats": seats,
        "options": dict(referee.options),
        "log": [others.get(at, code) for at, code in enumerate(log)],
        "seen": [tap for tap in taps if tap[0] not in others],
        "own": [[zone, sorted(zones[zone])] for zone in sorted(zones) if owner(zone) == seat],
        "open": face_up(referee, seat, secrets.covered),
        "tops": tops,
        "piles": alike(backs),
        "backs": counted(elsewhere, unseen, backs, closed),
        "looked": known_of(looks, zones, secrets.covered),
    }


def look(referee: Referee, seat: int, looks: dict) -> None:
    """Keep in mind what this seat looks at now, and what becomes of what it looked at before."""
    for verb, what, source, target in referee.table.news:
        shown = verb in ("tapped", "move")
        if shown and source in looks:
            looks[source][1].update(what)
        if shown and (target not in looks or looks[target][1].issuperset(what)):
            continue  # what went back there is no other piece
        touched = [target] if shown else [source, target]
        if verb == "gather":
            touched += what
        elif verb == "deal":
            touched += range(target, target + SEATED)
        for zone in touched:
            looks.pop(zone, None)
    ask = referee.ask
    if ask and ask.seat == seat and ask.kind != "tap":
        looks.update({z: (len(referee.log), set()) for z in ask.zones if owner(z) != seat})


def known_of(looks: dict, zones: dict, covered: set) -> list:
    """What lies there that was looked at, and what was laid from there and is covered still."""
    return [[at, z, sorted((left & covered).union(zones[z]))] for z, (at, left) in looks.items()]


def sees(referee: Referee, covered: set, zone: int, piece: int, eyes: "Any") -> bool:
    """Whether people who see with the eyes of these seats see the face of a piece that lies there.

    covered  of a Covered
    """
    if zone in referee.game.OPEN_PILES:
        return True
    if piece in covered or face_down(referee.game, zone):
        return owner(zone) in eyes
    return piece in referee.table.zones.get(zone, ())


def face_up(referee: Referee, seat: int, covered: set) -> list:
    """[zone, its pieces] of what lies face up in zones not this seat's, without what is secret."""
    zones = referee.table.zones
    return [
        [zone, [piece for piece in zones[zone] if sees(referee, covered, zone, piece, (seat,))]]
        for zone in sorted(zones)
        if zones[zone] and owner(zone) != seat and not face_down(referee.game, zone)
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
