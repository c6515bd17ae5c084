"""What the screen says, as pure functions of the referee and the words: eight rows of sixteen.

row 0     who is to act, in reverse: the seat's mark and name
rows 1-3  what is wanted (never more than three rows: a test holds it)
below     what has happened and what hands must do, turning over when it is more
to row 6  the cards laid so far; what was just read, or why it was refused
row 7     what the knob offers
"""

from engine.tell import tell
from firmware.screen.canvas import COLUMNS, ROWS, wrap

if False:  # for type checkers alone: neither Python runs it
    from engine.ask import Ask
    from engine.referee import Referee
    from engine.words import Words

SEAT_MARK = 0xE000  # the font's eight badges: a seat's mark for eyes that do not tell colours
OFFER = 7  # the row of the knob
TEXT_ROWS = ROWS - 2
AROUND = 3  # rows that a menu's options have at least


def selectable(ask: "Ask", by_hand: bool) -> list:
    """What the knob can choose: everything but pieces, and pieces too where no reader works.

    Of a secret ask the pieces stand in the box's order: what has been laid must not come first.
    """
    if ask.kind == "tap" and not by_hand:
        return list(ask.items)
    values = sorted(ask.values) if ask.kind == "tap" and ask.secret else list(ask.values)
    return values + list(ask.items)


def first_choice(ask: "Ask", options: list) -> int:
    """Where the knob begins: a number at 0 if it may be 0; a set at its next piece, a secret one
    at what closes it; else the first option.
    """
    if ask.kind == "number" and 0 in options:
        return options.index(0)
    if ask.kind == "tap" and ask.secret and ask.items:
        return options.index(ask.items[0])
    for at in range(len(options)):
        if options[at] not in ask.chosen:
            return at
    return 0


def ask_rows(
    referee: "Referee", words: "Words", options: list, at: int, notice: str, page: int
) -> list:
    """The screen of an ask. `page` counts up with time and turns over what has no room.

    Nothing is cut: what does not fit together takes turns, a notice before the news.
    """
    ask = referee.ask
    if ask is None:
        return []
    rows = [title(ask.seat, words)] + wrap(asked(ask, words))
    room = OFFER - len(rows)
    said = wrap(notice)
    cards = wrap(laid(ask, words))
    said = cards[max(0, len(cards) - max(0, room - len(said))) :] + said
    rows += body(news_rows(referee.table.news, words), said, room, page)
    label = words.option(ask, options[at]) if options else ""
    return rows + [offer(label, len(options))]


def body(news: list, said: list, room: int, page: int) -> list:
    """`room` rows: news on top and what was said below them, or by turns, what was said first."""
    left = room - len(said)
    fits = left > 0 or not (left or news)
    turns = pages(news, left) if fits else pages(said, room) + pages(news, room)
    shown = turns[page % len(turns)] if turns else []
    below = said if fits else []
    return shown + [""] * (room - len(shown) - len(below)) + below


def pages(rows: list, room: int) -> list:
    """The rows in pages of so many."""
    return [rows[at : at + room] for at in range(0, len(rows), room)] if rows else []


def asked(ask: "Ask", words: "Words") -> str:
    """What is wanted, as a sentence."""
    return words.text(ask.prompt, ask.args)


def title(seat: "int | None", words: "Words") -> str:
    if seat is None:
        return " " + words.seat(None)
    return chr(SEAT_MARK + seat % 8) + " " + words.seat(seat)


def news_rows(news: list, words: "Words") -> list:
    rows = []
    for item in news:
        told = tell(item, words)
        if told:
            rows += wrap(told)
    return rows


def laid(ask: "Ask", words: "Words") -> str:
    """The cards tapped so far; of a secret set only their number, which lies open anyway."""
    if not ask.chosen:
        return ""
    if ask.secret:
        return words.text("cards_laid", (len(ask.chosen),))
    return " ".join([words.piece(card).split(" ")[-1] for card in ask.chosen])


def offer(label: str, options: int) -> str:
    """The bottom row: the option the knob stands on, between arrows where there are others."""
    if not options:
        return ""
    if options == 1:
        return "●" + label[: COLUMNS - 1]
    label = label[: COLUMNS - 2]
    side = COLUMNS - 2 - len(label)
    return "◀" + " " * (side // 2) + label + " " * (side - side // 2) + "▶"


def menu_rows(heading: str, labels: list, at: int) -> list:
    """A question of the table itself: the heading, then the options around the chosen one.

    The chosen one is shown in full, over as many rows as it takes; of the others the beginning.
    """
    chosen = wrap(labels[at], COLUMNS - 1) or [""]
    rows = wrap(heading)[: ROWS - max(len(chosen), min(len(labels), AROUND))]
    room = ROWS - len(rows) - len(chosen)
    above = min(at, max(room // 2, room - (len(labels) - 1 - at)))
    rows += [" " + short(label) for label in labels[at - above : at]]
    rows += ["▶" + chosen[0]] + [" " + row for row in chosen[1:]]
    return rows + [" " + short(label) for label in labels[at + 1 : at + 1 + room - above]]


def short(label: str) -> str:
    """A label in one row, cut with a sign."""
    return label if len(label) < COLUMNS else label[: COLUMNS - 2] + "…"


def spell_rows(heading: str, name: str, letter: str) -> list:
    """A name as far as it is spelt, and the letter that a press would add."""
    return wrap(heading)[:4] + ["", (" " + name + "_")[-COLUMNS:], "", offer(letter, 2)]


def text_rows(heading: str, rows: list, at: int) -> list:
    """Rows to read, from row `at` on, under a heading; ▼ where there is more."""
    shown = rows[at : at + TEXT_ROWS]
    more = "▼" if at + TEXT_ROWS < len(rows) else ""
    return [heading] + shown + [""] * (TEXT_ROWS - len(shown)) + [" " * (COLUMNS - 1) + more]


def score_rows(referee: "Referee", words: "Words") -> list:
    """The standing, one participant a row."""
    rows = []
    for who, points in enumerate(referee.game.scores(referee.table)):
        rows.append(score_row(words.seat(who), points))
    return rows


def score_row(name: str, points: "int | None") -> str:
    number = "-" if points is None else str(points)
    return (name + " " * COLUMNS)[: COLUMNS - 1 - len(number)] + " " + number


def final_rows(referee: "Referee", words: "Words") -> list:
    """Everything there is to say at the end, the last move's news too, as rows to page through."""
    result = referee.result
    if result is None:
        return []
    rows = []
    for who in result.winners:
        rows += wrap(words.text("winner", (who,)))
    rows += [] if result.winners else wrap(words.text("nobody_wins"))
    for who, points in enumerate(result.scores):
        rows.append(score_row(words.seat(who), points))
    rows += wrap(words.text("ending_" + result.ending))
    for key, *args in result.details:
        rows += wrap(words.text(key, args))
    return rows + news_rows(referee.table.news, words)
