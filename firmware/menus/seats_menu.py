"""A player leaves, another joins: who, and what then. Loaded only while it is open, with its texts.

What is sensible in this game stands first (`engine.seats.ways`).
"""

from engine import seats
from engine.names import check_names
from firmware.menus.more_words import More
from firmware.menus.spelling import spell
from firmware.screen import view
from firmware.screen.canvas import wrap
from firmware.storage import roster

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.table.app import App
    from firmware.table.play import Play


async def run(app: "App") -> None:
    """Until a player has left or joined, or people want nothing. Held: one step back."""
    play: "Any" = app.playing
    words = More(More(play.match.words, "new_menu"), "seats_menu")
    players = play.match.players
    labels = [label(play, words, seat) for seat in range(len(players))]
    while True:
        seat = await app.panel.questions.choose(
            words.text("who_leaves"), labels + [words.text("back")]
        )
        if seat is None or seat == len(players):
            return
        if await one_seat(app, play, words, seat):
            return


def label(play: "Play", words: More, seat: int) -> str:
    """A name, marked where the seat is played on without its player."""
    way = play.match.away.get(seat)
    return words.seat(seat) + (" · " + words.text("now_" + way) if way else "")


async def one_seat(app: "App", play: "Play", words: More, seat: int) -> bool:
    """Whether something was done about this seat."""
    now = play.match.away.get(seat)
    ways = [way for way in seats.ways(play.match.referee.table, seat) if way != now]
    offered = [seats.SEATED] + ways if now else ways + [seats.SEATED]
    labels = [words.text("way_" + way) for way in offered]
    chosen = await app.panel.questions.choose(words.text("what_then", (seat,)), labels)
    if chosen is None:
        return False
    if offered[chosen] == seats.SEATED:
        return await newcomer(app, play, words, seat)
    standing = view.score_rows(play.match.referee, play.match.words)
    with play.leaving() as leaving:
        leaving.leave(play, seat, offered[chosen])
    if offered[chosen] == seats.END:
        await app.panel.questions.tell(words.text("final"), standing)
    return True


async def newcomer(app: "App", play: "Play", words: More, seat: int) -> bool:
    """Choose a name: who sat there before, a known player, or a new one. Whether one was taken."""
    players = play.match.players
    names = ([players[seat]] if play.match.away.get(seat) else []) + known(app, players)
    labels = names + [words.text("new_name")]
    chosen = await app.panel.questions.choose(words.text("who_takes_over", (seat,)), labels)
    if chosen is None:
        return False
    name = names[chosen] if chosen < len(names) else ""
    name = name or await spell(app.panel, words)
    if not fits(name, [one for at, one in enumerate(players) if at != seat]):
        await app.panel.questions.tell(
            "", wrap(words.text("name_taken")) + ["", "● " + words.text("ok")]
        )
        return False
    with play.leaving() as leaving:
        leaving.sit(play, seat, name)
    return True


def fits(name: str, others: list) -> bool:
    """Whether a player beside these others may be called so."""
    try:
        check_names(others + [name])
        return True
    except ValueError:
        return False


def known(app: "App", players: list) -> list:
    """Last time's people and the roster's, except those who play."""
    found = [name for name in app.settings.players if name not in players]
    try:
        for name, _, _ in roster.everybody(app.devices.storage):
            if name not in players + found:
                found.append(name)
    except OSError:
        pass  # the roster cannot be read: last time's people are known all the same
    return found
