"""Who plays whom in the next round of a tournament."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from host.hall import pairing
from host.network.topics import Fields

if TYPE_CHECKING:
    from host.hall.tournament import Tournament

SWISS, ROBIN = "swiss", "groups"
Tables = list[list[str]]  # of names, by seat


def next_round(tournament: Tournament) -> Fields:
    """The fields of a `round` in its log. No tables: too few people for one, or too many."""
    rng = random.Random(f"{tournament.seed} {len(tournament.games)}")
    groups = whole_groups(tournament, rng) if tournament.mode == ROBIN else []
    tables, free = robin(tournament, groups, rng) if groups else swiss(tournament, rng)
    sat = {name: entrant.sat for name, entrant in tournament.entrants.items()}
    seated = [pairing.seats(table, sat, rng) for table in tables]
    return {"tables": seated, "byes": free, **({"groups": groups} if groups else {})}


def swiss(tournament: Tournament, rng: random.Random) -> tuple[Tables, list[str]]:
    entrants, seats = tournament.entrants, tournament.seats
    ranked = [line.name for line in tournament.standings() if not entrants[line.name].left]
    shape = pairing.sizes(len(ranked), tournament.fewest, tournament.most, seats)
    spare = len(ranked) - sum(shape)
    last_first = ranked[::-1]
    free = sorted(last_first, key=lambda name: entrants[name].byes)[:spare]
    seated = [name for name in ranked if name not in free]
    return pairing.swiss(seated, shape, tournament.met(), rng), free


def robin(tournament: Tournament, groups: Tables, rng: random.Random) -> tuple[Tables, list[str]]:
    tables: Tables = []
    free: list[str] = []
    for group in groups:
        here = [name for name in group if not tournament.entrants[name].left]
        if tournament.seats == 2:
            found = pairing.round_robin(here, len(tournament.games))
        else:
            fewest, most = tournament.fewest, tournament.most
            shape = pairing.sizes(len(here), fewest, most, tournament.seats)
            found = pairing.swiss(here, shape, tournament.met(), rng)
        tables += found
        free += [name for name in here if not any(name in table for table in found)]
    return tables, free


def whole_groups(tournament: Tournament, rng: random.Random) -> Tables:
    """The groups of the round before; who came late joins the smallest."""
    if not tournament.groups:
        return pairing.groups(sorted(tournament.entrants), tournament.group, rng)
    groups = [list(group) for group in tournament.groups]
    known = {name for group in groups for name in group}
    for name in sorted(tournament.entrants):
        if name not in known:
            min(groups, key=len).append(name)
    return groups
