"""The table application: boot, an unfinished match, a new one, play, the final scores.

One asyncio program over handed-in devices. It waits in `Panel.event` and nowhere else.
"""

from engine import catalogue
from engine.loading import borrowed, drop
from engine.record import RecordError, RulesChanged
from engine.words import LANGUAGES, Words
from firmware.devices.guard import Devices
from firmware.lights.lights import Palette, ask_marks
from firmware.screen import view
from firmware.screen.canvas import wrap
from firmware.storage.journal import RECORDS, Journal
from firmware.storage.settings import Settings
from firmware.table.deeds import Deeds
from firmware.table.match import Match
from firmware.table.panel import Panel
from firmware.table.play import Play
from firmware.table.questions import Leave

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Callable

WAIT, LONG = 400, 600  # lines read, answers given: a board needs longer than people wait unaware
FAR_ROW = 3  # of the screen, where long work says how far it is


class App:
    """deeds    what changes the match or the table's memory, by hand or cable
    match    the match in play, or None;  `playing` how it is played: selection, notice
    fault      the last exception of a rulebook
    errand     what people have asked for besides a match: a function of a module, or nothing
    restart    starts the board again; None where there is no board
    plan       the match they want: what `begin` takes, or its name on the shelf alone, or nothing
    """

    def __init__(
        self,
        devices: Devices,
        settings: "Settings | None" = None,
        restart: "Callable | None" = None,
    ) -> None:
        self.devices = devices
        self.restart = restart
        self.deeds = Deeds(self)
        self.settings = settings or Settings(devices.storage)
        link = None
        if devices.link.device is not None:
            from firmware.link.link import Link  # a table without a cable has no need of it

            link = Link(self)
        self.panel = Panel(devices, link)
        self.panel.apply(self.settings)
        self.journal = Journal(devices.storage)
        self.match: "Match | None" = None
        self.playing: "Play | None" = None
        self.fault: "Exception | None" = None
        self.errand = ""
        self.plan: tuple = ()
        self.proposal: dict = {}  # what an errand of the link is about
        self.words = Words(self.settings.language or LANGUAGES[0])

    async def run(self) -> None:
        """For ever: one match after the other."""
        if self.panel.link:
            self.panel.link.start()
        starting = True
        while True:
            try:
                if self.journal.grown:
                    self.journal.grown = False
                    await self.visit("room_menu.run")
                if starting:
                    starting = False
                    await self.start()
                elif self.errand:
                    starting = True  # an unfinished match is offered again
                    errand, self.errand = self.errand, ""
                    await self.visit(errand)
                elif self.plan:
                    await self.settle()
                elif self.match is None:
                    await self.visit("new_menu.run")
                elif self.match.referee.lost:
                    await self.deeds.take_up()
                else:
                    await self.play()  # no match here: a frame would hold it when it is over
                    self.clear()
            except Leave:
                pass
            except MemoryError as fault:
                await self.deeds.breathe(fault)

    async def start(self) -> None:
        """The first questions after power-on; a new table asks for its parts before anything."""
        while not self.settings.language:
            await self.choose_language()
            self.errand = "settings_menu.first"
        if self.match is None and not self.errand:
            await self.offer_unfinished()

    # Before play

    async def choose_language(self) -> None:
        spoken = [Words(language) for language in LANGUAGES]
        question = " / ".join([words.text("language") for words in spoken])
        labels = [words.text("own_name") for words in spoken]
        at = LANGUAGES.index(self.words.language)
        chosen = await self.panel.questions.choose(question, labels, at)
        if chosen is not None:
            self.deeds.speak(LANGUAGES[chosen])

    async def offer_unfinished(self) -> None:
        """A match that a power cut stopped goes on exactly where it was, if people want it to."""
        if not self.journal.unfinished():
            return
        try:
            self.foretell()
            match = self.unfinished()
        except RulesChanged:  # law L6: never guess
            self.journal.put(RECORDS, "-changed")
            await self.message("other_rules")
        except RecordError as error:
            self.journal.put(RECORDS, "-broken")
            await self.message("broken_journal", error.line)
        except OSError:
            await self.message("no_storage")
        except MemoryError:  # it stays where it is, and is offered at the next start
            await self.message("no_memory")
        else:
            if self.journal.missing:
                await self.message("damaged_journal", self.journal.missing)
            await self.offer(match)

    def foretell(self) -> None:
        """The offer as it will stand: people read it while the match is read, half a second."""
        game, count = self.journal.heading()
        names = [line[0] for line in catalogue.GAMES if line[0].encode() == game]
        if names and count < WAIT:
            titles = Words(self.words.language, "titles")
            question = titles.text("offer_resume", (names[0], count))
            self.panel.show(lambda: view.menu_rows(question, self.yes_no(), 0), ())
            self.panel.refresh(True)
            self.panel.touched()  # what comes after it may be something else

    def unfinished(self) -> Match:
        """What the journal holds. No waiting frame has the reader: a match needs its memory."""
        reader = self.journal.resume(self.progress)
        match = Match.resumed(self.words.language, self.journal, reader)
        self.panel.later.append(match.register.ready)
        return match

    async def offer(self, match: Match) -> None:
        """Resume it? One that has ended shows its scores, which a power cut kept from people."""
        match.referee.pulse = self.pulse
        question = match.words.text("offer_resume", ("title", len(match.referee.log)))
        if match.referee.result or await self.panel.questions.choose(question, self.yes_no()) != 1:
            self.match = match
            return
        await self.message("set_aside" if match.put_by() else "no_storage")

    async def settle(self) -> None:
        """What people have decided between matches is done: the menus are out of memory by now."""
        plan, self.plan = self.plan, ()
        if plan[1:]:
            self.deeds.begin(*plan)
            return
        try:
            self.deeds.take(plan[0], self.progress)
        except RulesChanged:  # it stays on the shelf, as in all these cases
            await self.message("other_rules")
        except RecordError as error:
            await self.message("broken_journal", error.line)
        except OSError:
            await self.message("no_storage")
        except MemoryError:
            await self.message("no_memory")
        else:
            if self.journal.missing:
                await self.message("damaged_journal", self.journal.missing)

    async def visit(self, errand: str) -> None:
        """A function of one of the menus, each in memory only while it is open."""
        name, _, function = errand.partition(".")
        try:
            with borrowed("firmware.menus." + name) as menu:
                await getattr(menu, function)(self)
        finally:
            if self.match is None:
                self.clear()

    # Play

    async def play(self) -> None:
        """Ask after ask, until the match ends, is given up, or another one takes its place."""
        match = self.match
        if match is None:
            return
        self.words = match.words
        self.playing = playing = Play(self, match)
        while self.match is match:
            try:
                if self.errand:
                    errand, self.errand = self.errand, ""
                    await self.visit(errand)
                    playing.show()
                elif match.referee.result:
                    await self.finish(match, playing)
                else:  # waited for here: where it is acted on is deeper in the stack
                    did = await playing.guided() or await self.panel.event()
                    if not await playing.turn(did) and self.match is match:
                        self.deeds.abandon()
                        await self.message("aborted" if self.journal.works else "no_storage")
            except Leave:
                playing.show()

    def clear(self) -> None:
        """Nothing of a match that is over stays in memory: the next one needs the room."""
        panel = self.panel
        panel.show(list)
        panel.light([], 0, Palette(()))
        self.playing = None
        if self.match is None:
            self.words = self.words.common()
            drop("firmware.tags.ndef")  # a match loads both for tags it does not know
            drop("firmware.drivers.type2")
            drop("firmware.table.clock")
            catalogue.unload_all()

    async def finish(self, match: Match, playing: Play) -> None:
        """The final scores, until a press: then the match is over. Held: the menu."""
        panel = self.panel
        panel.sound("end")
        if panel.link:
            panel.link.on_over(match)
        tips: tuple = ()
        if self.settings.guide:
            with borrowed("firmware.menus.guide") as guide:
                tips = guide.remarks(playing, "end 1")
        while match.referee.result:
            panel.light(ask_marks(match.referee, None), *match.plate)
            with borrowed("engine.explain") as help:
                why = help.verdict(match.words, match.name, match.referee)
            rows = view.final_rows(match.referee, match.words, why + tips)
            if await panel.questions.tell(match.words.text("final"), rows) == "press":
                self.deeds.abandon()
                return
            await playing.menu()

    # Small talk

    def pulse(self, done: int = 0, of: int = 0) -> None:
        """A step of a replay, from wherever that began: drawing more would take too much stack."""
        self.panel.beat()
        if of >= LONG:
            canvas = self.panel.canvas
            canvas.line(FAR_ROW, "%d %%" % (100 * done // of))
            self.devices.screen.call("show", FAR_ROW, canvas.page(FAR_ROW))

    def progress(self, done: int, of: int) -> None:
        """A step of reading a journal; the first is taken before it begins."""
        if not done and of >= WAIT:
            self.panel.keep(self.words.text("one_moment"))
        self.pulse(done, of)

    def one_moment(self, answers: int = LONG) -> None:
        """Show that something takes its time: so many answers are given again."""
        if answers >= LONG:
            self.panel.keep(self.words.text("one_moment"))

    def yes_no(self) -> list:
        return [self.words.text("yes"), self.words.text("no")]

    async def message(self, key: str, *args: object) -> None:
        rows = wrap(self.words.text(key, args)) + ["", "● " + self.words.text("ok")]
        await self.panel.questions.tell("", rows)
