"""What must hold in every match of every game of the catalogue, over random matches.

A new game is covered by its catalogue line. Matches are those of the arena's seed "p": a failure
names the seed text, and `trilithon arena all --only <seed text>` plays it again.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine import catalogue, reading, record
from engine.referee import OVER, Referee
from engine.words import Words
from host.cli_support import player_counts
from host.people.at_engine import Match
from host.people.people import MISTAKES
from host.people.tournament import NAMES, Plan, new_match

GAMES = [line[0] for line in catalogue.GAMES]
# Matches for each of the first three properties, others for each, and how many decisions in them
# are enough: of games with long matches fewer are played. So MANY in `make long`.
MATCHES, DECISIONS = 100, 24_000
FEW = 20, 4_000
WATCHED = 3  # steps of a match that are looked at closely, on average
CUTS = 20

WRONG = (-65, -1, 191, 256, 999, 10**9, 1.5, None, "", "no such item", "OK", b"ok", (), [0])

pytestmark = pytest.mark.parametrize("name", GAMES)
MANY = pytest.param((MATCHES, DECISIONS), marks=pytest.mark.long)
few_or_many = pytest.mark.parametrize("most", [FEW, MANY], ids=["few", "many"])


def plan(name: str) -> Plan:
    return Plan(name, "p", tuple(player_counts(name)), {}, Path("unused"))


def matches(name: str, number: int, first: int = 0, enough: int = DECISIONS):
    """Matches with their table laid, and a chance of their own, up to so many decisions."""
    game, wanted, decisions = catalogue.load(name), plan(name), 0
    for i in range(first, first + number):
        match, text = new_match(wanted, game, i), wanted.text(i)
        yield match, random.Random(f"watch {text}"), text
        decisions += len(match.referee.log)
        if decisions > enough:
            return


def frozen(value):
    """Anything the rules may hold, as something that can be compared and does not change."""
    if isinstance(value, dict):
        return {"dict": tuple((key, frozen(value[key])) for key in sorted(value, key=repr))}
    if isinstance(value, (list, tuple)):
        return [type(value).__name__, *map(frozen, value)]
    if isinstance(value, (set, frozenset)):
        return ["set", *sorted(map(repr, value))]
    if value is None or isinstance(value, (int, str, float, range, bytes, bytearray)):
        return value
    if hasattr(value, "families"):  # the box: constant, and large
        return value.key
    return [type(value).__name__, frozen(vars(value))]


def facts(referee: Referee):
    """The table's attributes, the ask, the log and the result.

    A zone that was only asked for is as good as none: looking is no change.
    """
    table = dict(vars(referee.table))
    table["zones"] = {zone: pieces for zone, pieces in table["zones"].items() if pieces}
    table["hidden"] = {zone: number for zone, number in table["hidden"].items() if number}
    return frozen([table, referee.ask, bytes(referee.log), referee.result])


def watched(match: Match, rng: random.Random):
    """Plays the match to its end; yields at some of its steps, each as likely as the next."""
    step = 0
    due = rng.randrange(60)
    while match.ask is not None:
        if step == due:
            yield step
            due += 1 + rng.randrange(2 * max(step, 40) // WATCHED + 60)
        match.step()
        step += 1


@few_or_many
def test_undo_is_as_if_it_had_never_happened(name: str, most: tuple[int, int]):
    for match, rng, text in matches(name, most[0], 0, most[1]):
        for step in watched(match, rng):
            before, real = facts(match.referee), really(match)
            match.step()
            match.undo()
            assert facts(match.referee) == before, (text, step)
            assert really(match) == real, (text, step)


def really(match: Match):
    """Where every piece really is, in its order."""
    return {zone: pieces[:] for zone, pieces in match.table.zones.items() if pieces}


@few_or_many
def test_replay_of_the_log_gives_the_same_table(name: str, most: tuple[int, int]):
    for match, rng, text in matches(name, most[0], MATCHES, most[1]):
        for step in watched(match, rng):
            same_again(match.referee, (text, step))
        same_again(match.referee, text)


def same_again(referee: Referee, what):
    again = Referee(referee.game, referee.seats, referee.options)
    again.replay(bytes(referee.log))
    assert facts(again) == facts(referee), what


@few_or_many
def test_a_wrong_answer_changes_nothing_and_is_refused_by_name(name: str, most: tuple[int, int]):
    words = Words("en", name)
    for match, rng, text in matches(name, most[0], 2 * MATCHES, most[1]):
        for step in watched(match, rng):
            refused(match, wrong_answers(match, rng), words, (text, step))
        before = facts(match.referee)
        assert {match.referee.answer(value) for value in (*WRONG, 0, "ok")} == {OVER}
        assert facts(match.referee) == before, text


def wrong_answers(match: Match, rng: random.Random):
    """Of every kind: other types, other pieces, other numbers, items of other asks."""
    ask = match.ask
    wrong = [*WRONG, *rng.sample(range(-70, 260), 12), "ok", "pass", "new"]
    wrong += [mistake(match.table, ask, rng) for mistake in MISTAKES]
    return [value for value in wrong if value not in ask.values and value not in ask.items]


def refused(match: Match, values, words: Words, what):
    before = facts(match.referee)
    for value in values:
        refusal = match.referee.answer(value)
        assert refusal in words, (what, value, refusal)
    assert facts(match.referee) == before, (what, values)


@few_or_many
def test_every_record_reads_back_to_the_same_log(name: str, most: tuple[int, int]):
    for match, rng, text in matches(name, most[0] // 3):
        for _ in watched(match, rng):
            read_back(match, finished=False, what=text)
        read_back(match, finished=True, what=text)


def read_back(match: Match, finished: bool, what: str):
    reader = reading.read(written(match))
    reader.replay()
    assert reader.referee.log == match.referee.log, what
    assert reader.finished is finished and reader.referee.options == match.referee.options, what


def written(match: Match) -> str:
    name = match.referee.game.__name__.split(".")[-2]  # engine.games.NAME.rulebook
    return record.write(name, match.referee, NAMES[: match.referee.seats])


@few_or_many
def test_an_answer_taken_back_leaves_no_trace_in_a_record(name: str, most: tuple[int, int]):
    for match, rng, text in matches(name, most[0] // 4):
        match.play()
        lines = written(match).splitlines(keepends=True)
        first = lines.index("\n") + 1
        at = rng.randrange(first, lines.index("\n", first))
        reader = reading.read("".join([*lines[:at], lines[at], "undo\n", *lines[at:]]))
        assert reader.replay().log == match.referee.log, (text, at)


@few_or_many
def test_a_record_cut_anywhere_replays_as_far_as_it_goes_or_names_the_line(
    name: str, most: tuple[int, int]
):
    for match, rng, text in matches(name, most[0] // 20):
        match.play()
        whole = written(match)
        lines = whole.splitlines(keepends=True)
        head = lines.index("\n") + 2
        cuts = [*range(head), *rng.choices(range(head, len(lines)), k=CUTS), *range(-6, 0)]
        for cut in cuts:
            kept = lines[:cut]
            unharmed_prefix(match, kept, False, (text, cut))
            half = lines[cut][: rng.randrange(len(lines[cut]))]
            unharmed_prefix(match, [*kept, half], True, (text, cut, half))


def unharmed_prefix(match: Match, lines, torn: bool, what):
    """A cut record is one that begins like the whole one, or it says where it is broken."""
    try:
        reader = reading.Reader(lambda: iter(lines), torn)
        reader.replay()
    except record.RecordError as wrong:
        assert 1 <= wrong.line <= max(len(lines), 1), what
    else:
        assert match.referee.log.startswith(bytes(reader.referee.log)), what
        assert reader.finished is any(
            line.startswith("ended: ") and line[-1] == "\n" for line in lines
        ), what
