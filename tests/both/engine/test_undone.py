"""What `undo` lines take back: told by their numbers alone, and by going through the record."""

from engine import reading, undone
from engine.record import RecordError
from tests.both.engine.record_talk import OPENING

HEAD = OPENING.split("\n").index("") + 1


def taken_back(said: str):
    """(by the numbers of the lines, by going through), "u" for an undo; a number where it fails."""
    lines = ["undo" if each == "u" else "Zoé, one_card: " + each for each in said]
    reader = reading.read("\n".join(OPENING.split("\n")[:HEAD] + lines) + "\n")
    numbers = [HEAD + 1 + at for at, each in enumerate(said) if each == "u"]
    return tried(reading.before, numbers, HEAD), tried(undone.all_of, reader)


def tried(function, *what):
    try:
        return function(*what)
    except RecordError as error:
        return error.line, error.reason


def test_answers_are_taken_back_from_the_last_on():
    for said, dropped in (
        ("a", ()), ("au", (1,)), ("abu", (2,)), ("abuu", (1, 2)), ("abucu", (2, 4)),
        ("abucuu", (1, 2, 4)), ("abcuudu", (2, 3, 6)), ("abuuc", (1, 2)),
    ):  # fmt: skip
        wanted = {HEAD + number for number in dropped}
        assert taken_back(said) == (wanted, wanted), said


def test_the_first_undo_too_many_is_told():
    for said, line in (("u", 1), ("auu", 3), ("auub", 3), ("abuuuau", 5)):
        by_numbers, gone_through = taken_back(said)
        assert by_numbers == gone_through == (HEAD + line, reading.TOO_EARLY), said


def test_both_ways_agree_whatever_people_do():
    chance = 7
    for count in range(200):
        said = ""
        for _ in range(1 + count % 40):
            chance = (chance * 1103515245 + 12345) & 0x7FFFFFFF
            said += "aau"[chance // 65536 % 3]
        by_numbers, gone_through = taken_back(said)
        assert by_numbers == gone_through, said


def test_a_reader_that_is_told_the_lines_gives_the_same_match():
    text = OPENING + "undo\nundo\nZoé, stone: white\nZoé, one_card: d2\nundo\nZoé, one_card: d3\n"
    again = reading.read(text)
    wanted = bytes(again.replay().log)
    numbers = [at + 1 for at, line in enumerate(text.split("\n")) if line == "undo"]
    assert bytes(reading.read(text).replay(None, numbers).log) == wanted
