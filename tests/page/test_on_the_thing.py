"""Answers are clicked where they lie: on the board, beside it, on cards."""

from __future__ import annotations

import random

import pytest

from engine import catalogue, record
from engine.referee import Referee
from host.page.clicked import answers, clicks, gathered
from host.page.mirror import Mirror
from host.page.room import Room
from host.people.at_engine import Match
from tests.measure.clicks import counted
from tests.page.web import looking, runs, served

GAMES = [line[0] for line in catalogue.GAMES]
PLAYERS = ("Al", "Bo", "Cy")
MANY = 0.9  # of the questions that people decide, but for those about cards


@pytest.mark.parametrize("game", GAMES)
def test_questions_are_answered_where_their_answers_lie(game: str) -> None:
    found = counted(game, 1, 160)
    asked = found.things.total() + found.words.total()
    assert found.things.total() >= MANY * asked, (found.things, found.words)


def at(game: str, prompt: str, seats: int = 3) -> Referee:
    """A random match where this is asked for the first time, with several answers."""
    for number in range(20):
        match = Match(catalogue.load(game), seats, {}, random.Random(f"{game} {number}"))
        while match.ask is not None:
            if match.ask.prompt == prompt and len(match.ask.values) > 1:
                return match.referee
            match.step()
    raise AssertionError(f"{game} never asks {prompt}")


def test_a_click_says_what_to_do_and_with_what() -> None:
    """Amazones: a card of the hand is added, one of the bid is taken back."""
    referee = at("amazones", "second_bid")
    for each, steps in answers("amazones", referee).items():
        zone, piece = (int(part) for part in each.split(":")[1:])
        known = referee.table.zone(zone)
        assert steps == (("remove",) if zone >= 48 else ("add",)) + (None,) or piece not in known


@pytest.mark.parametrize(
    ("game", "prompt"),
    [("celtic_whist", "bid"), ("high_druid", "action"), ("final_exam", "ring")],
)
def test_both_answers_that_a_click_gives_are_taken(game: str, prompt: str) -> None:
    referee = at(game, prompt, 4 if game == "celtic_whist" else 3)
    mirror = Mirror(record.write(game, referee, [*PLAYERS, "Di"][: referee.seats]))
    two = [steps for steps in clicks(mirror).values() if len(steps) == 2 and None not in steps]
    assert two
    for steps in two:
        ahead = Mirror(record.write(game, referee, [*PLAYERS, "Di"][: referee.seats]))
        for said in steps:
            ask, box = ahead.ask, ahead.referee.table.box
            assert ask and said is not None
            value = record.parse(ask, said, box, ahead.players)
            assert value is not None
            ahead.take(record.answer_line(ask, value, box, ahead.players))
        assert ahead.count == mirror.count + 2


def test_what_is_clicked_follows_an_undo_and_another_answer() -> None:
    """As many answers later it is another question, also where nobody looked at the one between."""
    referee, game = at("high_druid", "action"), "high_druid"
    mirror, seen = Mirror(record.write(game, referee, PLAYERS)), []
    for value in ("disc", "bar"):
        assert mirror.ask
        mirror.take(record.answer_line(mirror.ask, value, referee.table.box, mirror.players))
        seen.append(clicks(mirror))
        assert seen[-1] == clicks(Mirror(mirror.record([])))
        mirror.undo()
    assert seen[0] != seen[1]


def test_a_thing_that_two_answers_lead_to_means_neither() -> None:
    """War of the Gods: a space takes a disciple as well as the god; what is placed does not."""
    referee = at("war_of_gods", "piece")
    found = answers("war_of_gods", referee)
    assert {steps for steps in found.values() if steps[0] != "back"} == {("disciple",), ("god",)}
    assert all(each.startswith(("stock:", "card:")) for each in found)


async def to_own_action(room: Room) -> None:
    """The first seat's turn; from then on it is played by a person."""
    while not (room.ask and room.ask.prompt == "action" and room.ask.seat == 0):
        await room.bots.step()
    room.bots.take([1])


def test_of_cards_that_are_only_counted_people_take_those_that_go() -> None:
    """The number of cards to discard follows from the cards; these are then picked."""

    async def match() -> None:
        async with served("war_of_gods", 2) as site, looking(site, site.control) as alice:
            room = site.room
            await to_own_action(room)
            assert (await alice.do("answer", value="discard"))["ok"]
            zone = gathered(room.mirror.referee) if room.mirror else None
            assert zone is not None
            await alice.until(lambda: "click the cards" in alice.match["ask"]["help"])
            hand = [*room.pieces(zone)]
            for place in (0, 2, 1, 0):  # the last one is put back
                assert (await alice.do("tap", zone=zone, at=place))["ok"]
            await alice.until(lambda: alice.match["ask"]["gathered"] == 2)
            laid = [card["at"] for each in alice.match["zones"] if each["zone"] == zone
                    for card in each["cards"] if card["laid"]]  # fmt: skip
            assert sorted(laid) == [1, 2]
            assert (await alice.do("answer", value="2"))["ok"]
            assert not room.picking
            assert set(hand) - set(room.pieces(zone)) == {hand[1], hand[2]}

    runs(match)()


def test_while_cards_are_picked_no_stake_of_the_next_player_is_shown() -> None:
    async def match() -> None:
        async with served("war_of_gods", 2) as site, looking(site, site.control) as alice:
            room = site.room
            await to_own_action(room)
            for value in ("discard", "2"):
                assert all(alice.match["stakes"])
                assert (await alice.do("answer", value=value))["ok"]
            await alice.until(lambda: alice.match["ask"]["prompt"] == "pick")
            goal, stake, end = alice.match["stakes"]
            assert goal and end and not stake

    runs(match)()
