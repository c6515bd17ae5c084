"""Invalid messages, or too many of them, change nothing; and the server's end does not wait."""

from __future__ import annotations

import asyncio
import json
import random
from unittest import mock

import pytest
from websockets.exceptions import ConnectionClosed

from host.page.budget import Budget
from host.page.server import LOOPBACK
from host.page.viewer import MOST_REPLIES
from tests.page.web import looking, runs, served


@runs
async def test_garbage_changes_nothing() -> None:
    async with served("amazones") as site, looking(site) as witness:
        before = witness.match
        async with looking(site, site.control) as player:
            for message in [*GARBAGE, *noise(random.Random(1), 500)]:
                await player.socket.send(message)
            reply = await player.do("answer", value="ok\nundo")
            assert reply["why"] == "bad_message"
            for name in ("__init__", "act", "send", "do", ""):
                assert (await player.do(name))["why"] == "unknown"
            for value in ("x" * 10**4, "\x00", "ok\rundo", 5, None, {}, [], "nobody"):
                assert not (await player.do("answer", value=value))["ok"]
            for zone, at in (
                (0, 0),
                (-1, 0),
                (16, -1),
                (10**9, 0),
                ("x", 0),
                (8, 99),
                (None, None),
            ):
                assert not (await player.do("tap", zone=zone, at=at))["ok"]
            saved = await player.do("save")
            assert saved["ok"], saved
        assert site.room.mirror and site.room.mirror.count == 0
        assert witness.match == before
        assert not site.room.problem


GARBAGE: list[str | bytes] = [
    "", "null", "[]", "7", "{", "\x00", b"\xff\xfe", b"{}", '"do"', '{"do": null}', '{"do": {}}',
    '{"do": "tap"}', '{"do": "new", "id": []}', '{"do": "people", "seats": 5}', "[" * 5000,
    '{"do": "load", "record": {}}', '{"do": "knob", "did": "turn", "by": 1e999}',
    '{"do": "new", "game": "amazones", "players": "Al"}', '{"do": "lang"}',
    '{"do": "new", "game": "../x", "players": ["A", "B", "C"]}', '{"do": "options", "game": "os"}',
    '{"do": "people", "seats": [99, -1]}', '{"do": "people", "pace": "fast"}',
]  # fmt: skip


def noise(rng: random.Random, count: int) -> list[str]:
    """Messages that are nearly right."""
    words = ["tap", "act", "id", "value", "zone", "at", "", "ok", 0, -1, 10**30, None, [], {}, True]
    return [
        json.dumps({rng.choice(["do", "x"]): rng.choice(["tap", "answer", "knob", "options"]),
                    str(rng.choice(words)): rng.choice(words), "did": rng.choice(words)})
        for _ in range(count)
    ]  # fmt: skip


@runs
async def test_what_is_too_large_costs_only_its_sender() -> None:
    async with served("amazones") as site, looking(site) as witness:
        async with looking(site, site.control) as player:
            await player.socket.send('{"do": "load", "record": "' + "x" * (1 << 21) + '"}')
            with pytest.raises(ConnectionClosed):
                await player.do("save")
        async with looking(site, site.control) as player:
            await player.do("answer", value="Bob")
        await witness.until(lambda: witness.match["n"] == 1)


@runs
async def test_the_end_does_not_wait_for_who_says_nothing() -> None:
    """A browser opens connections ahead of need; a reader of replies may have gone."""
    with mock.patch("host.page.server.OPENING_S", 0.2):
        async with served("amazones") as site, looking(site, site.control):
            _, silent = await asyncio.open_connection(LOOPBACK, site.port)
            viewer = next(iter(site.players))
            viewer.replies = ["{}"] * MOST_REPLIES
            viewer.budget = Budget(1e9, 1e9)
            stuck = asyncio.create_task(viewer.ready())
            await asyncio.sleep(0)
            async with asyncio.timeout(3):
                await site.stop()
                await stuck
            silent.close()
