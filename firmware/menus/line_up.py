"""Who sits where: last time's people, the roster's, or those whose tag is laid on the reader.

Part of plan.py, and in memory with it.
"""

from engine.names import alike
from firmware.menus.spelling import spell
from firmware.storage import roster

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.menus.plan import Plan

MOST_LIGHTS = 8


class LineUp:
    """players, lights  of the seats that are taken so far"""

    def __init__(self, plan: "Plan") -> None:
        self.plan = plan
        self.app = plan.app
        self.panel = plan.app.panel
        self.words = plan.words
        self.players: list = []
        self.lights: list = []

    async def choose(self) -> bool:
        """Seat by seat, until all seats are taken or people say that it is all. False: held."""
        known = self.known()
        while len(self.players) < self.plan.most:
            name = await self.next(known)
            if name is None:
                return False
            if not name:
                break
            light = await self.light_of(name, known)
            if light is None:
                return False
            self.players.append(name)
            self.lights.append(light)
        self.plan.players, self.plan.lights, self.plan.out = self.players, self.lights, []
        return True

    def known(self) -> list:
        """(name, light, tag): last time's people first, then the others of the roster."""
        settings, storage = self.app.settings, self.app.devices.storage
        last = zip(settings.players, settings.lights)
        found = [(name, light, roster.NO_TAG) for name, light in last]
        names = [each[0] for each in found]
        try:
            for person in roster.everybody(storage):
                if person[0] not in names:
                    found.append(person)
                else:
                    at = names.index(person[0])
                    light = person[1] if person[1] >= 0 else found[at][1]
                    found[at] = (person[0], light, person[2])
        except OSError:
            pass  # the roster cannot be read: last time's people are known all the same
        return found

    async def next(self, known: list) -> "str | None":
        """Who sits in the next seat; empty where no more players come, None where people held."""
        seat = len(self.players)
        names = [each[0] for each in known if self.free(each[0])]
        plain = self.words.text("player_name", (seat + 1,))
        if plain not in names + self.players:
            names.append(plain)
        over = [self.words.text("all_seated")] if seat >= self.plan.fewest else []
        said = self.words.text("who_sits", (seat + 1,))
        while True:
            labels = over + names + [self.words.text("new_name")]
            at = await self.panel.questions.choose(said, labels, len(over), None, True)
            if at is None:
                return None
            if isinstance(at, bytes):
                name, said = self.laid(at, known)
                if name:
                    return name
            elif at < len(labels) - 1:
                return names[at - len(over)] if at >= len(over) else ""
            else:
                name = await self.spelt()
                if name:
                    return name

    def free(self, name: str) -> bool:
        """Whether the screen shows this name as nobody's who has a seat."""
        return not [other for other in self.players if alike(name, other)]

    def laid(self, uid: bytes, known: list) -> tuple:
        """(the person whose tag it is, "") or ("", what is wrong with it)."""
        for name, _, tag in known:
            if tag == uid and self.free(name):
                self.panel.sound("yes")
                return name, ""
            if tag == uid:
                return "", self.words.text("sits_already", (name,))
        self.panel.sound("no")
        return "", self.words.text("nobodys_tag")

    async def spelt(self) -> str:
        """A name by knob; empty where it is none, or taken."""
        name: str = await spell(self.panel, self.words)
        if not self.free(name):
            await self.app.message("name_taken")
            return ""
        return name

    async def light_of(self, name: str, known: list) -> "int | None":
        """The one this person prefers, if it is free; else people say which. None: held."""
        for person in known:
            if person[0] == name and person[1] >= 0 and person[1] not in self.lights:
                light: int = person[1]
                return light
        free = [light for light in range(MOST_LIGHTS) if light not in self.lights]
        labels = [self.words.text("light_%d" % light) for light in free]
        at = await self.panel.questions.choose(self.words.text("light_of", (name,)), labels)
        if at is not None and name not in [each[0] for each in known]:
            self.learn(name, free[at])
        return None if at is None else free[at]

    def learn(self, name: str, light: int) -> None:
        """Put a newcomer on the roster; where it is full, or storage fails, they play anyway."""
        if name == self.words.text("player_name", (len(self.players) + 1,)):
            return
        try:
            roster.keep(self.app.devices.storage, name, light, roster.NO_TAG)
        except (ValueError, OSError):
            pass
