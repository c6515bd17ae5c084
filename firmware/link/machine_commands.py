"""Commands of a computer that plays a seat (`leave SEAT machine`): `decide` and `row` of LINK.md.
Loaded only while one is carried out.
"""

from engine import record
from firmware.link.forms import Refused
from firmware.link.forms import arguments as arguments
from firmware.screen import view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.link.link import Link
    from firmware.table.play import Play


def decide(link: "Link", place: int, text: str) -> dict:
    """What its seat answers: people hear of it, and lay its piece, which lies at this place."""
    match, play = link.playing_or_over()
    ask = match.referee.ask
    if not match.by_machine:
        raise Refused("not_its_turn", "no computer decides what is asked now")
    value = record.parse(ask, text, match.referee.table.box, match.players)
    if value is None:
        raise Refused("not_an_answer", f"{text!r} is no answer to {ask.prompt}")
    reply = {"n": len(match.referee.log)}
    match.decision = (ask, value, what_to_do(ask.secret, value, place))
    if ask.kind == "tap" and isinstance(value, int):
        play.notice = ""
        return reply
    said = answered(play, value)
    refusal = play.do(match.reply(value), lambda: said)
    link.changed = True
    if refusal is not None:
        raise Refused(refusal, link.app.words.text(refusal))
    return {"n": len(match.referee.log)}


def what_to_do(secret: bool, piece: "int | str", place: int) -> tuple:
    """What people do with the piece: of one that lies face down the screen shows only the place."""
    if not place:
        return ("its_piece", piece)  # as Match.has_decided knows it
    return ("its_place_down" if secret else "its_place", place)


def answered(play: "Play", value: "int | str") -> str:
    """What the screen says of an answer that no hand has given; of a secret only whose it is."""
    ask, words = play.ask, play.match.words
    who = words.seat(ask.seat) + words.text("colon") + " "
    if ask.secret:
        return who + words.text("its_secret")
    return who + view.option(ask, play.match.referee, words, value)


def read_row(link: "Link", zone: int, count: int) -> dict:
    """People lay so many cards of a zone on the reader, for the computer alone to know."""
    match, _ = link.playing_or_over()
    if match.referee.ask is None or not match.referee.table.hidden.get(zone, 0):
        raise Refused("no_cards", "no face-down cards lie there")
    match.decision = ()  # its place may be another one in the row that they lay now
    link.app.proposal = {"zone": zone, "count": count}
    link.app.errand = "row_menu.run"
    link.changed = True
    return {"zone": zone}


# What each does, and what must stand after it: see firmware.link.forms.
DOES: dict = {
    "decide": (decide, "PLACE:0..99 TEXT:line1..120"),
    "row": (read_row, "ZONE:0..143 COUNT:1..99"),
}
