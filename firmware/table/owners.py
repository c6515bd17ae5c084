"""Readers of seats: a tap says whose it is. In memory only where readers have owners.

A question that any seat may answer is answered by a tap at the reader of the seat that is meant. A
card at the reader of a seat that is not asked is refused by the name of the one who is, or, where
the rules let the order not matter (`Ask.together`), held back until that seat is asked: all lay
their secret cards at the same time, one each or whole sets, and the record has them in the rules'
order.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.table.play import Play

WRONG_SEAT = "refused_seat"


class Owners:
    """early  seat -> (prompt, reader, tags): what was laid before its question
    asked  the seats that have had the question that stands: what they lay now is too late for it
    """

    def __init__(self) -> None:
        self.early: dict = {}
        self.asked: list = []
        self.prompt = ""

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
        if ask.kind == "tap" and ask.together and seat not in self.asked:
            self.hold(play, seat, uids, reader)
        else:
            play.refuse(WRONG_SEAT, said(play, uids[0]), (ask.seat,))
        return True

    def points(self, play: "Play", seat: int) -> bool:
        """Any tag at a seat's reader is that seat, where a seat is what is asked for."""
        ask = play.ask
        if ask.kind != "seat" or seat not in ask.values:
            return False
        play.do(play.match.reply(seat), lambda: play.match.words.seat(seat))
        return True

    def hold(self, play: "Play", seat: int, uids: list, reader: int) -> None:
        """Keep cards for their seat's question; one laid again is taken back."""
        found, wrong = play.on_reader.named(play, uids)
        if found:
            ask, tags = play.ask, [uid for uid, _ in found]
            held = self.early.get(seat, (ask.prompt, reader, []))[2]
            back = len(tags) == 1 and tags[0] in held
            if back:
                tags = [uid for uid in held if uid not in tags]
            elif ask.many:
                tags = held + [uid for uid in tags if uid not in held]
            self.keep(play, seat, (ask.prompt, reader, tags), back)
            play.panel.sound("tick")
        if wrong:
            play.refuse(wrong)

    def keep(self, play: "Play", seat: int, early: tuple, back: bool) -> None:
        """These are held for a seat now, after some more or one `back`; the screen names none."""
        text, count = play.match.words.text, len(early[2])
        self.early[seat] = early
        if not count:
            del self.early[seat]
        if back:
            play.notice = text("secret_back", (count,))
        else:
            play.notice = text("cards_laid", (count,)) if play.ask.many else text("secret_read")

    def lifted(self, play: "Play", uid: bytes) -> bool:
        """Whether a tag that was taken from those that stay was held; then it no longer is."""
        for seat in list(self.early):
            prompt, reader, held = self.early[seat]
            if uid in held:
                self.keep(play, seat, (prompt, reader, [tag for tag in held if tag != uid]), True)
                return True
        return False

    def due(self, ask: "Any") -> "tuple | None":
        """What the seat now asked has laid already: (reader, tags). That for other questions goes.

        A question that comes to a seat again is a new one: a seat may be early for it once more.
        """
        if ask.prompt != self.prompt or ask.seat in self.asked[:-1] or not ask.together:
            self.prompt, self.asked = ask.prompt, []
        if ask.seat not in self.asked:
            self.asked.append(ask.seat)
        for seat in list(self.early):
            if self.early[seat][0] != ask.prompt or not ask.together:
                del self.early[seat]
        held = self.early.pop(ask.seat, None)
        return held[1:] if held else None


def owner(play: "Play", reader: int) -> "int | None":
    """The seat whose reader it is; None where it is the table's, or not set."""
    owners = play.app.settings.readers
    seat = owners[reader] if reader < len(owners) else -1
    return seat if 0 <= seat < len(play.match.players) else None


def said(play: "Play", uid: bytes) -> str:
    """What was read, as the screen may say it."""
    piece: "Any" = play.match.piece(uid)
    return play.on_reader.read(play, play.ask, piece) if isinstance(piece, int) else ""
