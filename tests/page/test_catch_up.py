"""The page reads a table while people go on playing there."""

from __future__ import annotations

from host.cable.client import Fields
from tests.page.web import runs, served


@runs
async def test_a_match_that_goes_while_it_is_read_is_read_again() -> None:
    """`trilithon watch` began where the board said 'no match is in play', and ended with that."""
    async with served("high_druid") as site:
        client = site.room.client
        ask = client.command

        async def gone_then(text: str, timeout: float = 0.0) -> Fields:
            """A hand gives the match up as soon as the table has told of it."""
            reply = await ask(text)
            if text == "hello" and reply.get("game"):
                await ask("abort")
            return reply

        client.command = gone_then  # type: ignore[method-assign]
        await site.room.catch_up(fresh=True)
        assert site.room.mirror is None and not site.room.problem
