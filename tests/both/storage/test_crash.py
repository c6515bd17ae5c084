"""A fault of the program: its traceback is saved, and the screen shows where it was."""

from firmware.storage import crash
from tests.both.app.shelf import Shelf


def fault(deep):
    if deep:
        fault(deep - 1)
    raise ValueError("of the program")


def caught(deep):
    try:
        fault(deep)
    except ValueError as error:
        return error
    raise AssertionError("no fault")


def test_the_screen_says_what_it_was_and_where_the_innermost_place_first():
    error = caught(1)
    rows = crash.crash_rows(error, crash.keep_crash(None, error))
    assert rows[:2] == ["ValueError", "of the program"]
    places = [row.split(":") for row in rows[2:]]
    assert len(places) == 3 and [name.split(".")[0] for name, _ in places] == ["test_crash"] * 3
    lines = [int(line) for _, line in places]
    assert lines[0] == lines[1] + 1 and lines[2] > lines[0], "raised, called, called first"


def test_the_end_of_a_long_traceback_is_saved():
    shelf, error = Shelf(), caught(40)
    told = crash.keep_crash(shelf, error)
    assert shelf.files[crash.CRASH] == told and len(told) == crash.MOST
    assert told.strip().endswith("ValueError: of the program")
    shelf.fails = True
    assert crash.keep_crash(shelf, error) == told
