"""The roster at the table: names, preferred colours, and tags that are people's own.

Each change is kept before it is shown. Loaded only while it is open, with its texts.
"""

from firmware.lights.lights import SEAT_RGB
from firmware.menus.more_words import More
from firmware.menus.spelling import spell
from firmware.storage import roster
from firmware.tags.register import bindings, drawn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.table.app import App

KEYS = ("person_name", "person_light", "person_tag", "erase_person", "back")


async def run(app: "App") -> None:
    """Until people want no more."""
    try:
        await People(app).run()
    except OSError:
        await app.message("no_storage")


class People:
    """List all players, then ask about one after the other."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.panel = app.panel
        self.storage = app.devices.storage
        self.words = app.words = More(app.words, "new_menu")

    async def run(self) -> None:
        while True:
            names = [person[0] for person in roster.everybody(self.storage)]
            labels = names + [self.words.text("add_person"), self.words.text("back")]
            at = await self.panel.questions.choose(self.words.text("people"), labels)
            if at is None or at == len(labels) - 1:
                return
            name: str = names[at] if at < len(names) else await self.add()
            while name:
                name = await self.one(name)

    async def add(self) -> str:
        """A new player's name; empty where people spelt none, or one that cannot be."""
        name: str = await spell(self.panel, self.words)
        if name and roster.find(self.storage, name):
            return name
        return name if name and await self.keep(name, roster.NO_LIGHT, roster.NO_TAG) else ""

    async def one(self, name: str) -> str:
        """One thing of a person; their name afterwards, empty where that was all."""
        person = roster.find(self.storage, name)
        if person is None:
            return ""
        labels = [self.label(key, person) for key in KEYS]
        at = await self.panel.questions.choose(name, labels)
        if at is None or KEYS[at] == "back":
            return ""
        now: str = await DOES[KEYS[at]](self, person)
        return now

    def label(self, key: str, person: tuple) -> str:
        """An entry with its value."""
        light = "light_%d" % person[1] if person[1] >= 0 else "no_light"
        value = light if key == "person_light" else "yes" if person[2] else "no"
        return self.words.text(key, (value,))

    async def keep(self, name: str, light: int, tag: bytes, was: str = "") -> bool:
        """Whether it is kept; people see why not."""
        try:
            roster.keep(self.storage, name, light, tag, was)
        except ValueError as wrong:
            full = str(wrong).startswith("at most")
            await self.app.message("too_many" if full else "name_taken")
            return False
        return True

    async def rename(self, person: tuple) -> str:
        """The line-up of last time follows."""
        name, light, tag = person
        new: str = await spell(self.panel, self.words)
        if not new or not await self.keep(new, light, tag, name):
            return str(name)
        players = [new if each == name else each for each in self.app.settings.players]
        self.app.deeds.change({"players": players})
        return new

    async def light(self, person: tuple) -> str:
        name, light, tag = person
        lights = list(range(roster.NO_LIGHT, len(SEAT_RGB)))
        labels = [self.words.text("light_%d" % each if each >= 0 else "no_light")
                  for each in lights]  # fmt: skip
        heading = self.words.text("light_of", (name,))
        at = await self.panel.questions.choose(heading, labels, lights.index(light))
        if at is not None:
            await self.keep(name, lights[at], tag)
        return str(name)

    async def tag(self, person: tuple) -> str:
        """The tag that is laid is this person's from now on; a press: none is."""
        name, light, _ = person
        labels = [self.words.text("ok")]
        heading = self.words.text("lay_own_tag", (name,))
        at = await self.panel.questions.choose(heading, labels, 0, None, True)
        if at == 0:
            await self.keep(name, light, roster.NO_TAG)
        elif at is not None:
            wrong = self.tag_is(at, name)
            if wrong:
                self.panel.sound("no")
                await self.panel.questions.choose(wrong, labels)
            elif await self.keep(name, light, at):
                self.panel.sound("yes")
        return str(name)

    def tag_is(self, uid: bytes, name: str) -> str:
        """Why a tag cannot be this person's: it is another's, a piece's, or never the same."""
        if drawn(uid):
            return More(self.words, "tags_menu").text("tag_drawn")
        owner = roster.find(self.storage, "", uid)
        if owner and owner[0] != name:
            return self.words.text("tag_of", (owner[0],))
        of_a_piece = False
        for bound in bindings(self.storage):
            of_a_piece = of_a_piece or bound[0] == uid
        return self.words.text("tag_of_piece") if of_a_piece else ""

    async def erase(self, person: tuple) -> str:
        """Off the roster, and out of last time's line-up."""
        labels = self.app.yes_no()
        heading = self.words.text("sure_erase", (person[0],))
        if await self.panel.questions.choose(heading, labels, 1) != 0:
            return str(person[0])
        roster.erase(self.storage, person[0])
        forget(self.app, person[0])
        return ""


def forget(app: "App", name: str) -> None:
    """Last time's line-up without a player who has been erased."""
    settings = app.settings
    stay = [at for at in range(len(settings.players)) if settings.players[at] != name]
    app.deeds.change({"players": [settings.players[at] for at in stay],
                "lights": [settings.lights[at] for at in stay]})  # fmt: skip


DOES: dict = {
    "person_name": People.rename, "person_light": People.light, "person_tag": People.tag,
    "erase_person": People.erase,
}  # fmt: skip
