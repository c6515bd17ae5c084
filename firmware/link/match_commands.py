"""Commands for a match that went wrong, or whose players come and go: `answers`,
`repair`, `leave`, `sit` and `pause` of LINK.md. Loaded only while one is carried out.
"""

from engine import seats
from engine.loading import borrowed
from engine.repair import WAYS
from firmware.link.forms import Refused
from firmware.link.forms import arguments as arguments

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.link.link import Link

LISTED = 10  # answers in one reply
MOST = 100000


def list_answers(link: "Link", upto: "int | None") -> dict:
    """The last answers in words, the newest first: all, or those up to a number."""
    match, _ = link.playing_or_over()
    with borrowed("firmware.screen.last_answers") as last:
        found, earlier = last.before(
            match.referee, match.words, MOST if upto is None else upto, LISTED
        )
    names = ("n", "who", "asked", "answer")
    listed = [{name: one[at] for at, name in enumerate(names)} for one in found]
    return {"answers": listed, "next": earlier or None}


def repair(link: "Link", number: "int | str", way: "str | None" = None) -> dict:
    """Back to an answer, or no more of it: `stop`."""
    match, play = link.playing_or_over()
    with play.repairing() as mending:
        if isinstance(number, str):
            mending.stop(play)
        else:
            refusal = mending.go_back(play, number - 1, way or WAYS[0])
            if refusal:
                raise Refused(refusal, link.app.words.text(refusal))
    link.changed = True
    return {"n": len(match.referee.log), "rest": len(match.rest)}


def leave(link: "Link", seat: int, way: str) -> dict:
    """The player of this seat leaves."""
    match, play = in_play(link, seat)
    with play.leaving() as leaving:
        leaving.leave(play, seat, way)
    link.changed = True
    return {"name": match.players[seat]}


def sit(link: "Link", seat: int, name: str) -> dict:
    """A newcomer takes over this seat."""
    match, play = in_play(link, seat)
    before = match.players[seat]
    try:
        with play.leaving() as leaving:
            leaving.sit(play, seat, name)
    except ValueError as wrong:
        raise Refused("bad_match", str(wrong)) from None
    link.changed = True
    return {"name": before}


def pause(link: "Link") -> None:
    """Until the knob is pressed, or a command changes the match."""
    in_play(link)
    link.app.errand = "pause_menu.run"
    link.changed = True


def in_play(link: "Link", seat: int = 0) -> tuple:
    """A match that is not over, with this seat."""
    match, play = link.playing_or_over()
    if match.referee.ask is None and not match.before:
        raise Refused("no_match", "the match is over")
    if seat >= len(match.players):
        raise Refused("no_seat", f"there are {len(match.players)} seats, the first is 0")
    return match, play


# What each does, and what must stand after it: see firmware.link.forms.
DOES: dict = {
    "answers": (list_answers, "[N:0..100000]"),
    "repair": (repair, "stop | N:1..100000 [WAY:" + ",".join(WAYS) + "]"),
    "leave": (leave, "SEAT:0..8 WAY:" + ",".join(tuple(seats.WAYS) + (seats.END,))),
    "sit": (sit, "SEAT:0..8 NAME:line1..16"),
    "pause": (pause, ""),
}
