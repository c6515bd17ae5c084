"""What a computer can do about a match that went astray at the table: `answers` and `repair` of
LINK.md. Loaded only while one is carried out.
"""

from engine.loading import borrowed
from engine.repair import WAYS
from firmware.link.forms import Refused
from firmware.link.forms import arguments as arguments

if False:  # for type checkers alone: neither Python runs it
    from firmware.link.commands import Commands

LISTED = 10  # answers in one reply
MOST = 100000


def list_answers(link: "Commands", upto: "int | None") -> dict:
    """The last answers in words, the newest first: all, or those up to a number."""
    match, _ = link.playing_or_over()
    with borrowed("firmware.screen.last_answers") as last:
        found, earlier = last.before(
            match.referee, match.words, MOST if upto is None else upto, LISTED
        )
    names = ("n", "who", "asked", "answer")
    listed = [{name: one[at] for at, name in enumerate(names)} for one in found]
    return {"answers": listed, "next": earlier or None}


def repair(link: "Commands", number: "int | str", way: "str | None" = None) -> dict:
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
    waiting = len(match.astray[1]) if match.astray else 0
    return {"n": len(match.referee.log), "rest": waiting}


# What each does, and what must stand after it: see firmware.link.forms.
DOES: dict = {
    "answers": (list_answers, "[N:0..100000]"),
    "repair": (repair, "stop | N:1..100000 [WAY:" + ",".join(WAYS) + "]"),
}
