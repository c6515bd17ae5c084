"""The table application: boot, an unfinished match, a new one, play, the final scores.

One asyncio program over handed-in devices. It waits in `Panel.event` and nowhere else.
"""

from engine import catalogue, record
from engine.ask import Ask
from engine.record import RecordError, RulesChanged
from engine.referee import FAULT, NOT_ASKED, SEEN, complete, values_of
from engine.words import LANGUAGES, Words
from firmware import view
from firmware.canvas import wrap
from firmware.devices import Devices
from firmware.journal import FILE, RECORDS, Journal
from firmware.lights import ask_marks
from firmware.link import Link
from firmware.match import Match
from firmware.panel import Leave, Panel
from firmware.settings import Settings

MOST_LIGHTS = 8


class App:
    """match    the match in play, or None;  `table` how it is played: selection, notice
    fault      the last exception of a rulebook
    """

    def __init__(self, devices: Devices) -> None:
        self.devices = devices
        self.settings = Settings(devices.storage)
        self.panel = Panel(devices, self.settings.limit_ma)
        self.journal = Journal(devices.storage)
        self.match: "Match | None" = None
        self.table: "Play | None" = None
        self.fault: "Exception | None" = None
        self.words = Words(self.settings.language or LANGUAGES[0])
        self.date = ""  # for the headers of records; a board learns it over the link
        if devices.link.device is not None:
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
                elif self.match is None:
                    await self.new_match()
                else:
                    await self.play(self.match)
            except Leave:
                pass

    async def start(self) -> None:
        """The first questions after power-on."""
        if not self.settings.language:
            await self.choose_language()
        if self.match is None:
            await self.offer_unfinished()

    # Before play

    async def choose_language(self) -> None:
        labels = [Words(language).text(language) for language in LANGUAGES]
        chosen = await self.panel.choose("Langue / Language", labels)
        self.speak(LANGUAGES[chosen or 0])

    def speak(self, language: str) -> None:
        """The language of everything from now on."""
        self.settings.language = language
        self.settings.save()
        self.words = Words(language)
        if self.match:
            self.match.speak(language)

    async def offer_unfinished(self) -> None:
        """A match that a power cut stopped goes on exactly where it was, if people want it to."""
        if not self.journal.unfinished():
            return
        try:
            match = Match.resume(self.words.language, self.journal)
        except RulesChanged:  # law L6: never guess
            self.set_aside("changed")
            await self.message("other_rules")
            return
        except RecordError as error:
            self.set_aside("broken")
            await self.message("broken_journal", error.line)
            return
        answers = len(match.referee.log)
        question = self.words.text("offer_resume", (match.words.text("title"), answers))
        if match.referee.result or await self.panel.choose(question, self.yes_no()) == 1:
            match.close()
            await self.message("set_aside")
        else:
            self.match = match

    def set_aside(self, why: str) -> None:
        """A journal that cannot be resumed is kept, for people and for a computer to look at."""
        storage = self.devices.storage
        number = len(storage.names(RECORDS)) + 1
        storage.move(FILE, f"{RECORDS}/{why}-{number}.txt")

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

    def begin(self, name: str, players: list, lights: list, options: dict) -> None:
        """A new match; one in play goes to the records. ValueError says what is wrong."""
        record.check_names(players)
        _, fewest, most, _ = catalogue.entry(name)
        if not fewest <= len(players) <= most:
            raise ValueError(f"{name} is for {fewest} to {most} players")
        if len(lights) != len(players):
            raise ValueError("a light for every player is wanted")
        complete(catalogue.load(name), len(players), options)
        if self.match is not None:
            self.abandon()
        language, date = self.words.language, self.date
        self.match = Match.begin(name, players, lights, options, language, self.journal, date)

    def abandon(self) -> None:
        """Give the match in play up; its record is kept."""
        if self.match is not None:
            self.match.close()
        self.match = None

    async def choose_game(self) -> "str | None":
        names = [line[0] for line in catalogue.GAMES]
        labels = [Words(self.words.language, name).text("title") for name in names]
        labels.append(self.words.text("language"))
        chosen = await self.panel.choose(self.words.text("which_game"), labels)
        if chosen == len(names):
            await self.choose_language()
            return None
        return None if chosen is None else names[chosen]

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
        if len(known) >= count:
            heading = self.words.text("same_players")
            rows = self.yes_no()
            chosen = await self.panel.choose(heading + " " + ", ".join(known[:count]), rows)
            if chosen != 1:
                return chosen == 0
        players: list = []
        lights: list = []
        for seat in range(count):
            name = await self.choose_name(seat, players)
            if name is None:
                return False
            players.append(name)
            lights.append(await self.choose_light(name, lights))
        self.settings.players, self.settings.lights = players, lights
        self.settings.save()
        return True

    async def choose_name(self, seat: int, taken: list) -> "str | None":
        """A name known from last time, the plain one of the seat, or one spelt with the knob."""
        plain = self.words.text("player_name", (seat + 1,))
        names = [name for name in self.settings.players + [plain] if name not in taken]
        if names[-1:] != [plain] and plain not in taken:
            names.append(plain)
        heading = self.words.text("who_sits", (seat + 1,))
        while True:
            chosen = await self.panel.choose(heading, names + [self.words.text("new_name")])
            if chosen is None or chosen < len(names):
                return None if chosen is None else names[chosen]
            spelt = await self.panel.spell(self.words.text("type_name"))
            if spelt and spelt not in taken:
                return spelt
            await self.message("name_taken")

    async def choose_light(self, name: str, taken: list) -> int:
        free = [light for light in range(MOST_LIGHTS) if light not in taken]
        labels = [self.words.text(f"light_{light}") for light in free]
        heading = self.words.fill(self.words.texts["light_of"].replace("{s}", "{n}"), (name,))
        return free[await self.panel.choose(heading, labels) or 0]

    async def choose_options(self, name: str, count: int) -> "dict | None":
        """Every option that leaves a choice; what excludes itself is not offered."""
        game, words = catalogue.load(name), Words(self.words.language, name)
        chosen: dict = {}
        for option, every in game.OPTIONS:
            values = values_of(game, count, chosen, option, every)
            at: "int | None" = 0
            if len(values) > 1:
                labels = [words.text("value_" + value) if "value_" + value in words else value
                          for value in values]  # fmt: skip
                at = await self.panel.choose(words.text("option_" + option), labels)
                if at is None:
                    return None
            chosen[option] = values[at]
        return chosen

    # Play

    async def play(self, match: Match) -> None:
        """Ask after ask, until the match ends, is given up, or another one takes its place."""
        self.table = table = Play(self, match)
        while match.referee.result is None and self.match is match:
            try:
                if not await table.turn():
                    self.abandon()
                    await self.message("aborted")
            except Leave:
                table.show()
        if self.match is match:
            match.close()
            self.match = None
            await self.finish(match)

    async def finish(self, match: Match) -> None:
        """The final scores, kept in view until somebody presses."""
        panel = self.panel
        panel.sound("end")
        if panel.link:
            panel.link.on_over(match)
        panel.size, panel.palette = match.board_size, match.palette
        panel.marks = list(match.referee.game.marks(match.referee.table, None))
        await panel.tell(match.words.text("final"), view.final_rows(match.referee, match.words))
        panel.marks = []

    # Small talk

    def yes_no(self) -> list:
        return [self.words.text("yes"), self.words.text("no")]

    async def message(self, key: str, *args) -> None:
        rows = wrap(self.words.text(key, args)) + ["", "● " + self.words.text("ok")]
        await self.panel.tell("", rows)


