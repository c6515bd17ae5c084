"""How strong people are, by openskill's Plackett-Luce model, in each game and over all of them.

A rating follows from the matches, one after the other as they were played. Each seat stores the
rating after that match. So when an older match arrives late, or two people turn out to be one, the
computation goes back to that day and no further. The mark `rated` says how far it has come: (at,
match) of the last match it includes.

Rated are matches with places (host.archive.played) between at least two people. Machines are rated
apart, by their level, against everybody at the table: no person's rating moves with theirs.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Sequence

from openskill.models import PlackettLuce

from host.archive.database import Database, Row
from host.archive.derived import ALL, MACHINES, PEOPLE

MODEL = PlackettLuce()
MU, SIGMA = MODEL.mu, MODEL.sigma  # of a person who has never played: 25 and 25/3
BEGINNING = ("", 0)
BATCH = 200  # matches of a transaction
FAR = 1000.0  # no rating lies so far out
MANY = 100_000  # more matches than that are not counted one by one

Rating = tuple[float, float]  # mu and sigma
Moment = tuple[str, int]
Who = int | str  # a person's number, or a machine's level


class Damaged(ValueError):
    """What stands of a rating is none."""


def at_least(mu: float, sigma: float) -> float:
    """The strength a person has with near certainty: the order of the lists."""
    return mu - 3 * sigma


# Where the reckoning stands


def rated_to(db: Database) -> Moment:
    """Where nothing readable says so, the reckoning begins again."""
    found = db.value("SELECT value FROM marks WHERE name = 'rated'")
    try:
        at, match = json.loads(found) if found else BEGINNING
        return str(at), int(match)
    except (TypeError, ValueError):
        return BEGINNING


def mark(db: Database, moment: Moment) -> None:
    """Everything up to this match is reckoned in."""
    db.run(
        "INSERT INTO marks (name, value) VALUES ('rated', ?) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value", json.dumps(moment),
    )  # fmt: skip


def rewind(db: Database, at: str, match: int) -> None:
    """This match, and all after it, are to be reckoned in again."""
    before = (at, match - 1)
    if before < rated_to(db):
        mark(db, before)


def behind(db: Database, most: int = MANY) -> int:
    """How many matches are not reckoned in yet; `most` stands for that many and more."""
    at, match = rated_to(db)
    sql = "SELECT count(*) FROM (SELECT 1 FROM matches WHERE (at, id) > (?, ?) LIMIT ?) AS left_"
    return int(db.value(sql, at, match, most))


def catch_up(db: Database, most: int = BATCH, seconds: float = math.inf) -> int:
    """Reckon in the next matches, in the order they were played; the caller has a transaction.

    Returns how many it did: fewer than `most` means that all are in, or that time was up. Ratings
    that are damaged are reckoned again from the first match; a match that is damaged rates nobody.
    """
    until = time.monotonic() + seconds
    at, match = rated_to(db)
    found = db.rows(
        "SELECT id, at, game, ending FROM matches WHERE (at, id) > (?, ?) ORDER BY at, id LIMIT ?",
        at, match, most,
    )  # fmt: skip
    known, done = Known(db), 0
    for number, when, game, ending in found:
        if (done and time.monotonic() > until) or not isinstance(when, str):
            break
        try:
            if ending:
                _rate(db, known, (when, number), game)
        except Damaged:
            mark(db, BEGINNING)
            return most
        except (TypeError, ValueError, ArithmeticError):
            pass
        done += 1
    known.publish()
    if done:
        mark(db, (found[done - 1][1], found[done - 1][0]))
    return done


def catch_up_for(db: Database, seconds: float) -> bool:
    """Transaction by transaction for so long. Whether everything is reckoned in."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with db.writing():
            if catch_up(db) < BATCH:
                return True
    return behind(db, 1) == 0


# One match


