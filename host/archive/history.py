"""Questions to the archive: each function answers one, in plain dictionaries.

Times are the hour on the wall where it was; `mu` and `sigma` are a rating and its uncertainty;
`sure` is the strength a person has with near certainty, None before the first rated match. `game`
"" stands for all games.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from host.archive import lookalikes, ratings
from host.archive.archive import Archive
from host.archive.database import Database, Row
from host.archive.derived import ALL
from host.archive.moments import UTC, wall
from host.archive.people import number_of
from host.archive.played import distinct

View = dict[str, Any]
LATEST = 20  # matches of a list
RANKED = 50  # people of a list
SAMPLES = 120  # points of a long curve
MATCH = ("id", "game", "at", "dated", "evening", "answers", "ending", "margin", "chance")


def overview(archive: Archive, game: str = ALL) -> View:
    """What was played, by whom, how well; and the last evenings and matches."""
    db = archive.db
    return {
        "game": game,
        "totals": totals(db, game),
        "games": games(db),
        "people": ranking(db, game),
        "alike": lookalikes.groups(db),
        "machines": machines(db, game),
        "evenings": evenings(db, game),
        "matches": latest(db, game),
        "remarkable": remarkable(db, game),
        "behind": ratings.behind(db),
    }


def totals(db: Database, game: str = ALL) -> View:
    row = db.row("SELECT matches, finished, answers FROM tallies WHERE game = ?", game)
    faulty = db.value("SELECT count(*) FROM faulty")
    people = db.value("SELECT count(*) FROM standings WHERE game = ?", game)
    names = ("matches", "finished", "answers")
    return {**dict(zip(names, row or (0, 0, 0), strict=True)), "people": people, "faulty": faulty}


def games(db: Database) -> list[View]:
    """The games that were played, the most played first."""
    found = db.rows("SELECT game, matches, finished FROM tallies WHERE game <> '' AND matches > 0 "
                    "ORDER BY matches DESC, game")  # fmt: skip
    return [{"game": game, "matches": count, "finished": done} for game, count, done in found]


def ranking(db: Database, game: str = ALL, most: int = RANKED) -> list[View]:
    """People, the surely strongest first; unrated people last, by their number of matches."""
    found = db.rows(
        "SELECT name, matches, wins, last, mu, sigma FROM standings JOIN people ON id = person "
        "WHERE game = ? ORDER BY CASE WHEN mu IS NULL THEN 1 ELSE 0 END, mu - 3 * sigma DESC, "
        "matches DESC, name LIMIT ?", game, most,
    )  # fmt: skip
    return [
        {"name": name, "matches": count, "wins": wins, "last": wall(last), **rating(mu, sigma)}
        for name, count, wins, last, mu, sigma in found
    ]


def machines(db: Database, game: str = ALL) -> list[View]:
    """Machines by their level, the surely strongest first; each seat of one counts."""
    found = db.rows(
        "SELECT machine, matches, wins, mu, sigma FROM machines WHERE game = ? "
        "ORDER BY CASE WHEN mu IS NULL THEN 1 ELSE 0 END, mu - 3 * sigma DESC, machine", game,
    )  # fmt: skip
    return [
        {"machine": level, "matches": count, "wins": wins, **rating(mu, sigma)}
        for level, count, wins, mu, sigma in found
    ]


def rating(mu: float | None, sigma: float | None) -> View:
    known = mu is not None and sigma is not None
    return {"mu": mu, "sigma": sigma, "sure": ratings.at_least(mu, sigma) if known else None}  # type: ignore[arg-type]


# Lists of matches


def latest(db: Database, game: str = ALL, most: int = LATEST) -> list[View]:
    which = ("WHERE game = ? " if game else "") + "ORDER BY at DESC, id DESC LIMIT ?"
    return _matches(db, which, *([game] if game else []), most)


def evenings(db: Database, game: str = ALL, most: int = LATEST) -> list[View]:
    """The last days on which something was played."""
    of = "WHERE game = ? " if game else ""
    found = db.rows(
        f"SELECT evening, count(*) FROM matches {of}GROUP BY evening "
        "ORDER BY evening DESC LIMIT ?", *([game] if game else []), most,
    )  # fmt: skip
    return [{"evening": evening, "matches": count} for evening, count in found]


def evening(archive: Archive, day: str) -> View:
    """Everything that was played on that evening, and how its people did, machines apart."""
    found = _matches(archive.db, "WHERE evening = ? ORDER BY at, id LIMIT 200", day)
    people: dict[str, View] = {}
    sat = [seat for match in found if match["ending"] for seat in match["seats"]]
    for seat in [seat for seat in sat if seat["person"]]:
        line = people.setdefault(seat["name"], {"name": seat["name"], "matches": 0, "wins": 0})
        line["matches"] += 1
        line["wins"] += seat["won"]
    best = sorted(people.values(), key=lambda line: (-line["wins"], line["matches"], line["name"]))
    return {"evening": day, "matches": found, "people": best}


def remarkable(db: Database, game: str = ALL) -> View:
    """The longest match, the one with the closest points, the one with the unlikeliest winner."""
    of, values = ("game = ? AND", [game]) if game else ("", [])
    ways = {
        "longest": "WHERE {} ending <> '' ORDER BY answers DESC, id DESC LIMIT 1",
        "closest": "WHERE {} margin IS NOT NULL ORDER BY margin, id LIMIT 1",
        "oddest": "WHERE {} chance IS NOT NULL ORDER BY chance, id LIMIT 1",
    }
    found = {name: _matches(db, way.format(of), *values) for name, way in ways.items()}
    return {name: matches[0] if matches else None for name, matches in found.items()}


def match(archive: Archive, number: int) -> View | None:
    """One match and its record, or None."""
    found = _matches(archive.db, "WHERE id = ?", number)
    return {**found[0], "record": archive.text(number)} if found else None


def _matches(db: Database, which: str, *values: Any) -> list[View]:
    """Matches with their seats; `which` is the SQL from WHERE on."""
    rows = db.rows(f"SELECT {', '.join(MATCH)} FROM matches {which}", *values)
    return with_seats(db, [dict(zip(MATCH, row, strict=True)) for row in rows])


def with_seats(db: Database, found: list[View]) -> list[View]:
    """These matches, as their rows have them, with their seats and the hour on the wall."""
    numbers = [each["id"] for each in found]
    if not numbers:
        return []
    rows = db.rows(
        "SELECT match, name, called, machine, score, place, won "
        "FROM seats LEFT JOIN people ON id = person "
        f"WHERE match IN ({', '.join('?' * len(numbers))}) ORDER BY match, seat", *numbers,
    )  # fmt: skip
    return [
        {
            **each,
            "at": wall(each["at"]),
            "seats": _seats([row for row in rows if row[0] == each["id"]]),
        }
        for each in found
    ]


def _seats(rows: Sequence[Row]) -> list[View]:
    names = distinct([name or called or "" for _, name, called, *_ in rows])
    return [
        {
            "name": shown,
            "person": name is not None,
            "machine": machine,
            "score": score,
            "place": place,
            "won": won,
        }
        for shown, (_, name, _, machine, score, place, won) in zip(names, rows, strict=True)
    ]


# People


def player(archive: Archive, name: str, game: str = ALL) -> View:
    """All of one person. Raises ArchiveError."""
    db = archive.db
    person = number_of(db, name)
    return {
        "name": name,
        "alike": lookalikes.of(db, name),
        "game": game,
        "standings": standings(db, person),
        "curve": curve(db, person, game),
        "duels": duels(db, person, game),
        "matches": matches_of(db, person, game),
        "behind": ratings.behind(db),
    }


def standings(db: Database, person: int) -> list[View]:
    """By game, all of them together first."""
    found = db.rows(
        "SELECT game, matches, wins, first, last, mu, sigma FROM standings WHERE person = ? "
        "ORDER BY CASE WHEN game = '' THEN 0 ELSE 1 END, matches DESC, game", person,
    )  # fmt: skip
    return [
        {"game": game, "matches": count, "wins": wins, "first": wall(first),
         "last": wall(last), **rating(mu, sigma)}
        for game, count, wins, first, last, mu, sigma in found
    ]  # fmt: skip


def duels(db: Database, person: int, game: str = ALL, most: int = RANKED) -> list[View]:
    """Head to head with everybody met: how often ahead of them, behind them."""
    of, values = ("AND game = ? ", [game]) if game else ("", [])
    found = db.rows(
        "SELECT name, sum(matches), sum(ahead), sum(behind) FROM duels JOIN people ON id = other "
        f"WHERE person = ? {of}GROUP BY name ORDER BY 2 DESC, name LIMIT ?",
        person, *values, most,
    )  # fmt: skip
    return [
        {"name": name, "matches": int(count), "ahead": int(ahead), "behind": int(late)}
        for name, count, ahead, late in found
    ]


def versus(archive: Archive, name: str, other: str, game: str = ALL) -> View:
    """Two people: by game, and what they played together last. Raises ArchiveError."""
    db = archive.db
    one, two = number_of(db, name), number_of(db, other)
    of, values = ("AND game = ? ", [game]) if game else ("", [])
    found = db.rows(
        f"SELECT game, matches, ahead, behind FROM duels WHERE person = ? AND other = ? {of}"
        "ORDER BY matches DESC, game", one, two, *values,
    )  # fmt: skip
    of, values = ("AND a.game = ? ", [game]) if game else ("", [])
    together = db.rows(  # of one moment, too: so both sides come in the order of an index
        "SELECT a.match FROM seats a JOIN seats b ON a.at = b.at AND a.match = b.match "
        f"WHERE a.person = ? AND b.person = ? {of}ORDER BY a.at DESC, a.match DESC LIMIT ?",
        one, two, *values, LATEST,
    )  # fmt: skip
    names = ("game", "matches", "ahead", "behind")
    return {
        "name": name,
        "other": other,
        "games": [dict(zip(names, row, strict=True)) for row in found],
        "matches": _numbered(db, together),
    }


def matches_of(db: Database, person: int, game: str = ALL, most: int = LATEST) -> list[View]:
    of, values = ("AND game = ? ", [game]) if game else ("", [])
    numbers = db.rows(
        f"SELECT match FROM seats WHERE person = ? {of}ORDER BY at DESC, match DESC LIMIT ?",
        person, *values, most,
    )  # fmt: skip
    return _numbered(db, numbers)


def _numbered(db: Database, numbers: Sequence[Row]) -> list[View]:
    """The matches of these numbers, the latest first."""
    if not numbers:
        return []
    marks = ", ".join("?" * len(numbers))
    return _matches(db, f"WHERE id IN ({marks}) ORDER BY at DESC, id DESC",
                    *[number for (number,) in numbers])  # fmt: skip


def curve(db: Database, person: int, game: str = ALL) -> list[View]:
    """The rating after each rated match, the oldest first; of very many, evenly chosen ones."""
    which = "game_" if game else ""
    rated = f"person = ? {'AND game = ? ' if game else ''}AND {which}mu IS NOT NULL"
    sql = f"SELECT at, {which}mu, {which}sigma FROM seats "
    values = (person, game) if game else (person,)
    found = db.rows(sql + f"WHERE {rated} ORDER BY at, match LIMIT ?", *values, SAMPLES + 1)
    if len(found) > SAMPLES:
        found = _sampled(db, sql, rated, values, found[0][0])
    return [{"at": wall(at), "mu": mu, "sigma": sigma} for at, mu, sigma in found]


def _sampled(db: Database, sql: str, rated: str, values: Sequence[Any], first: str) -> list[Row]:
    """The rating at SAMPLES moments from the first match to the last: as many looks at an index,
    in one statement, for a server may be far away."""
    newest = f"SELECT {{}} FROM seats WHERE {rated} {{}}ORDER BY at DESC, match DESC LIMIT 1"
    last = db.value(newest.format("at", ""), *values)
    start, end = [datetime.fromisoformat(at[:UTC]) for at in (first, last)]
    step = (end - start) / (SAMPLES - 1)
    between = [(start + step * at).isoformat(timespec="seconds") for at in range(1, SAMPLES)]
    return db.rows(
        f"WITH moments (moment) AS (VALUES {', '.join(['(?)'] * (SAMPLES + 1))}), chosen (number) "
        f"AS (SELECT DISTINCT ({newest.format('match', 'AND at <= moment ')}) FROM moments) "
        f"{sql} JOIN chosen ON match = number WHERE person = ? ORDER BY at, match",
        first, *between, last, *values, values[0],
    )  # fmt: skip
