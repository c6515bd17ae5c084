"""Repair: going back to the answer that was wrong, and keeping what still fits after it.

The log stays the match: nothing is patched. The referee goes back to the question that was answered
wrongly, people answer it, and the old answers after it are given again, in their order, as far as
they *still fit*. An old answer still fits a question where it would mean the same there:

    the same seat is asked (or again any seat may answer),
    under the same prompt and of the same kind,
    what was answered is among the options once more,
    and it lays a piece, or takes one back, as it did before.

What is kept of it is its meaning (a piece, a place, a number, a seat, a colour, the key of a menu
item), never its byte: the same byte means another item once a menu offers other things.

The first one that does not fit is where the replay stops, and people are asked again. Their answer
says what becomes of the old ones (`left`): one that was given before, in the same words, means that
all before it belonged to the wrong branch; any other answer to the question of the first old one
takes its place; and an answer to a question that was not put before leaves them as they are. Then
the replay goes on by itself. Which old answers are still to come is all that has to be remembered.
A journal lists them, so that no power cut takes them away:

    # to come: 2 card tap 0 1 17
    # to come: - vote menu 0 0 'yes
    # to come: nothing

A line an old answer, in their order: the seat or `-`, prompt, kind, whether it takes a piece back,
whether it is one gesture with the one before, and its value, a number or `'` and a key. The last
list counts, less what the answers after it have used up.
"""

from engine.log import COMING_LINE
from engine.referee import PULSE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Iterator

    from engine.ask import Ask
    from engine.referee import Referee

CORRECT, OMIT, INSERT = "correct", "omit", "insert"  # what is to be done about an answer
WAYS = (CORRECT, OMIT, INSERT)
MEANING, JOINED = 5, 5  # so many fields of an old answer are its meaning; the next is whether …
MARK = COMING_LINE.decode()
NO_MORE = MARK + "nothing"
ANY_SEAT, KEY = "-", "'"


def meaning(ask: "Ask", value: "int | str") -> tuple:
    """(seat, prompt, kind, value, whether it takes a piece back): what an answer says."""
    return (ask.seat, ask.prompt, ask.kind, value, value in ask.chosen)


def meant(
    referee: "Referee", log: "bytes | bytearray", first: int, joins: "list | tuple" = ()
) -> list:
    """The answers of `log` from number `first` (0 the first) on, by what they meant.

    Each is its meaning, and whether it was one gesture with the one before (`joins` has the numbers
    of those). `referee` stands at the start of the same match, and at the end of the log after it.
    """
    old = []
    for number, code in enumerate(log):
        ask = referee.ask
        value = ask.decode(code) if ask else None
        if number >= first and ask is not None and value is not None:
            old.append(meaning(ask, value) + (number in joins,))
        give(referee, code)
    return old


def give(referee: "Referee", code: int) -> None:
    """One more answer of a long row, as `Referee.replay` gives them."""
    referee.give(code)
    if referee.pulse and len(referee.log) % PULSE == 0:
        referee.pulse()


def fits(ask: "Ask | None", old: tuple) -> bool:
    """Whether an old answer still fits: see above."""
    return ask is not None and ask.offers(old[3]) and meaning(ask, old[3]) == old[:MEANING]


def left(ask: "Ask", value: "int | str", rest: list) -> list:
    """The old answers that are still to come once people, asked again, have said `value`."""
    said = meaning(ask, value)
    for at, old in enumerate(rest):
        if old[:MEANING] == said:
            return rest[at + 1 :]
    return rest[1:] if rest and rest[0][:3] == said[:3] else rest


def go_on(referee: "Referee", rest: list) -> tuple:
    """Give the old answers again as far as they still fit.

    Returns (those that are left, the numbers in the log of those that are one gesture with the one
    before). A rulebook's exception passes through: then the caller must `restore` the referee.
    """
    count = 0
    joins = []
    for old in rest:
        ask = referee.ask
        if ask is None or not fits(ask, old):
            break
        if old[JOINED] and count:
            joins.append(len(referee.log))
        give(referee, ask.code(old[3]))
        count += 1
    return rest[count:], joins


def listed(rest: list) -> "Iterator[str]":
    """The lines of a journal that say what is still to come."""
    for seat, prompt, kind, value, back, joined in rest:
        who = ANY_SEAT if seat is None else str(seat)
        what = KEY + value if isinstance(value, str) else str(value)
        yield MARK + " ".join([who, prompt, kind, str(int(back)), str(int(joined)), what])
    if not rest:
        yield NO_MORE


def to_come(rest: list, line: str) -> list:
    """What is still to come after one more line of a list; `rest`: after those before it."""
    if line == NO_MORE:
        return []
    try:
        who, prompt, kind, back, joined, what = line[len(MARK) :].split(" ", 5)
        seat = None if who == ANY_SEAT else int(who)
        value = what[1:] if what.startswith(KEY) else int(what)
    except ValueError:
        return rest  # a remark for people that begins as such a line
    return rest + [(seat, prompt, kind, value, back == "1", joined == "1")]
