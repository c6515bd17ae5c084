"""Cards that a computer plays with are laid face down on the reader, once, so that it knows them
and nobody else does: the screen counts, and names none. Loaded only while they are laid.
"""

from engine.table import SEATED, STACK, zone_name
from firmware.menus.more_words import More
from firmware.screen.canvas import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.table.app import App
    from firmware.table.play import Play


async def run(app: "App") -> None:
    """Until so many have been read; the knob, or a command that changes the match, ends it."""
    fields, app.proposal = app.proposal, {}
    play: "Any" = app.playing
    link: "Any" = app.panel.link
    if not fields or play is None or link is None:
        return
    clock = play.match.clock
    if clock:
        clock.stand(True)
    link.covered = True
    try:
        await Row(play, fields["zone"], fields["count"]).lay(link)
    finally:
        link.covered = False
        if clock:
            clock.stand(False)
        link.later("row", {"zone": fields["zone"], "piece": None})


class Row:
    """read  the tags that were read, in their order;  `notice` why one was refused"""

    def __init__(self, play: "Play", zone: int, count: int) -> None:
        self.play = play
        self.zone = zone
        self.count = count
        self.words = More(play.match.words, "seats_menu")
        self.read: list = []
        self.notice = ""

    async def lay(self, link: "Any") -> None:
        """Card by card."""
        panel = self.play.panel
        panel.show(self.rows)
        kind = ""
        while kind not in ("press", "hold", "leave") and len(self.read) < self.count:
            kind, *what = await panel.event()
            if kind == "crowd":
                self.refuse("several_tags")
            elif kind == "tap":
                self.take(what[0], link)

    def take(self, uid: bytes, link: "Any") -> None:
        """A tag: the computer hears which piece it is on, people that it was read."""
        match = self.play.match
        piece = match.piece(uid)
        if isinstance(piece, str):
            self.refuse(piece)
        elif piece not in match.referee.table.unseen:
            self.refuse("refused_elsewhere")
        elif uid not in self.read:
            self.read.append(uid)
            self.notice = ""
            self.play.panel.sound("yes")
            name = match.referee.table.box.name(piece)
            link.later("row", {"zone": self.zone, "piece": name})

    def refuse(self, key: str) -> None:
        self.notice = self.words.text(key)
        self.play.panel.sound("no")

    def rows(self) -> list:
        """Whose cards they are, and how many have been read."""
        words, seat = self.words, self.zone % SEATED
        own = self.zone >= SEATED
        key, number = ("row_hand", seat) if own else ("row_open", self.zone - STACK + 1)
        counted = words.text("row_read", (len(self.read), self.count))
        head, name = words.seat(seat) if own else "", "zone_" + zone_name(self.zone)
        if own and name in words:  # a game names what else lies face down before a player
            head += words.text("colon") + " " + words.text(name)
        return [head] + wrap(words.text(key, (number,))) + [counted] + wrap(self.notice)
