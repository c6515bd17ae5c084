"""What people at a tab's page do with a board on a cable: host/site/web/cable.js asks for it.

From the page: {"serial": …}, what becomes of the port (host/site/port.py), or {"do": …, "fields"}.
To the page: {"serial": …}, {"view": items}, {"file": [name, contents]} or {"close": true}.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

from host.cable.async_client import AsyncClient
from host.cable.faults import LinkError, NoAnswer, OtherVersion
from host.cli_support import UsageError
from host.door import clean
from host.install.backup import BadBackup
from host.install.raw_repl import BoardError
from host.page.room import NOBODY, Room
from host.site.at_table import AtTable
from host.site.installing import installed
from host.site.keeping import Keeping
from host.site.minds import Think, WorkerMinds
from host.site.new_board import NewBoard
from host.site.page_line import PageLine, Result, Waiting
from host.site.part import Around
from host.site.port import PagePort, Post
from host.site.view import Item, Words, alert, group, status

Message = dict[str, Any]
Fetch = Callable[[], Awaitable[bytes]]
STARTS_WITHIN_S = 20.0
FIT_FOR_NOTHING = ("no_serial", "insecure")  # what the page says of its browser


class Host(Protocol):
    """The tab, as the desk knows it."""

    room: Room
    think: Think

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
    beside    what people do that needs no table, or None
    gone      the sentence for a board that goes in the middle of a longer thing
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
        self.beside: NewBoard | Keeping | None = None
        self.gone = "board_gone"
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
        if "flash" in message:
            if isinstance(self.beside, NewBoard):
                self.beside.told(message)
            return
        act = self.act_of(str(message.get("do")))
        if act and not self.turn.locked():  # a press during a longer one is nobody's
            self.later(partial(self.unless_refused, act, message))

    async def unless_refused(
        self, act: Callable[[Message], Awaitable[None]], message: Message
    ) -> None:
        """What is pressed, unless its port was not chosen: `why`."""
        why = message.get("why")
        if why:
            self.trouble = self.why(why if why in ("none", "policy") else "none")
        else:
            await act(message)

    def later(self, do: Callable[[], Awaitable[None]]) -> None:
        """One thing at a time."""
        task = asyncio.get_running_loop().create_task(self._does(do))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _does(self, do: Callable[[], Awaitable[None]]) -> None:
        async with self.turn:
            self.trouble = self.news = ""
            try:
                await do()
            except UsageError as wrong:
                self.trouble = self.sentence(wrong)
            self.draw()

    def act_of(self, name: str) -> Callable[[Message], Awaitable[None]] | None:
        if name in ACTS:
            return partial(ACTS[name], self)
        word, _, rest = name.partition(" ")
        act: Callable[[str, Any], Awaitable[None]] | None = None
        if self.beside and word in self.beside.acts:
            act = partial(self.beside.acts[word], self.beside)
        elif self.table and not self.beside:
            act = self.table.act_of(word)
        return (lambda message: act(rest, message.get("fields") or {})) if act else None

    def sentence(self, wrong: Exception) -> str:
        say = self.words.say
        if isinstance(wrong, OtherVersion):
            return say("other_version")
        if isinstance(wrong, NoAnswer) and wrong.who:
            return say("answers_" + wrong.who)
        if isinstance(wrong, BoardError) and wrong.why:
            key = self.gone if wrong.why == "gone" else "board_" + wrong.why
            return say(key, wrong.what)
        if isinstance(wrong, BadBackup):
            return say("backup_" + wrong.why, wrong.what)
        return str(wrong)

    async def open(self, message: Message) -> None:
        """The dialog has been opened."""
        lacks = message.get("lacks", self.browser)
        self.browser = lacks if lacks in FIT_FOR_NOTHING else ""
        self.linux = message.get("linux", self.linux) is True
        self.beside = None

    async def connect(self, message: Message) -> None:
        """People have chosen a port."""
        await self.leave(message)
        self.progress(self.words.text("connecting"))
        try:
            await self.meet()
        finally:
            self.found = not self.port.why

    async def meet(self) -> None:
        """The table at the port. Raises LinkError."""
        room = Room(AsyncClient(self.port), "", NOBODY, minds=WorkerMinds(self.tab.think))
        try:
            await room.open()
        except LinkError:
            await room.close()
            raise
        around = Around(room.client, self.post, lambda: self.words, self.draw, self.later)
        self.table = AtTable(room, around)
        self.tab.show(room)

    async def install(self, message: Message) -> None:
        """Install, or bring up to date; then the board is met again."""
        first = self.table is None
        await self.to_prompt()
        self.progress(self.words.text("install_begins"))
        trees = await self.fetch()
        work = partial(installed, self.line, trees, self.sent)
        new = await self.at_prompt("board_gone", work)
        table = await self.meet_again("install_starts")
        table.first = first and new
        self.news = self.words.say("installed" if new else "nothing_to_do")

    def line(self) -> PageLine:
        return PageLine(self.port, self.waiting)

    async def to_prompt(self) -> None:
        """The table gives its port away. UsageError where this browser cannot do what follows."""
        if not self.waiting.able():
            raise UsageError(self.words.say("lacks_waiting"))
        await self.leave_table()

    async def at_prompt(self, gone: str, work: Callable[[], Result]) -> Result:
        """Work at the board's prompt; where it goes in the middle, this sentence says so."""
        self.gone = gone
        return await self.waiting.run(work)

    async def meet_again(self, key: str) -> AtTable:
        """The table, once its board has started. LinkError."""
        self.progress(self.words.text(key))
        end = time.monotonic() + STARTS_WITHIN_S
        while self.table is None:
            try:
                await self.meet()
            except LinkError:
                if time.monotonic() > end:
                    raise
        return self.table

    def sent(self, path: str, part: float) -> None:
        self.progress(self.words.text("install_safe"), self.words.bar("sending", part, path))

    async def leave(self, message: Message) -> None:
        """The board goes on alone; the page is of the tab's own table again."""
        self.beside = None
        await self.leave_table()

    async def leave_table(self) -> None:
        table, self.table = self.table, None
        if table:
            self.tab.show(self.tab.room)
            with contextlib.suppress(LinkError):  # it may have gone
                await table.go("table", {})
            await table.room.close()

    async def keep(self, message: Message) -> None:
        """Where all is kept in a file, or comes from one."""
        self.beside = Keeping(self)

    async def new_board(self, message: Message) -> None:
        self.beside = NewBoard(self)

    async def shut(self, message: Message) -> None:
        """The dialog has been closed: the table does again what it did."""
        if self.table and self.table.place in self.table.parts:
            await self.table.go("table", {})

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
        if self.beside:
            return [*self.beside.items(words), words.button("open", "back")]
        if self.table:
            return self.table.items()
        found = [words.text("intro"), words.choose("connect", "find"), words.text("none_listed"),
                 words.button("new_board")]  # fmt: skip
        if self.found:
            found += [
                words.step("install_why"),
                group(words.button("install"), words.button("keep")),
            ]
        return found


ACTS: dict[str, Callable[[Desk, Message], Awaitable[None]]] = {
    "open": Desk.open, "connect": Desk.connect, "leave": Desk.leave, "install": Desk.install,
    "shut": Desk.shut, "keep": Desk.keep, "new_board": Desk.new_board,
}  # fmt: skip
