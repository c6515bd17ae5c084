"""How a table with Wi-Fi gets its network from a phone. Loaded only while it is used.

The table offers a Wi-Fi of its own, whose password stands on its screen, with one page. What the
phone sends there counts once the knob is pressed: then the table leaves its own Wi-Fi and joins the
other, and calls the broker. Only what has worked is kept, or what people keep though no broker
answers; and the table starts again with it.
"""

import os
import sys

from firmware.menus import wifi_page
from firmware.menus.more_words import More
from firmware.network import access, radio
from firmware.network.portal import Portal
from firmware.screen.canvas import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Callable, Iterator

    from firmware.table.app import App

OWN = "Trilithon-"
CLIENT = "mqtt_as"
PORTS: tuple = ()  # of the page and of names, where they are not the usual ones
DIGITS = 8  # of our own password: as few as WPA2 takes, others each time


async def run(app: "App") -> None:
    words = More(app.words, "wifi_menu")
    fields = access.read(app.devices.storage)
    if fields:
        await leave(app, words, fields["wifi"])
    elif not client_there():
        await app.panel.questions.tell(words.text("wifi_phone"), wrap(words.text("no_client")))
    else:
        await Phone(app, words).run()


async def leave(app: "App", words: More, name: str) -> None:
    """Off the network again: what is kept of it goes."""
    heading = words.text("sure_off", (name,))
    if await app.panel.questions.choose(heading, app.yes_no(), 1) == 0:
        try:
            app.devices.storage.remove(access.FILE)
        except OSError:
            await app.message("no_storage")
            return
        await again(app, words)


async def again(app: "App", words: More) -> None:
    """Start again; without a board people pull the plug."""
    if app.restart:
        app.restart()
    await app.panel.questions.tell("", wrap(words.text("pull_plug")))


def client_there() -> bool:
    """Whether this board can speak to a broker: looked for, since loading it takes much room."""
    if CLIENT in sys.modules:
        return True
    for place in sys.path:
        for end in (".mpy", ".py"):
            try:
                os.stat((place + "/" if place else "") + CLIENT + end)
                return True
            except OSError:
                pass
    return False


def drawn(count: int) -> str:
    """Digits by chance: each as often as any other."""
    found = ""
    while len(found) < count:
        byte = os.urandom(1)[0]
        if byte < 250:
            found += "%d" % (byte % 10)
    return found


class Phone:
    """name, key, address  of our own Wi-Fi;  `seen` the others here
    wishes   what a phone has sent, or nothing yet;  `given` what fills its page in
    portal   the page, while it is offered;  `joining` the way into a network, while it is gone
    """

    def __init__(self, app: "App", words: More) -> None:
        self.app = app
        self.panel = app.panel
        self.ms = app.devices.clock.ms
        self.words = words
        board = app.devices.board[-4:]
        self.name = OWN + board
        self.key = self.address = ""
        self.seen: list = []
        self.wishes: dict = {}
        self.given: dict = {"name": "table-" + board}

    async def run(self) -> None:
        """Until the table has a network, or people hold the knob."""
        text = self.words.text
        self.panel.keep(text("one_moment"))
        self.panel.beat()
        joined = works = True
        try:
            self.seen = radio.seen()
            joined = await self.talk()
        except OSError:
            works = False
        finally:
            radio.rest()
        if not works:
            await self.panel.questions.tell(text("wifi_phone"), wrap(text("no_radio")))
        elif joined:
            await again(self.app, self.words)

    async def talk(self) -> bool:
        """Whether the table has a network now."""
        while await self.asked():
            radio.rest()
            self.joining = radio.Joining(self.wishes, self.ms)
            try:
                if await self.result_seen() and self.joining.state == "no_broker":
                    self.keep()
                    await self.result_seen()
            finally:
                self.joining.close()
            if self.joining.state == "joined":
                return True
            radio.rest()
        return False

    async def asked(self) -> bool:
        """Whether a phone has sent what people want; False where they hold the knob."""
        self.key = drawn(DIGITS)
        self.wishes = {}
        self.address = radio.offer(self.name, self.key)
        self.portal = Portal(self.address, self.answer, self.ms, *PORTS)
        try:
            return await self.attend(self.page_rows, self.serve, lambda: bool(self.wishes))
        finally:
            self.portal.close()

    async def result_seen(self) -> bool:
        """Whether people press, once there is a result; False where they hold."""
        return await self.attend(self.join_rows, self.join, lambda: self.joining.state != "")

    async def attend(self, rows: "Callable", step: "Callable", done: "Callable") -> bool:
        """While no hand acts `step` goes on. True at a press once it is done; held, False."""
        self.panel.show(rows, (0,), more=step)
        while True:
            kind = (await self.panel.event())[0]
            if kind == "hold" or (kind == "press" and done()):
                return kind == "press"
            if kind == "leave":
                self.panel.questions.leave()

    # The page

    def serve(self) -> bool:
        before = self.wishes
        self.portal.step()
        return self.wishes is not before

    def answer(self, fields: "dict | None") -> "Iterator[str]":
        words = self.words
        if fields is None:
            return wifi_page.form(words, self.seen, self.given)
        self.given = fields
        try:
            self.wishes = wifi_page.wishes(fields)
        except ValueError as wrong:
            self.wishes = {}
            field = words.text("page_" + wrong.args[0])
            return wifi_page.form(words, self.seen, fields, words.text("page_wrong", (field,)))
        return wifi_page.done(words, self.wishes["wifi"])

    def page_rows(self) -> list:
        text = self.words.text
        if self.wishes:
            return self.rows(text("got") + " " + self.wishes["wifi"], text("join"))
        own = [self.name, text("own_key"), self.key, text("open_page"), self.address]
        return [text("wifi_phone"), text("join_own")] + own + [text("hold_back")]

    def rows(self, said: str, press: str) -> list:
        return [self.words.text("wifi_phone")] + wrap(said) + ["", "● " + press]

    # The way into the network

    def join(self) -> bool:
        """A step; what has worked is kept at once, before anything can go wrong."""
        came = self.joining.step()
        if came and self.joining.state == "joined":
            self.keep()
        return came

    def keep(self) -> None:
        try:
            access.keep(self.app.devices.storage, self.wishes)
            self.joining.state = "joined"
        except (OSError, AttributeError):  # it fails, or there is none
            self.joining.state = "no_storage"

    def join_rows(self) -> list:
        text, state = self.words.text, self.joining.state
        said = text(state or "joining")
        if state == "no_broker":
            return self.rows(said, text("keep")) + [text("hold_back")]
        if state:
            return self.rows(said, text("ok"))
        return [text("wifi_phone")] + wrap(said) + wrap(self.wishes["wifi"])
