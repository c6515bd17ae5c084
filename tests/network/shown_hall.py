"""A hall for tests of its page: no broker, and tables for which a test speaks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any

from host.hall.director import Director
from host.hall.hall import Hall
from host.hall.shelf import Shelf
from host.hall.site import HallSite
from host.hall.tournament import Tournament
from host.network import topics
from host.network.broker import Broker
from host.network.outbox import id_of
from host.network.shadow import Shadow
from tests.network.test_floor import LINES

SOME = 20  # lines of the match that the first table plays
WORKS = {"there": True, "works": True, "failures": 0}
ABOUT = {"firmware": "0.1.0", "python": "", "language": "en", "may": ["offer", "update"]}


class Shown:
    """A hall without a broker, and its page, in a thread; a test speaks for its tables.

    t1 plays, t2 is free, t3's reader fails, t4 is unplugged
    """

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        self.hall = self.call(lambda: Hall(Broker("127.0.0.1", 1), Shelf()))
        self.hall.trouble = ""
        self.site = self.call(lambda: HallSite(self.hall))
        self.start(self.site.start()).result(30)
        for table in ("t1", "t2", "t3", "t4"):
            self.say(table, "alive", {"state": "ready", "session": 1})
            self.say(table, "about", ABOUT)
            self.say(table, "health", {"devices": {"reader": WORKS}, "journal": True})
        self.plays(SOME)
        broken = {**WORKS, "works": False}
        self.say("t3", "health", {"devices": {"reader": broken}, "journal": True})
        self.say("t4", "alive", {"state": "unplugged", "session": 1})

    def call(self, deed: Callable[[], Any]) -> Any:
        """In the hall's own thread."""

        async def done() -> Any:
            return deed()

        return self.start(done()).result(30)

    def start(self, work: Coroutine[Any, Any, Any]) -> Future[Any]:
        """It ends with the hall, if not before."""
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def say(self, table: str, kind: str, fields: dict[str, Any]) -> None:
        self.hear(topics.table_topic(table, kind), topics.encode(fields))

    def hear(self, topic: str, payload: bytes) -> None:
        def heard() -> None:
            self.hall.floor.take(topic, payload, 0.0)
            self.hall.told(self.hall.floor.changed)
            self.hall.floor.changed = set()

        self.call(heard)

    def plays(self, count: int) -> None:
        """So many lines of a match have come from t1."""
        lines, match = LINES[:count], id_of(LINES)
        total = topics.chain(lines)
        state = Shadow([line for line in lines if not line.startswith("#")]).state("en")
        self.say("t1", "match", {"match": match, "lines": count, "sum": total, **state})
        self.say("t1", "log", {"match": match, "at": 0, "lines": lines, "sum": total, "end": False})

    def directing(self, tournament: Tournament) -> Director:
        """A tournament whose rounds staff draw."""
        director = Director(self.hall, tournament, hold=True)
        self.call(lambda: self.site.direct(director))
        return director

    @property
    def staff(self) -> str:
        return self.site.url(self.site.control)

    @property
    def visitors(self) -> str:
        return self.site.url(self.site.look)

    def close(self) -> None:
        async def end() -> None:
            await self.site.stop()
            left = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)

        self.start(end()).result(30)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()
