"""What a seat may know: nothing that it could not see changes it, nor what an opponent answers."""

from __future__ import annotations

import json
import random

import pytest

from engine import catalogue
from engine.ask import CHOICE
from engine.knowledge import knowledge, owner
from engine.referee import BadLog, Referee
from host.cli_support import player_counts
from host.opponents.mind import Level, decide, options_at
from host.opponents.search import Search
from host.opponents.world import NoWorld
from host.opponents.worlds import Worlds
from host.people.at_engine import Match

GAMES = [line[0] for line in catalogue.GAMES]
OPEN = {"awele", "backgammon"}  # nothing in them is hidden, as they are played by default
QUICK = Level(playouts=2, seconds=60.0, depth=2)


def known(match: Match, seat: int, log: bytes, zones: dict) -> dict:
    referee = match.referee
    return knowledge(referee.game, referee.seats, referee.options, log, seat, zones)


def questions(name: str, wanted: int):
    """Matches at a choice of a seat, a few of each, with a chance for what is then changed."""
    game, counts, found = catalogue.load(name), player_counts(name), 0
    for number in range(10 * wanted):  # the shortest matches have no such choice
        seats = counts[-1 - number % len(counts)]
        rng = random.Random(f"{name} {number}")
        match = Match(game, seats, {}, rng)
        due = rng.randrange(2, 30)
        while match.ask is not None and found < wanted:
            if match.ask.role is CHOICE and match.ask.seat is not None:
                due -= 1
                if due <= 0:
                    found, due = found + 1, rng.randrange(10, 60)
                    yield match, match.ask.seat, rng
            match.step()


def shuffled(match: Match, seat: int, rng: random.Random) -> dict:
    """The real pieces with all that the seat cannot see exchanged within each back."""
    referee, zones = match.referee, match.table.zones
    unseen = set(referee.table.unseen)
    unseen -= {zones[zone][-1] for zone in referee.game.OPEN_PILES if zones.get(zone)}
    piles = known(match, seat, bytes(referee.log), zones)["piles"]
    back = {piece: number for number, pile in enumerate(piles) for piece in pile}
    ask = referee.ask
    looked = ask.zones if ask.seat == seat and ask.kind != "tap" else ()  # another's, for now
    elsewhere = [zone for zone in zones if owner(zone) != seat and zone not in looked]
    loose = [p for zone in elsewhere for p in zones[zone] if p in unseen]
    turned: dict[int, int] = {}
    for number in range(len(piles)):
        alike = [piece for piece in loose if back.get(piece) == number]
        turned.update(zip(alike, rng.sample(alike, len(alike)), strict=True))
    return {zone: [turned.get(piece, piece) for piece in zones[zone]] for zone in zones}


def rewritten(match: Match, seat: int, rng: random.Random) -> tuple[bytes, dict] | None:
    """The match with one secret of another seat's replaced, where the rest still fits."""
    log = bytes(match.referee.log)
    told = known(match, seat, log, match.table.zones)["log"]
    closed = [at for at, code in enumerate(told) if code < 0]
    if not closed:
        return None
    at = rng.choice(closed)
    referee = Referee(match.referee.game, match.referee.seats, match.referee.options)
    referee.replay(log[:at])
    assert referee.ask is not None
    zones, was = match.table.zones, referee.ask.decode(log[at])
    own = {piece for zone in zones if owner(zone) == seat for piece in zones[zone]}
    others = [value for value in referee.ask.values if value not in own and value != was]
    if not others or was is None:
        return None
    now = rng.choice(others)
    changed = log[:at] + bytes([referee.ask.code(now)]) + log[at + 1 :]
    tapped = referee.ask.kind == "tap"
    try:
        referee.replay(changed)
    except BadLog:
        return None
    if looks(match, changed) != looks(match, log):
        return None
    lies = referee.table.where(now) if tapped else None
    there = [] if lies is None else zones.get(lies, [])
    if lies is None or now in there:
        return changed, zones
    if was not in there or referee.table.where(was) is not None:
        return None  # these answers leave pieces elsewhere than a plain exchange would
    other = {was: now, now: was}
    return changed, {zone: [other.get(piece, piece) for piece in zones[zone]] for zone in zones}


def looks(match: Match, log: bytes) -> list:
    """What anybody at the table sees of these answers, worked out without engine.knowledge."""
    referee = Referee(match.referee.game, match.referee.seats, match.referee.options)
    seen: list = []
    for code in log:
        ask, chosen = referee.ask, list(referee.ask.chosen)
        _, value = referee.give(code)
        closed = ask.secret and not (ask.kind == "tap" and isinstance(value, str))
        seen.append((ask.seat, ask.prompt, value in chosen if closed else value))
        for verb, what, source, target in referee.table.news:
            shut = (ask.secret and verb == "tapped") or verb == "by_itself"
            seen.append((verb, None if shut else repr(what), source, target))
    ask = referee.ask
    seen.append((ask.seat, ask.prompt) if ask else None)
    counts = sorted({*referee.table.zones, *referee.table.hidden})
    return [*seen, [(zone, referee.table.count(zone)) for zone in counts]]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_knowledge_gives_the_same_answer_and_it_is_an_option(name):
    for match, seat, _ in questions(name, 4):
        told = json.loads(
            json.dumps(known(match, seat, bytes(match.referee.log), match.table.zones))
        )
        options = options_at(match.referee, match.table)
        first, again = (decide(name, told, options, QUICK, "seed") for _ in range(2))
        assert first == again and match.ask.offers(first[0].value)


@pytest.mark.parametrize(
    "number", [20, pytest.param(1000, marks=pytest.mark.long)], ids=["few", "many"]
)
@pytest.mark.parametrize("name", GAMES)
def test_a_world_that_fits_is_found_for_nearly_every_question(name, number):
    """Without one a mind answers by lot; people who try cards out all the time, as these do, are
    the hardest to follow."""
    lost = 0
    for match, seat, rng in questions(name, number):
        told = known(match, seat, bytes(match.referee.log), match.table.zones)
        try:
            Worlds(catalogue.load(name), told, rng).draw()
        except NoWorld:
            lost += 1
    assert lost <= number // 20


@pytest.mark.parametrize("name", GAMES)
def test_nearly_every_world_that_fits_can_be_thought_to_its_end(name):
    """In 5 Suitors number cards lay where each seat has its trilithon card: no match could end, and
    most choices were made by lot."""
    asked = misfits = 0
    for match, seat, rng in questions(name, 12):
        told = known(match, seat, bytes(match.referee.log), match.table.zones)
        search = Search(catalogue.load(name), told, 2, rng, tells=True)
        search.run(3)
        asked, misfits = asked + 3, misfits + search.misfits
    assert misfits <= asked // 10
