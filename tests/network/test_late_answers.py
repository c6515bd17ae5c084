"""What a broker answers to a program that is just ending."""

from __future__ import annotations

import asyncio

import pytest

from host.network.broker import Broker


def test_an_answer_that_nobody_waits_for_any_more_is_no_traceback(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    async def late() -> None:
        client = Broker("localhost", 1883).client("hall")
        client._on_subscribe(client._client, None, 1, [])

    asyncio.run(late())
    assert not caplog.records and capsys.readouterr() == ("", "")
