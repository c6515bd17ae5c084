"""Take a picture of the page at every question of every game, for people to look at.

    python -m tests.generate.questions                 all games, into build/questions/
    python -m tests.generate.questions amazones awele  these alone

Every question is taken in each of LOOKS: every language, a desk and a phone, light and dark; so is
the end of a match. Related pictures are on one sheet.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import catalogue
from engine.words import LANGUAGES
from firmware.storage.settings import FILE as SETTINGS
from host.cable.async_client import AsyncClient
from host.cable.simulators import InProcessTable
from host.commands.demo import NAMES
from host.door import complain, say
from host.page.room import ALL, Room
from host.page.room_record import play_again
from host.page.server import Site
from tests.generate.chromium import ARGUMENTS, TAUGHT, lacking, path
from tests.generate.seldom import (
    ANSWERS,
    END,
    games_asked_for,
    options_of,
    prompts,
    record_asking,
)

FOLDER = Path(__file__).parent.parent.parent / "build" / "questions"
SEED = "questions"
SEATS = 4
MATCHES = 9  # until every question has come: the first by the usual rules, the others by any
SETTLED_MS = 120
DESK, PHONE = (1280, 720), (390, 844)
DRAWN = "n => trilithon.state()?.match?.n === n"


@dataclass(frozen=True)
class Look:
    """A way to see the page; `across` of its pictures lie side by side on a sheet of `most`."""

    name: str
    size: tuple[int, int]
    scheme: str
    language: str
    across: int
    most: int


SCHEMES = ("light", "dark")
LOOKS = tuple(
    Look(f"{name}-{language}", size, SCHEMES[(at + dark) % 2], language, across, most)
    for name, size, dark, across, most in (("desk", DESK, 1, 2, 6), ("phone", PHONE, 0, 5, 10))
    for at, language in enumerate(LANGUAGES)
)


@contextlib.asynccontextmanager
async def site_of(room_of: Path) -> AsyncIterator[Site]:
    """A table whose simulated people answer only on request."""
    Path(room_of, SETTINGS).write_text(json.dumps({"language": "en"}))
    with InProcessTable(str(room_of)) as table:
        room = Room(AsyncClient(table.port, simulated=True), SEED, ALL)
        room.bots.playing = False
        await room.open()
        site = Site(room)
        await site.start()
        yield site
        await site.stop()
        await room.close()


@contextlib.asynccontextmanager
async def pages_of(browser: Any, site: Site) -> AsyncIterator[dict[Look, Any]]:
    """The page as every look shows it."""
    found = {}
    for look in LOOKS:
        width, height = look.size
        context = await browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=look.scheme,
            reduced_motion="reduce",
        )  # fmt: skip
        await context.add_init_script(TAUGHT)
        await context.add_init_script(f"localStorage.setItem('trilithon.lang', '{look.language}')")
        page = await context.new_page()
        page.on("pageerror", lambda error: complain(f"the page: {error}"))
        await page.goto(site.url(site.control))
        found[look] = page
    yield found
    for page in found.values():
        await page.context.close()


async def photograph(game: str, site: Site, pages: dict[Look, Any], folder: Path) -> list[str]:
    """Play until every question has come, and take each. Returns their names, as they came."""
    missing = prompts(game) | {END}
    seats, taken = min(SEATS, catalogue.entry(game)[2]), []
    for number in range(MATCHES):
        await site.room.new(game, list(NAMES[:seats]), options_of(game, seats, number))
        for _ in range(ANSWERS):
            ask = site.room.mirror.ask if site.room.mirror else None
            name = ask.prompt if ask else END
            if name in missing:
                missing.discard(name)
                taken.append(name)
                await take(site.room, pages, folder / f"{game}-{len(taken):02}-{name}")
            if ask is None or not missing:
                break
            await site.room.bots.step()
        if not missing:
            break
    for name in sorted(missing):
        text = record_asking(game, name)
        if text:
            await play_again(site.room, text)
            missing.discard(name)
            taken.append(name)
            await take(site.room, pages, folder / f"{game}-{len(taken):02}-{name}")
    if missing:
        complain(f"{game}: these questions never came: {', '.join(sorted(missing))}")
    return taken


async def take(room: Room, pages: dict[Look, Any], stem: Path) -> None:
    """The page as the asked player sees it, all others simulated."""
    mirror = room.mirror
    assert mirror
    seat = (mirror.ask.seat if mirror.ask else None) or 0
    room.bots.take(set(room.seats()) - {seat})
    room.changed("state")
    for look, page in pages.items():
        await page.wait_for_function(DRAWN, arg=mirror.count)
        await page.evaluate("() => document.getElementById('start').close()")
        await page.wait_for_timeout(SETTLED_MS)
        await page.screenshot(path=f"{stem}-{look.name}.png")
    room.bots.take(room.seats())


def lay_out(game: str, folder: Path) -> Iterator[Path]:
    """The pictures of a game on sheets, one look after the other."""
    from PIL import Image

    for look in LOOKS:
        pictures = sorted(folder.glob(f"{game}-[0-9][0-9]-*-{look.name}.png"))
        width, height = (side * look.across // (look.across + 1) for side in look.size)
        for first in range(0, len(pictures), look.most):
            part = pictures[first : first + look.most]
            rows = -(-len(part) // look.across)
            sheet = Image.new("RGB", (width * min(len(part), look.across), height * rows), "grey")
            for at, each in enumerate(part):
                with Image.open(each) as picture:
                    row, column = divmod(at, look.across)
                    small = picture.convert("RGB").resize((width - 4, height - 4))
                    sheet.paste(small, (column * width + 2, row * height + 2))
            out = folder / f"sheet-{game}-{look.name}-{first // look.most + 1}.png"
            sheet.save(out)
            yield out


async def take_all(games: list[str], folder: Path) -> None:
    from playwright.async_api import async_playwright

    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=path(), args=list(ARGUMENTS))
        for game in games:
            with tempfile.TemporaryDirectory() as own:
                async with site_of(Path(own)) as site, pages_of(browser, site) as pages:
                    taken = await photograph(game, site, pages, folder)
            sheets = list(lay_out(game, folder))
            say(f"{game}: {len(taken)} questions, {len(sheets)} sheets")
        await browser.close()


def main(words: list[str]) -> int:
    games = games_asked_for("tests.generate.questions", __doc__ or "", words)
    why = lacking()
    if why:
        complain(why)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in games:
        for old in FOLDER.glob(f"*{game}-*.png"):
            old.unlink()
    asyncio.run(take_all(games, FOLDER))
    say(f"they are in {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
