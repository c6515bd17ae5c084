"""The menu behind a held knob, in the middle of a match. Loaded only while it is open, with its
texts, the match menu of engine/words.
"""

from engine.loading import borrowed
from engine.referee import SEEN
from firmware.menus.more_words import More
from firmware.screen import view
from firmware.screen.canvas import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.table.play import Play

ACTIONS: tuple = (
    "go_on", "help", "set_up_box", "undo", "repair", "see_scores", "whose_turn", "pause", "by_hand",
    "leave", "settings", "language", "put_by", "abort",
)  # fmt: skip
ACTIONS_AT_THE_END: tuple = ("go_on", "undo", "repair", "settings", "language")


async def run(play: "Play") -> bool:
    """Go on, help, undo, repair, scores, whose turn, pause, pieces by knob, who leaves,
    settings, language, set aside, give up.

    False when the match is not in play any more, or is given up.
    """
    words = texts(play)
    actions = ACTIONS if play.ask else ACTIONS_AT_THE_END
    if play.match.referee.log:
        actions = tuple([each for each in actions if each != "set_up_box"])
    chosen = await play.panel.questions.choose(
        words.text("menu"), [words.text(key) for key in actions]
    )
    action = actions[chosen or 0]
    if action == "abort":
        return not await is_sure(play, "sure_abort")
    if action == "put_by":
        return not await put_by(play)
    if action == "by_hand":
        play.by_hand = True
    elif action in VISITS:
        await play.app.visit(VISITS[action])
    elif action == "language":
        await play.app.choose_language()
        play.notice = ""
    elif action != "go_on":
        await DOES[action](play)
    return True


def texts(play: "Play") -> More:
    """Its own words and the match's."""
    return More(play.match.words, "match_menu")


async def is_sure(play: "Play", question: str) -> bool:
    """Asked with "no" first."""
    words = texts(play)
    labels = [words.text("no"), words.text("yes")]
    return await play.panel.questions.choose(words.text(question), labels) == 1


async def put_by(play: "Play") -> bool:
    """To the shelf, for another evening; whether it is there."""
    done: bool = play.app.deeds.set_aside()
    await play.app.message("set_aside" if done else "no_storage")
    return done


async def undo(play: "Play") -> None:
    """Take the last answer back; where people have seen what followed, ask once."""
    refusal = play.take_back()
    if refusal == SEEN:
        if not await is_sure(play, SEEN):
            return
        refusal = play.take_back(sure=True)
    rows = wrap(texts(play).text(refusal or "undone")) + ["", "● " + play.app.words.text("ok")]
    await play.panel.questions.tell("", rows)


async def explain(play: "Play") -> None:
    """What the question means and what is usual, to be paged through."""
    if play.ask is None:
        return
    words = play.match.words
    with borrowed("engine.explain") as help:
        said = help.all_said(words, play.match.name, play.match.referee)
    await play.panel.questions.tell(
        words.text("help"), [row for text in said for row in wrap(text)]
    )


async def set_up(play: "Play") -> None:
    """The box once more, as before the first question."""
    with borrowed("firmware.menus.guide") as guide:
        await guide.set_up(play)


async def see_scores(play: "Play") -> None:
    words = texts(play)
    await play.panel.questions.tell(
        words.text("see_scores"), view.score_rows(play.match.referee, words)
    )


async def whose_turn(play: "Play") -> None:
    """Who, what, and where the match stands."""
    words, referee = texts(play), play.match.referee
    asked = words.seat(play.ask.seat) + words.text("colon") + " " + view.asked(play.ask, words)
    rows = wrap(asked)
    key, *args = referee.game.status(referee.table)
    rows += wrap(words.text(key, args))
    await play.panel.questions.tell(words.text("whose_turn"), rows)


VISITS: dict = {"settings": "settings_menu.run", "repair": "repair_menu.run",
               "leave": "seats_menu.run", "pause": "pause_menu.run"}  # fmt: skip
DOES: dict = {
    "undo": undo, "help": explain, "set_up_box": set_up, "see_scores": see_scores,
    "whose_turn": whose_turn,
}  # fmt: skip
