"""Cribbage, a game from outside: its count against all hands, its rulings, how it is found."""

from __future__ import annotations

import functools
import itertools
import math
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine import catalogue, found
from engine.referee import Referee

HERE = Path(__file__).parent
JACK = 10  # its card of the first suit
# How many of the 12,994,800 hands of four cards and a starter count so much: public figures.
HANDS = {
    0: 1009008, 1: 99792, 2: 2813796, 3: 505008, 4: 2855676, 5: 697508, 6: 1800268, 7: 751324,
    8: 1137236, 9: 361224, 10: 388740, 11: 51680, 12: 317340, 13: 19656, 14: 90100, 15: 9168,
    16: 58248, 17: 11196, 18: 2708, 20: 8068, 21: 2496, 22: 444, 23: 356, 24: 3680, 28: 76, 29: 4,
}  # fmt: skip


@pytest.fixture(autouse=True)
def outside(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The folder beside this file is one of games, as TRILITHON_GAMES=tests/outside has it."""
    import engine.games

    before = list(engine.games.__path__)
    monkeypatch.setenv(found.OUTSIDE, str(HERE))
    monkeypatch.setattr(catalogue, "GAMES", found.games())
    yield
    catalogue.unload("cribbage")
    engine.games.__path__[:] = before


def rules() -> Any:
    return catalogue.load("cribbage")


def cards(names: str) -> list[int]:
    box = rules().BOX
    return [box.find(name) for name in names.split()]


def counted(names: str, crib: bool = False) -> dict[str, int]:
    """Points by what they are for; the last card named is the starter."""
    from engine.games.cribbage import count

    *hand, starter = cards(names)
    points: Counter[str] = Counter()
    for what, each, _ in count.show(hand, starter, crib):
        points[what] += each
    return dict(points)


def test_the_count_of_a_hand_R_CRIB_14_15_16_17_18() -> None:
    assert counted("heart5 club5 diamond5 spadeJ spade5") == {"fifteen": 16, "pair": 12, "nobs": 1}
    assert counted("club7 heart8 spade8 diamond9 clubK") == {"fifteen": 4, "pair": 2, "run": 6}
    assert counted("heart2 heart4 heart6 heart8 heart10") == {"flush": 5}
    assert counted("heart2 heart4 heart6 heart8 clubQ") == {"flush": 4}
    assert counted("heart2 heart4 heart6 heart8 clubQ", crib=True) == {}, "a crib needs five"
    assert counted("clubA heartQ spadeK diamond2 club6") == {}, "no run goes round the corner"


def test_a_card_in_play_R_CRIB_6_9_10_11() -> None:
    from engine.games.cribbage.count import pegged

    def points(names: str) -> list[tuple[str, int]]:
        return [(what, each) for what, each, _ in pegged(cards(names))]

    assert points("club10 heart5") == [("fifteen", 2)]
    assert points("club4 heart4 spade4") == [("pair", 6)]
    assert points("club4 heart4 spade4 diamond4") == [("pair", 12)]
    assert points("club4 heart6 spade5") == [("fifteen", 2), ("run", 3)]
    assert points("club2 heart4 spade3 diamond5") == [("run", 4)]
    assert points("club2 heart3 spade3 diamond4") == [], "the pair between breaks the run"


SUITS = {1: 4, 2: 6, 3: 4, 4: 1}  # ways to choose them for so many cards of a rank


def by_ranks() -> Counter[int]:
    """Scores of all hands: what ranks make, times what suits add to it, over every starter."""
    from engine.games.cribbage import count

    found: Counter[int] = Counter()
    for ranks in itertools.combinations_with_replacement(range(13), 5):
        alike = Counter(ranks)
        if max(alike.values()) < 5:
            five = [rank + 13 * suit for rank in alike for suit in range(alike[rank])]
            base = count.total(count.fifteens(five) + count.pairs(five) + count.runs(five))
            jacks = alike.pop(JACK, 0)
            for more, hands in by_suits(tuple(sorted(alike.values())), jacks).items():
                found[base + more] += hands
    return found


@functools.cache
def by_suits(others: tuple[int, ...], jacks: int) -> Counter[int]:
    """What flush and nobs add, where there are so many cards of so many ranks, over all suits."""
    from engine.games.cribbage import count

    times = {**dict(enumerate(others)), **({JACK: jacks} if jacks else {})}
    found: Counter[int] = Counter()
    for chosen in itertools.product(*(itertools.combinations(range(4), n) for n in times.values())):
        five = [rank + 13 * suit for rank, some in zip(times, chosen, strict=True) for suit in some]
        for starter in five:
            hand = [card for card in five if card != starter]
            flush = count.flush(hand, starter, False)
            found[count.total(flush + count.nobs(hand, starter))] += 1
    assert sum(found.values()) == 5 * math.prod(SUITS[n] for n in times.values())
    return found


def test_all_12_994_800_hands_count_as_published() -> None:
    rules()
    assert by_ranks() == Counter(HANDS)
    assert sum(HANDS.values()) == 12_994_800


def test_the_parts_of_a_count_are_the_whole_of_it() -> None:
    """What the enumeration adds up, the referee announces: random hands."""
    from engine.games.cribbage import count

    rng = random.Random("hands")
    rules()
    for _ in range(2000):
        *hand, starter = rng.sample(range(52), 5)
        five = [*hand, starter]
        parts = count.fifteens(five) + count.pairs(five) + count.runs(five)
        parts += count.flush(hand, starter, False) + count.nobs(hand, starter)
        assert count.total(parts) == count.total(count.show(hand, starter))
        assert count.total(parts) in HANDS


class Game:
    """One match, told card by card: seat 0 deals."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.referee = Referee(rules(), seats, options)
        self.said: list[tuple[Any, ...]] = []
        self.give(0)

    @property
    def t(self) -> Any:
        return self.referee.table

    @property
    def ask(self) -> Any:
        return self.referee.ask

    def give(self, value: Any) -> None:
        assert self.referee.answer(value) is None, (value, self.ask and self.ask.prompt)
        self.said += [(key, *args) for key, args, *where in self.t.news if where == [None, None]]

    def lay(self, names: str) -> None:
        for name in names.split():
            self.give(name if name == "go" else cards(name)[0])

    def told(self, key: str) -> list[Any]:
        return [line[1:] for line in self.said if line[0] == key]


def test_the_deal_and_the_heels_R_CRIB_1_2_4_5() -> None:
    two, three = Game(2), Game(3)
    assert [two.t.count(zone) for zone in (16, 17, 4, 0)] == [4, 4, 4, 40]
    assert [three.t.count(zone) for zone in (16, 17, 18, 4, 0)] == [4, 4, 4, 4, 36]
    assert two.ask.prompt == "starter" and two.ask.role == "chance"
    two.lay("heartJ")
    assert two.told("heels") == [(0,)] and two.t.pegs == [2, 0]


def test_the_play_to_31_and_go_R_CRIB_7_8_12() -> None:
    match = Game()
    match.lay("club2 spadeK heartK diamondK")
    assert match.t.so_far == 30 and match.ask.seat == 0 and "go" in match.ask.items
    assert match.referee.answer(cards("heart9")[0]) == "too_much"
    match.lay("go clubA")
    assert match.told("thirty_one") == [(1,)]
    assert match.ask.seat == 0 and match.t.series == [], "the next player leads, from nothing"
    match.lay("spadeA")
    assert match.told("could_have") == [(0, cards("spadeA")[0])]


def test_the_last_card_is_one_R_CRIB_12() -> None:
    match = Game()
    match.lay("club2 spadeK heartQ diamond9 go go")
    assert match.told("last_card") == [(1,)] and match.t.so_far == 0
    assert match.ask.seat == 0


def test_the_show_announces_every_score_R_CRIB_13_19() -> None:
    match = Game()
    match.lay("club5 diamond5 spadeQ heart5 spade9 go go spadeK clubJ spade2 go spade5")
    assert match.ask.prompt == "crib_card" and match.ask.seat == 0
    mine = [what[0] for what in match.said if what[0] in ("fifteen", "pair", "nobs", "pegs")]
    assert mine.count("fifteen") >= 8 and "nobs" in mine
    match.lay("heart2 heart3 heart4 heart6")
    assert match.t.deals == 2 and match.t.dealer == 1, "R-CRIB-3"


def test_muggins_R_CRIB_20() -> None:
    match = Game(muggins="on")
    match.lay("club5 diamond5 spadeQ heart5 spade9 go go spadeK clubJ spade2 go spade5")
    assert match.ask.prompt == "claim" and match.ask.seat == 1
    before = list(match.t.pegs)
    match.give(10)
    assert match.told("counted") == [(1, 14, 10)] and match.t.pegs[1] == before[1] + 10
    assert match.ask.prompt == "muggins" and match.ask.args == (4,)
    match.give(0)
    assert match.t.pegs[0] == before[0] + 4
    assert match.ask.prompt == "claim" and match.ask.seat == 0
    before = list(match.t.pegs)
    match.give(29)
    assert match.t.pegs[0] < before[0] + 29, "nobody pegs more than is true"


def test_the_game_ends_at_once_and_skunks_R_CRIB_21_22_23_24() -> None:
    game = rules()
    for pegs, ending in (([100, 120], "won"), ([90, 120], "skunk"), ([60, 120], "double_skunk"),
                         ([60, 120, 91], "won")):  # fmt: skip
        match = Game(len(pegs))
        match.t.pegs[:] = pegs
        match.lay("club2 spadeK" if len(pegs) == 2 else "club2 spadeK heart9 heart4")
        match.t.series = cards("club10")
        match.referee.table.pegs[:] = pegs
        game.peg(match.t, 1, 5)
        assert match.t.pegs[1] == 121 and match.t.over
        assert game.result(match.t).ending == ending and game.result(match.t).winners == [1]


def test_its_plate_its_box_and_its_texts_are_found() -> None:
    assert [box.key for box in found.boxes()][-1] == "pack" and found.boxes()[-1].size == 54
    assert found.plate_sizes()["cribbage"] == 122
    assert len(found.geometry("cribbage")["points"]()) == 122
    assert found.texts("fr", "tags_menu")["box_pack"] == "Jeu de 52"
    assert found.texts("en", "lights_menu")["place_start"] == "start"
    assert found.texts("fr", "titles")["cribbage"] == "Cribbage"


def test_nothing_of_ours_knows_it() -> None:
    root = HERE.parents[1]
    for folder in ("engine", "firmware", "host", "hardware"):
        for path in (root / folder).rglob("*"):
            if path.name == "STRENGTH.md":  # what was measured, of games from outside, too
                continue
            if path.suffix in (".py", ".js", ".md", ".css", ".html"):
                assert "cribbage" not in path.read_text(encoding="utf-8").lower(), path
