"""What the table asks between matches: which game, or what else.

Loaded only while it is open, with its texts. It is the first question after a start, so what only
its answers lead to is not in it: people wait for this file to be read.
"""

from engine import catalogue
from engine.loading import borrowed
from engine.words import Words
from firmware.menus.more_words import More
from firmware.storage.journal import SHELF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.table.app import App

PLAN = "firmware.menus.plan"
ERRANDS = {"people": "people_menu.run", "tags": "tags_menu.run", "settings": "settings_menu.run"}


async def run(app: "App") -> None:
    """The first question, and where it leads. Held at any further one: back to the first."""
    words = app.words = More(app.words, "new_menu")
    titles = Words(app.words.language, "titles")
    names = [line[0] for line in catalogue.GAMES]
    aside = set_aside(app)
    more = ["people", "language", "tags", "settings"]
    labels = [words.text("shelf", (aside,))] if aside else []
    labels += [titles.text(name) for name in names] + [words.text(key) for key in more]
    at = await app.panel.questions.choose(words.text("which_game"), labels)
    if at is None:
        return
    if aside:
        at -= 1
    if at < 0:
        app.errand = "shelf_menu.run"
    elif at < len(names):
        with borrowed(PLAN) as plan:
            await plan.Plan(app, words, names[at], titles.text(names[at])).run()
    elif more[at - len(names)] == "language":
        await app.choose_language()
    else:
        app.errand = ERRANDS[more[at - len(names)]]


def set_aside(app: "App") -> int:
    """How many matches lie on the shelf; none where storage fails."""
    count, storage = 0, app.devices.storage
    try:
        for _ in storage.each(SHELF) if storage is not None else ():
            count += 1
    except OSError:
        return 0
    return count
