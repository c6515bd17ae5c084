"""Readers of seats: a tap says whose it is.

A question that any seat may answer is answered by a tap at the reader of the seat that is meant. A
card at the reader of a seat that is not asked is refused by the name of the one who is, or, where
the rules let the order not matter (`Ask.together`), held back until that seat is asked: all lay
their secret cards at the same time, and the record has them in the rules' order.
"""

if False:  # for type checkers alone: neither Python runs it
    from typing import Any

    from firmware.table.play import Play

WRONG_SEAT = "refused_seat"


class Owners:
    """early  seat -> (prompt, tag): a card laid before its question"""

    def __init__(self) -> None:
        self.early: dict = {}

    def tapped(self, play: "Play", uids: list, reader: int) -> bool:
        """Whether these tags were not the asked seat's: then they have been dealt with here."""
        seat = owner(play, reader)
        ask = play.ask
        if seat is None:
            return False
        if ask.seat is None:
            return self.points(play, seat)
        if seat == ask.seat:
            return False
        if ask.kind == "tap" and ask.together and len(uids) == 1:
            self.hold(play, seat, uids[0])
        else:
            play.refuse(WRONG_SEAT, said(play, uids[0]), (ask.seat,))
        return True

    def points(self, play: "Play", seat: int) -> bool:
        """Any tag at a seat's reader is that seat, where a seat is what is asked for."""
        ask = play.ask
        if ask.kind != "seat" or seat not in ask.values:
            return False
        play.answer(seat, play.match.words.seat(seat))
        return True

    def hold(self, play: "Play", seat: int, uid: bytes) -> None:
        """Keep a card for its seat's question; the same one again takes it back."""
        piece = play.match.piece(uid)
        if isinstance(piece, str):
            play.refuse(piece)
            return
        if self.early.get(seat) == (play.ask.prompt, uid):
            del self.early[seat]
            play.notice = play.match.words.text("cards_laid", (0,))
        else:
            self.early[seat] = (play.ask.prompt, uid)
            play.notice = play.match.words.text("secret_read")
        play.panel.sound("tick")

    def due(self, play: "Play") -> "bytes | None":
        """The card that the seat now asked has laid already; what was for other questions goes."""
        ask = play.ask
        if not self.early or ask is None:
            return None
        for seat in list(self.early):
            if self.early[seat][0] != ask.prompt or not ask.together:
                del self.early[seat]
        held = self.early.pop(ask.seat, None)
        return held[1] if held else None


def owner(play: "Play", reader: int) -> "int | None":
    """The seat whose reader it is; None where it is the table's, or not set."""
    owners = play.app.settings.readers
    seat = owners[reader] if reader < len(owners) else -1
    return seat if 0 <= seat < len(play.match.players) else None


def said(play: "Play", uid: bytes) -> str:
    """What was read, as the screen may say it."""
    piece: "Any" = play.match.piece(uid)
    return play.read(play.ask, piece) if isinstance(piece, int) else ""
