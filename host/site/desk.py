"""What people at a tab's page do with a board on a cable: host/site/web/cable.js asks for it.

From the page: {"serial": …}, what becomes of the port (host/site/port.py), or {"do": …, "fields"}.
To the page: {"serial": …}, {"view": items}, {"file": [name, contents]} or {"close": true}.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

from host.cable.async_client import AsyncClient
from host.cable.faults import LinkError, NoAnswer, OtherVersion
from host.cli_support import UsageError
from host.door import clean
from host.install.raw_repl import BoardError
from host.page.room import NOBODY, Room
from host.site.at_table import ACTS as AT_TABLE
from host.site.at_table import AtTable
from host.site.installing import installed
from host.site.minds import BriefMinds
from host.site.page_line import PageLine, Waiting
from host.site.port import PagePort, Post
from host.site.view import Item, Words, alert, group, status

Message = dict[str, Any]
Fetch = Callable[[], Awaitable[bytes]]
STARTS_WITHIN_S = 20.0
FIT_FOR_NOTHING = ("no_serial", "insecure")  # what the page says of its browser


class Host(Protocol):
    """The tab, as the desk knows it."""

    room: Room

    @property
    def tongue(self) -> str: ...

    def show(self, room: Room) -> None: ...


class Desk:
    """browser  what this browser lacks, a key; "" where nothing is
    linux     whether the system asks for a right to use ports
    table     the board's, once it answers
    found     whether there is a port that opens
    fetch     what boards hold, as host/site/trees.py packs it
    waiting   how an installation waits
    steps     the kind of board that people bring MicroPython to; "which", or ""
    trouble   what went wrong last, for people;  news: what went well
    """

    def __init__(self, tab: Host, post: Post, fetch: Fetch, waiting: Waiting) -> None:
        self.tab = tab
        self.post = post
        self.fetch = fetch
        self.waiting = waiting
        self.port = PagePort(post, self.why)
        self.browser = ""
        self.linux = False
        self.table: AtTable | None = None
        self.found = False
        self.steps = ""
        self.trouble = self.news = ""
        self.turn = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def words(self) -> Words:
        return Words(self.tab.tongue)

    def why(self, key: str) -> str:
        """Why there is no port: a sentence for people, with what to do."""
        on_linux = "_linux" if key == "held" and self.linux else ""
        return self.words.say("port_" + key + on_linux)

    # From the page

    def take(self, message: Message) -> None:
        if "serial" in message:
            self.port.told(message)
            return
        task = asyncio.get_running_loop().create_task(self._act(message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _act(self, message: Message) -> None:
        """One thing at a time; a press during a longer one is nobody's."""
        act = self.act_of(str(message.get("do")))
        if act is None or self.turn.locked():
            return
        async with self.turn:
            self.trouble = self.news = ""
            try:
                await act(message)
            except UsageError as wrong:
                self.trouble = self.sentence(wrong)
            self.draw()

    def act_of(self, name: str) -> Callable[[Message], Awaitable[None]] | None:
        if name in ACTS:
            return lambda message: ACTS[name](self, message)
        word, _, rest = name.partition(" ")
        if self.table and word in AT_TABLE:
            table = self.table
            return lambda message: AT_TABLE[word](table, rest, message.get("fields") or {})
        return None

    def sentence(self, wrong: Exception) -> str:
        say = self.words.say
        if isinstance(wrong, OtherVersion):
            return say("other_version")
        if isinstance(wrong, NoAnswer) and wrong.who:
            return say("answers_" + wrong.who)
        if isinstance(wrong, BoardError) and wrong.why:
            return say("board_" + wrong.why, wrong.what)
        return str(wrong)

    async def open(self, message: Message) -> None:
        """The dialog has been opened."""
        lacks = message.get("lacks", self.browser)
        self.browser = lacks if lacks in FIT_FOR_NOTHING else ""
        self.linux = message.get("linux", self.linux) is True
        self.steps = ""

    async def connect(self, message: Message) -> None:
        """People have chosen a port, or `why` not."""
        why = message.get("why")
        if why:
            self.trouble = self.why(why if why in ("none", "policy") else "none")
            return
        await self.leave(message)
        self.progress(self.words.text("connecting"))
        try:
            await self.meet()
        finally:
            self.found = not self.port.why

    async def meet(self) -> None:
        """The table at the port. Raises LinkError."""
        room = Room(AsyncClient(self.port), "", NOBODY)
        room.bots.minds = BriefMinds()
        try:
            await room.open()
        except LinkError:
            await room.close()
            raise
        self.table = AtTable(room, self.post, lambda: self.words)
        self.table.changed = self.draw
        self.tab.show(room)

    async def install(self, message: Message) -> None:
        """Install, or bring up to date; then the board is met again."""
        if not self.waiting.able():
            self.trouble = self.words.say("lacks_waiting")
            return
        await self.leave(message)
        self.progress(self.words.text("install_begins"))
        trees = await self.fetch()
        work = partial(installed, lambda: PageLine(self.port, self.waiting), trees, self.sent)
        new = await self.waiting.run(work)
        self.progress(self.words.text("install_starts"))
        end = time.monotonic() + STARTS_WITHIN_S
        while self.table is None:
            try:
                await self.meet()
            except LinkError:
                if time.monotonic() > end:
                    raise
        self.news = self.words.say("installed" if new else "nothing_to_do")

    def sent(self, path: str, part: float) -> None:
        self.progress(self.words.text("install_safe"), self.words.bar("sending", part, path))

    async def leave(self, message: Message) -> None:
        """The board goes on alone; the page is of the tab's own table again."""
        table, self.table, self.steps = self.table, None, ""
        if table:
            self.tab.show(self.tab.room)
            await table.room.close()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.table:
            await self.table.room.close()

    # To the page

    def progress(self, *items: Item) -> None:
        """What is to be seen while an act takes its time."""
        self.post({"view": clean(list(items))})

    def draw(self) -> None:
        found = [alert(self.trouble)] if self.trouble else []
        found += [status(self.news)] if self.news else []
        self.progress(*found, *self.items())

    def items(self) -> list[Item]:
        words = self.words
        if self.browser:
            return [words.text("lacks_" + self.browser)]
        if self.table:
            return self.table.items()
        if self.steps:
            return self.of_steps(words)
        found = [words.text("intro"), words.choose("connect", "find"), words.text("none_listed"),
                 words.button("new_board")]  # fmt: skip
        if self.found:
            found += [words.text("install_why"), words.button("install")]
        return found

    def of_steps(self, words: Words) -> list[Item]:
        """From nothing to a board that answers."""
        back = words.button("open", "back")
        if self.steps == "which":
            kinds = group(*(words.button(kind) for kind in KINDS))
            return [words.head("which_board"), kinds, back]
        each = [words.text(key) for key in KINDS[self.steps]]
        return [words.head(self.steps), *each, words.choose("connect", "find"), back]

    async def step(self, message: Message) -> None:
        """Which board people have, or that they have one without anything on it."""
        self.steps = message["do"] if message["do"] in KINDS else "which"


# Kind of board -> the steps that bring MicroPython to it.
KINDS = {
    "pico": ("pico_download", "pico_drive", "pico_drag", "then_find"),
    "esp32": ("esp32_download", "esp32_write", "esp32_memory", "then_find"),
}
ACTS: dict[str, Callable[[Desk, Message], Awaitable[None]]] = {
    "open": Desk.open, "connect": Desk.connect, "leave": Desk.leave, "install": Desk.install,
    **dict.fromkeys(("new_board", *KINDS), Desk.step),
}  # fmt: skip
