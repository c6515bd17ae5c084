"""What the referee knows of the table.

The referee sees only what is tapped or turned. Shuffles and hands are physical. So the table
knows where a piece is if anything has proved it; all other pieces are *unseen*, and for every
zone it counts how many unseen pieces lie there.

Everything that moves is also *news*: a tuple (verb, what, from, to). News rides on the next ask: it
tells people what they must do, and the simulated table of the host obeys it to the letter.

A zone is a small integer. Zones of the whole table are below 16; zones of a seat are a family
(a multiple of 16) plus the seat.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.boxes import Box

DECK, DISCARD, TABLE, BOX, ASIDE, ROW, STACK = 0, 1, 2, 3, 4, 5, 8  # a game may have 8 stacks
HAND, BID, ADDED, HAREM, PACKET, FRONT, SECRET, DEAD = 16, 32, 48, 64, 80, 96, 112, 128
SEATED = 16  # zones from here on belong to a seat

FAMILIES = {
    DECK: "deck", DISCARD: "discard", TABLE: "table", BOX: "box", ASIDE: "aside", ROW: "row",
    STACK: "stack", HAND: "hand", BID: "bid", ADDED: "added", HAREM: "harem", PACKET: "packet",
    FRONT: "front", SECRET: "secret", DEAD: "dead",
}  # fmt: skip


class Table:
    """The facts of one match. A game adds its own (scores, figures, discs) in a subclass.

    seats   number of people
    box     the `engine.boxes.Box` whose pieces are in play
    zones   zone -> list of the pieces known to be there, in order of arrival
    hidden  zone -> number of unseen pieces there
    unseen  the pieces that may be anywhere
    news    what has happened since the last answer, in order
    """

    colours: list  # by seat, in the games whose players take one

    def __init__(self, seats: int, box: "Box", options: "dict | None" = None) -> None:
        self.seats = seats
        self.box = box
        self.options = options or {}
        self.zones: dict = {}
        self.hidden: dict = {}
        self.unseen: list = []
        self.news: list = []
        self.revealed = False

    def clockwise(self, start: int = 0) -> list:
        """All seats in order of play from `start`."""
        return [(start + i) % self.seats for i in range(self.seats)]

    # What is where

    def zone(self, zone: int) -> list:
        """The pieces known to be in `zone`: the table's own list, not a copy."""
        try:
            return self.zones[zone]
        except KeyError:
            pieces: list = []
            self.zones[zone] = pieces
            return pieces

    def count(self, zone: int) -> int:
        """How many pieces lie in `zone`, seen or not."""
        return len(self.zones.get(zone, ())) + self.hidden.get(zone, 0)

    def possible(self, zone: int) -> list:
        """The pieces that may lie in `zone`: known there, or unseen while some unseen lie there."""
        known = self.zone(zone)
        return known + self.unseen if self.hidden.get(zone, 0) else known[:]

    def where(self, piece: int) -> "int | None":
        """The zone where `piece` is known to be, or None."""
        for zone in self.zones:
            if piece in self.zones[zone]:
                return zone
        return None

    # What moves. `what` is a list of pieces, or a number of unseen ones.

    def set_out(self, pieces: "list | range", zone: int) -> None:
        """Set up: `pieces`, one by one known, lie in `zone`."""
        self.zone(zone).extend(pieces)
        self.news.append(("set_out", pieces, None, zone))

    def shuffle(self, pieces: "list | range", zone: int) -> None:
        """Set up: `pieces`, shuffled, lie in `zone`."""
        self.unseen.extend(pieces)
        self.hidden[zone] = self.hidden.get(zone, 0) + len(pieces)
        self.news.append(("shuffle", pieces, None, zone))

    def tapped(self, pieces: "list | range", source: int, target: int) -> None:
        """The pieces just shown go from `source` to `target`: people need no message."""
        self._carry(pieces, source, target)
        self.news.append(("tapped", pieces, source, target))

    def move(self, pieces: list, source: int, target: int) -> None:
        """People must carry these pieces from `source` to `target`."""
        if pieces:
            self._carry(pieces, source, target)
            self.news.append(("move", pieces, source, target))

    def _carry(self, pieces: "list | range", source: int, target: int) -> None:
        # Not `zone`: rulebooks tap where they call deepest, and a board's stack is short.
        zones = self.zones
        for zone in (source, target):
            if zone not in zones:
                zones[zone] = []
        known, arrive = zones[source], zones[target]
        for piece in pieces:
            if piece in known:
                known.remove(piece)
            else:
                self.unseen.remove(piece)
                self.hidden[source] -= 1
            arrive.append(piece)

    def reveal(self, source: int, target: int) -> None:
        """Face-down cards the referee knows are turned up, for all to see."""
        cards = self.zone(source)[:]
        if cards:
            self.move(cards, source, target)
            self.revealed = True

    def deal(self, number: int, family: int, source: int = DECK) -> None:
        """`number` unseen pieces to every seat's zone of this family."""
        for seat in range(self.seats):
            self._pass_on(number, source, family + seat)
        self.news.append(("deal", number, source, family))

    def draw(self, number: int, source: int, target: int) -> None:
        """`number` unseen pieces from the top of `source`, unlooked at by the referee."""
        if number:
            self._pass_on(number, source, target)
            self.news.append(("draw", number, source, target))

    def discard_unseen(self, number: int, source: int, target: int) -> None:
        """`number` cards that the owner of `source` picks and nobody reads go to `target`."""
        self._unread("discard_unseen", number, source, target)

    def draw_blind(self, number: int, source: int, target: int) -> None:
        """`number` pieces drawn blind, not from the top: out of another's hand, or a bag."""
        self._unread("draw_blind", number, source, target)

    def _unread(self, verb: str, number: int, source: int, target: int) -> None:
        if number:
            self.forget(source)
            self._pass_on(number, source, target)
            self.news.append((verb, number, source, target))

    def swap(self, first: int, second: int) -> None:
        """One card each way, that the owner of each zone picks and nobody reads."""
        self.forget(first)
        self.forget(second)
        self.news.append(("swap", 1, first, second))

    def forget(self, zone: int) -> None:
        """The pieces known to be in `zone` may now be any of its pieces: they count as unseen."""
        known = self.zone(zone)
        self.hidden[zone] = self.count(zone)
        self.unseen.extend(known)
        del known[:]

    def _pass_on(self, number: int, source: int, target: int) -> None:
        self.hidden[source] -= number
        self.hidden[target] = self.hidden.get(target, 0) + number

    def gather(self, zones: list, target: int) -> None:
        """Everything in `zones` goes to `target`, shuffled: what was known is forgotten."""
        for zone in zones:
            self.forget(zone)
            if zone != target:
                self._pass_on(self.hidden[zone], zone, target)
        self.forget(target)
        self.news.append(("gather", list(zones), None, target))

    def say(self, key: str, *args: object) -> None:
        """News that moves no tagged piece: the message `key` filled with `args`."""
        self.news.append((key, args, None, None))


def zone_name(zone: int) -> str:
    """Message key of a zone; a seat's zone is named by its family."""
    family = zone - zone % SEATED if zone >= SEATED else zone
    return FAMILIES[STACK if STACK <= family < SEATED else family]
