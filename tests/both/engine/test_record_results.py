"""The match record: faults of its end, and how it is read."""

from engine import reading, record
from tests.both.engine.record_talk import OPENING, PLAYERS, finished, wrong


def test_a_result_must_be_that_of_the_rules():
    text = record.write("amazones", finished().referee, PLAYERS)
    ended = text[: text.index("ended: ")].count("\n") + 1
    wrong(text.replace("ended: discarded", "ended: placed"), ended, "discarded")
    wrong(text.replace("Bo Ann 0", "Bo Ann 1"), ended + 1, "Bo Ann 0")
    wrong(text.replace("winners: Zoé, Bo", "winners: Bo"), ended + 2, "winners: Zoé")


def test_a_result_before_the_end_is_an_error():
    wrong(OPENING + "\nended: goal\n", 10, "not over")


def test_nothing_follows_the_end_of_a_match():
    text = record.write("amazones", finished().referee, PLAYERS)
    before, _, after = text.partition("\n\nended: ")
    lines = before.count("\n") + 2
    wrong(before + "\nZoé, first_bid: ok\n", lines, "over")
    wrong(text + "Zoé, first_bid: ok\n", lines + 4, "first_bid: ok")
    assert after


def test_a_match_stops_because_of_one_of_its_players_and_only_before_its_end():
    closed = "\nstopped: Zoé\nscores: Zoé 0, Bo Ann 0, Ödön-2 0\n"
    assert reading.read(OPENING + closed).replay().result is None
    wrong(OPENING + closed.replace("stopped: Zoé", "stopped: Max"), 10, "not over")
    whole = record.write("amazones", finished().referee, PLAYERS)
    at = whole.index("\n\nended: ")
    wrong(whole[:at] + "\n\nstopped: Zoé\n", whole[:at].count("\n") + 3, "not over")


def test_no_fault_leaves_a_file_open():
    """What is left open a board's garbage collector closes, in the middle of anything."""
    whole = record.write("amazones", finished().referee, PLAYERS).split("\n")
    for text in (whole, whole[:4], ["x"] + whole, whole[:12] + ["undo"] * 12 + whole[12:],
                 whole[:9] + ["Zoé, what: ever"] + whole[9:]):  # fmt: skip
        files: list = []

        def lines(text=text, files=files):
            files.append("open")
            at = len(files) - 1
            try:
                for line in text:
                    yield line + "\n"
            finally:
                files[at] = "closed"

        try:
            reading.Reader(lines).replay()
        except record.RecordError:
            pass
        assert files and files == ["closed"] * len(files), files
