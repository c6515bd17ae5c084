"""What chance holds in store for a match at a simulated table, and what its players pick unread.

The journal of a match has the answers. What a shuffle brought lies in it only as far as a player
has tapped it, and it must not have more: it is shared while people play. So the simulated table
keeps the match's deal beside its journal: one secret, from which all chance of the match follows,
and the cards that people picked and no reader saw. Beside a real table it keeps the cards of the
seats that this computer plays, and what it decided last. Who takes the match up again, after a
power cut, another day, in another program, finds the same hands, the same stacks, the same throws.

Chance depends on the secret and on what is drawn: which shuffle of a stack, which throw, which
answer of a person. Never on how often chance was asked before: an undo, a correction or a card that
is taken back brings nobody another draw.
"""

from __future__ import annotations

import hashlib
import json
import random
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from host.shapes import FLAG, TEXT, WHOLE, Named, Row, read_object, rebuilt
from host.whole_file import write_whole

DEALS = "deals"  # the folder of a table's, or of an archive's
SECRET_BYTES = 16
KEPT = ("secret", "picks", "rows", "decided", "levels", "guided")
LAID = Row(WHOLE, TEXT, WHOLE)
SAVED = {
    "secret": TEXT, "picks": Named([[WHOLE]]), "rows?": Named([LAID]), "decided?": Row(TEXT, TEXT),
    "levels?": Named(TEXT), "guided?": FLAG,
}  # fmt: skip


def mark(log: bytes) -> str:
    """Tells these answers from any others."""
    return hashlib.sha256(log).hexdigest()[:16]


class Deal:
    """secret  settles all chance of the match
    picks   by seat, in their order: the pieces of each pick
    rows    by zone: the cards that were laid on the reader for this computer alone, from the left.
            Each [number of answers before it, their mark, the card]: see `mark`
    decided (mark of the answers before it, the answer) of a machine's last decision
    levels  by name, how hard a player tries whom no person plays, where people said so for it alone
    guided  whether its game's remarks stand beside its questions
    """

    def __init__(self, secret: str, picks: dict[int, list[list[int]]] | None = None) -> None:
        self.secret = secret
        self.picks = picks or {}
        self.rows: dict[int, list[list[Any]]] = {}
        self.decided = ("", "")
        self.levels: dict[str, str] = {}
        self.guided = False
        self.save: Callable[[], None] = lambda: None

    def luck(self, *what: object) -> random.Random:
        """A source of chance for this alone, the same whenever it is asked for."""
        return random.Random(" ".join(map(str, (self.secret, *what))))

    def picked(self, seat: int, number: int) -> list[int] | None:
        """The pieces of this seat's pick `number`, 0 the first; None: it has not picked yet."""
        picks = self.picks.get(seat, [])
        return picks[number] if number < len(picks) else None

    def pick(self, seat: int, number: int, pieces: Sequence[int]) -> None:
        """The seat's pick `number`; what it had picked from there on counts no more."""
        if self.picked(seat, number) != [*pieces]:
            self.picks[seat] = [*self.picks.get(seat, [])[:number], [*pieces]]
            self.save()

    def lay(self, zone: int, log: bytes, piece: int) -> None:
        """A card was laid face down after these answers: the last of its row."""
        standing = [[at, sign, other] for at, sign, other in self.rows.get(zone, [])
                    if sign == mark(log[:at]) and other != piece]  # fmt: skip
        self.rows[zone] = [*standing, [len(log), mark(log), piece]]
        self.save()

    def laid(self, zone: int, log: bytes) -> list[tuple[int, int]]:
        """(number of answers before it, the card) of those laid along these answers."""
        return [(at, piece) for at, sign, piece in self.rows.get(zone, [])
                if at <= len(log) and sign == mark(log[:at])]  # fmt: skip

    def decide(self, log: bytes, answer: str) -> None:
        """What is answered after these answers, and is to stay so."""
        self.decided = (mark(log), answer)
        self.save()

    def keep(self, counts: dict[int, int]) -> None:
        """By seat: only so many picks stand, those that came after were taken back."""
        standing = {seat: picks[: counts.get(seat, 0)] for seat, picks in self.picks.items()}
        if standing != self.picks:
            self.picks = standing
            self.save()


class Deals:
    """The deals of the matches that are not over, each in a file named after its match.

    folder  None: nowhere, they last as long as this object
    seed    the secret of the matches that begin from now on; "": each gets one of its own
    trouble called with what is wrong when a deal cannot be saved
    """

    def __init__(self, folder: Path | None = None, seed: str = "") -> None:
        self.folder = folder
        self.seed = seed
        self.known: dict[str, Deal] = {}
        self.trouble: Callable[[OSError], None] = lambda wrong: None

    def find(self, match: str) -> Deal | None:
        """The deal of the match of this name, if there is one that can be read."""
        path = self._path(match)
        if path is not None and match not in self.known:
            deal = _read(path)
            if deal is not None:
                self._enter(match, deal)
        return self.known.get(match) if match else None  # journals of old have no names

    def begin(self, match: str, like: str = "") -> Deal:
        """A deal for this match, saved before anything of it is seen.

        like  the name of a match that it goes on from, with the same hands
        """
        other = self.find(like)
        secret = other.secret if other else self.seed or secrets.token_hex(SECRET_BYTES)
        picks = {seat: [*each] for seat, each in other.picks.items()} if other else {}
        deal = Deal(secret, picks)
        self._enter(match, deal)
        deal.save()
        return deal

    def forget(self, match: str) -> None:
        """The match is over."""
        path = self._path(match)
        self.known.pop(match, None)
        if path is not None:
            path.unlink(missing_ok=True)

    def _enter(self, match: str, deal: Deal) -> None:
        self.known[match] = deal
        deal.save = lambda: self._save(match, deal)

    def _save(self, match: str, deal: Deal) -> None:
        path = self._path(match)
        if path is None:
            return
        try:
            write_whole(path, json.dumps({key: getattr(deal, key) for key in KEPT}))
        except OSError as wrong:
            self.trouble(wrong)

    def _path(self, match: str) -> Path | None:
        """A name that is none of the table's own has no file."""
        fit = match.isascii() and match.isalnum()
        return self.folder / f"{match}.json" if self.folder and fit else None


def _read(path: Path) -> Deal | None:
    """The deal of a file; None where there is none, or it is damaged."""
    try:
        found = rebuilt(read_object(path), SAVED)
        deal = Deal(found["secret"], {int(seat): each for seat, each in found["picks"].items()})
        deal.rows = {int(zone): row for zone, row in found.get("rows", {}).items()}
    except ValueError:
        return None
    deal.decided = tuple(found.get("decided", deal.decided))
    deal.levels = found.get("levels", {})
    deal.guided = found.get("guided", False)
    return deal if deal.secret else None