class Known:
    """The ratings of those who play, as the reckoning comes by; `new`: those it has changed."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.ratings: dict[tuple[Who, str], Rating] = {}
        self.new: dict[tuple[Who, str], Rating] = {}

    def of(self, who: Who, game: str, before: Moment) -> Rating:
        """As it was before that moment."""
        if (who, game) not in self.ratings:
            self.ratings[who, game] = self._read(who, game, before)
        return self.ratings[who, game]

    def _read(self, who: Who, game: str, before: Moment) -> Rating:
        which, of_game = ("game_", "AND game = ? ") if game else ("", "")
        column = "machine" if isinstance(who, str) else "person"
        found = self.db.row(
            f"SELECT {which}mu, {which}sigma FROM seats WHERE {column} = ? {of_game}"
            f"AND (at, match) < (?, ?) AND {which}mu IS NOT NULL "
            "ORDER BY at DESC, match DESC LIMIT 1",
            *((who, game) if game else (who,)), *before,
        )  # fmt: skip
        if found and not is_rating(*found):
            raise Damaged(f"the rating of {column} {who} is {found}")
        return (found[0], found[1]) if found else (MU, SIGMA)

    def publish(self) -> None:
        """Into the standings."""
        for kind, of in ((int, PEOPLE), (str, MACHINES)):
            theirs = {each: self.new[each] for each in self.new if isinstance(each[0], kind)}
            self.db.many(
                "UPDATE {table} SET mu = ?, sigma = ? WHERE {who} = ? AND game = ?".format(**of),
                [(*theirs[whose], *whose) for whose in sorted(theirs)],
            )


def is_rating(mu: object, sigma: object) -> bool:
    """Whether these may be what `rate` gave."""
    if not (isinstance(mu, (int, float)) and isinstance(sigma, (int, float))):
        return False
    return abs(mu) < FAR and 0 < sigma < FAR


def _rate(db: Database, known: Known, moment: Moment, game: str) -> None:
    """The ratings after one match, and how likely its winners were before it."""
    seats = db.rows("SELECT seat, person, machine, place, won FROM seats WHERE match = ? "
                    "ORDER BY seat", moment[1])  # fmt: skip
    placed = [(seat, person or machine, place, won)
              for seat, person, machine, place, won in seats if place is not None]  # fmt: skip
    all_rated = [line for line in placed if line[1]]
    people = [line for line in all_rated if isinstance(line[1], int)]
    after: dict[int, list[Rating | tuple[None, None]]] = {seat: [] for seat, *_ in seats}
    chance = None
    for of in (ALL, game):
        before = [known.of(who, of, moment) for _, who, _, _ in all_rated]
        theirs = [each for each, line in zip(before, all_rated, strict=True) if line in people]
        if of == ALL and len(people) > 1:
            chance = likelihood(theirs, [won for *_, won in people])
        new = {**machines_after(before, all_rated), **people_after(theirs, people)}
        for seat, *_ in seats:
            after[seat].append(new.get(seat, (None, None)))
        found = {(who, of): new[seat] for seat, who, *_ in all_rated if seat in new}
        known.ratings.update(found)
        known.new.update(found)
    lines = [(*overall, *in_game, moment[1], seat) for seat, (overall, in_game) in after.items()]
    db.many("UPDATE seats SET mu = ?, sigma = ?, game_mu = ?, game_sigma = ? "
            "WHERE match = ? AND seat = ?", lines)  # fmt: skip
    db.run("UPDATE matches SET chance = ? WHERE id = ?", chance, moment[1])


def people_after(before: Sequence[Rating], lines: Sequence[Row]) -> dict[int, Rating]:
    """By seat, what people's match among themselves makes of their ratings.

    lines  (seat, who, place, won) of each of them
    """
    if len(lines) < 2:
        return {}
    new = rate(before, [place for _, _, place, _ in lines])
    return {seat: each for (seat, *_), each in zip(lines, new, strict=True)}


def machines_after(before: Sequence[Rating], lines: Sequence[Row]) -> dict[int, Rating]:
    """By seat, the machines' ratings after a match with everybody in `lines`.

    Several of one level have one rating, in the middle of what each of them would have.
    """
    levels = {who for _, who, _, _ in lines if isinstance(who, str)}
    if not levels or len({who for _, who, _, _ in lines}) < 2:
        return {}
    new = rate(before, [place for _, _, place, _ in lines])
    found = {}
    for level in sorted(levels):
        own = [each for each, line in zip(new, lines, strict=True) if line[1] == level]
        middle = (sum(mu for mu, _ in own) / len(own), sum(sigma for _, sigma in own) / len(own))
        found.update({seat: middle for seat, who, *_ in lines if who == level})
    return found


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a match, of those before it and the places in it (1 the first)."""
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    return [(team[0].mu, team[0].sigma) for team in MODEL.rate(teams, ranks=list(places))]


def likelihood(before: Sequence[Rating], won: Sequence[int]) -> float | None:
    """How likely the winner was by the ratings; the mean of several; None where none is rated."""
    chances = MODEL.predict_win([[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before])
    winners = [chance for chance, has in zip(chances, won, strict=True) if has]
    return sum(winners) / len(winners) if winners else None
