"""Storage is short: which records go to make room, announced first. Loaded only for that."""

from firmware.menus.more_words import More
from firmware.storage import room

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.table.app import App


async def run(app: "App") -> None:
    """Records go where people say yes; where hardly any room is left, right after the message."""
    journal = app.journal
    need = room.short(journal)
    if not need or (need == 1 and app.match is not None):  # the question waits for the match's end
        return
    try:
        names, alone = room.going(journal)
        if names and await agreed(app, need, len(names), alone):
            tell(app, names)
            room.clear(journal, names)
            journal.grown = True  # to see whether that was enough
    except OSError:
        pass  # when the next record is kept


async def agreed(app: "App", need: int, count: int, alone: int) -> bool:
    """Whether so many records go, of which no computer has so many."""
    if app.match is not None:
        return True
    words = More(app.words, "new_menu")
    labels = [words.text("ok")] if need == 2 else app.yes_no()
    at = await app.panel.questions.choose(words.text("make_room", (count, alone)), labels)
    return need == 2 or at == 0


def tell(app: "App", names: list) -> None:
    """A computer on the cable hears it before they go."""
    link = app.panel.link
    if link:
        link.later("room", {"records": names})
        link.flush()
