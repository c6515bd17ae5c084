"""A match that is about to begin: who plays, by which rules. Loaded once its game is chosen.

Last time's people and the usual rules are offered first: then a press begins. A game that this
table has never begun is offered with everything explained as it goes. What people have decided is
left in `App.plan`, and done without this.
"""

from engine import catalogue
from engine.loading import borrowed
from engine.referee import values_of
from engine.words import Words
from firmware.storage.settings import NOT_THERE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.menus.more_words import More
    from firmware.table.app import App

BEGUN = "begun.txt"  # a game a line: those that people here have begun with the knob
NO_DEVICE = 19  # errno ENODEV
CLOCK = "firmware.menus.clock_menu"


def begun(storage: "Any") -> list:
    """The games that have been begun here. OSError: that cannot be known."""
    if storage is None:
        raise OSError(NO_DEVICE)
    try:
        return [line.strip() for line in storage.lines(BEGUN)]
    except OSError as error:
        if error.args and error.args[0] == NOT_THERE:
            return []
        raise


def remember(storage: "Any", name: str) -> None:
    """This game is known here from now on; where storage fails it is offered as new once more."""
    try:
        games = begun(storage)
        if name not in games:
            storage.replace(BEGUN, [game + "\n" for game in games + [name]])
    except OSError:
        pass


class Plan:
    """A match that is about to begin.

    players, lights  by seat, at first last time's;  fewest, most: seats of the game
    out              those of last time for whom this game has no seat: they are not forgotten
    options          of the rules; none of them: the usual way
    """

    def __init__(self, app: "App", words: "More", name: str, title: str) -> None:
        self.app = app
        self.words = words
        self.name = name
        self.title = title
        self.options: dict = {}
        _, self.fewest, self.most, _ = catalogue.entry(name)
        last = list(zip(app.settings.players, app.settings.lights))
        self.out = last[self.most :]
        self.players = [player for player, _ in last[: self.most]]
        self.lights = [light for _, light in last[: self.most]]

    def enough(self) -> bool:
        return len(self.players) >= self.fewest

    async def run(self) -> None:
        """Until it begins, or people hold the knob."""
        if not self.enough() and not await self.who_plays():
            return
        going_on = True
        while going_on:
            keys = self.offers()
            labels = [self.words.text(key) for key in keys]
            with borrowed(CLOCK) as clock_menu:
                labels[keys.index("clock")] = clock_menu.label(self.app)
            heading = self.title + self.words.text("colon") + " " + ", ".join(self.players)
            at = await self.app.panel.questions.choose(heading, labels)
            going_on = at is not None and await self.do(keys[at])

    def offers(self) -> list:
        """What can be done before it begins; the usual rules are one press away."""
        begin = ["begin", "begin_explained"] if self.known() else ["begin_explained", "begin"]
        rules = ["usual_rules"] if self.options else []
        return begin + ["rotate", "who_plays"] + rules + ["rules", "clock"]

    def known(self) -> bool:
        """Whether people here have begun this game before, as far as storage tells."""
        try:
            return self.name in begun(self.app.devices.storage)
        except OSError:
            return True

    async def do(self, key: str) -> bool:
        """Do what was chosen; whether people choose again."""
        if key in ("begin", "begin_explained"):
            self.begin(key == "begin_explained")
            return False
        if key == "who_plays":
            return await self.who_plays()
        if key == "rules":
            return await self.rules()
        if key == "clock":
            with borrowed(CLOCK) as clock_menu:
                minutes = await clock_menu.choose(self.app)
            if minutes is not None:
                self.app.deeds.change({"clock": minutes})
        elif key == "rotate":
            self.rotate()
        else:
            self.options = {}
        return True

    def rotate(self) -> None:
        """Everybody moves on one seat, with their light."""
        self.players = self.players[1:] + self.players[:1]
        self.lights = self.lights[1:] + self.lights[:1]

    async def who_plays(self) -> bool:
        from firmware.menus import line_up  # its room in the heap only where it is used

        return await line_up.LineUp(self).choose()

    def begin(self, explained: bool) -> None:
        """They are last time's people from now on, and the application does the rest.

        explained  whether this match is, as it goes; in its midst the settings switch that off
        """
        remember(self.app.devices.storage, self.name)
        players = self.players + [player for player, _ in self.out]
        lights = self.lights + [light for _, light in self.out]
        self.app.deeds.change({"players": players, "lights": lights, "guide": explained})
        self.app.plan = (self.name, self.players, self.lights, self.options)

    async def rules(self) -> bool:
        """Every option that leaves a choice; what excludes itself is not offered."""
        game, words = catalogue.load(self.name), Words(self.app.words.language, self.name)
        chosen: dict = {}
        asked = False
        for option, every in game.OPTIONS:
            values = values_of(game, len(self.players), chosen, option, every)
            chosen[option] = values[0]
            if len(values) > 1:
                labels = [words.text("value_" + value) if "value_" + value in words else value
                          for value in values]  # fmt: skip
                asked = True
                at = await self.app.panel.questions.choose(words.text("option_" + option), labels)
                if at is None:
                    return False
                chosen[option] = values[at]
        if not asked:
            await self.app.message("one_way")
        self.options = chosen
        return True
