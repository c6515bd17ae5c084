"""The match at the other end of the cable, as far as the link reports it.

The link sends every answer in a record's words, and answers are all there is to a match: a second
referee here gives them again, and so knows what the table's referee knows, in both languages.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

from engine import reading, record, seats
from engine.ask import Ask
from engine.referee import Referee
from engine.table import SEATED, zone_name
from engine.tell import tell
from engine.words import LANGUAGES, Words

News = tuple[Any, Any, Any, Any]


class OutOfStep(Exception):
    """The mirror and the table are not at the same answer: the log must be read again."""


@dataclass(frozen=True)
class Told:
    """One answer and what it led to: a line of the page's log, in no language yet.

    value  None where the answer is a secret;  `label` the rulebook's own name for it, if it has one
    who    the name of the player, who may have left since; None where any seat was asked
    """

    ask: Ask
    value: int | str | None
    label: tuple[Any, ...] | None
    news: tuple[News, ...]
    who: str | None = None


class Mirror:
    """referee, game (its name), players, fields (the record's header), words by language.

    first    the players who began;  changes: who left and who took over (engine/seats.py)
    away     seat -> how it is played on without its player
    lines    the standing answers, as the record has them;  told: what came of each
    opening  the news before the first answer
    watch    called with the referee after every answer, also while a log is given again
    """

    def __init__(self, text: str, watch: Callable[[Referee], None] = lambda referee: None):
        """`text` is a record without undone answers. Raises record.RecordError."""
        reader = reading.read(text)
        self.referee: Referee = reader.referee
        self.game: str = reader.game
        self.first: list[str] = list(reader.players)
        self.players: list[str] = list(reader.players)
        self.changes: list[tuple[int, str]] = []
        self.away: dict[int, str] = {}
        self.fields: dict[str, str] = reader.fields
        self.watch = watch
        box = self.referee.table.box
        self.words = {tongue: Words(tongue, self.game, self.players, box) for tongue in LANGUAGES}
        self.told: list[Told] = []
        self.opening = kept(self.referee.table.news)
        self.lines: list[str] = []
        self._covered: list[frozenset[int]] = []
        self.watch(self.referee)
        self.sit_down(changes_of(text))
        for line in answers_of(text):
            self.answer(line)

    def sit_down(self, changes: list[tuple[int, str]]) -> None:
        """Who sits where. Raises OutOfStep where the lines do not fit."""
        try:
            self.away = seats.away(self.first, changes)
            self.players[:] = self._names(changes)
        except ValueError as wrong:
            raise OutOfStep(str(wrong)) from wrong
        self.changes = changes

    def _names(self, changes: list[tuple[int, str]], count: int | None = None) -> list[str]:
        """The players after so many answers; without a number those who sit there now."""
        names = self.first
        for at, line in changes:
            if count is None or at <= count:
                names = seats.after(names, line)
        return names

    @property
    def ask(self) -> Ask | None:
        return self.referee.ask

    @property
    def count(self) -> int:
        """Answers given."""
        return len(self.referee.log)

    def answer(self, line: str) -> None:
        """A line of the record, `who, prompt: answer`. Raises OutOfStep where it does not fit."""
        ask = self.referee.ask
        if ask is None:
            raise OutOfStep(line)
        names = self._names(self.changes, self.count)
        value = record.parse(ask, line.partition(": ")[2], self.referee.table.box, names)
        label = None if value is None or ask.secret else self.referee.label(value)
        if value is None or self.referee.answer(value):
            raise OutOfStep(line)
        news = kept(self.referee.table.news)
        self._covered.append(self._cover(ask, news))
        self.lines.append(line)
        who = None if ask.seat is None else names[ask.seat]
        self.told.append(Told(ask, None if ask.secret else value, label, news, who))
        self.watch(self.referee)

    def undo(self) -> None:
        """Take the last answer back."""
        self.referee.undo(True)
        del self.lines[self.count :]
        del self.told[self.count :]
        del self._covered[self.count :]

    def same_match(self, text: str) -> bool:
        """Whether this record begins as this match did."""
        return reading.read(text).fields == self.fields

    def sentences(self, news: Iterable[News], language: str) -> list[str]:
        """News as the table tells it."""
        told = [tell(item, self.words[language]) for item in news]
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
    def covered(self) -> frozenset[int]:
        """Pieces that were laid face down, in an open place, and have not been turned up yet."""
        return self._covered[-1] if self._covered else frozenset()

    def _cover(self, ask: Ask, news: tuple[News, ...]) -> frozenset[int]:
        """What a secret answer laid lies face down until it is turned up, or laid in the open."""
        if self.referee.seen == self.count:  # all was revealed
            return frozenset()
        moved = frozenset(
            piece for verb, what, _, _ in news if verb in ("tapped", "move") for piece in what
        )
        return self.covered | moved if ask.secret else self.covered - moved

    def face_down(self, zone: int) -> bool:
        """Whether cards of this zone show their backs to everybody but its owner."""
        return zone_name(zone) in self.referee.game.FACE_DOWN

    def owner(self, zone: int) -> int | None:
        """The seat that may look at this zone's cards, if one may."""
        if zone < SEATED or zone % SEATED >= len(self.players):
            return None
        return zone % SEATED

    def open_to(self, zone: int, piece: int, eyes: Collection[int | None]) -> bool:
        """Whether people who see with the eyes of these seats see the face of `piece`."""
        if self.face_down(zone) or piece in self.covered:
            return self.owner(zone) in eyes
        return piece in self.referee.table.zones.get(zone, ())


def kept(news: Iterable[News]) -> tuple[News, ...]:
    """News as it is now: its lists may be the table's own."""
    return tuple(
        (verb, list(what) if isinstance(what, (list, range)) else what, source, target)
        for verb, what, source, target in news
    )


def body_of(text: str) -> list[str]:
    """The lines of a record between its header and its result."""
    _, _, body = text.partition("\n\n")
    return [line for line in body.partition("\n\n")[0].split("\n") if line]


def answers_of(text: str) -> list[str]:
    """The answer lines of a record."""
    return [line for line in body_of(text) if not seats.is_change(line)]


def changes_of(text: str) -> list[tuple[int, str]]:
    """The lines about seats, each with the number of answers before it."""
    found: list[tuple[int, str]] = []
    count = 0
    for line in body_of(text):
        if seats.is_change(line):
            found.append((count, line))
        else:
            count += 1
    return found
