"""Tags are put on pieces at the table: a walk through a box, and a test of any tag.

There is nothing to save or to resume: the register is the progress. Loaded only while it is used
(`App.visit`), with its texts, the tags menu of engine/words.
"""

from engine import found
from engine.words import Words
from firmware.menus.tag_screen import Pad, full, progress, shown
from firmware.tags import NdefError, ndef, ndef_write
from firmware.tags.register import drawn
from firmware.tags.register_edit import Ledger

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.boxes import Box
    from firmware.table.app import App

BOXES = found.boxes()
WALK = ("skip", "back", "choose", "stop")
TEST = ("stop", "forget")


async def run(app: "App") -> None:
    """Until people want no more; `app.words` are these texts then."""
    words = app.words = Words(app.words.language, "tags_menu")
    try:
        ledger = Ledger(app.devices.storage)
        while True:
            labels = [progress(words, ledger, box) for box in BOXES] + [words.text("test_tags")]
            at = await app.panel.questions.choose(words.text("which_box"), labels)
            if at is None:
                return
            if at == len(BOXES):
                await Test(app, ledger).run()
            else:
                await walk(app, ledger, BOXES[at])
    except OSError:
        await app.message("no_storage")


async def walk(app: "App", ledger: Ledger, box: "Box") -> None:
    labels = [app.words.text("no"), app.words.text("yes")]
    writes = await app.panel.questions.choose(app.words.text("write_too"), labels)
    if writes is not None:
        await Walk(app, ledger, box, writes == 1).run()


async def follow(app: "App") -> None:
    """A computer enrols over the link: taps are only reported to it. Holding the knob ends it."""
    app.words = Words(app.words.language, "tags_menu")
    await Follow(app, None).run()


