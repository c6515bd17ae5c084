"""What follows a table on its cable keeps its place when people repair a match or change seats."""

from __future__ import annotations

import asyncio
import itertools
import json
from pathlib import Path

from host.cable.async_client import AsyncClient
from host.cable.simulators import InProcessTable
from host.network.follower import Follower
from host.network.outbox import Outbox
from tests.network.rooms import until

PLAYERS = ["Al", "Bo", "Cy"]


def test_the_lines_sent_before_a_repair_are_the_beginning_of_those_after_it(tmp_path: Path) -> None:
    async def story() -> None:
        with InProcessTable(tmp_path) as table:
            follower = Follower(AsyncClient(table.port, simulated=False), Outbox("t1"))
            task = asyncio.create_task(follower.run())
            sent: list[list[str]] = []

            async def say(*lines: str) -> None:
                for line in lines:
                    await follower.client.command(line)
                await asyncio.sleep(0)
                journal = await follower.client.chunks("journal")
                await until(
                    lambda: bool(follower.outbox.live) and follower.outbox.live.lines == journal
                )  # type: ignore[union-attr]
                sent.append(journal)

            await until(lambda: bool(follower.hello))
            match = {"game": "high_druid", "players": PLAYERS}
            await say("language en", "new " + json.dumps(match))
            await say("answer red", "answer green", "answer blue")
            await say("repair 1", "answer white")
            await say("sit 1 Dora", "leave 2 others")
            await say("repair 2 insert", "answer red", "repair stop")
            await say("repair 1 omit", "answer blue", "undo")
            assert follower.played
            assert follower.played.match.players == ["Al", "Dora", "Cy"]
            for before, after in itertools.pairwise(sent):
                assert after[: len(before)] == before
            task.cancel()
            await follower.client.close()

    asyncio.run(story())
