"""A record says when its match began, by the clock on the wall, and at which board; hello says so,
too. The hour goes on by the board's own ticks, however long ago a computer told it.
"""

from firmware.boot.main import Clock
from firmware.boot.watchdog import Watchdog
from firmware.table.app import App
from firmware.table.calendar import later
from tests.both.app.board_talk import Board, Machine, Ticks
from tests.both.app.link.test_link import said
from tests.both.app.table_hands import Hands

DAY = 86400


def test_the_hour_goes_on_over_midnight_months_and_leap_years():
    for told, seconds, so in (
        ("2026-11-20T22:00:00", 0, "2026-11-20T22:00:00"),
        ("2026-11-20T22:00:00", 77400, "2026-11-21T19:30:00"),
        ("2026-02-28T23:59:30", 45, "2026-03-01T00:00:15"),
        ("2028-02-28T23:59:30", 45, "2028-02-29T00:00:15"),
        ("2100-02-28T23:59:59", 1, "2100-03-01T00:00:00"),
        ("2026-12-31T23:59", 60, "2027-01-01T00:00"),
        ("2026-11-20T19:05:00", 7 * DAY + 3300, "2026-11-27T20:00:00"),
        ("2026-11-20T19:05:00", 400 * DAY, "2027-12-25T19:05:00"),
        ("2026-11-20", DAY, "2026-11-21"),
    ):
        assert later(told, seconds) == so, told


def test_a_match_begins_at_its_own_hour_not_when_a_computer_spoke_last():
    hands = Hands(language="en")
    app = hands.app
    assert app.deeds.hour() == ("", None) and app.deeds.origin() == []
    app.devices.board = "e66164084329a732"
    app.deeds.tell("2026-11-20T22:00:00", -480)
    hands.devices.clock.now += 1000 * 77400
    app.deeds.begin("high_druid", ["A", "B", "C"], [0, 1, 2], {})
    head = hands.storage.files["match.txt"].split("\n")
    for line in ("date: 2026-11-21T19:30:00", "offset: -480", "board: e66164084329a732"):
        assert line in head, head
    before = app.match.more
    app.devices.board = "another"
    app.deeds.tell("2026-12-24T18:00:00", 60)
    assert app.deeds.set_aside()
    app.deeds.take("0001.txt")
    assert app.match.more == before, "it began where and when it began"


def test_an_hour_told_without_its_offset_stands_without_one():
    hands = Hands(language="en")
    hands.app.deeds.tell("2026-11-20T22:00:00")
    assert hands.app.deeds.origin() == [("date", "2026-11-20T22:00:00")]


def test_ticks_that_wrap_do_not_turn_the_hour_back():
    hands = Hands(language="en")
    time = hands.devices.clock
    app = hands.app
    app.devices.clock = clock = Clock(Watchdog(Machine(), "Pico"), Ticks(time))
    app.deeds.tell("2026-11-01T12:00:00", 60)
    for day in range(2, 31):
        time.now += 1000 * DAY
        clock.ms()
        assert app.deeds.hour() == ("2026-11-%02dT12:00:00" % day, 60)


def test_the_hour_outlives_an_application_that_fails():
    hands = Hands(language="en")
    hands.app.deeds.tell("2026-11-20T22:00:00", 60)
    hands.devices.clock.now += 60000
    assert App(hands.app.devices).deeds.hour() == ("2026-11-20T22:01:00", 60)


def test_hello_says_which_board_it_is_and_when():
    table = said("hello", "time 2026-11-20T22:00:00 -480", "hello", "time 2026-11-20", "hello")
    first, told, without = [fields for name, fields in table.told if "link" in fields][-3:]
    assert (first["time"], first["offset"], first["board"]) == (None, None, "")
    assert told["time"][:17] == "2026-11-20T22:00:" and told["offset"] == -480
    assert (without["time"], without["offset"]) == ("2026-11-20", None)
    for wrong in ("time 2026-11-20 841", "time 2026-11-20 1h", "time 60 2026-11-20"):
        assert said(wrong).last("error")["why"] == "bad_argument"


def test_a_board_knows_itself_by_its_own_number():
    board = Board()
    board.power(500)
    assert board.panel.devices.board == Machine().unique_id().hex() != ""
