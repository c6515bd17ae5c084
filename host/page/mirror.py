"""The match at the other end of the cable, as far as the link reports it.

The link sends every answer in a record's words, and answers are all there is to a match: a second
referee here gives them again, and so knows what the table's referee knows, in both languages.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine import reading, record, undone
from engine.ask import Ask
from engine.knowledge import Covered, sees
from engine.log import ANSWER, CLOSING, SEAT, UNDO, kind
from engine.match import Change
from engine.referee import Referee
from engine.secrets import face_down
from engine.table import DISCARD, TABLE
from engine.tell import tell
from engine.words import LANGUAGES
from firmware.lights.lights import lights_of
from host.page.words import whole
from host.people.picks import News, kept


@dataclass(frozen=True)
class Told:
    """One answer and what it led to: a line of the page's log, in no language yet.

    value  None where the answer is a secret;  `label` the rulebook's own name for it, if it has one
    who    the name of the player, who may have left since; None where any seat was asked
    pieces, laid, worth  the set it leaves, how many, what they come to; of a secret: how many
    done   whether it ends its question: a set goes on until it is closed
    """

    ask: Ask
    value: int | str | None
    label: tuple[Any, ...] | None
    news: tuple[News, ...]
    who: str | None = None
    pieces: tuple[int, ...] = ()
    laid: int = 0
    worth: int | None = None
    done: bool = True


def left_by(referee: Referee, ask: Ask, value: int | str | None) -> dict[str, Any]:
    """What a tap leaves laid, or a close: fields of Told."""
    if ask.kind != "tap":
        return {}
    pieces = list(ask.chosen) if ask.many else []
    if value in pieces:
        pieces.remove(value)
    elif isinstance(value, int):
        pieces.append(value)
    found = {"laid": len(pieces), "done": isinstance(value, str) or not ask.many}
    if ask.secret:
        return found
    worth = referee.game.worth(referee.table, ask, pieces)
    return {**found, "pieces": tuple(pieces), "worth": worth}


Found = TypeVar("Found")


class Mirror:
    """match    as far as the link has reported it;  referee, game (its name), players: of it
    fields   the record's header;  words: by language
    lines    the standing answers, as the log has them;  told: what came of each
    opening  the news before the first answer
    repairs  number of an answer -> (how it was put right, what stood there before)
    looks    what a piece looks like and is called, as those who sit there read it
    kept     the number in the archive of the match that is over, 0 where there is none
    hands    whether people shuffle and deal; a simulated table does it unseen
    watch    called with the mirror at the start, and after every answer
    """

    def __init__(self, text: str, watch: Callable[[Mirror], object] = lambda mirror: None):
        """`text` is a record, or a journal. Raises record.RecordError."""
        self.reader = reading.read(text)
        self.match = self.reader.match
        self.referee: Referee = self.reader.referee
        self.game: str = self.reader.game
        self.fields: dict[str, str] = self.reader.fields
        self.watch = watch
        self.kept = 0
        self.hands = True
        self.told: list[Told] = []
        self.opening = kept(self.referee.table.news)
        self.lines: list[str] = []
        self.repairs: dict[int, tuple[str, str]] = {}
        self._secrets = Covered()
        self._hidden: list[tuple[list[Any], set[int]]] = []  # of them, after each answer
        self._label: tuple[Any, ...] | None = None
        self._left: dict[str, Any] = {}
        self._found: dict[object, Any] = {}
        self.looks: dict[object, Any] = {}
        self._speak()
        self.watch(self)
        self.match.expect, self.match.watch = self._expect, self._heard
        self.reader.replay()

    @property
    def players(self) -> list[str]:
        return self.match.players

    @property
    def lights(self) -> list[int]:
        """By seat, the number of its light."""
        return [*lights_of(self.fields.get("lights", ""), len(self.players))]

    @property
    def ask(self) -> Ask | None:
        return self.referee.ask

    @property
    def count(self) -> int:
        """Answers given."""
        return len(self.referee.log)

    def take(self, line: str) -> None:
        """One more line of the log. Raises OutOfStep where it does not fit."""
        self.reader.take(line.encode())

    def undo(self) -> None:
        """Take the last answer back, also of a match that had ended."""
        self.reader.finished = False
        self.take(UNDO)

    def record(self, more: Sequence[tuple[str, str]]) -> str:
        """The record of the match so far; `more` as record.header has it."""
        match = self.match
        return record.write(self.game, self.referee, match.first, [*more], match.changes)

    def common(self, body: list[str]) -> int:
        """How many answers this log, as `standing` has it, has in common with what we know."""
        own = list(self._body())
        same = [mine == theirs for mine, theirs in zip(own, body, strict=False)]
        upto = same.index(False) if False in same else min(len(own), len(body))
        return sum(kind(line.encode()) == ANSWER for line in own[:upto])

    def go_on(self, body: list[str]) -> None:
        """From the answers we have to the end of this log. Raises OutOfStep where it differs."""
        known, count = self.count, 0
        self.reader.forget()
        self.match.players, self.match.away, self.match.changes = self.match.first, {}, []
        for line in body:
            if count >= known:
                self.take(line)
            elif kind(line.encode()) == SEAT:
                self.match.sit(line, count)
            else:
                count += 1
        self._speak()

    def _body(self) -> Iterator[str]:
        """The lines of the log that stand: answers, and changes of seats before and after them."""
        for count in range(self.count + 1):
            yield from record.at(self.match.changes, count)
            yield from self.lines[count : count + 1]

    def once(self, what: object, find: Callable[[], Found]) -> Found:
        """What is worked out of the match as it stands, when it is first asked for."""
        if what not in self._found:
            self._found[what] = find()
        found: Found = self._found[what]
        return found

    def _speak(self) -> None:
        """Words for those who sit there now."""
        self._found.clear()
        self.looks.clear()
        table = self.referee.table
        self.words = {
            each: whole(each, self.game, self.players, table.box).honour(table.options)
            for each in LANGUAGES
        }

    def _expect(self, change: Change) -> None:
        """An answer is about to be given: only now does the rulebook know its name."""
        ask, value = change.ask, change.value
        self._left = left_by(self.referee, ask, value) if ask else {}
        if ask is None or ask.secret:
            self._label = None
        elif ask.kind == "tap" and value in ask.chosen:  # a second tap takes it back
            self._label = ("card_back", value)
        else:
            self._label = self.referee.label(value)

    def _heard(self, change: Change) -> None:
        """A change is done."""
        self._found.clear()
        if change.kind == SEAT:
            self._speak()
        elif change.ask:
            self._answered(change, change.ask)
        else:
            del self.lines[self.count :]
            del self.told[self.count :]
            del self._hidden[self.count :]
            closed, covered = self._hidden[-1] if self._hidden else ([], set())
            self._secrets.closed, self._secrets.covered = [*closed], covered

    def _answered(self, change: Change, ask: Ask) -> None:
        label, self._label = self._label, None
        news = kept(self.referee.table.news)
        self._secrets.answered(ask, change.value, change.chosen, self.referee)
        self._hidden.append(([*self._secrets.closed], self._secrets.covered))
        self.lines.append(change.lines)
        who = None if ask.seat is None else self.players[ask.seat]
        self.told.append(
            Told(ask, None if ask.secret else change.value, label, news, who, **self._left)
        )
        self.watch(self)

    # What people did besides answering

    def repair(self, number: int, way: str, before: str) -> None:
        """This answer, from 1, is being put right."""
        self.repairs[number] = way, before

    def repaired(self, number: int) -> str:
        """How this answer was put right; empty where it stands as it stood."""
        way, before = self.repairs.get(number, ("", ""))
        return way if self.lines[number - 1 : number] not in ([], [before]) else ""

    def signed(self) -> list[Any]:
        """All of that, to be compared."""
        return [*self.match.changes, *((at, self.repaired(at)) for at in self.repairs)]

    def same_match(self, text: str) -> bool:
        """Whether this record begins as this match did."""
        return reading.read(text).fields == self.fields

    def news(self, language: str) -> list[str]:
        """What is new at the question that stands. What hands have not set up is on the board."""
        return self.sentences(self.referee.table.news, language) if self.told or self.hands else []

    def sentences(self, news: Iterable[News], language: str) -> list[str]:
        """News as the table tells it; hands hear of their work, where there are any."""
        told = [tell(item, self.words[language]) for item in news
                if self.hands or not is_work(item)]  # fmt: skip
        return [sentence for sentence in told if sentence]

    def player_of(self, piece: int | None) -> int | None:
        """The seat that laid this piece last, where all saw it."""
        laid = (
            each.ask.seat
            for each in reversed(self.told)
            if each.ask.kind == "tap" and each.value == piece
        )
        return next(laid, None) if piece is not None else None

    # What lies face down

    @property
    def covered(self) -> set[int]:
        """Pieces that were laid face down, in an open place, and have not been turned up yet."""
        return self._secrets.covered

    def face_down(self, zone: int) -> bool:
        """Whether cards of this zone show their backs to everybody but its owner."""
        return face_down(self.referee.game, zone)

    def open_to(self, zone: int, piece: int, eyes: Collection[int | None]) -> bool:
        """Whether people who see with the eyes of these seats see the face of `piece`."""
        return sees(self.referee, self.covered, zone, piece, eyes)


def is_work(item: News) -> bool:
    """Whether it says no more than what hands do: shuffle, deal, clear away what lies round."""
    verb, what, *way = item
    cleared = (verb == "gather" and len(what) > 1) or (verb == "move" and way == [TABLE, DISCARD])
    return verb in ("shuffle", "deal") or cleared


def standing(text: str) -> list[str]:
    """The lines of a record's body that stand: answers and changes of seats."""
    _, _, body = text.partition("\n\n")
    known = [line.encode() for line in body.split("\n")]
    lines = list(itertools.takewhile(lambda line: kind(line) != CLOSING, known))
    dropped, _ = undone.among(enumerate(lines))
    return [
        line.decode()
        for at, line in enumerate(lines)
        if at not in dropped and kind(line) in (ANSWER, SEAT)
    ]
