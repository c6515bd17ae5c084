"""What the page keeps up with: the part of `make bench` that opens a browser.

    python -m tests.measure.bench_page

Simulated people play at full speed; the firmware, the server and the browser share this computer.
"""

from __future__ import annotations

import asyncio
import resource
import sys
from typing import Any

from engine import catalogue, found
from host.door import say
from host.page.room import Room
from host.page.viewer import FRAMES
from tests.generate.chromium import ARGUMENTS, TAUGHT, lacking, path
from tests.generate.screenshots import Shot, staged

SECONDS = 5.0
SOON_S = 0.1  # a click should be answered so soon
QUICKEST = 5  # the pace of people who do not think
PLATE = max(found.plate_sizes().items(), key=lambda size: size[1])[0]  # the most lights there are
GAME, _, SEATS, _ = next(line for line in catalogue.GAMES if catalogue.plate(line[0]) == PLATE)
MATCH = Shot("bench", GAME, SEATS, 0, people="all", size=(1440, 900))


def main() -> int:
    why = lacking()
    if why:
        say("", f"the page is not measured: {why}")
        return 0
    say("", f"the page, all people simulated at full speed ({MATCH.game}, {MATCH.seats} seats)")
    for label, figure in asyncio.run(measure()):
        say(f"  {label:<42} {figure:>10}")
    return 0


async def measure() -> list[tuple[str, str]]:
    """(label, figure) pairs."""
    from playwright.async_api import async_playwright

    async with async_playwright() as driver, staged(MATCH) as site:
        browser = await driver.chromium.launch(
            executable_path=path(whole=True), args=list(ARGUMENTS)
        )
        page = await browser.new_page(viewport={"width": 1440, "height": 900})
        await page.add_init_script(TAUGHT)
        await page.goto(site.url(site.control))
        await page.wait_for_selector("#seats .seat")
        idle = await processor(site.room, SECONDS)
        figures = [*await rush(page, site.room), *await hint(page, site.room)]
        await browser.close()
    return [*figures, ("CPU of an idle table and its server", f"{100 * idle:.1f} %")]


async def processor(room: Room, seconds: float) -> float:
    """The share of one processor that this process takes while the table is idle."""
    before = resource.getrusage(resource.RUSAGE_SELF)
    await asyncio.sleep(seconds)
    after = resource.getrusage(resource.RUSAGE_SELF)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) / seconds


async def rush(page: Any, room: Room) -> list[tuple[str, str]]:
    """Frames drawn, and events of the table, while people play as fast as they can."""
    counts = "() => ({...trilithon.link.counts, frames: trilithon.frames.drawn})"
    loop = asyncio.get_running_loop()
    room.bots.pace = QUICKEST
    before, events, answers, start = await page.evaluate(counts), room.events.count, 0, loop.time()
    room.bots.play(True)
    while loop.time() - start < SECONDS:
        count = room.mirror.count if room.mirror else 0
        await asyncio.sleep(0.05)
        if room.mirror:
            answers += max(0, room.mirror.count - count)
            if room.mirror.ask is None:
                await room.new(MATCH.game, room.mirror.players, {})
                room.bots.take(room.seats())
    took = loop.time() - start
    room.bots.play(False)
    after = await page.evaluate(counts)
    return [
        (
            f"frames drawn a second (at most {FRAMES})",
            f"{(after['frames'] - before['frames']) / took:.0f}",
        ),
        ("answers a second", f"{answers / took:.0f}"),
        ("events of the table a second", f"{(room.events.count - events) / took:.0f}"),
        ("KB to the page a second", f"{(after['bytes'] - before['bytes']) / took / 1024:.0f}"),
    ]


async def hint(page: Any, room: Room) -> list[tuple[str, str]]:
    """What the page answers within SOON_S while a strong player's hint is thought about."""
    await to_a_choice(room)
    loop, took = asyncio.get_running_loop(), []
    start = loop.time()
    room.bots.advice.want(0)
    while room.bots.advice.answer is None and not room.bots.advice.failed:
        clicked = loop.time()
        await page.evaluate("() => trilithon.link.ask({do: 'people', pace: 5})")
        took.append(loop.time() - clicked)
    soon = sum(each <= SOON_S for each in took)
    label = f"clicks answered within {1000 * SOON_S:.0f} ms during a hint"
    return [(label, f"{soon} of {len(took)}"), ("a hint, seconds", f"{loop.time() - start:.1f}")]


async def to_a_choice(room: Room) -> None:
    """Play on to a choice of the first seat's, who is a person then."""
    while True:
        room.bots.take(room.seats()[1:])
        room.changed("state")
        if room.ask and room.ask.seat == 0 and room.bots.advice.possible():
            return
        room.bots.take(room.seats())
        await room.bots.step()


if __name__ == "__main__":
    sys.exit(main())
