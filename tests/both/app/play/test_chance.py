"""The table throws dice and draws lots: as an input device, whose answer is like any other."""

import asyncio

from engine import catalogue
from engine.ask import CHANCE, Number, Tap
from engine.game import odds
from engine.referee import Referee
from firmware.devices.simulated import Hands, devices
from firmware.screen import view
from firmware.table import chance
from firmware.table.app import App
from firmware.table.match import Match


def test_every_number_comes_up_and_none_beyond():
    for limit in (1, 2, 6, 30):
        came_up = [0] * limit
        for _ in range(40 * limit):
            came_up[chance.below(limit)] += 1
        assert min(came_up) > 0


def test_each_number_stands_for_as_many_of_two_bytes():
    assert [chance.fair(number, 6) for number in (0, 7, 65531)] == [0, 1, 5]
    assert [chance.fair(number, 6) for number in (65532, 65535)] == [None, None]
    assert chance.fair(65535, 4) == 3 and chance.fair(65535, 30) is None


def test_the_light_of_a_draw_leaps_over_the_plate():
    assert [chance.running_light(step, 30)[0][0] for step in range(6)] == [0, 7, 14, 21, 28, 5]


def test_what_has_no_chance_is_never_drawn_and_the_likelier_comes_more_often():
    count = {3: 0, 5: 0, 8: 0}
    for _ in range(2000):
        count[chance.draw((3, 5, 8), [0, 1, 9])] += 1
    assert count[3] == 0 and count[8] > 1500 and 100 < count[5] < 320


def test_chances_that_do_not_match_the_values_are_an_error():
    try:
        chance.draw((1,), [0, 1])
    except ValueError:
        return
    raise AssertionError("a value was made up")


def test_only_chance_without_cards_is_drawn_by_the_table():
    assert view.may_draw(Number(0, "die", range(1, 7), role=CHANCE))
    assert not view.may_draw(Number(0, "bid", range(1, 7)))
    assert not view.may_draw(Tap(0, "trump", [60], role=CHANCE))


def test_the_bag_of_the_five_suitors_is_drawn_by_what_is_in_it():
    game = catalogue.load("five_suitors")
    referee = Referee(game, 3, {"bag": "virtual"})
    while referee.ask.prompt != "disc":
        referee.answer(referee.ask.values[0])
    assert odds(game, referee.table, referee.ask) == [6] * 5
    referee.answer(referee.ask.values[0])
    assert sorted(odds(game, referee.table, referee.ask)) == [5, 6, 6, 6, 6]


async def _throw(app, seen: list) -> None:
    """Turn to the last option, which draws, and press; note the lights of the draw."""
    hands = Hands(app.devices)
    while app.playing is None or app.playing.asked is None:
        await hands.clock.sleep_ms(20)
    await hands.turn(-1)
    hands.knob.down = True
    await hands.clock.sleep_ms(60)
    hands.knob.down = False
    for _ in range(100):
        await hands.clock.sleep_ms(20)
        seen.append(app.devices.strip.device.rgb)


def test_a_press_on_draw_lots_shows_a_running_light_and_answers():
    async def scene():
        app = App(devices())
        app.settings.language = "en"
        app.match = Match.begin("backgammon", ["Ann", "Bob"], [0, 1], {}, "en", app.journal)
        playing = asyncio.create_task(app.run())
        seen: list = []
        await _throw(app, seen)
        playing.cancel()
        return app.match, seen

    match, seen = asyncio.run(scene())
    assert len(match.referee.log) == 1  # the starting side, as if people had drawn it
    assert len(set(seen)) >= chance.STEPS, "every step of the light was seen"
    again = Referee(match.referee.game, 2, match.referee.options)
    again.replay(match.referee.log)
    assert again.ask.seat == match.referee.ask.seat
