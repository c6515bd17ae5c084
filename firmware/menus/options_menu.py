"""How a match is to be played: as usual, explained as it goes, or option by option.

Loaded only while it is asked, with its texts, the guide of engine/words.
"""

from engine import catalogue
from engine.referee import values_of
from engine.words import Words
from firmware.menus.more_words import More

if False:  # for type checkers alone: neither Python runs it
    from firmware.table.app import App

USUAL, GUIDED, CHOOSE = range(3)


async def run(app: "App", name: str, count: int) -> "dict | None":
    """Every option with its value; None where people went back."""
    words = More(app.words, "guide")
    ways = ["as_usual", "explained"] + (["own_rules"] if leaves_a_choice(name, count) else [])
    labels = [words.text(way) for way in ways]
    start = GUIDED if app.settings.guide else USUAL
    at = await app.panel.choose(words.text("which_way"), labels, start)
    if at is None:
        return None
    if at == CHOOSE:
        return await choose(app, name, count)
    if app.settings.guide != (at == GUIDED):
        app.change({"guide": at == GUIDED})
    return {}


def leaves_a_choice(name: str, count: int) -> bool:
    """Whether any option has more than one value with so many players."""
    game, chosen = catalogue.load(name), {}  # type: ignore[var-annotated]
    for option, every in game.OPTIONS:
        values = values_of(game, count, chosen, option, every)
        chosen[option] = values[0]
        if len(values) > 1:
            return True
    return False


async def choose(app: "App", name: str, count: int) -> "dict | None":
    """Every option that leaves a choice; what excludes itself is not offered."""
    game, words = catalogue.load(name), Words(app.words.language, name)
    chosen: dict = {}
    for option, every in game.OPTIONS:
        values = values_of(game, count, chosen, option, every)
        chosen[option] = values[0]
        if len(values) > 1:
            labels = [
                words.text("value_" + value) if "value_" + value in words else value
                for value in values
            ]
            at = await app.panel.choose(words.text("option_" + option), labels)
            if at is None:
                return None
            chosen[option] = values[at]
    return chosen
