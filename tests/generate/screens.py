"""Draw every screen that a game can show: `python -m tests.generate.screens`, into build/screens.

    python -m tests.generate.screens            every game, a sheet of pictures a language
    python -m tests.generate.screens stones     one game

A sheet has every kind of question with all its pages (what is asked, what it is about, the news),
the help of it, how the box is set up, and the ends; drawn by the table's own code, pixel for pixel.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image, ImageDraw

from engine import catalogue, reading
from engine.explain import all_said, verdict
from engine.referee import Referee
from engine.setting_up import steps
from engine.words import LANGUAGES, Words
from firmware.menus.more_words import More
from firmware.screen import view
from firmware.screen.canvas import ROWS, WIDTH, Canvas, wrap
from host.cli_support import option_sets, player_counts
from host.door import say
from host.people.at_engine import Match
from tests.generate.seldom import games_asked_for, prompts, record_asking

FOLDER = Path("build/screens")
NAMES = ("Alice", "Bob", "Cléo", "Dan", "Eve", "Fay", "Gus", "Hana")
MATCHES, ANSWERS = 30, 800
HEIGHT = 8 * ROWS
ACROSS, GAP, CAPTION = 7, 10, 14
LIT, DARK, PAPER, INK = (150, 220, 255), (8, 12, 20), (238, 238, 232), (40, 40, 40)


@dataclass
class Sheet:
    """What was drawn of a game in a language: (caption, rows)."""

    language: str
    shown: list[tuple[str, list[str]]] = field(default_factory=list)

    def read(self, caption: str, heading: str, rows: list[str]) -> None:
        """Rows to read, page by page: the last one as full as the knob shows it."""
        last = max(0, len(rows) - view.TEXT_ROWS)
        for at in range(0, max(1, len(rows)), view.TEXT_ROWS):
            self.shown.append((caption, view.text_rows(heading, rows, min(at, last))))

    def set_up(self, words: Words, game: str, referee: Referee) -> None:
        guide, told = More(words, "guide"), steps(words, game, referee)
        for number, (said, _) in enumerate(told, 1):
            self.read("set up", guide.text("set_up", (number, len(told))), wrap(said))

    def question(self, words: Words, game: str, referee: Referee) -> None:
        """All its pages, then its help."""
        ask, time = referee.ask, 0
        assert ask is not None
        options = view.selectable(ask, ask.kind == "tap" and not ask.items)
        at = view.first_choice(ask, options)
        about = view.about_rows(ask, referee, words)
        shown = view.question(ask, referee, words, "", about)
        shown += view.news_pages(referee.table.news, words)
        for page in shown:
            rows = view.ask_rows(referee, words, options, at, time, shown, [])
            self.shown.append((ask.prompt, rows))
            time += view.lasting(page)
        said = [row for text in all_said(words, game, referee) for row in wrap(text)]
        self.read(ask.prompt + ": help", words.text("help"), said)

    def end(self, words: Words, game: str, referee: Referee) -> None:
        rows = view.final_rows(referee, words, verdict(words, game, referee))
        self.read("end", words.text("final"), rows)
        self.read("end: scores", words.text("points"), view.score_rows(referee, words))

    def picture(self) -> Image.Image:
        """All of it, some screens beside each other."""
        wide, high = 2 * WIDTH + GAP, 2 * HEIGHT + GAP + CAPTION
        lines = -(-len(self.shown) // ACROSS)
        sheet = Image.new("RGB", (ACROSS * wide + GAP, lines * high + GAP), PAPER)
        pen = ImageDraw.Draw(sheet)
        for number, (caption, rows) in enumerate(self.shown):
            x, y = GAP + number % ACROSS * wide, GAP + number // ACROSS * high
            pen.text((x, y), caption, INK)
            sheet.paste(screen(rows), (x, y + CAPTION))
        return sheet


def screen(rows: list[str]) -> Image.Image:
    """The 128 x 64 pixels of these rows, the heading in reverse, twice as large."""
    canvas = Canvas()
    canvas.draw(rows, (0,))
    picture = Image.new("RGB", (WIDTH, HEIGHT), DARK)
    for row in range(ROWS):
        for x, column in enumerate(canvas.page(row)):
            for bit in range(8):
                if column >> bit & 1:
                    picture.putpixel((x, 8 * row + bit), LIT)
    return picture.resize((2 * WIDTH, 2 * HEIGHT), Image.Resampling.NEAREST)


def spoken_by(sheet: Sheet, game: str, referee: Referee, names: tuple[str, ...] = NAMES) -> Words:
    """The words of a match on this sheet."""
    table = referee.table
    return Words(sheet.language, game, names[: table.seats], table.box).honour(table.options)


def sheets(game: str) -> list[Sheet]:
    """A sheet for every language: all kinds of questions that some matches ask."""
    drawn, rules = [Sheet(language) for language in LANGUAGES], catalogue.load(game)
    met: set[str] = set()
    for number in range(MATCHES):
        rng = random.Random(f"screens {game} {number}")
        seats = rng.choice(player_counts(game))
        match = Match(rules, seats, rng.choice(option_sets(rules, seats)), rng)
        spoken = [(sheet, spoken_by(sheet, game, match.referee)) for sheet in drawn]
        for sheet, words in spoken if not number else ():
            sheet.set_up(words, game, match.referee)
        for _ in range(ANSWERS):
            if match.ask is None:
                break
            if match.ask.prompt not in met:
                met.add(match.ask.prompt)
                for sheet, words in spoken:
                    sheet.question(words, game, match.referee)
            match.step()
        result = match.referee.result
        if result and "end " + result.ending not in met:
            met.add("end " + result.ending)
            for sheet, words in spoken:
                sheet.end(words, game, match.referee)
    for prompt in sorted(prompts(game) - met):
        text = record_asking(game, prompt)
        if text:
            reader = reading.read(text)
            referee = reader.replay()
            for sheet in drawn:
                words = spoken_by(sheet, game, referee, tuple(reader.match.first))
                sheet.question(words, game, referee)
    return drawn


def main(words: list[str]) -> int:
    games = games_asked_for("tests.generate.screens", __doc__ or "", words)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in games:
        for sheet in sheets(game):
            path = FOLDER / f"{game}-{sheet.language}.png"
            sheet.picture().save(path)
            say(f"{path}: {len(sheet.shown)} screens")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
