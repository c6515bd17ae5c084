"""What the screen says, as pure functions of the referee and the words: eight rows of sixteen.

row 0     who is to act, in reverse: the seat's mark and name
rows 1-3  what is wanted (never more than three rows: a test holds it)
below     what has happened and what hands must do, turning over when it is more
to row 6  the cards laid so far; what was just read, or why it was refused
row 7     what the knob offers
"""

from engine.tell import tell
from firmware.canvas import COLUMNS, ROWS, wrap

SEAT_MARK = 0xE000  # the font's eight badges: a seat's mark for eyes that do not tell colours
OFFER = 7  # the row of the knob


def selectable(ask, by_hand: bool) -> list:
    """What the knob can choose: everything but pieces, and pieces too where no reader works."""
    if ask.kind == "tap" and not by_hand:
        return list(ask.items)
    return list(ask.values) + list(ask.items)


def first_choice(ask, options: list) -> int:
    """Where the knob begins: a number at 0 if it may be 0, else at the first option."""
    return options.index(0) if ask.kind == "number" and 0 in options else 0


def ask_rows(referee, words, options: list, at: int, notice: str, page: int) -> list:
    """The screen of an ask. `page` counts up with time and turns the news over."""
    ask = referee.ask
    rows = [title(ask.seat, words)] + wrap(asked(ask, words))
    below = (wrap(laid(ask, words)) + wrap(notice))[: OFFER - len(rows)]
    news = window(news_rows(referee.table.news, words), OFFER - len(rows) - len(below), page)
    blank = [""] * (OFFER - len(rows) - len(news) - len(below))
    return rows + news + blank + below + [offer([words.option(ask, v) for v in options], at)]


def asked(ask, words) -> str:
    """What is wanted, as a sentence."""
    return words.text(ask.prompt, ask.args)


def title(seat, words) -> str:
    if seat is None:
        return " " + words.seat(None)
    return chr(SEAT_MARK + seat % 8) + " " + words.seat(seat)


def news_rows(news, words) -> list:
    rows = []
    for item in news:
        told = tell(item, words)
        if told:
            rows += wrap(told)
    return rows


def window(rows: list, room: int, page: int) -> list:
    """As many rows as there is room for; the pages follow each other, over and over."""
    if not rows or not room:
        return []
    pages = (len(rows) + room - 1) // room
    first = page % pages * room
    return rows[first : first + room]


def laid(ask, words) -> str:
    """The cards tapped so far; of a secret set only their number, which lies open anyway."""
    if not ask.chosen:
        return ""
    if ask.secret:
        return words.text("cards_laid", (len(ask.chosen),))
    return " ".join([words.piece(card).split(" ")[-1] for card in ask.chosen])


def offer(labels: list, at: int) -> str:
    """The bottom row: the option the knob stands on, between arrows where there are others."""
    if not labels:
        return ""
    label = labels[at][: COLUMNS - 2]
    if len(labels) == 1:
        return "●" + label
    side = COLUMNS - 2 - len(label)
    return "◀" + " " * (side // 2) + label + " " * (side - side // 2) + "▶"


def menu_rows(heading: str, labels: list, at: int) -> list:
    """A question of the table itself: the heading, then the options around the chosen one."""
    rows = wrap(heading)[:3]
    room = ROWS - len(rows)
    first = max(0, min(at - room // 2, len(labels) - room))
    for i in range(first, min(first + room, len(labels))):
        rows.append(("▶" if i == at else " ") + labels[i][: COLUMNS - 1])
    return rows


def text_rows(heading: str, rows: list, at: int) -> list:
    """Rows to read, from row `at` on, under a heading; ▼ where there is more."""
    shown = rows[at : at + ROWS - 2]
    more = "▼" if at + ROWS - 2 < len(rows) else ""
    return [heading] + shown + [""] * (ROWS - 2 - len(shown)) + [" " * (COLUMNS - 1) + more]


def score_rows(referee, words) -> list:
    """The standing, one participant a row."""
    rows = []
    for who, points in enumerate(referee.game.scores(referee.table)):
        rows.append(score_row(words.seat(who), points))
    return rows


def score_row(name: str, points) -> str:
    number = "-" if points is None else str(points)
    return (name + " " * COLUMNS)[: COLUMNS - 1 - len(number)] + " " + number


def final_rows(referee, words) -> list:
    """Everything there is to say at the end, as rows to page through."""
    result = referee.result
    rows = []
    for who in result.winners:
        rows += wrap(words.text("winner", (who,)))
    rows += [] if result.winners else wrap(words.text("nobody_wins"))
    for who, points in enumerate(result.scores):
        rows.append(score_row(words.seat(who), points))
    rows += wrap(words.text("ending_" + result.ending))
    for key, *args in result.details:
        rows += wrap(words.text(key, args))
    return rows
