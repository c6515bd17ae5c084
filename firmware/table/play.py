"""A match in play: what people do becomes answers, refusals, and what they see next."""

from engine.ask import Ask
from engine.loading import borrowed
from engine.referee import FAULT
from firmware.lights.lights import ask_marks
from firmware.screen import view
from firmware.table.match import LEAVING, REPAIR, Match
from firmware.table.on_reader import OnReader
from firmware.table.turns import Turns

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

    from engine.match import Change
    from firmware.table.app import App

NOBODY_YET = -1
LOTS = "lots"  # engine/seats.py


class Play:
    """One match in play: shows the ask, takes what people do, acknowledges or refuses it.

    notice   what was just read, why it was refused, or which device fails
    by_hand  whether the next piece is picked with the knob, though there is a reader
    hand     whether `options` has pieces;  `called` the seat that has heard that it is its turn
    on_reader  what lies there, and whose readers they are;  `turns` the pages of the screen
    unsaid   answers that the cable has not heard of: (Change, how many there are then)
    explained  the prompts that were;  `due` the remarks of a first match still to come, if known
    asks     (prompt, seat) -> how often it was asked, and `last` which of them stands
    """

    def __init__(self, app: "App", match: Match) -> None:
        self.app = app
        self.panel = app.panel
        self.match = match
        match.register.reader = self.panel.devices.reader  # names on tags count, too
        self.notice = self.lacking()
        self.by_hand = self.hand = self._heard = False
        self.asked: "Ask | None" = None
        self.called: "int | None" = NOBODY_YET
        self.options: list = []
        self.at = 0
        self.on_reader = OnReader()
        self.unsaid: list = []
        self.journal_worked = match.journal.works
        self.explained: list = []
        self.due: "str | None" = None
        self.asks: dict = {}
        self.last: tuple = ()
        self.turns = Turns()
        self._lit: "Ask | None" = None  # the question that the lights show already
        match.start_clock(self.panel)
        if match.kept is not None:
            with self.repairing() as repair:
                repair.go_on_with(self)
        self.show()

    def show(self) -> None:
        """A question: lights and screen follow from it, and who asks over the cable hears it."""
        panel = self.panel
        if self._lit is None or self._lit is not self.ask:
            self.light()
        self._lit = None
        early = self.on_reader.early(self)
        while early:
            self.on_reader.came(self, early[1], early[0])  # its seat is asked now
            early = self.on_reader.early(self)
        if self.ask is None:
            return
        if self.match.clock:
            self.match.clock.ask(self.ask.seat)
        if self.ask.seat != self.called:
            self.called = self.ask.seat
            panel.sound("turn")
        if panel.link:
            panel.link.on_ask(self.ask, self.match)
        many = self.ask.kind == "tap" and self.ask.many
        panel.show(self.rows, (0,), many, self.turns.more)

    def light(self) -> None:
        """What the knob offers now, and what the lights show of that."""
        panel = self.panel
        if self.ask is None:
            return
        hand = self.by_hand or not panel.devices.reader.works
        if self.absent and not hand:
            hand = view.knows(self.match.referee, self.ask)
        if self.ask is not self.asked or hand != self.hand:
            self.hand = hand
            self.offer(self.ask)
        panel.light(ask_marks(self.match.referee, self.selected), *self.match.plate)

    def offer(self, ask: Ask) -> None:
        """What the knob can choose; it stays where it stands when only the reader came or went."""
        stood = self.selected if ask is self.asked else None
        if self.match.by_machine:  # the knob answers for nobody else
            self.asked, self.options, self.at = ask, [], 0
            return
        options = view.selectable(ask, self.hand)
        at = view.first_choice(ask, options)
        if view.may_draw(ask, self.absent) and options:
            options.append(view.ROLL)
            if self.absent:
                at = len(options) - 1
        if stood in options:
            at = options.index(stood)
        # All at once: where memory fails, the knob stands among its own options.
        self.asked, self.options, self.at = ask, options, at

    def lacking(self) -> str:
        """The message of the first device that does not work, if any."""
        key = self.panel.devices.lacking() if self.match.journal.works else "no_storage"
        return self.match.words.text(key) if key else ""

    @property
    def ask(self) -> "Any":
        """The question, an `Ask`; None once the match is over."""
        return self.match.referee.ask

    @property
    def absent(self) -> bool:
        """Whether the table draws the answers of the seat that is asked."""
        return bool(self.ask) and self.match.away.get(self.ask.seat) == LOTS

    @property
    def said(self) -> str:
        """The notice; where a computer decides, also what it has decided, or that it has not."""
        match = self.match
        if not match.by_machine:
            return self.notice
        fresh = match.decision and match.decision[0] is self.ask
        told = match.words.said(match.decision[2] if fresh else ("its_turn",))
        return self.notice + " " + told if self.notice else told

    @property
    def selected(self) -> "int | str | None":
        """The option the knob stands on, or None."""
        return self.options[self.at] if self.options else None

    def rows(self) -> list:
        clock = self.match.clock
        if clock:
            clock.look(self)
        rows = self.turns.rows(self)
        return clock.on(rows) if clock else rows

    async def turn(self, did: tuple) -> bool:
        """Act on one event. False when the match is given up."""
        kind, *what = did
        if kind in ("tap", "tags"):
            self.on_reader.came(self, what[0] if kind == "tags" else what[:1], what[1])
        elif kind == "lift":
            self.on_reader.lift(self, what[0])
        elif kind == "turn" and self.options:
            step = self.panel.hands.step(what[0], len(self.options))
            self.at = (self.at + step) % len(self.options)
            self.panel.sound("tick")
        elif kind == "press" and self.selected is not None:
            if self.selected == view.ROLL:
                with borrowed("firmware.table.chance") as chance:
                    await chance.roll(self)
            else:
                self.do(self.match.reply(self.selected))
        elif kind == "crowd":
            self.refuse("several_tags")
        elif kind == "device":
            self.notice = self.lacking()
        elif kind == "help":
            with borrowed("firmware.menus.match_menu") as menu:
                await menu.explain(self)
        elif kind == "hold":
            return await self.menu()
        elif kind == "leave" and self.app.match is not self.match:
            return True
        self.show()
        return True

    async def guided(self) -> "tuple | None":
        """A kind of question that comes for the first time is explained, where people want that.

        So is what a game remarks on the second time, or the third, that a seat is asked it.
        """
        ask = self.ask
        if not self.app.settings.guide:
            return None
        asked = ask.prompt, ask.seat
        if asked != self.last:  # cards of one bid are one question
            self.last, self.asks[asked] = asked, self.asks.get(asked, 0) + 1
        comes = "%s %d" % (ask.prompt, self.asks[asked])
        if ask.prompt in self.explained and "," + comes + "," not in (self.due or ""):
            return None
        with borrowed("firmware.menus.guide") as guide:
            did: "tuple | None" = await guide.run(self, comes)
        self.show()
        return did

    def do(self, change: "Change | str", said: "Callable | None" = str) -> "str | None":
        """An answer: written down, then the yes to it; or the no. Returns the refusal.

        change  the match's, which may be a refusal already
        said    () -> what the screen says of it, called after the yes; None: `tell` comes later
        """
        refusal = self.match.commit(change, self.yes)
        if refusal is not None:
            if said:
                self.refuse(refusal, said())
            elif refusal == FAULT:
                self._heard = False
            return refusal
        try:
            self.unsaid.append((change, len(self.match.referee.log)))
            if said:
                self.tell(said)
        except MemoryError:
            self.retell()
        return None

    def yes(self) -> None:
        """To what people do now, however many answers that is."""
        if not self._heard:
            self._heard = True
            try:
                self.panel.sound("yes")
            except MemoryError:
                self.retell()

    def retell(self) -> None:
        """Memory was too small to show or to tell what was done: what stands now is, again."""
        self.panel.again()
        if self.panel.link:
            self.panel.link.missed = True

    def tell(self, said: "Callable") -> None:
        """What was answered is in the journal: light, then the screen, which says `said()`."""
        link, journal = self.panel.link, self.match.journal
        self.yes()
        self._heard = self.by_hand = False
        self.light()
        self._lit = self.ask
        self.panel.refresh_lights()  # everything else takes longer
        self.notice = said()
        self.turns.answered()
        unsaid, self.unsaid = self.unsaid, []
        if self.match.kept is not None:
            with self.repairing() as repair:
                repair.tell(self)
        if link:
            for change, count in unsaid:
                link.on_answer(change, count)
            if journal.works != self.journal_worked:
                link.on_journal(journal.works)
        self.journal_worked = journal.works
        if not journal.works and journal.storage is not None:
            self.notice = self.match.words.text("no_storage")

    def refuse(self, reason: str, read: str = "", args: tuple = ()) -> None:
        """Say why, and what was read; nothing has changed."""
        if reason == FAULT:
            self.app.fault = self.match.referee.fault
        words = self.match.words
        if self.match.by_machine:
            read = ""  # nobody is to know its cards
        said = words.text(reason, args)
        alone = self.ask.secret or not read
        self.notice = said if alone else read + words.text("colon") + " " + said
        self.panel.sound("no")
        self._heard = False
        if self.panel.link:
            self.panel.link.on_refused(reason, said, read)
            if reason == FAULT and self.app.fault:
                self.panel.link.on_fault(self.app.fault)

    async def menu(self) -> bool:
        """What a held knob opens; False when the match is given up."""
        with borrowed("firmware.menus.match_menu") as menu:
            going_on: bool = await menu.run(self)
        if going_on:
            self.show()
        return going_on

    def repairing(self) -> borrowed:
        """What goes back to an answer that was wrong, for as long as it takes."""
        return borrowed(REPAIR)

    def leaving(self) -> borrowed:
        """What lets people leave and join, for as long as it takes."""
        return borrowed(LEAVING)

    def take_back(self, sure: bool = False) -> "str | None":
        """Undo the last answer; None when it is undone."""
        fresh = Turns()  # made before: once it is undone nothing may fail
        self.app.one_moment(len(self.match.referee.log))
        refusal, link = self.match.commit(self.match.back(sure)), self.panel.link
        if refusal is None:
            self.notice = ""
            self.on_reader.owners, self.turns = None, fresh
            try:
                if link:
                    link.on_undone(self.match)
            except MemoryError:
                self.retell()
        return refusal
