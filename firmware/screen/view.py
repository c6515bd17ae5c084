"""What the screen says, as pure functions of the referee and the words: eight rows of sixteen.

row 0     who is to act, in reverse: the seat's mark and name; which page of how many
rows 1-6  by turns the question, and what has happened and what hands must do; never both at once;
          last the news that stood too short to be read before the previous answer
row 7     what the knob offers

What is longer than its row is shown part by part: `firmware.screen.canvas.part`.

The question's page: what is asked (never more than three rows: a test holds it), what it is about,
the cards laid so far, what was just read or why it was refused.
"""

from engine.ask import CHANCE, FACT
from engine.tell import tell
from firmware.screen.canvas import COLUMNS, ROWS, part, wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ask import Ask
    from engine.referee import Referee
    from engine.words import Words

SEAT_MARK = 0xE000  # the font's eight badges: a seat's mark for eyes that do not tell colours
OFFER = 7  # the row of the knob
BODY = OFFER - 1  # rows between the heading and what the knob offers
TEXT_ROWS = ROWS - 2
ROLL = "by_lot"  # what the knob offers besides the values; no game has an answer of this name
UNREAD = 2  # pages of unread news that stay for the next question: a board has no room for more
AROUND = 3  # rows that a menu's options have at least


def selectable(ask: "Ask", by_hand: bool) -> list:
    """What the knob can choose: everything but pieces, and pieces too where no reader works.

    Of a secret ask the pieces stand in the box's order: what has been laid must not come first.
    """
    if ask.kind == "tap" and not by_hand:
        return list(ask.items)
    values = sorted(ask.values) if ask.kind == "tap" and ask.secret else list(ask.values)
    return values + list(ask.items)


def may_draw(ask: "Ask", absent: bool = False) -> bool:
    """Whether the table may answer: chance without cards, for those people turn up themselves.

    For a player who has left it draws everything that is no fact on the table.
    """
    return ask.kind != "tap" if ask.role == CHANCE else absent and ask.role != FACT


def knows(referee: "Referee", ask: "Ask") -> bool:
    """Whether all pieces of a tap are known to lie there: then one may be drawn by lot."""
    return not [value for value in ask.values if referee.table.where(value) is None]


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
    referee: "Referee", words: "Words", options: list, at: int, page: int, shown: list, old: list
) -> list:
    """The screen of an ask: its pages in turn as `page` counts up with time, then the old news."""
    ask = referee.ask
    if ask is None:
        return []
    every = shown + old
    turn = turn_at(every, page)
    head = title(ask.seat, words) if turn < len(shown) else words.text("before")
    if len(every) > 1:
        head = marked(head, turn + 1, len(every), page)
    rows = [head] + every[turn]
    label = option(ask, referee, words, options[at]) if options else ""
    return rows + [""] * (OFFER - len(rows)) + [offer(label, len(options), page)]


