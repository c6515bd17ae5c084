"""What a computer can do where a match at the table went astray, or people come and go: `answers`,
`repair`, `leave`, `sit` and `pause` of LINK.md. Loaded only while one is carried out.
"""

from engine import seats
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


def leave(link: "Commands", rest: str) -> dict:
    """`2 others`, `2 lots`, `2 end`: the player of that seat, 0 the first, leaves."""
    match, table = in_play(link)
    number, _, way = rest.partition(" ")
    seat = whole(number, 0, len(match.players) - 1)
    if way not in seats.WAYS and way != seats.END:
        raise Refused("bad_argument", "a seat, and one of others, lots, end")
    with table.leaving() as leaving:
        leaving.leave(table, seat, way)
    link.changed = True
    return {"name": match.players[seat]}


def sit(link: "Commands", rest: str) -> dict:
    """`2 Dora`: she takes over that seat."""
    match, table = in_play(link)
    number, _, name = rest.partition(" ")
    seat = whole(number, 0, len(match.players) - 1)
    before = match.players[seat]
    try:
        with table.leaving() as leaving:
            leaving.sit(table, seat, name)
    except ValueError as wrong:
        raise Refused("bad_match", str(wrong)) from None
    link.changed = True
    return {"name": before}


def pause(link: "Commands", rest: str) -> None:
    """Until the knob is pressed, or a command changes the match."""
    in_play(link)
    link.app.errand = "pause_menu.run"
    link.changed = True


def in_play(link: "Commands") -> tuple:
    """A match that is not over."""
    match, table = link.playing_or_over()
    if match.referee.ask is None and not (match.astray and match.astray[0]):
        raise Refused("no_match", "the match is over")
    return match, table


DOES: dict = {"answers": list_answers, "repair": repair, "leave": leave, "sit": sit, "pause": pause}
