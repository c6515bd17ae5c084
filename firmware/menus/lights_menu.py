"""Where the lights are, taught at the table: one light is lit, and people say which place it is.

Nothing counts before all of it is kept. Loaded only while it is used (settings_menu.py),
with its texts, the lights menu of engine/words.
"""

from engine import found
from engine.words import Words
from firmware.lights import plates
from firmware.link import device_tests
from firmware.menus.more_words import WHITE, More

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.menus.settings_menu import Adjust

DIGITS = "0123456789"


async def run(adjust: "Adjust") -> None:
    """Choose a plate, then teach it."""
    words = More(adjust.app.words, "lights_menu")
    known = sorted(found.plate_sizes())
    labels = [words.text("plate_" + plate) for plate in known]
    at = await adjust.panel.questions.choose(words.text("which_plate"), labels)
    if at is None:
        return
    try:
        await Teaching(adjust, words, known[at]).run()
    finally:
        device_tests.off(adjust.panel)


class Teaching:
    """One lesson.

    lesson  the answers so far, and the light in question
    over    whether people have ended it
    """

    def __init__(self, adjust: "Adjust", words: Words, plate: str) -> None:
        self.adjust = adjust
        self.panel = adjust.panel
        self.words = words
        self.plate = plate
        self.lesson = plates.Lesson(plate)
        self.over = False

    async def run(self) -> None:
        while not self.over:
            self.show(0)
            offers = self.offers()
            labels = [self.label(offer) for offer in offers]
            key = "where_is" if self.lesson.left() else "all_taught"
            heading = self.words.text(key, (self.lesson.light + 1,))
            at = await self.panel.questions.choose(heading, labels)
            await self.do("stop" if at is None else offers[at])

    def show(self, further: int) -> None:
        """The light in question alone, or one further on: the strip may have had fewer."""
        at, strip = min(self.lesson.light + further, plates.MOST - 1), self.panel.devices.strip
        if at >= getattr(strip.device, "count", plates.MOST):
            strip.call("grow", at + 1)
        device_tests.light(self.panel, at, WHITE)

    def offers(self) -> list:
        """What can be said of the light in question: the likeliest first."""
        if self.lesson.light == plates.MOST:
            return ["keep", "back", "stop"]
        if not self.lesson.left():
            return ["keep", "other", "back", "stop"]
        first: list = [self.lesson.options()[0], "run", "other", plates.DARK]
        return first + (["back", "stop"] if self.lesson.light else ["stop"])

    def label(self, offer: "int | str | None") -> str:
        return self.words.text(offer) if isinstance(offer, str) else self.place(offer)

    def place(self, place: "int | None") -> str:
        """How people call a place."""
        if place is plates.DARK:
            return self.words.text("nowhere")
        name = plates.name(self.plate, place)
        stem = name.rstrip(DIGITS).rstrip("-")
        return self.words.text("place_" + stem) + name[len(stem) :]

    async def do(self, offer: "int | str | None") -> None:
        if offer == "run":
            await self.walk()
        elif offer == "other":
            await self.choose()
        elif offer == "back":
            self.lesson.back()
        elif offer == "stop":
            await self.stop()
        elif offer == "keep":
            await self.keep()
        else:
            self.take([offer])

    def take(self, places: list) -> None:
        """The light in question and those after it are there."""
        for place in places:
            self.lesson.take(place)
        self.panel.sound("yes")

    async def walk(self) -> None:
        """The knob goes along the lights as long as the place on the screen is the one lit."""
        ahead = self.lesson.ahead()
        labels = [self.place(place) for place in ahead]
        at = await self.panel.questions.choose(self.words.text("run_to"), labels, 0, self.show)
        if at is not None:
            self.take(ahead[: at + 1])

    async def choose(self) -> None:
        """Any place that has no light, or once more that of the last light."""
        options = self.lesson.options()
        labels = [self.place(place) for place in options]
        heading = self.words.text("where_is", (self.lesson.light + 1,))
        at = await self.panel.questions.choose(heading, labels)
        if at is not None:
            self.take([options[at]])

    async def stop(self) -> None:
        """Before the end: keep the answers, or nothing. Places without a light stay dark then."""
        if not self.lesson.light:
            self.over = True
            return
        heading = self.words.text("sure_keep", (self.lesson.light,))
        labels = [self.words.text(key) for key in ("go_on", "keep", "drop")]
        at = await self.panel.questions.choose(heading, labels)
        if at == 1:
            await self.keep()
        self.over = self.over or at == 2

    async def keep(self) -> None:
        """Into the settings, and the lights use it at once; the usual chain needs no words."""
        settings, plate = self.adjust.settings, self.plate
        chains = dict(settings.chains)
        chains[plate] = self.lesson.text()
        if settings.plates and self.lesson.places == self.lesson.usual:
            del chains[plate]
        await self.adjust.change("chains", chains)
        self.over = True