def lasting(rows: list) -> int:
    """How many pages of time these stay: twice as long where they are more than half full."""
    return 1 + (len(rows) - rows.count("") > BODY // 2)


def turn_at(turns: list, page: int) -> int:
    """Which of these pages stands there."""
    if not page or len(turns) == 1:
        return 0
    page %= sum([lasting(rows) for rows in turns])
    turn = 0
    while page >= lasting(turns[turn]):
        page -= lasting(turns[turn])
        turn += 1
    return turn


def not_yet(turns: list, first: int, page: int) -> list:
    """The pages from the `first` on, few of them, that do not come before this time."""
    times = sum([lasting(rows) for rows in turns]) if page else 1
    come = len(turns) if page >= times else turn_at(turns, page) + 1
    return turns[max(first, come) :][:UNREAD]


def option(ask: "Ask", referee: "Referee", words: "Words", value: "int | str") -> str:
    """One option of the present ask, by the name the rulebook has for it; of ROLL it knows none."""
    label = None if value == ROLL else referee.label(value)
    return words.said(label) if label else words.option(ask, value)


def question(ask: "Ask", referee: "Referee", words: "Words", notice: str, about: list) -> list:
    """The question's page or pages: nothing is cut, and what is asked stands on the first."""
    subject, asks = [row for _, rows in about for row in rows], wrap(asked(ask, words))
    cards, said = wrap(laid(ask, referee, words)), wrap(notice)
    room = BODY - len(asks) - len(said)
    if len(subject) + len(cards) <= room:
        gap = room - len(subject) - len(cards)
        return [asks + subject + [""] * gap + cards + said]
    if room >= 0:
        cards = cards[max(0, len(cards) - room) :]
        first = asks + [""] * (room - len(cards)) + cards + said
        return [first] + filled([rows for _, rows in about])
    return [asks] + pages(said, BODY) + filled([rows for _, rows in about])


def about_rows(ask: "Ask", referee: "Referee", words: "Words", known: "list | tuple" = ()) -> list:
    """What the question is about, as (fact, its rows); `known` are those of the question before."""
    told = []
    for fact in referee.game.about(referee.table, ask):
        rows = [rows for other, rows in known if other == fact]
        told.append((fact, rows[0] if rows else wrap(words.said(fact))))
    return told


def marked(head: str, page: int, count: int, time: int = 0) -> str:
    """A heading with its page at the right: `2/3`."""
    mark = "%d/%d" % (page, count)  # at once: a board looks up each text on the way
    head = part(head, COLUMNS - len(mark), time)
    return "%s%*s" % (head, COLUMNS - len(head), mark)


def body(said: list, room: int, page: int) -> list:
    """`room` rows: with what was just read in the lowest of them, or page by page."""
    turns = pages(said, room)
    shown = turns[page % len(turns)] if turns else []
    blank = [""] * (room - len(shown))
    return shown + blank if len(turns) > 1 else blank + shown


def pages(rows: list, room: int) -> list:
    """The rows in pages of so many."""
    return [rows[at : at + room] for at in range(0, len(rows), room)] if rows else []


def asked(ask: "Ask", words: "Words") -> str:
    """The question, as a sentence."""
    return words.text(ask.prompt, ask.args)


def title(seat: "int | None", words: "Words") -> str:
    if seat is None:
        return " " + words.seat(None)
    return "%s %s" % (chr(SEAT_MARK + seat % 8), words.seat(seat))


def news_pages(news: list, words: "Words") -> list:
    """What has happened, in pages."""
    return filled([wrap(tell(item, words) or "") for item in news])


def filled(sentences: list) -> list:
    """Sentences, each some rows, in pages that end with one where it fits a page."""
    turns: list = []
    for told in sentences:
        add(turns, told)
    return turns


def add(turns: list, told: list) -> None:
    """A sentence more: on the last page where it fits there."""
    if turns and len(turns[-1]) + len(told) <= BODY:
        turns[-1] += told
    else:
        turns += pages(told, BODY)


def laid(ask: "Ask", referee: "Referee", words: "Words") -> str:
    """The cards tapped so far and their sum; of a secret set only how many, as all can see that."""
    if not ask.chosen:
        return ""
    if ask.secret:
        return words.text("cards_laid", (len(ask.chosen),))
    ends = [words.piece(card).encode().rsplit(b" ", 1)[-1] for card in ask.chosen]
    worth = referee.game.worth(referee.table, ask, ask.chosen)
    cards = b" ".join(ends)  # as bytes: a board looks up each text on the way
    return (cards if worth is None else b"%s = %d" % (cards, worth)).decode()


def offer(label: str, options: int, page: int = 0) -> str:
    """The bottom row: the option the knob stands on, between arrows where there are others.

    A label too long for the row is shown part by part.
    """
    if not options:
        return ""
    room = COLUMNS - 1 if options == 1 else COLUMNS - 2
    label = part(label, room, page)
    if options == 1:
        return "●" + label
    side = room - len(label)
    return "◀%*s%s%*s▶" % (side // 2, "", label, side - side // 2, "")


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


def text_rows(heading: str, rows: list, at: int) -> list:
    """Rows to read, from row `at` on, under a heading; ▼ where there is more."""
    shown = rows[at : at + TEXT_ROWS]
    more = "▼" if at + TEXT_ROWS < len(rows) else ""
    return [heading] + shown + [""] * (TEXT_ROWS - len(shown)) + [" " * (COLUMNS - 1) + more]


def score_rows(referee: "Referee", words: "Words") -> list:
    """The points, where there are any, one participant a row; below them what else the standing
    has, by column.
    """
    rows = point_rows(referee.game.scores(referee.table), words)
    columns, table = referee.game.standing(referee.table)
    for at, column in enumerate(columns):
        if column != "points":
            rows += [""] if rows else []
            rows += wrap(words.text(column) + words.text("colon"))
            rows += [
                score_row(words.seat(who), cell(words, row[at])) for who, row in enumerate(table)
            ]
    return rows


def point_rows(scores: list, words: "Words") -> list:
    """Nothing in games that give no points."""
    if not [points for points in scores if points is not None]:
        return []
    return [score_row(words.seat(who), points) for who, points in enumerate(scores)]


def cell(words: "Words", value: "int | tuple | None") -> "int | str | None":
    """A value of the standing: a number, or words for it."""
    return words.said(value) if isinstance(value, tuple) else value


def score_row(name: str, points: "int | str | None") -> str:
    """A row of the screen. The name gives way, so that the points are always in full."""
    number = "-" if points is None else str(points)
    room = COLUMNS - 1 - len(number)
    if len(name) > room:
        name = name[: room - 1] + "…"
    return name + " " * (COLUMNS - len(name) - len(number)) + number


def final_rows(referee: "Referee", words: "Words", why: tuple = ()) -> list:
    """Everything there is to say at the end, the last move's news too, as rows to page through."""
    result = referee.result
    if result is None:
        return []
    won = [words.won(who) for who in result.winners]
    rows = [row for text in (won or [words.text("nobody_wins")]) + list(why) for row in wrap(text)]
    rows += point_rows(result.scores, words)
    rows += wrap(words.text("ending_" + result.ending))
    for key, *args in result.details:
        rows += wrap(words.text(key, args))
    told = news_pages(referee.table.news, words)
    rows += ["", words.text("before") + words.text("colon")] if told else []
    for page in told:
        rows += page
    return rows
