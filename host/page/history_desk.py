"""A browser at the history: each message asks one thing, each gets one reply.

{"do": "overview" | "player" | "evening" | "versus" | "replay" | "share" | "record" | "judged" |
"review" | "stop" | "resume" | "rename" | "merge" | "split" | "erase" | "deed" | "undo", "id": …,
…}; the reply has `ok`, and `view` or `text`. The control link may resume a match, begin a review
and stop it, and change people: "name", and the "other" name; for a split the "matches"; "deed"
shows what "undo" takes back, which names its number.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable

from websockets.asyncio.server import ServerConnection

from engine.record import RecordError
from engine.words import LANGUAGES, Words
from host.archive import history, people, ratings, rosters
from host.archive.archive import Archive
from host.archive.database import ArchiveError
from host.archive.librarian import Librarian
from host.cable.client import LinkError, Refusal
from host.cli_support import game_names
from host.opponents.review import finished
from host.page import one_file, past, shelf_desk
from host.page.budget import Budget
from host.page.frames import Message, as_text, read
from host.page.reviews import Reviews
from host.page.room import Room
from host.page.room_record import play_again

ASKS = 5  # a second, of one reader
SHARE = 0.2  # of the server's time, for all together who only look beside a match in play
RECKON_S = 0.1  # so long a reader waits for ratings that are not up to date


class HistoryDesk:
    """The archive for browsers; `room`, where there is one, can take up an unfinished match.

    reviews  of finished matches
    free_at  until then those who only look wait, one behind the other
    """

    def __init__(self, librarian: Librarian, room: Room | None = None) -> None:
        self.librarian = librarian
        self.room = room
        self.reviews = Reviews()
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
        acts = {**ACTS, **CHANGES} if control else ACTS
        act = acts.get(str(message.get("do")))
        reply: Message = {"type": "reply", "id": message.get("id"), "ok": True}
        try:
            if act is None:
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
        """The match, moment by moment; and how far its review is."""
        text, language = await self._text(message), language_of(message)
        view = await self.librarian.ask(lambda _: past.replay(text, language))
        return {"view": {**view, "judged": self.reviews.view(text, language)}}

    async def share(self, message: Message) -> Message:
        """The same in a file that opens anywhere; with its review, where that is ready."""
        text, language = await self._text(message), language_of(message)
        review = self.reviews.view(text, language).get("review")
        return {"text": await self.librarian.ask(lambda _: one_file.page(text, language, review))}

    async def judged(self, message: Message) -> Message:
        """How far the review is."""
        return {"view": self.reviews.view(await self._text(message), language_of(message))}

    async def review(self, message: Message) -> Message:
        """Begin to judge a match. RecordError where it is not finished: hands would be told."""
        text = await self._text(message)
        await self.librarian.ask(lambda _: finished(text))
        self.reviews.want(text)
        return {"view": self.reviews.view(text, language_of(message))}

    async def stop(self, message: Message) -> Message:
        """What is being judged is not wanted any more."""
        self.reviews.stop()
        return await self.judged(message)

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
        return await play_again(self.room, match["record"])

    async def rename(self, message: Message) -> Message:
        """A person is called otherwise from now on."""
        names = str(message["name"]), str(message["other"])
        await self.librarian.ask(people.rename, *names)
        return await self._called(*names)

    async def merge(self, message: Message) -> Message:
        """One person was another all along."""
        names = str(message["name"]), str(message["other"])
        kept = await self.librarian.ask(lambda _: rosters.known(self.librarian.place, *names))
        await self.librarian.ask(people.merge, *names, kept)
        return await self._called(*names)

    async def split(self, message: Message) -> Message:
        """In some matches it was another person."""
        matches = [int(match) for match in message["matches"]]
        if not matches:
            raise ValueError("no match")
        names = str(message["name"]), str(message["other"])
        await self.librarian.ask(people.split, *names, matches)
        return {}

    async def deed(self, message: Message) -> Message:
        """What was changed last, and is taken back first; null where there is nothing."""
        return {"view": await self.librarian.ask(people.last_deed)}

    async def undo(self, message: Message) -> Message:
        """Take back the deed that was shown."""
        what, about = await self.librarian.ask(people.take_back, int(message["deed"]))
        person = rosters.before(what, about)
        if not person:
            return {}
        if "was" in person:
            return await self._called(person["was"], person["name"])
        why = await self.librarian.ask(lambda _: rosters.known_again(self.librarian.place, person))
        await self._tell_table("person " + json.dumps(person, ensure_ascii=False))
        return {"kept": bool(why)}

    async def erase(self, message: Message) -> Message:
        """Erase a person."""
        await self.librarian.ask(people.erase, str(message["name"]))
        return await self._called(str(message["name"]))

    async def _called(self, old: str, new: str = "") -> Message:
        """The simulated tables of this computer know people by the same names; one is in play.

        `kept` in the reply: they keep what they have, for the new name looks like another one's.
        """
        why = await self.librarian.ask(lambda _: rosters.called(self.librarian.place, old, new))
        return {"kept": bool(why) or await self._at_table(old, new)}

    async def _at_table(self, old: str, new: str) -> bool:
        """The table in play follows, too. Whether it keeps the old name."""
        person = json.dumps({"was": old, "name": new}, ensure_ascii=False)
        if new and await self._tell_table("person " + person):
            return False
        if new and self.room:
            names = [name for name, _, _ in await shelf_desk.every(self.room, "people")]
            if old in names and new not in names:
                return True
        await self._tell_table("erase " + old)
        return False

    async def _tell_table(self, command: str) -> bool:
        """Whether there is no simulated table in play, or it takes this."""
        if self.room is None or not self.room.client.simulated:
            return True
        try:
            await self.room.client.command(command)
        except Refusal:
            return False
        return True

    async def _text(self, message: Message) -> str:
        return await self.librarian.ask(Archive.text, int(message["match"]))


ACTS: dict[str, Callable[[HistoryDesk, Message], Awaitable[Message]]] = {
    "overview": HistoryDesk.overview, "player": HistoryDesk.player,
    "evening": HistoryDesk.evening, "versus": HistoryDesk.versus, "replay": HistoryDesk.replay,
    "share": HistoryDesk.share, "record": HistoryDesk.record, "judged": HistoryDesk.judged,
}  # fmt: skip
CHANGES: dict[str, Callable[[HistoryDesk, Message], Awaitable[Message]]] = {
    "review": HistoryDesk.review, "stop": HistoryDesk.stop, "resume": HistoryDesk.resume,
    "rename": HistoryDesk.rename, "merge": HistoryDesk.merge, "split": HistoryDesk.split,
    "erase": HistoryDesk.erase, "deed": HistoryDesk.deed, "undo": HistoryDesk.undo,
}  # fmt: skip


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
