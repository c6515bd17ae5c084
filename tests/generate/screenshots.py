"""Take the README's pictures from the running page: `python -m tests.generate.screenshots`.

python -m tests.generate.screenshots            writes tests/generate/pictures/play-*.png again
python -m tests.generate.screenshots FOLDER     writes them, and many more, elsewhere: to look at
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import sys
import tempfile
from collections.abc import AsyncIterator
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
from host.page.room import Room
from host.page.server import Site
from tests.generate.chromium import ARGUMENTS, TAUGHT, lacking, path

PICTURES = Path(__file__).parent / "pictures"  # and shots.json: what is on them
LARGEST = 150_000  # bytes of a picture in the README
SEED = "pictures"
DRAWN_MS = 900  # until a page has settled, its cards and lights with it


@dataclass(frozen=True)
class Shot:
    """A picture of a match after so many answers, at a question of a person's.

    people  as `trilithon play` has it;  prompt: go on to this question;  part: of the page, alone
    """

    name: str
    game: str
    seats: int
    answers: int
    people: str = "others"
    size: tuple[int, int] = (1180, 760)
    scheme: str = "light"
    language: str = "en"
    spectator: bool = False
    whole: bool = False  # also what one would scroll to
    prompt: str = ""
    part: str = ""


README = tuple(Shot(**shot) for shot in json.loads((PICTURES / "shots.json").read_text()))
PHONE, DESK = (360, 740), (1440, 900)


def everything() -> list[Shot]:
    """Every game, on the desk and on a phone."""
    shots = []
    for at, (name, _, most, _) in enumerate(catalogue.GAMES):
        seats, scheme = min(most, 5), ("light", "dark")[at % 2]
        people = ("others", "none", "all")[at % 3]
        for label, size in (("desk", DESK), ("phone", PHONE)):
            shots.append(Shot(f"{name}-{label}", name, seats, 90, people, size, scheme,
                              LANGUAGES[at // 2 % len(LANGUAGES)], whole=True))  # fmt: skip
    shots.append(Shot("over", catalogue.GAMES[0][0], 3, 5000, "all", DESK, whole=True))
    shots.append(
        Shot("spectator", catalogue.GAMES[2][0], 4, 90, "all", DESK, "dark", spectator=True)
    )
    return [*README, *shots]


@contextlib.asynccontextmanager
async def staged(shot: Shot) -> AsyncIterator[Site]:
    """A site that shows the match as the picture wants it."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, SETTINGS).write_text(json.dumps({"language": shot.language}))
        with InProcessTable(folder) as table:
            room = Room(AsyncClient(table.port, simulated=True), SEED, "all")
            room.bots.playing = False
            await room.open()
            await room.new(shot.game, list(NAMES[: shot.seats]), {})
            await play(room, shot)
            site = Site(room)
            await site.start()
            yield site
            await site.stop()
            await room.close()


async def play(room: Room, shot: Shot) -> None:
    """Play so many answers, and on to the question of the picture."""
    mirror, seats = room.mirror, range(shot.seats)
    assert mirror
    simulated = {"none": seats[:0], "others": seats[1:], "all": seats}[shot.people]
    people = [seat for seat in seats if seat not in simulated]

    def wanted() -> bool:
        ask = mirror.ask
        if ask is None:
            return True
        theirs = not people or ask.seat is None or ask.seat in people
        return mirror.count >= shot.answers and theirs and shot.prompt in ("", ask.prompt)

    while not wanted():
        await room.bots.step()
    room.bots.take(simulated)
    room.changed("state")


async def take(shots: list[Shot], folder: Path) -> None:
    from playwright.async_api import async_playwright

    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=path(), args=list(ARGUMENTS))
        for shot in shots:
            async with staged(shot) as site:
                data = await photograph(browser, site, shot)
            if shot in README:
                data = fewer_colours(data)
            (folder / f"{shot.name}.png").write_bytes(data)
            large = f", more than {LARGEST:,}" if shot in README and len(data) > LARGEST else ""
            say(f"{shot.name}: {len(data):,} bytes{large}")
        await browser.close()


def fewer_colours(picture: bytes) -> bytes:
    """The same with 256 colours: a third of the bytes, and nobody sees it on a page."""
    from PIL import Image

    out = io.BytesIO()
    with Image.open(io.BytesIO(picture)) as image:
        image.convert("RGB").quantize(256).save(out, "PNG", optimize=True)
    return out.getvalue()


async def photograph(browser: Any, site: Site, shot: Shot) -> bytes:
    width, height = shot.size
    context = await browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=shot.scheme
    )
    await context.add_init_script(TAUGHT)
    page = await context.new_page()
    page.on("pageerror", lambda error: complain(f"{shot.name}: {error}"))
    await page.goto(site.url(site.look if shot.spectator else site.control))
    await page.wait_for_selector("#seats .seat")
    await page.wait_for_timeout(DRAWN_MS)
    target = page.locator(shot.part) if shot.part else page
    more = {} if shot.part else {"full_page": shot.whole}
    picture: bytes = await target.screenshot(**more)
    await context.close()
    return picture


def main(arguments: list[str]) -> int:
    why = lacking()
    if why:
        complain(why)
        return 1
    folder = Path(arguments[0]) if arguments else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(take(everything() if arguments else list(README), folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
