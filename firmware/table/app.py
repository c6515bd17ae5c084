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
from firmware.storage.journal import Journal
from firmware.storage.settings import Settings
from firmware.table.deeds import Deeds
from firmware.table.match import Match
from firmware.table.panel import Leave, Panel
from firmware.table.play import Play

MOST_LIGHTS = 8


class App(Deeds):
    """match    the match in play, or None;  `table` how it is played: selection, notice
    fault      the last exception of a rulebook
    errand     what people have asked for besides a match: a function of a module, or nothing
    """

    def __init__(self, devices: Devices, settings: "Settings | None" = None) -> None:
        self.devices = devices
        self.settings = settings or Settings(devices.storage)
        self.panel = Panel(devices)
        self.settings.tune(self.panel)
        self.journal = Journal(devices.storage)
        self.match: "Match | None" = None
        self.table: "Play | None" = None
        self.fault: "Exception | None" = None
        self.errand = ""
        self.proposal: dict = {}  # a match that was offered over the link
        self.words = Words(self.settings.language or LANGUAGES[0])
        self.date = ""  # for the headers of records; a board learns it over the link
        if devices.link.device is not None:
            from firmware.link.link import Link  # a table without a cable has no need of it

            self.panel.link = Link(self)

    async def run(self) -> None:
        """For ever: one match after the other."""
        if self.panel.link:
            self.panel.link.start()
        starting = True
        while True:
            try:
                if starting:
                    starting = False
                    await self.start()
                elif self.errand:
                    starting = True  # an unfinished match is offered again
                    errand, self.errand = self.errand, ""
                    await self.visit(errand)
                elif self.match is None:
                    await self.new_match()
                elif self.match.referee.lost:
                    await self.take_up()
                else:
                    await self.play()  # no match here: a frame would hold it when it is over
                    self.clear()
            except Leave:
                pass
            except MemoryError as fault:
                await self.breathe(fault)

    async def start(self) -> None:
        """The first questions after power-on."""
        while not self.settings.language:
            await self.choose_language()
        if self.match is None:
            await self.offer_unfinished()

    # Before play

    async def choose_language(self) -> None:
        labels = [Words(language).text("own_name") for language in LANGUAGES]
        at = LANGUAGES.index(self.words.language)
        chosen = await self.panel.choose("Langue / Language", labels, at)
        if chosen is not None:
            self.speak(LANGUAGES[chosen])

    async def offer_unfinished(self) -> None:
        """A match that a power cut stopped goes on exactly where it was, if people want it to."""
        if not self.journal.unfinished():
            return
        try:
            match = Match.resume(self.words.language, self.journal, self.pulse)
        except RulesChanged:  # law L6: never guess
            self.journal.set_aside("-changed")
            await self.message("other_rules")
        except RecordError as error:
            self.journal.set_aside("-broken")
            await self.message("broken_journal", error.line)
        except OSError:
            await self.message("no_storage")
        except MemoryError:  # it stays where it is, and is offered at the next start
            await self.message("no_memory")
        else:
            if self.journal.missing:
                await self.message("damaged_journal", self.journal.missing)
            await self.offer(match)

    async def offer(self, match: Match) -> None:
        """Resume it? One that has ended shows its scores, which a power cut kept from people."""
        match.referee.pulse = self.pulse
        question = match.words.text("offer_resume", ("title", len(match.referee.log)))
        if match.referee.result or await self.panel.choose(question, self.yes_no()) != 1:
            self.match = match
            return
        match.close()
        await self.message("set_aside")

    async def new_match(self) -> None:
        """Game, seats, options. Held at any question: back to the first one."""
        name = await self.choose_game()
        if name is None:
            return
        count = await self.choose_count(name)
        if count is None or not await self.choose_players(count):
            return
        options = await self.choose_options(name, count)
        if options is not None:
            self.begin(name, self.settings.players[:count], self.settings.lights[:count], options)

    async def choose_game(self) -> "str | None":
        names = [line[0] for line in catalogue.GAMES]
        titles = Words(self.words.language, "titles")
        labels = [titles.text(name) for name in names]
        labels += [self.words.text(key) for key in ("language", "tags", "settings")]
        chosen = await self.panel.choose(self.words.text("which_game"), labels)
        if chosen is None or chosen < len(names):
            return None if chosen is None else names[chosen]
        if chosen == len(names):
            await self.choose_language()
        else:
            self.errand = "tags_menu.run" if chosen == len(names) + 1 else "settings_menu.run"
        return None

    async def visit(self, errand: str) -> None:
        """A function of one of the menus, each in memory only while it is open."""
        name, _, function = errand.partition(".")
        try:
            with borrowed("firmware.menus." + name) as menu:
                await getattr(menu, function)(self)
        finally:
            if self.match is None:
                self.clear()

    async def choose_count(self, name: str) -> "int | None":
        _, fewest, most, _ = catalogue.entry(name)
        labels = [str(count) for count in range(fewest, most + 1)]
        chosen: "int | None" = 0
        if len(labels) > 1:
            chosen = await self.panel.choose(self.words.text("how_many"), labels)
        return None if chosen is None else fewest + chosen

    async def choose_players(self, count: int) -> bool:
        """Names and lights; the ones of last time if they are the same people."""
        known = self.settings.players
        if len(known) >= count and len(self.settings.lights) >= count:
            heading = self.words.text("same_players") + " " + ", ".join(known[:count])
            chosen = await self.panel.choose(heading, self.yes_no())
            if chosen != 1:
                return chosen == 0
        players: list = []
        lights: list = []
        for seat in range(count):
            name = await self.choose_name(seat, players)
            light = None if name is None else await self.choose_light(name, lights)
            if light is None:
                return False
            players.append(name)
            lights.append(light)
        return not self.change({"players": players, "lights": lights})

    async def choose_name(self, seat: int, taken: list) -> "str | None":
        """A name known from last time, the plain one of the seat, or one spelt with the knob."""
        plain = self.words.text("player_name", (seat + 1,))
        known = self.settings.players
        names = [name for name in known if name not in taken]
        if plain not in known + taken:
            names.append(plain)
        heading = self.words.text("who_sits", (seat + 1,))
        while True:
            chosen = await self.panel.choose(heading, names + [self.words.text("new_name")])
            if chosen is None or chosen < len(names):
                return None if chosen is None else names[chosen]
            spelt = await self.panel.spell(self.words.text("type_name"))
            if spelt in taken:
                await self.message("name_taken")
            elif spelt:
                return spelt

    async def choose_light(self, name: str, taken: list) -> "int | None":
        free = [light for light in range(MOST_LIGHTS) if light not in taken]
        labels = [self.words.text(f"light_{light}") for light in free]
        heading = self.words.fill(self.words.texts["light_of"].replace("{s}", "{n}"), (name,))
        chosen = await self.panel.choose(heading, labels)
        return None if chosen is None else free[chosen]

    async def choose_options(self, name: str, count: int) -> "dict | None":
        """How it is to be played; None where people went back."""
        with borrowed("firmware.menus.options_menu") as menu:
            chosen: "dict | None" = await menu.run(self, name, count)
            return chosen

    # Play

    async def play(self) -> None:
        """Ask after ask, until the match ends, is given up, or another one takes its place."""
        match = self.match
        if match is None:
            return
        self.words = match.words
        self.table = table = Play(self, match)
        while self.match is match:
            try:
                if match.referee.result:
                    await self.finish(match, table)
                elif not await table.turn():
                    self.abandon()
                    await self.message("aborted" if self.journal.works else "no_storage")
            except Leave:
                table.show()

    def clear(self) -> None:
        """Nothing of a match that is over stays in memory: the next one needs the room."""
        panel = self.panel
        panel.rows = list
        panel.marks = []
        panel.palette = Palette(())
        self.table = None
        if self.match is None:
            self.words = self.words.common()
            drop("firmware.tags.ndef")  # a match loads both for tags it does not know
            drop("firmware.drivers.type2")
            for name, *_ in catalogue.GAMES:
                catalogue.unload(name)

    async def finish(self, match: Match, table: Play) -> None:
        """The final scores, until somebody presses: then the match is over. Held: the menu."""
        panel = self.panel
        panel.sound("end")
        if panel.link:
            panel.link.on_over(match)
        while match.referee.result:
            panel.size, panel.palette = match.plate_size, match.palette
            panel.marks = ask_marks(match.referee, None)
            rows = view.final_rows(match.referee, match.words)
            if await panel.tell(match.words.text("final"), rows) == "press":
                self.abandon()
                return
            await table.menu()

    # Small talk

    def pulse(self) -> None:
        """A long match is being replayed."""
        self.panel.keep(self.words.text("one_moment"))

    def yes_no(self) -> list:
        return [self.words.text("yes"), self.words.text("no")]

    async def message(self, key: str, *args: object) -> None:
        rows = wrap(self.words.text(key, args)) + ["", "● " + self.words.text("ok")]
        await self.panel.tell("", rows)
