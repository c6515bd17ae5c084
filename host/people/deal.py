"""What chance holds in store for a match at a simulated table, and what its players pick unread.

The journal of a match has the answers. What a shuffle brought lies in it only as far as a player
has tapped it, and it must not have more: it is shared while people play. So the simulated table
keeps the match's deal beside its journal: one secret, from which all chance of the match follows,
and the cards that people picked and no reader saw. Who takes the match up again, after a power
cut, another day, in another program, finds the same hands, the same stacks, the same throws.

Chance depends on the secret and on what is drawn: which shuffle of a stack, which throw, which
answer of a person. Never on how often chance was asked before: an undo, a correction or a card that
is taken back brings nobody another draw.
"""

from __future__ import annotations

import json
import os
import random
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

DEALS = "deals"  # the folder of a table's, or of an archive's
SECRET_BYTES = 16


class Deal:
    """secret  settles all chance of the match
    picks   by seat, in their order: the pieces of each pick
    """

    def __init__(self, secret: str, picks: dict[int, list[list[int]]] | None = None) -> None:
        self.secret = secret
        self.picks = picks or {}
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
        """The file as a whole: whenever the plug is pulled it has the old text or the new one."""
        path = self._path(match)
        if path is None:
            return
        new = path.with_name(path.name + ".new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with new.open("w", encoding="utf-8") as file:
                json.dump({"secret": deal.secret, "picks": deal.picks}, file)
                file.flush()
                os.fsync(file.fileno())
            os.replace(new, path)
        except OSError as wrong:
            self.trouble(wrong)

    def _path(self, match: str) -> Path | None:
        """A name that is none of the table's own has no file."""
        fit = match.isascii() and match.isalnum()
        return self.folder / f"{match}.json" if self.folder and fit else None


def _read(path: Path) -> Deal | None:
    """The deal of a file; None where there is none, or it is damaged."""
    try:
        return _checked(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return None


def _checked(found: Any) -> Deal:
    """Rebuilt from its fields. Raises ValueError, TypeError or LookupError where one is wrong."""
    secret = found["secret"]
    if not isinstance(secret, str) or not secret:
        raise ValueError("no secret")
    picks = {
        int(seat): [[_piece(each) for each in pieces] for pieces in one]
        for seat, one in found["picks"].items()
    }
    return Deal(secret, picks)


def _piece(value: Any) -> int:
    if not isinstance(value, int):
        raise TypeError(value)
    return value
