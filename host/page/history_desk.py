"""A browser at the history: each message asks one thing, each gets one reply.

{"do": "overview" | "player" | "evening" | "versus" | "replay" | "share" | "record" | "resume" |
"rename" | "merge" | "erase", "id": …, …}; the reply has `ok`, and `view` or `text`. The control
link may resume a match, and rename, merge and erase people: "name", and the "other" name.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.server import ServerConnection

from engine.record import RecordError
from engine.words import LANGUAGES, Words
from host.archive import folders, history, people, ratings
from host.archive.archive import Archive
from host.archive.database import ArchiveError
from host.archive.librarian import Librarian
from host.cable.client import LinkError, Refusal
from host.cli_support import game_names
from host.page import one_file, past, shelf_desk
from host.page.budget import Budget
from host.page.frames import as_text
from host.page.room import Room

Message = dict[str, Any]
ASKS = 5  # a second, of one reader
SHARE = 0.2  # of the server's time, for all together who only look beside a match in play
RECKON_S = 0.1  # so long a reader waits for ratings that are not up to date


class HistoryDesk:
    """The archive for browsers; `room`, where there is one, can take up an unfinished match.

    free_at  until then those who only look wait, one behind the other
    """

    def __init__(self, librarian: Librarian, room: Room | None = None) -> None:
        self.librarian = librarian
        self.room = room
        self.turns = asyncio.Lock()
        self.free_at = 0.0

    async def serve(self, connection: ServerConnection, hello: Message, control: bool) -> None:
        """One reader, until it leaves."""
        language = hello["lang"] if hello.get("lang") in LANGUAGES else LANGUAGES[0]
        table = control and self.room is not None
        await connection.send(json.dumps(greeting(language, table, control)))
        budget = Budget(ASKS, 4 * ASKS)
        async for text in connection:
            await budget.turn()
            message = read(text)
            reply = await (self.answer(message, True) if control else self.in_turn(message))
            await connection.send(as_text(reply))

    async def in_turn(self, message: Message) -> Message:
        """The reply to one of those who only look: after it they rest, where people play."""
        async with self.turns:
            await asyncio.sleep(self.free_at - time.perf_counter())
            began = time.perf_counter()
            reply = await self.answer(message, False)
            now = time.perf_counter()
            self.free_at = now + (now - began) * (1 / SHARE - 1) if self.room else now
        return reply

    async def answer(self, message: Message, control: bool) -> Message:
        """The reply; a wrong message changes nothing."""
        act = ACTS.get(str(message.get("do")))
        reply: Message = {"type": "reply", "id": message.get("id"), "ok": True}
        try:
            if act is None or (act in CHANGES and not control):
                raise ValueError(message.get("do"))
            reply.update(await act(self, message))
        except (ArchiveError, LinkError, Refusal, RecordError) as wrong:
            reply.update({"ok": False, "text": str(wrong)})
        except (LookupError, TypeError, ValueError, ArithmeticError):
            reply.update({"ok": False, "text": "not understood"})
        return reply

    async def overview(self, message: Message) -> Message:
        game = game_of(message)
        await self.librarian.ask(lambda archive: ratings.catch_up_for(archive.db, RECKON_S))
        return {"view": await self.librarian.ask(history.overview, game)}

    async def player(self, message: Message) -> Message:
        name, game = str(message["name"]), game_of(message)
        return {"view": await self.librarian.ask(history.player, name, game)}

    async def evening(self, message: Message) -> Message:
        return {"view": await self.librarian.ask(history.evening, str(message["evening"]))}

    async def versus(self, message: Message) -> Message:
        names = str(message["name"]), str(message["other"])
        return {"view": await self.librarian.ask(history.versus, *names, game_of(message))}

    async def replay(self, message: Message) -> Message:
        """The match, moment by moment."""
        text, language = await self._text(message), language_of(message)
        return {"view": await self.librarian.ask(lambda _: past.replay(text, language))}

    async def share(self, message: Message) -> Message:
        """The same in a file that opens anywhere."""
        text, language = await self._text(message), language_of(message)
        return {"text": await self.librarian.ask(lambda _: one_file.page(text, language))}

    async def record(self, message: Message) -> Message:
        return {"text": await self._text(message)}

    async def resume(self, message: Message) -> Message:
        """The table takes up a match where it was left.

        From its own shelf where it waits there: a record has nothing of a clock, or of a repair.
        """
        if self.room is None:
            raise ValueError("there is no table here")
        match = await self.librarian.ask(history.match, int(message["match"]))
        if match is None:
            raise KeyError(message["match"])
        own = "" if match["ending"] else await shelf_desk.waiting(self.room, match["record"])
        if own:
            return await shelf_desk.take(self.room, {"match": own})
        return await self.room.load(match["record"])

    async def rename(self, message: Message) -> Message:
        """A person is called otherwise from now on."""
        names = str(message["name"]), str(message["other"])
        await self.librarian.ask(people.rename, *names)
        await self._called(*names)
        return {}

    async def merge(self, message: Message) -> Message:
        """One person was another all along."""
        names = str(message["name"]), str(message["other"])
        await self.librarian.ask(people.merge, *names)
        await self._called(*names)
        return {}

    async def erase(self, message: Message) -> Message:
        """Erase a person."""
        await self.librarian.ask(people.erase, str(message["name"]))
        await self._called(str(message["name"]))
        return {}

    async def _called(self, old: str, new: str = "") -> None:
        """The simulated tables of this computer know people by the same names; one is in play."""
        await self.librarian.ask(lambda _: folders.called(self.librarian.place, old, new))
        if self.room is None or not self.room.client.simulated:
            return
        person = json.dumps({"was": old, "name": new}, ensure_ascii=False)
        for command in (["person " + person] if new else []) + ["erase " + old]:
            with contextlib.suppress(Refusal):
                await self.room.client.command(command)
                return

    async def _text(self, message: Message) -> str:
        return await self.librarian.ask(Archive.text, int(message["match"]))


ACTS: dict[str, Callable[[HistoryDesk, Message], Awaitable[Message]]] = {
    "overview": HistoryDesk.overview, "player": HistoryDesk.player,
    "evening": HistoryDesk.evening, "versus": HistoryDesk.versus, "replay": HistoryDesk.replay,
    "share": HistoryDesk.share, "record": HistoryDesk.record, "resume": HistoryDesk.resume,
    "rename": HistoryDesk.rename, "merge": HistoryDesk.merge, "erase": HistoryDesk.erase,
}  # fmt: skip
CHANGES = (HistoryDesk.resume, HistoryDesk.rename, HistoryDesk.merge, HistoryDesk.erase)


def greeting(language: str, table: bool, control: bool) -> Message:
    """What does not change: the titles of the games, whether a table can take up a match, and
    whether people may be renamed here.
    """
    titles = {name: Words(language, name).text("title") for name in game_names()}
    return {
        "type": "greeting",
        "lang": language,
        "titles": titles,
        "table": table,
        "control": control,
    }


def game_of(message: Message) -> str:
    game = str(message.get("game", ""))
    if game and game not in game_names():
        raise ValueError(game)
    return game


def language_of(message: Message) -> str:
    return str(message["lang"]) if message.get("lang") in LANGUAGES else LANGUAGES[0]


def read(message: str | bytes) -> Message:
    """A message as an object; anything else becomes an empty one, which asks for nothing."""
    try:
        found = json.loads(message)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
