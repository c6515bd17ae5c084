"""The archive's tables, as numbered steps: an older archive is brought up to date when opened.

A step that has been released is never changed: another one follows it. Each is a transaction, so
that a power cut leaves the archive before it or behind it. DECISIONS.md, 14 says why there is
no library for this.
"""

from __future__ import annotations

from collections.abc import Callable

from host.archive import derived
from host.archive.database import ArchiveError, Database
from host.archive.moment_upgrade import add_moments

# {key} and {blob} are the database's own types. `at`, `first` and `last` of matches and people are
# moments (host.archive.moments), other times text as ISO 8601 has it, local.
STEPS: tuple[tuple[str | Callable[[Database], None], ...], ...] = (
    (
        # Who plays. An alias is a name as records have it: it leads to the person of that name.
        "CREATE TABLE people (id {key}, name TEXT NOT NULL UNIQUE)",
        """CREATE TABLE aliases (
            name TEXT PRIMARY KEY, person BIGINT NOT NULL REFERENCES people(id))""",
        "CREATE INDEX aliases_of ON aliases (person)",
        # at      when it was played, else when it was added;  evening: the day it belongs to
        # head    fingerprint of the record's header;  margin, chance: see host.archive.history
        """CREATE TABLE matches (
            id {key}, head {blob} NOT NULL, game TEXT NOT NULL, rules TEXT NOT NULL,
            options TEXT NOT NULL, at TEXT NOT NULL, dated INTEGER NOT NULL, evening TEXT NOT NULL,
            answers INTEGER NOT NULL, ending TEXT NOT NULL, seats INTEGER NOT NULL,
            margin DOUBLE PRECISION, chance DOUBLE PRECISION, added TEXT NOT NULL)""",
        "CREATE INDEX matches_head ON matches (head)",
        "CREATE INDEX matches_at ON matches (at, id)",
        "CREATE INDEX matches_game ON matches (game, at, id)",
        "CREATE INDEX matches_evening ON matches (evening, at, id)",
        # log   one byte an answer, as the referee keeps it
        # text  the record, packed, with #0, #1… for the players' names
        """CREATE TABLE records (
            match BIGINT PRIMARY KEY REFERENCES matches(id), log {blob} NOT NULL,
            text {blob} NOT NULL)""",
        # Either a person sat there, or `called` played who is none; neither: the person is erased.
        # mu, sigma  the rating after the match, over all games and in its game
        """CREATE TABLE seats (
            match BIGINT NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL,
            person BIGINT REFERENCES people(id), called TEXT, game TEXT NOT NULL, at TEXT NOT NULL,
            score DOUBLE PRECISION, place INTEGER, won INTEGER NOT NULL,
            mu DOUBLE PRECISION, sigma DOUBLE PRECISION,
            game_mu DOUBLE PRECISION, game_sigma DOUBLE PRECISION, PRIMARY KEY (match, seat))""",
        "CREATE INDEX seats_person ON seats (person, at, match)",
        "CREATE INDEX seats_game ON seats (person, game, at, match)",
        # Records that the rules contradict: kept, never counted.
        """CREATE TABLE faulty (
            print {blob} PRIMARY KEY, text {blob} NOT NULL, fault TEXT NOT NULL,
            added TEXT NOT NULL)""",
        "CREATE TABLE marks (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
    (
        # Derived, so that a page opens at once; game '' is all games together.
        """CREATE TABLE standings (
            person BIGINT NOT NULL REFERENCES people(id), game TEXT NOT NULL,
            matches INTEGER NOT NULL, wins INTEGER NOT NULL, first TEXT NOT NULL,
            last TEXT NOT NULL, mu DOUBLE PRECISION, sigma DOUBLE PRECISION,
            PRIMARY KEY (person, game))""",
        "CREATE INDEX standings_game ON standings (game, matches)",
        """CREATE TABLE duels (
            person BIGINT NOT NULL REFERENCES people(id),
            other BIGINT NOT NULL REFERENCES people(id), game TEXT NOT NULL,
            matches INTEGER NOT NULL, ahead INTEGER NOT NULL, behind INTEGER NOT NULL,
            PRIMARY KEY (person, other, game))""",
        """CREATE TABLE tallies (
            game TEXT PRIMARY KEY, matches INTEGER NOT NULL, finished INTEGER NOT NULL,
            answers BIGINT NOT NULL)""",
    ),
    (
        "CREATE INDEX matches_long ON matches (answers)",
        "CREATE INDEX matches_close ON matches (margin)",
        "CREATE INDEX matches_odd ON matches (chance)",
    ),
    (
        # With a million matches every list must be the beginning of an index, for one game too.
        "DROP INDEX matches_long",
        "DROP INDEX matches_close",
        "DROP INDEX matches_odd",
        "CREATE INDEX matches_long ON matches (answers, id)",
        "CREATE INDEX matches_close ON matches (margin, id)",
        "CREATE INDEX matches_odd ON matches (chance, id)",
        "DROP INDEX matches_game",
        "CREATE INDEX games_evening ON matches (game, evening, at, id)",
        "CREATE INDEX games_long ON matches (game, answers, id)",
        "CREATE INDEX games_close ON matches (game, margin, id)",
        "CREATE INDEX games_odd ON matches (game, chance, id)",
    ),
    (
        # What was done about people, the last first to be taken back: see host.archive.deeds.
        """CREATE TABLE deeds (
            id {key}, what TEXT NOT NULL, about TEXT NOT NULL, at TEXT NOT NULL)""",
    ),
    (
        # Moments were the hour on the wall; and an evening at two places has no one order.
        "CREATE INDEX games_at ON matches (game, at, id)",
        add_moments,
    ),
    (
        # machine   what played there as its level, '' where that is not known; NULL: a person, or
        # an older archive's seat;  machines: as standings, by level
        "ALTER TABLE seats ADD COLUMN machine TEXT",
        """CREATE INDEX seats_machine ON seats (machine, at, match)
            WHERE machine IS NOT NULL""",
        """CREATE INDEX seats_machine_game ON seats (machine, game, at, match)
            WHERE machine IS NOT NULL""",
        """CREATE TABLE machines (
            machine TEXT NOT NULL, game TEXT NOT NULL,
            matches INTEGER NOT NULL, wins INTEGER NOT NULL, first TEXT NOT NULL,
            last TEXT NOT NULL, mu DOUBLE PRECISION, sigma DOUBLE PRECISION,
            PRIMARY KEY (machine, game))""",
        derived.rebuild,
    ),
)


def version_of(db: Database) -> int:
    """The last step that was taken; 0 in an empty database."""
    db.run("CREATE TABLE IF NOT EXISTS versions (number INTEGER PRIMARY KEY)")
    return db.value("SELECT max(number) FROM versions") or 0


def migrate(db: Database, to: int = len(STEPS)) -> int:
    """Take the missing steps. Returns the version it came from. Raises ArchiveError."""
    before = version_of(db)
    if before > len(STEPS):
        raise ArchiveError(
            f"this archive is of version {before}, this Trilithon knows {len(STEPS)}: "
            "update Trilithon"
        )
    for number in range(before + 1, to + 1):
        with db.writing():
            if version_of(db) < number:  # another program may have been quicker
                for step in STEPS[number - 1]:
                    if isinstance(step, str):
                        db.run(step.format(key=db.key, blob=db.blob))
                    else:
                        step(db)
                db.run("INSERT INTO versions (number) VALUES (?)", number)
    db.know_columns()
    return before
