"""Pause hides hands and holds the clocks; a clock of every seat warns, and survives a power cut."""

from firmware.storage.journal import Journal
from firmware.table.clock import FILE, Clock, minutes
from tests.both.app.table_hands import Hands, Memory, any_answer, play
from tests.both.app.taken_up import taken_up


def at_the_table(clock=0, storage=None):
    hands = Hands(storage)
    hands.app.settings.clock = clock
    if storage is None:
        hands.sit("high_druid", 3)
        hands.app.match.minutes = clock
        hands.app.match.enter()
    return hands


async def answers(hands, count):
    for _ in range(count):
        await hands.answer(any_answer(hands.ask, len(hands.log)))


def test_a_pause_hides_what_stood_there_and_darkens_the_plate_until_people_press():
    async def story(hands):
        await answers(hands, 3)
        lit = [byte for byte in hands.panel.lights.shown if byte]
        log = hands.log
        await hands.do("pause")
        await hands.wait(200)
        assert hands.rows[0] == "Pause" and hands.sees("Hands are hidden"), hands.rows
        assert lit and not [byte for byte in hands.panel.lights.shown if byte]
        await hands.tap_piece(0)
        assert hands.log == log and hands.rows[0] == "Pause", "no tap means anything"
        await hands.press()
        await hands.wait(200)
        assert hands.asked and hands.rows[0] != "Pause"
        assert [byte for byte in hands.panel.lights.shown if byte]

    play(story, at_the_table())


def test_without_a_clock_there_is_none():
    async def story(hands):
        await answers(hands, 2)
        assert hands.app.match.clock is None and "clock" not in hands.journal
        assert FILE not in hands.storage.files

    play(story, at_the_table())


def test_the_time_of_the_seat_that_is_asked_runs_and_is_shown():
    async def story(hands):
        assert "clock: 5" in hands.journal
        clock = hands.app.match.clock
        await hands.wait(61000)
        assert 230 < clock.left_ms(0) // 1000 < 240 and clock.left_ms(1) == 300000
        assert "Alice" in hands.rows[0] and hands.rows[0].split(" ")[-1] in ("4:00", "3:59")
        await answers(hands, 1)
        await hands.wait(3000)
        assert clock.seat == 1 and hands.rows[0].strip().endswith("4:57")

    play(story, at_the_table(5))


def test_a_pause_holds_the_clock():
    async def story(hands):
        clock = hands.app.match.clock
        await hands.do("pause")
        before = clock.left_ms(0)
        await hands.wait(120000)
        assert clock.left_ms(0) == before
        await hands.press()
        await hands.wait(10000)
        assert clock.left_ms(0) <= before - 10000

    play(story, at_the_table(5))


def test_time_that_is_up_is_told_once_and_nothing_is_taken_from_anybody():
    async def story(hands):
        await hands.wait(63000)
        seen = []
        for _ in range(3):
            seen.append(hands.sees("Alice: time is up"))
            await hands.wait(2600)
        assert True in seen and hands.heard == "no", hands.rows
        assert "-0:1" in hands.rows[0]
        await answers(hands, 1)
        assert len(hands.log) == 1

    play(story, at_the_table(1))


def test_a_power_cut_costs_a_minute_of_thought_at_most():
    async def story(hands):
        await answers(hands, 1)
        await hands.wait(200000)
        kept.update(hands.storage.files)
        left.append(hands.app.match.clock.left_ms(1))

    async def again(hands):
        await hands.pick("yes")
        clock = hands.app.match.clock
        assert 0 <= clock.left_ms(1) - left[0] < 65000 and clock.left_ms(1) < 500000

    kept: dict = {}
    left: list = []
    play(story, at_the_table(10))
    kept["settings.json"] = '{"language": "en"}'
    play(again, Hands(Memory(kept)))
    assert taken_up(Journal(Memory(kept))).minutes == 10


def test_the_clock_of_another_match_is_none_of_this_one_and_storage_may_fail():
    async def story(hands):
        hands.storage.fails = True
        await hands.wait(130000)
        assert hands.app.match.clock.left_ms(0) < 180000
        hands.storage.fails = False

    hands = at_the_table(5)
    hands.storage.files[FILE] = "0123456789abcdef 200 200 200\n"
    play(story, hands)


def test_a_rotten_file_of_the_clock_costs_the_times_alone():
    async def story(hands):
        match = hands.app.match
        nothing = [0, 0, 0]
        for seconds, used in (
            ("1 2 3", [1000, 2000, 3000]), ("\u00b2 2 3", nothing), ("", nothing), ("1 2", nothing),
            ("x 1 2 3", nothing), ("1 2 3 4", nothing),
        ):  # fmt: skip
            hands.storage.files[FILE] = match.id + " " + seconds + "\n"
            assert Clock(match, hands.panel).used == used, seconds

    play(story, at_the_table(5))


def test_a_clock_is_set_with_the_knob_for_the_next_match():
    async def story(hands):
        await hands.do("Settings")
        await hands.pick("no clock")
        await hands.pick("15 min")
        assert "clock: 15 min" in hands.labels
        assert hands.app.settings.clock == 15
        await hands.pick("back")
        hands.app.deeds.begin("high_druid", ["A", "B", "C"], [0, 1, 2], {})
        assert hands.app.match.minutes == 15 and "clock: 15" in hands.journal

    play(story, at_the_table())


def test_how_time_is_written():
    assert [minutes(ms) for ms in (0, 59999, 60000, 754000, -1000)] == [
        "0:00", "0:59", "1:00", "12:34", "-0:01",
    ]  # fmt: skip
