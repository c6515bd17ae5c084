"""The table throws dice and draws lots for people who would rather not, or who have left.

Chance is an answer like any other: the engine draws nothing, and a record tells no difference
between a die thrown by hand and one thrown by the table. Here the table is an input device, with
the board's own source of random bytes. Loaded only while it draws.
"""

import os

from engine import game
from engine.places import CURSOR
from firmware.screen import view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.table.play import Play

STEPS = 12  # of the light that runs round the plate while the table draws
STEP_MS = 70
STRIDE = 7  # lights from one step to the next


async def roll(play: "Play") -> None:
    """A light runs round the plate, values pass by, one stays, and is the answer."""
    referee, panel, ask = play.match.referee, play.panel, play.ask
    values, odds = ask.values, game.odds(referee.game, referee.table, ask)
    if play.absent:
        values = [one for one in play.options[:-1] if one not in ask.chosen]
        odds = [1] * len(values)
    drawn = draw(values, odds)
    for step in range(STEPS):
        play.at = (play.at + 1) % len(play.options)
        panel.light(running_light(step, panel.size))
        panel.sound("tick")
        panel.refresh(True)
        await panel.devices.clock.sleep_ms(STEP_MS)
    said = view.option(ask, referee, play.match.words, drawn)
    play.do(play.match.reply(drawn), lambda: said)


def draw(values: "list | tuple | range", chances: list) -> "int | str":
    """One of `values`, each as likely as its whole number in `chances` says."""
    at = below(sum(chances))
    for value, chance in zip(values, chances):
        if at < chance:
            return value
        at -= chance
    raise ValueError("chances for fewer values than there are")


def below(limit: int) -> int:
    """A random whole number from 0 to `limit` - 1, all exactly as likely."""
    found = None
    while found is None:
        found = fair(int.from_bytes(os.urandom(2), "big"), limit)
    return found


def fair(number: int, limit: int) -> "int | None":
    """What a number of two bytes stands for; None: a remainder, which would favour the first."""
    return number % limit if number < 65536 - 65536 % limit else None


def running_light(step: int, size: int) -> list:
    """The lights at one step of the draw."""
    return [(step * STRIDE % size, CURSOR)]
