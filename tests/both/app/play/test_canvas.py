"""Rows of letters, and what of them the screen must be sent."""

from firmware.devices.simulated import Screen
from firmware.screen.canvas import COLUMNS, ROWS, WIDTH, Canvas, wrap

TEXTS = (
    "", "Alice", "Alice          9", "\u25c0    white     \u25b6", "\u25c0     blue     \u25b6",
    "Bob", "one more than fits", "\u00e9t\u00e9",
)  # fmt: skip


def sent(canvas, screen, rows):
    """The screen gets what has changed of these rows. Returns how many bytes that were."""
    count = 0
    for row in rows:
        changed, first = canvas.taken(row)
        screen.show(row, changed, first)
        count += len(changed)
    return count


def test_a_screen_that_gets_what_has_changed_shows_the_canvas():
    canvas, screen = Canvas(), Screen()
    screen.buffer[:] = bytes([0xA5]) * len(screen.buffer)
    sent(canvas, screen, canvas.draw([]))
    waiting = []
    for step in range(60):
        rows = [TEXTS[(step * 3 + row * row) % len(TEXTS)] for row in range(ROWS - step % 3)]
        waiting = canvas.draw(rows, (step % ROWS,), step)
        sent(canvas, screen, waiting[: step % 4])  # the others wait, and change again
    sent(canvas, screen, [row for row in waiting if canvas.spans[2 * row + 1]])
    assert screen.buffer == canvas.buffer


def test_the_first_time_a_whole_row_is_sent_and_then_the_columns_that_changed():
    canvas, screen = Canvas(), Screen()
    assert sent(canvas, screen, canvas.draw(["Alice"])) == ROWS * WIDTH
    assert sent(canvas, screen, canvas.draw(["Alice"])) == 0
    assert sent(canvas, screen, canvas.draw(["Alive"])) == 6
    assert sent(canvas, screen, canvas.draw(["Bob"])) == 5 * 8 - 2
    assert sent(canvas, screen, canvas.draw(["Bob"], (0,))) == WIDTH, "dark on light"
    assert sent(canvas, screen, canvas.draw(["?"], (0,))) == 3 * 8 - 2
    canvas.whole()
    assert sent(canvas, screen, range(ROWS)) == ROWS * WIDTH


def test_a_row_that_changes_and_changes_back_needs_no_sending_of_other_columns():
    canvas, screen = Canvas(), Screen()
    sent(canvas, screen, canvas.draw(["a" * COLUMNS]))
    canvas.draw(["a" * 4 + "b" + "a" * 11])
    assert canvas.draw(["a" * COLUMNS]) == [0]
    assert sent(canvas, screen, [0]) < 8 and screen.buffer == canvas.buffer


def test_a_number_without_a_noun_behind_it_stays_with_the_word_before():
    rows = {
        "Alice legt ab: Nacht 26, Nacht 11, Nacht 27.": [
            "Alice legt ab:", "Nacht 26,", "Nacht 11,", "Nacht 27.",
        ],
        "Trilith 2: Alice +3.": ["Trilith 2:", "Alice +3."],
        "Bob has come out on 17": ["Bob has come out", "on 17"],
        "Each of you takes 12 cards.": ["Each of you", "takes 12 cards."],
        "One or two + or -, at most": ["One or two + or", "-, at most"],
        "incomprehensible 3.": ["incomprehensible", "3."],
        "Incomprehensibilities 3.": ["Incomprehensibil", "ities 3."],
    }  # fmt: skip
    for text in rows:
        assert wrap(text) == rows[text], (text, wrap(text))


def test_no_letter_is_lost_where_numbers_move():
    words = ("a", "12", "3.", "+4,", "longish", "x" * 15, "9" * 16, "-", "5;")
    for step in range(400):
        text = " ".join([words[(step * k + k * k) % len(words)] for k in range(1, 9)])
        rows = wrap(text)
        assert " ".join(rows) == text and max([len(row) for row in rows]) <= COLUMNS
