"""Standings, duels and tallies: sums over the matches, updated as matches come and go.

`rebuild` computes them from the matches alone, with the same result as `tally` and `score`.
"""

from __future__ import annotations

from host.archive.database import Database

ALL = ""  # the game of sums over all games
# The sums of people, and of machines by their level: in which table, and which seats are theirs.
PEOPLE = {"who": "person", "table": "standings", "theirs": "person IS NOT NULL"}
MACHINES = {"who": "machine", "table": "machines", "theirs": "machine <> ''"}
STANDING = """INSERT INTO {table} ({who}, game, matches, wins, first, last)
    SELECT {who}, {game}, count(*), sum(won), min(at), max(at) FROM seats
    WHERE match = ? AND {theirs} GROUP BY 1, 2
    ON CONFLICT ({who}, game) DO UPDATE SET matches = {table}.matches + excluded.matches,
        wins = {table}.wins + excluded.wins,
        first = CASE WHEN excluded.first < {table}.first
            THEN excluded.first ELSE {table}.first END,
        last = CASE WHEN excluded.last > {table}.last
            THEN excluded.last ELSE {table}.last END"""
DUEL = """INSERT INTO duels (person, other, game, matches, ahead, behind)
    SELECT a.person, b.person, a.game, 1,
        CASE WHEN a.place < b.place THEN 1 ELSE 0 END, CASE WHEN a.place > b.place THEN 1 ELSE 0 END
    FROM seats a JOIN seats b ON a.match = b.match AND a.seat <> b.seat
    WHERE a.match = ? AND a.person IS NOT NULL AND b.person IS NOT NULL
    ON CONFLICT (person, other, game) DO UPDATE SET matches = duels.matches + 1,
        ahead = duels.ahead + excluded.ahead, behind = duels.behind + excluded.behind"""
TALLY = """INSERT INTO tallies (game, matches, finished, answers)
    SELECT {game}, {sign}, CASE WHEN ending <> '' THEN {sign} ELSE 0 END, {sign} * answers
    FROM matches WHERE id = ?
    ON CONFLICT (game) DO UPDATE SET matches = tallies.matches + excluded.matches,
        finished = tallies.finished + excluded.finished,
        answers = tallies.answers + excluded.answers"""
STANDINGS = """INSERT INTO {table} ({who}, game, matches, wins, first, last)
    SELECT {who}, {game}, count(*), sum(won), min(seats.at), max(seats.at)
    FROM seats JOIN matches ON matches.id = match
    WHERE {theirs} AND ending <> '' {only} GROUP BY 1, 2"""
DUELS = """INSERT INTO duels (person, other, game, matches, ahead, behind)
    SELECT a.person, b.person, a.game, count(*),
        sum(CASE WHEN a.place < b.place THEN 1 ELSE 0 END),
        sum(CASE WHEN a.place > b.place THEN 1 ELSE 0 END)
    FROM seats a JOIN matches ON matches.id = a.match
        JOIN seats b ON a.match = b.match AND a.seat <> b.seat
    WHERE a.person IS NOT NULL AND b.person IS NOT NULL AND ending <> '' {only} GROUP BY 1, 2, 3"""
TALLIES = """INSERT INTO tallies (game, matches, finished, answers)
    SELECT {game}, count(*), sum(CASE WHEN ending <> '' THEN 1 ELSE 0 END), sum(answers)
    FROM matches GROUP BY 1"""
RATED = """UPDATE {table} SET
    mu = (SELECT {mu} FROM seats WHERE {same} ORDER BY at DESC, match DESC LIMIT 1),
    sigma = (SELECT {sigma} FROM seats WHERE {same} ORDER BY at DESC, match DESC LIMIT 1)
    WHERE game {which} '' {only}"""
GAMES = ("''", "seats.game")


def tally(db: Database, match: int, sign: int = 1) -> None:
    """A match has come (1), or it goes (-1)."""
    for game in ("''", "game"):
        db.run(TALLY.format(game=game, sign=sign), match)


def score(db: Database, match: int) -> None:
    """A match is finished: it counts for those who played it, once."""
    for game in GAMES:
        for of in (PEOPLE, MACHINES):
            db.run(STANDING.format(game=game, **of), match)
    db.run(DUEL, match)


# From the beginning


def rebuild(db: Database) -> None:
    """Reckon all sums again, from the matches and their seats."""
    for table in ("standings", "machines", "duels", "tallies"):
        db.run("DELETE FROM " + table)
    for of in (PEOPLE, MACHINES):
        _stand(db, of, "")
    for game in GAMES:
        db.run(TALLIES.format(game=game.replace("seats", "matches")))
    db.run(DUELS.format(only=""))


def rebuild_of(db: Database, person: int) -> None:
    """The sums of one person, and of the others' duels with them."""
    forget(db, person)
    _stand(db, PEOPLE, "AND person = ?", person)
    # Twice through an index is quicker than once with an OR.
    db.run(DUELS.format(only="AND a.person = ?"), person)
    db.run(DUELS.format(only="AND b.person = ?"), person)


def rebuild_machine(db: Database, level: str) -> None:
    """The sums of the machines of one level."""
    db.run("DELETE FROM machines WHERE machine = ?", level)
    _stand(db, MACHINES, "AND machine = ?", level)


def forget(db: Database, person: int) -> None:
    """Their sums go, and the others' duels with them."""
    db.run("DELETE FROM standings WHERE person = ?", person)
    db.run("DELETE FROM duels WHERE person = ?", person)
    db.run("DELETE FROM duels WHERE other = ?", person)


def _stand(db: Database, of: dict[str, str], only: str, *values: int | str) -> None:
    """All sums of these, with the ratings that stand in the seats of the last matches."""
    for game in GAMES:
        db.run(STANDINGS.format(game=game, only=only, **of), *values)
    mine = "seats.{who} = {table}.{who}".format(**of)
    same = f"{mine} AND mu IS NOT NULL"
    overall = {"mu": "mu", "sigma": "sigma", "same": same, "which": "="}
    same = "{} AND seats.game = {table}.game AND game_mu IS NOT NULL".format(mine, **of)
    in_game = {"mu": "game_mu", "sigma": "game_sigma", "same": same, "which": "<>"}
    for each in (overall, in_game):
        db.run(RATED.format(only=only, table=of["table"], **each), *values)
