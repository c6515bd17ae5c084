"""`trilithon play`, ended by kill -9: the next start has the same match, with the same hands."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from tests.host.test_archive_crashes import COMMAND, ROOT, address

PATIENCE_S = 60.0


def test_a_match_that_kill_9_ended_has_the_same_hands_at_the_next_start(own_archive: Path) -> None:
    hands = [asyncio.run(hand_of_a_killed_table(takes)) for takes in (False, True, True)]
    assert hands[0] and hands[0] == hands[1] == hands[2]


async def hand_of_a_killed_table(takes: bool) -> list[str]:
    """What `trilithon play` shows of the person's hand, in a new match or that of the shelf."""
    game = [] if takes else ["stones", "--players", "3"]
    line = [*COMMAND, "play", *game, "--lang", "en", "--level", "careless", "--no-browser"]
    process = await asyncio.create_subprocess_exec(*line, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    try:
        async with asyncio.timeout(PATIENCE_S):
            return await hand(await address(process), takes)
    finally:
        process.send_signal(signal.SIGKILL)
        await process.wait()


async def hand(url: str, takes: bool) -> list[str]:
    site, _, token = url.partition("#")
    origin = site.rstrip("/")
    socket = "ws" + origin[4:] + "/table"
    async with connect(socket, origin=origin, max_size=None) as line:  # type: ignore[arg-type]

        async def until(kind: str) -> Any:
            while True:
                message = json.loads(await line.recv())
                if message["type"] == kind:
                    return message

        await line.send(json.dumps({"token": token, "lang": "en"}))
        await line.send(json.dumps({"do": "people", "playing": False}))
        if takes:
            await line.send(json.dumps({"do": "shelf", "id": 1}))
            reply = await until("reply")
            assert reply["ok"], reply
            (entry,) = reply["shelf"]
            await line.send(json.dumps({"do": "take", "id": 2, "match": entry["match"]}))
        while True:
            match = (await until("state"))["match"]
            if match and not match["n"]:  # a match without an answer is not kept
                await line.send(json.dumps({"do": "answer", "id": 3, "value": "Alice"}))
            elif match and (shown := names(match, 0)):
                return shown


def names(match: Any, seat: int) -> list[str]:
    """The faces that are shown of what a seat holds."""
    return sorted(
        card["name"]
        for zone in match["zones"]
        if zone["seat"] == seat
        for card in zone["cards"]
        if "name" in card
    )