class Walk(Pad):
    """A box, piece by piece. `writes` whether names are written on the tags, too.

    A sorted fan may be slid over the reader: the tags' order is the order in which they come. So
    nothing is bound beside a tag that came and was not bound; `unbound` are those.
    """

    OFFERS = WALK
    FAN = True

    def __init__(self, app: "App", ledger: Ledger, box: "Box", writes: bool) -> None:
        self.box = box
        self.writes = writes
        self.replacing = False  # the pending yes is about what is written
        self.unbound: list = []
        Pad.__init__(self, app, ledger)
        self.piece = -1
        self.go_on()

    def title(self) -> str:
        return progress(self.words, self.ledger, self.box)

    def heading(self) -> str:
        return self.words.text("lay_tag_of", (shown(self.words, self.box, self.piece),))

    def go_on(self) -> None:
        """To the next piece without a tag, round and round; else to the next one."""
        tagged = self.ledger.pieces(self.box)
        for step in range(1, self.box.size + 1):
            piece = (self.piece + step) % self.box.size
            if not tagged[piece]:
                break
        else:
            piece = (self.piece + 1) % self.box.size
            self.say((self.notice + " " + self.words.text("all_tagged")).strip(), "end")
        self.piece = piece

    def came(self, uids: list, reader: int) -> None:
        lying = self.panel.hands.tags[reader].lying()
        before = [uid for uid in self.unbound if uid in lying and uid not in uids]
        self.unbound = before + uids
        if not before and len(uids) == 1:
            self.offer(None)
            self.tapped(uids[0])
        elif self.pending in before:
            self.panel.sound("no")  # its question stays
        else:
            self.offer(None)
            self.say(self.words.text("lift_all"), "no")

    def tapped(self, uid: bytes) -> None:
        """Bound at once, unless something must be replaced for it."""
        self.replacing = False
        if drawn(uid):
            self.say(self.words.text("tag_drawn"), "no")
            return
        here = (self.box, self.piece)
        now = self.ledger.of_tag(uid)
        said = None if now else self.on_it(uid)
        asked = []
        if now and now != here:
            asked.append(self.words.text("it_is", (full(self.words, now[0], now[1]),)))
        elif said and said != (self.box.key, self.box.name(self.piece)):
            asked.append(self.words.text("it_says", (self.named(said),)))
        if [tag for tag in self.ledger.of_piece(self.box, self.piece) if tag != uid]:
            asked.append(self.words.text("has_one", (shown(self.words, self.box, self.piece),)))
        if asked:
            self.ask(uid, asked)
        else:
            self.bind(uid, now == here)

    def ask(self, uid: bytes, asked: list, replacing: bool = False) -> None:
        self.replacing = replacing
        self.offer(uid)
        self.say(" ".join(asked + [self.words.text("replace")]), "no")

    def sure(self, uid: bytes) -> None:
        self.bind(uid, self.replacing)

    def bind(self, uid: bytes, bound: bool = False) -> None:
        """Into the register, then on the tag; on to the next piece only when both are done."""
        name = shown(self.words, self.box, self.piece)
        try:
            if not bound:
                self.ledger.bind(uid, self.box, self.piece)
        except OSError:
            self.say(self.words.text("no_storage"), "no")
            return
        if self.writes and not self.write(uid):
            return
        if uid in self.unbound:
            self.unbound.remove(uid)
        self.say(self.words.text("bound", (name,)), "yes")
        self.go_on()

    def write(self, uid: bytes) -> bool:
        """The name on the tag. Where that fails the piece stays, to be tried again or skipped."""
        pages = ndef.Pages(self.panel.devices.reader, uid)
        try:
            ndef_write.write(pages, self.box.key, self.box.name(self.piece), self.replacing)
        except NdefError as error:
            if error.args[0] == "tag_damaged":
                self.ask(uid, [self.words.text("tag_damaged")], True)
            else:
                self.say(self.words.text(error.args[0]), "no")
        except OSError:
            self.say(self.words.text("tag_gone"), "no")
        else:
            return True
        return False

    async def do(self, option: str) -> None:
        self.notice = ""
        if option == "stop":
            self.over = True
        elif option == "skip":
            self.go_on()
        elif option == "back":
            self.piece = (self.piece - 1) % self.box.size
        else:
            await self.choose()

    async def choose(self) -> None:
        """Any piece, the way a single sticker is replaced."""
        labels = [shown(self.words, self.box, piece) for piece in range(self.box.size)]
        at = await self.panel.questions.choose(self.words.text("which_piece"), labels, self.piece)
        self.piece = self.piece if at is None else at
        self.offer(None)


class Test(Pad):
    """What any tag is, by the register and by what is written on it; `last` is the last one."""

    last = b""

    def title(self) -> str:
        return " " + self.words.text("test_tags")

    def tapped(self, uid: bytes) -> None:
        now, said = self.ledger.of_tag(uid), self.on_it(uid)
        told = [uid.hex()]
        if now:
            told.append(self.words.text("it_is", (full(self.words, now[0], now[1]),)))
        if said:
            told.append(self.words.text("it_says", (self.named(said),)))
        if not now and not said:
            told.append(self.words.text("unknown_tag"))
        self.last = uid
        self.options = TEST if now or said else self.OFFERS
        self.say(" ".join(told), "yes" if now or said else "no")

    async def do(self, option: str) -> None:
        if option == "stop":
            self.over = True
        else:
            self.offer(self.last)
            self.notice = self.words.text("sure_forget")

    def sure(self, uid: bytes) -> None:
        """Out of the register, and off the tag if it still lies there."""
        try:
            self.ledger.forget(uid)
        except OSError:
            self.say(self.words.text("no_storage"), "no")
            return
        try:
            ndef_write.erase(ndef.Pages(self.panel.devices.reader, uid))
        except (OSError, NdefError):
            pass
        self.say(self.words.text("forgotten"), "yes")


class Follow(Pad):
    """Report what is laid over the link."""

    def heading(self) -> str:
        return self.words.text("on_computer")

    def tapped(self, uid: bytes) -> None:
        self.say(uid.hex(), "tick")
