"""A match so long that its replay outlasts a board's watchdog, and people's patience."""

from engine import catalogue, reading, record
from engine.referee import PULSE, Referee
from engine.repair import listed, meant
from firmware.boot import main
from tests.both.app.board_talk import Board, Off
from tests.both.app.shelf import Shelf
from tests.both.app.table_hands import Hands


def a_long_match():
    """(the referee, the journal) of two pulses' answers."""
    referee = Referee(catalogue.load("backgammon"), 2)
    while len(referee.log) < 2 * PULSE:
        referee.answer((list(referee.ask.values) or list(referee.ask.items))[0])
    lines = [line + "\n" for line in record.lines("backgammon", referee, ["Ann", "Bo"], [])]
    return referee, "".join(lines)


def test_a_long_match_is_resumed_and_undone_under_a_watchdog_that_is_fed():
    """A board takes milliseconds an answer: the longest matches outlast its watchdog."""
    referee, journal = a_long_match()
    board = Board(Shelf({"settings.json": '{"language": "en"}', "match.txt": journal}))
    fed: list = []
    keep = main.Clock.beat
    main.Clock.beat = lambda clock: fed.append(keep(clock))
    try:
        assert board.power(500) is Off
        assert len(fed) == 3 and board.saw("Resume")
    finally:
        main.Clock.beat = keep
    referee.pulse = lambda done, of: fed.append((done, of))
    referee.undo(sure=True)
    assert fed[3:] == [(PULSE, 2 * PULSE - 1)]


def test_a_step_of_a_replay_draws_a_line_at_most_for_a_boards_stack_is_deep_there():
    """An undo begins far inside: with a drawing on top a long match could take nothing back."""
    hands = Hands(None, "en")
    screen = hands.devices.screen.device
    sent = screen.sent
    hands.app.pulse()
    hands.app.pulse(64, 300)
    assert screen.sent == sent, "people wait for no more than a second"
    hands.app.one_moment()
    assert hands.sees("One moment")
    sent = screen.sent
    hands.app.pulse(1000, 4000)
    assert screen.sent == sent + 1 and hands.sees("One moment") and hands.sees("25 %")


def test_a_reading_of_thousands_shows_how_far_it_is_and_a_shorter_one_only_that_it_goes_on():
    hands = Hands(None, "en")
    hands.app.progress(0, 300)
    assert not hands.sees("One moment"), "a second is no long wait"
    hands.app.progress(0, 4000)
    assert hands.sees("One moment") and hands.sees("0 %")
    hands.app.progress(3000, 4000)
    assert hands.sees("75 %")
    hands.app.progress(0, 500)
    hands.app.progress(250, 500)
    assert hands.sees("One moment") and not hands.sees("50 %")


def test_what_stood_before_long_work_stands_again_after_it():
    hands = Hands(None, "en")
    hands.app.panel.show(lambda: ["Ann", "Your colour?", "", "red"])
    hands.app.panel.refresh(True)
    hands.app.progress(0, 4000)
    hands.app.pulse(1000, 4000)
    assert hands.sees("25 %") and not hands.sees("colour")
    hands.app.panel.refresh(True)
    assert hands.sees("Your colour?") and hands.sees("red") and not hands.sees("25 %")


def test_a_long_repair_is_read_and_gone_through_under_it_as_well():
    referee, journal = a_long_match()
    fed: list = []
    reading.read(journal).replay(lambda at: fed.append("read"))
    again = Referee(referee.game, 2)
    again.pulse = lambda: fed.append("meant")
    assert len(meant(again, referee.log, 0, ())) == 2 * PULSE
    assert fed == ["read", "read", "meant", "meant"]


def test_an_old_answer_that_was_given_again_is_not_to_come_any_more():
    names = ["Ann", "Bo", "Cy"]
    referee = Referee(catalogue.load("high_druid"), 3)
    for colour in (4, 3, 1):
        assert referee.answer(colour) is None
    rest = meant(Referee(referee.game, 3), referee.log, 1, ())
    lines = list(record.lines("high_druid", referee, names, [])) + ["undo"] * 3 + list(listed(rest))
    lines += ["Ann, colour: white", "Bo, colour: green"]
    reader = reading.read("".join([line + "\n" for line in lines]))
    reader.replay()
    assert len(rest) == 2 and reader.match.rest == rest[1:]