class Play:
    """One match in play: shows the ask, takes what people do, acknowledges or refuses it."""

    def __init__(self, app: App, match: Match) -> None:
        self.app = app
        self.panel = app.panel
        self.match = match
        self.notice = ""
        self.by_hand = False
        self.asked: "Ask | None" = None
        self.options: list = []
        self.at = 0
        self.show()

    def show(self) -> None:
        """A new question: what the knob offers, screen and lights follow from it."""
        referee, panel = self.match.referee, self.panel
        if referee.ask is None:
            return
        if referee.ask is not self.asked:
            if self.asked is None or referee.ask.seat != self.asked.seat:
                panel.sound("turn")
            self.asked = referee.ask
            no_reader = not self.panel.devices.reader.works
            self.options = view.selectable(referee.ask, self.by_hand or no_reader)
            self.at = view.first_choice(referee.ask, self.options)
        if panel.link:
            panel.link.on_ask(referee.ask, self.match)
        panel.inverse = (0,)
        panel.rows = self.rows
        panel.size, panel.palette = self.match.board_size, self.match.palette
        panel.marks = ask_marks(referee, self.selected)

    @property
    def selected(self) -> "int | str | None":
        """The option the knob stands on, or None."""
        return self.options[self.at] if self.options else None

    def rows(self) -> list:
        words = self.match.words
        return view.ask_rows(
            self.match.referee, words, self.options, self.at, self.notice, self.panel.page
        )

    async def turn(self) -> bool:
        """One thing somebody does. False when the match is given up."""
        kind, *what = await self.panel.event()
        if kind == "tap":
            self.tapped(what[0])
        elif kind == "turn" and self.options:
            self.at = (self.at + what[0]) % len(self.options)
            self.panel.sound("tick")
        elif kind == "press" and self.selected is not None:
            self.answer(self.selected)
        elif kind == "hold":
            return await self.menu()
        self.show()
        return True

    def tapped(self, uid: bytes) -> None:
        """A tag: say what it is, and take it as the answer if it can be one."""
        piece = self.match.piece(uid)
        if isinstance(piece, str):
            self.refuse(piece)
        else:
            self.tapped_piece(piece)

    def tapped_piece(self, piece: int) -> "str | None":
        """A piece on the reader. Returns the refusal, as `answer` does."""
        ask, words = self.match.referee.ask, self.match.words
        read = words.text("secret_read") if ask.secret else words.piece(piece)
        if ask.kind != "tap":  # a piece's number must never pass for a seat's or a space's
            self.refuse(NOT_ASKED, read)
            return NOT_ASKED
        return self.answer(piece, read)

    def answer(self, value: "int | str", read: str = "") -> "str | None":
        """Journal first, then the yes: light, sound and screen change only after that."""
        ask, link = self.match.referee.ask, self.panel.link
        worked = self.match.journal.works
        refusal = self.match.answer(value)
        if refusal:
            self.refuse(refusal, read)
            return refusal
        if link:
            link.on_answer(self.match, ask, self.match.line)
            if worked != self.match.journal.works:
                link.on_journal(not worked)
        self.by_hand = False
        self.notice = read
        if not self.match.journal.works and self.match.journal.storage is not None:
            self.notice = self.match.words.text("no_storage")
        self.panel.sound("yes")
        return None

    def refuse(self, reason: str, read: str = "") -> None:
        """Say why, and what was read; nothing has changed."""
        if reason == FAULT:
            self.app.fault = self.match.referee.fault
        ask = self.match.referee.ask
        said = self.match.words.text(reason)
        self.notice = said if ask.secret or not read else read + " : " + said
        self.panel.sound("no")
        if self.panel.link:
            self.panel.link.on_refused(reason, said, read)
            if reason == FAULT and self.app.fault:
                self.panel.link.on_fault(self.app.fault)

    # The menu behind a held knob

    async def menu(self) -> bool:
        """Go on, undo, scores, whose turn, pieces by knob, language, give up."""
        words = self.match.words
        actions = ("go_on", "undo", "see_scores", "whose_turn", "by_hand", "language", "abort")
        chosen = await self.panel.choose(words.text("menu"), [words.text(key) for key in actions])
        action = actions[chosen or 0]
        if action == "abort":
            question = words.text("sure_abort")
            labels = [words.text("no"), words.text("yes")]
            if await self.panel.choose(question, labels) == 1:
                return False
        elif action == "by_hand":
            self.by_hand, self.asked = True, None
        elif action == "language":
            await self.app.choose_language()
        elif action != "go_on":
            await getattr(self, action)()
        self.show()
        return True

    async def undo(self) -> None:
        """Take the last answer back; where people have seen what followed, ask once."""
        words = self.match.words
        refusal = self.take_back()
        if refusal == SEEN:
            labels = [words.text("no"), words.text("yes")]
            if await self.panel.choose(words.text(SEEN), labels) != 1:
                return
            refusal = self.take_back(sure=True)
        await self.app.message(refusal or "undone")

    def take_back(self, sure: bool = False) -> "str | None":
        """Undo the last answer; None when it is undone."""
        refusal = self.match.undo(sure)
        if refusal is None:
            self.notice = ""
            if self.panel.link:
                self.panel.link.on_undone(self.match)
        return refusal

    async def see_scores(self) -> None:
        words = self.match.words
        await self.panel.tell(words.text("see_scores"), view.score_rows(self.match.referee, words))

    async def whose_turn(self) -> None:
        """Who, what, and where the match stands."""
        words, referee = self.match.words, self.match.referee
        rows = wrap(words.seat(referee.ask.seat) + " : " + view.asked(referee.ask, words))
        if hasattr(referee.game, "status"):
            key, *args = referee.game.status(referee.table)
            rows += wrap(words.text(key, args))
        await self.panel.tell(words.text("whose_turn"), rows)
