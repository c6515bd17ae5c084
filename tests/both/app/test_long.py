"""A match so long that its replay outlasts a board's watchdog, and people's patience."""

from engine import catalogue, record
from engine.referee import PULSE, Referee
from firmware.boot import main
from tests.both.app.board_talk import Board, Off
from tests.both.app.shelf import Shelf


def test_a_long_match_is_resumed_and_undone_under_a_watchdog_that_is_fed_and_people_are_told():
    """A board takes milliseconds an answer: the longest matches outlast its watchdog."""
    referee = Referee(catalogue.load("backgammon"), 2)
    while len(referee.log) < 2 * PULSE:
        referee.answer((list(referee.ask.values) or list(referee.ask.items))[0])
    lines = [line + "\n" for line in record.lines("backgammon", referee, ["Ann", "Bo"], [])]
    board = Board(Shelf({"settings.json": '{"language": "en"}', "match.txt": "".join(lines)}))
    fed: list = []
    keep = main.Clock.beat
    main.Clock.beat = lambda clock: fed.append(keep(clock))
    try:
        assert board.power(500) is Off
        assert len(fed) == 2 and board.saw("One moment…") and board.saw("Resume")
    finally:
        main.Clock.beat = keep
    referee.pulse = lambda: fed.append(None)
    referee.undo(sure=True)
    assert len(fed) == 2 + 1
