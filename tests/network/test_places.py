"""Nobody takes another's place at the broker, and a broker of ours does not outlive us."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware.network.access import client_id
from host.install.build import ROOT
from host.network import topics
from host.network.broker import aiomqtt
from host.network.mosquitto import Mosquitto, listens
from host.network.sender import Sender
from tests.network.paper_table import PaperTable
from tests.network.rooms import need_mosquitto, running, until
from tests.patience import HUNG_S

STARTS = """
import sys, time
from pathlib import Path
from host.network.mosquitto import Mosquitto
broker = Mosquitto(Path(sys.argv[1]), ["t1"])
broker.start()
print(broker.port, flush=True)
time.sleep(600)
"""


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Mosquitto]:
    need_mosquitto()
    broker = Mosquitto(tmp_path / "broker", ["t1", "mallory"])
    broker.start()
    yield broker
    broker.close()


def guesses(broker: Mosquitto) -> list[str]:
    """What mallory can know, and make of it."""
    own = broker.passwords["mallory"]
    return ["table-t1", "t1", client_id("table-t1", own), client_id("table-t1", "")]


def test_another_user_cannot_throw_a_table_off(broker: Mosquitto) -> None:
    async def story() -> None:
        sender = Sender(PaperTable("t1", "t1").outbox, broker.broker("t1"))
        seen: list[tuple[str, int]] = []
        async with running(sender):
            await until(lambda: not sender.trouble)
            async with broker.broker("hall").client("hall-main") as hall:
                await hall.subscribe(f"{topics.ROOT}/table/+/alive", 1)
                for name in guesses(broker):
                    async with aiomqtt.Client(
                        "127.0.0.1", broker.port, username="mallory",
                        password=broker.passwords["mallory"], identifier=name,
                    ) as other:  # fmt: skip
                        await other.publish(f"{topics.ROOT}/table/mallory/alive", b"{}", 1)
                async with asyncio.timeout(HUNG_S):
                    async for message in hall.messages:
                        if "/mallory/" in str(message.topic):
                            seen.append(("mallory", 0))
                            if len(seen) == len(guesses(broker)):
                                break
                        else:
                            fields = topics.decode("alive", bytes(message.payload))  # type: ignore[arg-type]
                            assert fields["state"] == topics.READY
            assert not sender.trouble

    asyncio.run(story())


def test_only_a_halls_own_user_speaks_as_that_hall(tmp_path: Path) -> None:
    need_mosquitto()
    denied: list[tuple[str, str]] = []
    halls = {"hall": "main", "guest": "second"}
    broker = Mosquitto(tmp_path, ["t1"], halls, denied=lambda *who: denied.append(who))
    broker.start()

    async def story() -> None:
        async with broker.broker("t1").client("table-t1") as table:
            await table.subscribe(f"{topics.ROOT}/to/t1/#", 1)
            async with broker.broker("guest").client("hall-second") as guest:
                for name in ("main", "second"):
                    await guest.publish(topics.order_topic("t1", "have", name), b"{}", 1)
            async with asyncio.timeout(HUNG_S):
                first = await anext(aiter(table.messages))
        assert str(first.topic) == topics.order_topic("t1", "have", "second")
        await until(lambda: denied == [("guest", topics.order_topic("t1", "have", "main"))])

    try:
        asyncio.run(story())
    finally:
        broker.close()


def test_a_table_keeps_its_place_over_power_cuts_and_others_have_other_places() -> None:
    own = client_id("table-bar", "hush")
    assert own == client_id("table-bar", "hush") and len(own) <= 23
    assert len({own, client_id("hall-bar", "hush"), client_id("table-bar", "whisper")}) == 3
    assert client_id("table-bar", "") == "table-bar"


def test_a_broker_for_trying_ends_with_its_hall_even_by_kill_9(tmp_path: Path) -> None:
    need_mosquitto()
    run = [sys.executable, "-c", STARTS, str(tmp_path / "broker")]
    process = subprocess.Popen(run, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    port = int(process.stdout.readline())
    assert listens(port)
    process.send_signal(signal.SIGKILL)
    process.wait()
    asyncio.run(until(lambda: not listens(port)))


def test_a_broker_that_is_closed_leaves_no_watcher(broker: Mosquitto) -> None:
    assert broker.guard and broker.guard.shell
    shell = broker.guard.shell
    broker.close()
    assert shell.poll() is not None and not listens(broker.port)
