"""How long each player may think in the matches to come. Loaded only while the question is open."""

from firmware.menus.more_words import More

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.table.app import App

CLOCKS = (0, 5, 10, 15, 20, 30, 45, 60)  # minutes for each seat; 0: no clock


def label(app: "App") -> str:
    """An entry of a menu: `clock: 15 min`."""
    minutes = app.settings.clock
    words = More(app.words, "pause_menu")
    return words.text("set_clock" if minutes else "clock_off", (minutes,))


async def choose(app: "App") -> "int | None":
    """Minutes for each seat; None where people hold the knob."""
    words, now = More(app.words, "pause_menu"), app.settings.clock
    choices = sorted(set(CLOCKS + (now,)))
    labels = [words.text("clock_minutes", (one,)) for one in choices]
    labels[0] = words.text("clock_off")
    at = await app.panel.questions.choose(words.text("how_long"), labels, choices.index(now))
    return None if at is None else choices[at]
