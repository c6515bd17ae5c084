"""An update from afar is on trial until the table has been heard. Loaded only during a trial.

firmware/boot/start.py takes it back where that never comes.
"""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

BEFORE = "trilithon.before"
BACK = BEFORE + "/back"
LOOK_MS = 500


async def until_heard(link: "Any", station: "Any", pause: "Callable") -> None:
    """Wait for a command over the cable, or the broker; then the old firmware goes."""
    while not ((link and link.done is not None) or (station and not station.trouble)):
        await pause(LOOK_MS)
    if BACK[len(BEFORE) + 1 :] in os.listdir(BEFORE):
        os.remove(BACK)  # from here on there is no way back
    for name in os.listdir(BEFORE):
        os.remove(BEFORE + "/" + name)
    os.rmdir(BEFORE)
    if station:
        station.tell_update()
