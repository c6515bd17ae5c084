"""A screen to lay tags at (tags_menu.py), and how boxes and pieces are named there."""

from engine.words import Words
from firmware.screen.canvas import wrap
from firmware.screen.view import OFFER, body, offer
from firmware.tags import ndef
from firmware.tags.register_edit import Ledger, box_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.boxes import Box
    from firmware.table.app import App

SURE = ("no", "yes")


class Pad:
    """Shows what to lay, what was read, and what the knob offers.

    head     its first rows: where people are, and what to lay
    pending  the identifier of the tag that a yes is about, or None
    """

    OFFERS: tuple = ("stop",)
    FAN = False  # whether a tag may come while others lie there

    def __init__(self, app: "App", ledger: "Ledger | None") -> None:
        self.app = app
        self.panel = app.panel
        self.words = app.words
        self.ledger: "Any" = ledger
        self.head: list = []
        self.notice = ""
        self.pending: "bytes | None" = None
        self.over = False
        self.offer(None)
        self.lacking()

    async def run(self) -> None:
        while not self.over:
            self.show()
            kind, *what = await self.panel.event()
            if kind == "tap":
                self.came([what[0]], what[1])
            elif kind == "tags":
                self.came(what[0], what[1])
            elif kind == "turn":
                self.panel.questions.stand((self.panel.questions.at + what[0]) % len(self.options))
                self.panel.sound("tick")
            elif kind == "press":
                await self.chosen(self.options[self.panel.questions.at])
            elif kind == "crowd":
                self.offer(None)
                self.say(self.words.text("several_tags"), "no")
            elif kind == "device":
                self.lacking()
            elif kind == "leave":
                self.panel.questions.leave()
            elif kind == "hold":
                break
        self.panel.questions.close()

    def show(self) -> None:
        """What stands there now, for the screen and for the link."""
        panel, before = self.panel, self.head
        self.head = [self.title()] + wrap(self.heading())
        labels = [self.words.text(key) for key in self.options]
        if (before, panel.questions.labels) != (self.head, labels):
            panel.questions.offer(
                self.head[0].strip() + " | " + self.heading(), labels, panel.questions.at
            )
        panel.show(self.rows, many=self.FAN)

    def rows(self) -> list:
        panel, room = self.panel, OFFER - len(self.head)
        rows = self.head + body(wrap(self.notice), room, panel.page)
        return rows + [
            offer(panel.questions.labels[panel.questions.at], len(panel.questions.labels))
        ]

    def say(self, notice: str, sound: str) -> None:
        self.notice = notice
        self.panel.sound(sound)

    def lacking(self) -> None:
        if not self.panel.devices.reader.works:
            self.notice = self.words.text("no_tag_reader")

    def offer(self, pending: "bytes | None") -> None:
        """A question about a tag, or what is always offered."""
        self.pending = pending
        self.options = self.OFFERS if pending is None else SURE
        self.panel.questions.stand(0)

    async def chosen(self, option: str) -> None:
        """An option of the knob."""
        uid = self.pending
        if uid is None:
            await self.do(option)
            return
        self.offer(None)
        self.notice = ""
        if option == "yes":
            self.sure(uid)

    def title(self) -> str:
        return " " + self.words.text("tags")

    def heading(self) -> str:
        return self.words.text("lay_any_tag")

    def came(self, uids: list, reader: int) -> None:
        """Tags have come to lie on a reader: more than one only where FAN says so."""
        self.offer(None)
        self.tapped(uids[0])

    def tapped(self, uid: bytes) -> None:
        raise NotImplementedError

    async def do(self, option: str) -> None:
        self.over = True

    def sure(self, uid: bytes) -> None:
        """People have said yes to the question about this tag."""

    def on_it(self, uid: bytes) -> "tuple | None":
        """(box, piece) as named on the tag itself."""
        return ndef.named(self.panel.devices.reader, uid)

    def named(self, found: tuple) -> str:
        """What a tag says of itself."""
        box = box_of(found[0])
        piece = None if box is None else box.find(found[1])
        return " ".join(found) if box is None or piece is None else full(self.words, box, piece)


def progress(words: Words, ledger: Ledger, box: "Box") -> str:
    """`Stonehenge 12/65`."""
    done = len([1 for there in ledger.pieces(box) if there])
    return f"{words.text('box_' + box.key)} {done}/{box.size}"


def shown(words: Words, box: "Box", piece: int) -> str:
    """A piece as people say it, copies by their letter: `yellow +5 b`."""
    words.box = box
    stem, end = box.parts(piece)
    letter = box.name(piece)[len(stem + end) :]
    return words.piece(piece) + (" " + letter if letter else "")


def full(words: Words, box: "Box", piece: int) -> str:
    """A piece and its box."""
    return words.text("box_" + box.key) + " " + shown(words, box, piece)
