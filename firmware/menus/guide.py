"""A first match: how the box is set up, then every kind of question explained where it first comes.

A game may say more, in its REMARKS: there, where it comes the second time, the third, at the end.

Loaded only while it speaks, with its texts, the guide of engine/words. If people answer with a tag
instead of reading on, the answer is handed back to the match.
"""

from engine.loading import borrowed
from engine.words import Texts
from firmware.lights.lights import ask_marks
from firmware.menus.more_words import More
from firmware.screen.canvas import wrap
from firmware.screen.view import TEXT_ROWS, text_rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.table.play import Play

SKIP = ("hold",)


async def run(play: "Play", comes: str) -> "tuple | None":
    """Explain the question; before the first one, the box. Returns another event, or None.

    comes  which question it is and how often it came, as REMARKS have it: `bid 2`
    """
    prompt, fresh = play.ask.prompt, play.ask.prompt not in play.explained
    first = not play.match.referee.log and not play.explained
    if fresh:
        play.explained.append(prompt)  # first: so it is never said twice
    said = remarks(play, comes)
    if first:
        did = await set_up(play)
        if did:
            return did
    return await explain(play, said, fresh)


def remarks(play: "Play", comes: str) -> tuple:
    """What the game says there in a first match, once; or nothing.

    Of a match that was not followed from its beginning nobody knows how often: its end alone.
    """
    texts = Texts(play.match.words.language).and_of("first_" + play.match.name)
    due = play.due
    if due is None:
        due = ",end 1," if play.match.referee.log else texts.get("due", "")
    says = "," + comes + "," in due and comes in texts
    play.due = due.replace("," + comes + ",", ",") if says else due
    return (texts[comes],) if says else ()


async def set_up(play: "Play") -> "tuple | None":
    """Step by step, its pieces lit; held, the rest is skipped."""
    words, match = More(play.match.words, "guide"), play.match
    with borrowed("engine.setting_up") as setting_up:
        steps = setting_up.steps(words, match.name, match.referee)
    for at, (said, marks) in enumerate(steps):
        play.panel.light(marks)
        did = await read(play, words.text("set_up", (at + 1, len(steps))), wrap(said))
        if did == SKIP:
            return None
        if did:
            return did
    return None


async def explain(play: "Play", said: tuple, fresh: bool) -> "tuple | None":
    """A remark, and of a kind of question that is new its own help; its options lit."""
    words, name = play.match.words, play.match.name
    texts = list(said)
    if fresh:
        with borrowed("engine.explain") as help:
            texts += help.all_said(words, name, play.match.referee)
    rows = [row for text in texts for row in wrap(text)]
    play.panel.light(ask_marks(play.match.referee, play.selected))
    heading = More(words, "guide").text("remark") if said else words.text("help")
    did = await read(play, heading, rows) if rows else None
    return None if did == SKIP else did


async def read(play: "Play", heading: str, rows: list) -> "tuple | None":
    """Rows to read, moved with the knob until it is pressed; any other event ends it."""
    panel, at = play.panel, 0
    if panel.link:
        panel.link.on_menu(heading, rows, 0)
    while True:
        shown = text_rows(heading, rows, at)
        panel.show(lambda: shown)  # noqa: B023 (a new one a turn)
        did = await panel.event()
        if did[0] != "turn":
            return None if did[0] == "press" else did
        at = max(0, min(at + did[1], len(rows) - TEXT_ROWS))
