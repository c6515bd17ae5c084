"""Draw a simulated table in the middle of a match as an SVG: the README's picture.

    python -m host.generate.picture            writes host/generate/pictures/table.svg anew
    python -m host.generate.picture GAME       prints the picture of another game

The picture is what the firmware shows: its screen's pixels, its lights' colours.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from pathlib import Path

from engine import catalogue, found
from engine.words import Words
from firmware.devices.guard import Devices
from firmware.devices.simulated import Screen, devices, uid_of
from firmware.storage.files import Files
from firmware.table.app import App
from firmware.table.match import Match
from firmware.tags import register
from host.people.at_devices import Party

TABLE = Path(__file__).parent / "pictures" / "table.svg"
GAME, SEATS, SEED = "war_of_gods", 4, "picture"
ANSWERS = 60  # of the match, before it is drawn
PIXEL = 2.2
MARGIN = 20.0
DARK = 34


def play_some(game: str, seats: int, answers: int) -> tuple[Devices, Match]:
    """A table with a match in play."""
    with tempfile.TemporaryDirectory() as folder:
        storage = Files(folder)
        for box in found.boxes():
            for piece in range(box.size):
                storage.append(register.FILE, register.line(uid_of(box, piece), box, piece))
        table = devices(storage)
        app = App(table)
        app.settings.language = "en"
        names = ["Alice", "Bob", "Cléo", "Dan", "Eve", "Fay"][:seats]
        match = Match.begin(game, names, list(range(seats)), {}, "en", app.journal)
        app.match = match
        asyncio.run(until(app, match, answers))
    return table, match


async def until(app: App, match: Match, answers: int) -> None:
    """Let people play until so many answers are given, and the screen shows the next question."""
    enough = asyncio.Event()

    def watch(line: str, news: list[object]) -> None:
        if len(match.referee.log) >= answers:
            enough.set()

    party = Party(app, match, random.Random(SEED), think_ms=5000, watch=watch)
    tasks = [asyncio.create_task(app.run()), asyncio.create_task(party.play())]
    await asyncio.wait({asyncio.create_task(enough.wait()), *tasks}, return_when="FIRST_COMPLETED")
    tasks[1].cancel()
    await app.devices.clock.sleep_ms(1000)
    tasks[0].cancel()


def screen_svg(screen: Screen, x: float, y: float) -> list[str]:
    """The lit pixels of the screen, runs of them drawn as one bar."""
    width, height = 128 * PIXEL, 64 * PIXEL
    parts = [f'<rect x="{x - 8}" y="{y - 8}" width="{width + 16:.1f}" height="{height + 16:.1f}" '
             'rx="8" fill="#05070a" stroke="#39424e"/>']  # fmt: skip
    bars = []
    for row in range(64):
        column = 0
        while column < 128:
            start = column
            while column < 128 and screen.pixel(column, row):
                column += 1
            if column > start:
                bars.append(f"M{start} {row}h{column - start}v1h-{column - start}z")
            column += 1
    move = f"translate({x} {y}) scale({PIXEL})"
    parts.append(f'<path transform="{move}" fill="#9fd8ff" d="{"".join(bars)}"/>')
    return parts


def lights_svg(plate: str, rgb: bytes, x: float, y: float) -> list[str]:
    """Every light of the plate in its colour, glowing where it is lit."""
    parts = []
    for place, (left, top) in sorted(found.geometry(plate)["points"]().items()):
        red, green, blue = rgb[3 * place : 3 * place + 3] or (0, 0, 0)
        lit = max(red, green, blue) > 0
        fill = f"rgb({red},{green},{blue})" if lit else f"rgb({DARK},{DARK},{DARK + 4})"
        spot = f'cx="{x + left:.1f}" cy="{y + top:.1f}"'
        if lit:
            parts.append(f'<circle {spot} r="9" fill="{fill}" opacity="0.35"/>')
        parts.append(f'<circle {spot} r="3.6" fill="{fill}" stroke="#555" stroke-width="0.4"/>')
    return parts


def picture(game: str = GAME, seats: int = SEATS, answers: int = ANSWERS) -> str:
    """The whole SVG."""
    table, _ = play_some(game, seats, answers)
    plate = catalogue.plate(game)
    width, height = found.geometry(plate)["SIZE"]
    tall = max(height, 64 * PIXEL + 60)
    wide = width + 128 * PIXEL + 4 * MARGIN
    title = Words("en", game).text("title")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {tall + 2 * MARGIN:.0f}"'
        f' role="img" aria-label="{title} at the simulated table">',
        '<rect width="100%" height="100%" rx="14" fill="#171b21"/>',
        f'<rect x="{MARGIN}" y="{MARGIN + (tall - height) / 2:.1f}" width="{width}" '
        f'height="{height}" rx="12" fill="#20262e" stroke="#39424e"/>',
    ]
    middle = MARGIN + tall / 2
    parts += lights_svg(plate, table.strip.device.rgb, MARGIN + width / 2, middle)
    parts += screen_svg(table.screen.device, width + 2.5 * MARGIN, middle - 32 * PIXEL)
    return "\n".join([*parts, "</svg>"]) + "\n"


def main(arguments: list[str]) -> int:
    if arguments:
        print(picture(arguments[0]), end="")
    else:
        TABLE.parent.mkdir(exist_ok=True)
        TABLE.write_text(picture(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
