"""The last answers in words, the newest first, and the ways to put a wrong one right.

Loaded only while it is open, with its texts, the repair menu of engine/words.
"""

from engine.loading import borrowed
from engine.repair import WAYS
from firmware.menus.more_words import More

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.table.app import App
    from firmware.table.play import Play

A_PAGE = 8  # answers listed at a time


async def run(app: "App") -> None:
    """Until people have gone back to an answer, or want no more. Held: one step back."""
    play: "Any" = app.playing
    words = More(play.match.words, "repair_menu")
    if play.match.kept is not None and not await wants_another(play, words):
        return
    at, way = await choose(play, words)
    if way:
        with play.repairing() as repair:
            refusal = repair.go_back(play, at, way)
        if refusal:
            play.refuse(refusal)


async def wants_another(play: "Play", words: More) -> bool:
    """A repair is under way: go on with it, drop the old answers still to come, or go back more."""
    count = len(play.match.rest)
    labels = [words.text("go_on"), words.text("repair_stop", (count,)), words.text("earlier")]
    chosen = await play.panel.questions.choose(words.text("sure_stop", (count,)), labels)
    if chosen == 1:
        with play.repairing() as repair:
            repair.stop(play)
    return chosen == 2


async def choose(play: "Play", words: More) -> tuple:
    """(number of the answer from 0, what is to be done about it); (0, "") for nothing."""
    upto = len(play.match.referee.log)
    while True:
        listed, earlier = page(play, upto)
        labels = [label(one) for one in listed]
        labels += [words.text("earlier")] * bool(earlier) + [words.text("back")]
        chosen = await play.panel.questions.choose(words.text("which_answer"), labels)
        if chosen is None or chosen == len(labels) - 1:
            return 0, ""
        if chosen == len(listed):
            upto = earlier
            continue
        one = listed[chosen]
        what = await play.panel.questions.choose(asked(one), [words.text(way) for way in WAYS])
        if what is not None:
            return one[0] - 1, WAYS[what]


def page(play: "Play", upto: int) -> tuple:
    """The answers up to this number, and where the earlier ones end."""
    with borrowed("firmware.screen.last_answers") as last:
        found: tuple = last.before(play.match.referee, play.match.words, upto, A_PAGE)
    return found


def label(one: tuple) -> str:
    """`Bob: day 12`."""
    _, who, _, answer = one
    return who + ": " + answer


def asked(one: tuple) -> str:
    """`14. Bob: Which card? day 12`."""
    number, who, question, answer = one
    return "%d. %s: %s %s" % (number, who, question, answer)
