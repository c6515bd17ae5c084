"""Cards laid together on a reader are one deed: a bid is laid, read, said in one line, and taken.

The rulebooks know nothing of it: they are given one card after the other, each in the journal, and
the record says which of them were one gesture (engine/record.py), so that it is undone as one.

A card that may not be among them is named, and the others stand. What completes the set without
anything that could be added closes it. A card lifted from those that stay is taken back; all lifted
together stay taken, since people then pick up what they have laid.
"""

from engine.ask import OK
from engine.referee import NOT_ASKED
from firmware.table.match import ITS_CHOICE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.ask import Ask
    from firmware.table.play import Play


class OnReader:
    """What lies on one reader towards one answer.

    owners    firmware.table.owners.Owners, or None while no reader is a seat's
    question  the seat and the prompt it belongs to
    taken     (tag, piece) of those that were taken, in the order of reading
    """

    def __init__(self) -> None:
        self.owners: "Any" = None
        self.question: tuple = ()
        self.taken: list = []

    def whose(self, play: "Play") -> "Any":
        """Whose readers they are, in memory from the first need on; None while all are nobody's."""
        if self.owners is None and play.app.settings.readers:
            from firmware.table.owners import Owners

            self.owners = Owners()
        return self.owners

    def early(self, play: "Play") -> "tuple | None":
        """What the seat that is asked has laid before its question: (reader, tags)."""
        owners = self.whose(play)
        return owners.due(play.ask) if owners and play.ask else None

    def came(self, play: "Play", uids: list, reader: int) -> None:
        """Tags on a reader: a seat's that is not asked, or towards the answer."""
        owners = self.whose(play)
        if owners and owners.tapped(play, uids, reader):
            return
        if len(uids) > 1:
            self.lay(play, self.named(play, uids), reader)
        else:
            self.tapped(play, uids[0], reader)

    def tapped(self, play: "Play", uid: bytes, reader: int) -> None:
        """A tag: say what it is, and take it as the answer if it can be one."""
        piece = play.match.piece(uid)
        ask = play.ask
        fresh = isinstance(piece, int) and ask.kind == "tap" and piece not in ask.chosen
        if fresh and ask.many and piece in ask.values:
            self.lay(play, ([(uid, piece)], ""), reader)  # others may lie there, or come
        elif isinstance(piece, str):
            play.refuse(piece)
        else:
            self.answer(play, piece)

    def answer(self, play: "Play", piece: int) -> "str | None":
        """A piece by itself, as an answer. Returns the refusal, as `Play.do` does."""
        ask = play.ask
        if ask.kind != "tap":  # a piece's number must never pass for a seat's or a space's
            play.refuse(NOT_ASKED, self.read(play, ask, piece))
            return NOT_ASKED
        back = piece in ask.chosen and piece in ask.values
        return play.do(play.match.reply(piece), lambda: self.read(play, ask, piece, back))

    def read(self, play: "Play", ask: "Ask", piece: int, back: bool = False) -> str:
        """What the screen says of a piece that was put on the reader, or by that was taken `back`;
        of a secret set then how many are left.
        """
        words = play.match.words
        if ask.secret:  # a card laid may have ended the match: then no question stands any more
            key, args = ("secret_back", (len(play.ask.chosen),)) if back else ("secret_read", ())
            return words.text(key, args)
        return words.text("card_back", (piece,)) if back else words.piece(piece)

    def lay(self, play: "Play", tags: tuple, reader: int) -> None:
        """Tags that have come, as `named`: as many of them as are possible are answers."""
        self.keep(play, reader)
        ask, (found, wrong) = play.ask, tags
        left = self.give(play, found)
        if len(self.taken) > 1 and play.ask and play.ask.whole():
            play.do(play.match.reply(OK, True), None)
        if len(left) < len(found):
            play.tell(lambda: self.said(play, ask))
        if wrong:
            play.refuse(wrong)
        elif left:
            refuse(play, left[0][1])

    def named(self, play: "Play", uids: list) -> tuple:
        """([(tag, piece)…], the key of why the first other tag is none of this game, or "")."""
        found = []
        wrong = ""
        for uid in uids:
            piece = play.match.piece(uid)
            if isinstance(piece, str):
                wrong = wrong or piece
            else:
                found.append((uid, piece))
        return found, wrong

    def keep(self, play: "Play", reader: int) -> None:
        """Forget what belongs to another question or lies there no more."""
        ask = play.ask
        lying = play.panel.hands.tags[reader].lying()
        if self.question != question(ask):
            self.question = question(ask)
            self.taken = []
        self.taken = [one for one in self.taken if one[0] in lying and one[1] in ask.chosen]

    def give(self, play: "Play", found: list) -> list:
        """Answer with the (tag, piece) that may be laid, until none more may; those left over.

        What is possible may depend on what was laid before: so the ones refused have another turn.
        Answers are given from here, not from a function of its own: the stack is deepest in them.
        """
        left = found
        while left:
            refused = []
            for uid, piece in left:
                fresh = self.fresh(play, piece)
                change = play.match.reply(piece, bool(self.taken)) if fresh else None
                if fresh is None or (change and play.do(change, None)):
                    refused.append((uid, piece))
                    continue
                if fresh and self.ordered(play):  # it was chosen in place of another
                    self.taken = []
                self.taken.append((uid, piece))
            if len(refused) == len(left):
                return refused
            left = refused
        return left

    def fresh(self, play: "Play", piece: int) -> "bool | None":
        """Whether a piece is to be answered with; False: it was already, None: it may not be."""
        ask = play.ask
        if question(ask) != self.question or not ask.many:
            return None
        if piece in ask.chosen:
            return False
        return True if piece in ask.values else None

    def ordered(self, play: "Play") -> bool:
        """Whether the question goes on without a piece that was laid before."""
        ask = play.ask
        on = question(ask) == self.question
        return on and bool([one for one in self.taken if one[1] not in ask.chosen])

    def lift(self, play: "Play", uid: bytes) -> None:
        """A tag taken from those that stay: its piece is taken back, if it still can be."""
        if self.owners and self.owners.lifted(play, uid):
            return
        ask = play.ask
        pieces = [piece for tag, piece in self.taken if tag == uid]
        if not pieces or question(ask) != self.question:
            return
        piece = pieces[0]
        self.taken.remove((uid, piece))
        if piece not in ask.chosen or piece not in ask.values:
            return
        if play.do(play.match.reply(piece), None) is None:
            play.tell(lambda: self.read(play, ask, piece, True))

    def said(self, play: "Play", ask: "Ask") -> str:
        """`4 read: 2, 2, 5, 1 = 10`; of a secret set only how many, of one card its name."""
        words = play.match.words
        pieces = [piece for _, piece in self.taken]
        if ask.secret:  # while more may be laid, a row of the question's own counts them
            stands = question(play.ask) == question(ask)
            return words.text("secret_read" if stands else "cards_laid", (len(pieces),))
        if len(pieces) == 1:
            return words.piece(pieces[0])
        names = [words.piece(piece).split(" ")[-1] for piece in pieces]
        listed = ", ".join(names)
        if ask.adds:
            box = play.match.referee.table.box
            listed += " = %d" % sum([value(box, piece) for piece in pieces])
        return words.text("cards_read", (len(pieces), listed))


def question(ask: "Ask | None") -> tuple:
    """What all asks of one set have in common."""
    return (ask.seat, ask.prompt) if ask is not None and ask.kind == "tap" else ()


def refuse(play: "Play", piece: int) -> None:
    """Name the piece that may not be among them."""
    ask = play.ask
    if ask is not None:
        why = ITS_CHOICE if play.match.by_machine else play.match.referee.refusal(piece)
        play.refuse(why, play.on_reader.read(play, ask, piece))


def value(box: "Any", piece: int) -> int:
    """The number on a card; 0 where there is none."""
    end = box.parts(piece)[1]
    digits = end[1:] if end[0] in "+-" else end
    return int(end) if digits.isdigit() else 0
