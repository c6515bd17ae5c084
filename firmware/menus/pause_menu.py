"""Pause: hands are hidden, the plate is dark, the clocks stand, until people press. Loaded only
for a pause, with its texts, the pause menu of engine/words.
"""

from firmware.menus.more_words import More
from firmware.screen.canvas import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.table.app import App


async def run(app: "App") -> None:
    """Until the knob is pressed or held, or a command changes the match."""
    play: "Any" = app.playing
    words = More(play.match.words, "pause_menu")
    clock, link, panel = play.match.clock, app.panel.link, app.panel
    marks = panel.marks
    panel.light([])
    if clock:
        clock.stand(True)
    if link:
        link.later("pause", {"on": True})
    try:
        await panel.questions.tell(words.text("paused"), wrap(words.text("press_to_go_on")))
    finally:
        panel.light(marks)
        if clock:
            clock.stand(False)
        if link:
            link.later("pause", {"on": False})
