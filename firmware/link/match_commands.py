"""What a computer can do about a match that went astray at the table: `answers` and `repair` of
LINK.md. Loaded only while one is carried out.
"""

from engine.loading import borrowed
from engine.repair import WAYS
from firmware.link.refusals import Refused, whole

if False:  # for type checkers alone: neither Python runs it
    from firmware.link.commands import Commands

LISTED = 10  # answers in one reply
MOST = 100000


def list_answers(link: "Commands", rest: str) -> dict:
    """The last answers in words, the newest first: all, or those up to a number."""
    match, _ = link.playing_or_over()
    upto = whole(rest or str(MOST), 0, MOST)
    with borrowed("firmware.screen.last_answers") as last:
        found, earlier = last.before(match.referee, match.words, upto, LISTED)
    names = ("n", "who", "asked", "answer")
    listed = [{name: one[at] for at, name in enumerate(names)} for one in found]
    return {"answers": listed, "next": earlier or None}


def repair(link: "Commands", rest: str) -> dict:
    """`14 correct`, `14 omit`, `14 insert`, or `stop`."""
    match, table = link.playing_or_over()
    number, _, way = rest.partition(" ")
    if number != "stop" and (way or WAYS[0]) not in WAYS:
        raise Refused("bad_argument", "a number, and one of " + ", ".join(WAYS))
    at = 0 if number == "stop" else whole(number, 1, MOST) - 1
    with table.repairing() as mending:
        if number == "stop":
            mending.stop(table)
        else:
            refusal = mending.go_back(table, at, way or WAYS[0])
            if refusal:
                raise Refused(refusal, link.app.words.text(refusal))
    link.changed = True
    waiting = len(match.astray[1]) if match.astray else 0
    return {"n": len(match.referee.log), "rest": waiting}


DOES: dict = {"answers": list_answers, "repair": repair}
