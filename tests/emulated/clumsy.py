"""Clumsy people at the emulated table, for --sabotage: what they do wrong, and what must follow.

Wrong cards are laid, strange tags, a phone, two at once; a card is left lying, lies askew, is slid
away; the knob is held, turned while it is down, an answer taken back by hand; a reader or a screen
loses its supply for a moment; a computer holds the cable and reads nothing. Each deed ends in what
must be seen, heard or kept, by the pages written for people.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import record
from engine.words import Words
from firmware.devices.simulated import uid_of
from tests.both.models.tags import Ntag, Phone, Tag, Ultralight
from tests.emulated import supply
from tests.emulated.ends import Ending
from tests.emulated.judge import AWAY_MS, ENTRIES, FOLLOWS_MS, LOOK_MS, NO_HZ, YES_HZ
from tests.emulated.once import kept
from tests.emulated.stopwatch import Broken

RISE_HZ, TURN_HZ = 1760, 988  # hardware/README.md, section 6
TUNE_MS = 400  # a yes and a turn are over by then
STRANGE = bytes((0x04, 0xE1, 0x5A, 0x32, 0x77, 0x40, 0x81))  # a tag of no box
LIES_MS, GAP_MS = 1500, 100  # a card lies; the radio misses it; it lies for as long again
LOST, DAMAGED = 300, 1000  # of a thousand frames of a card that lies askew
SLID, SLIDES_MS = (0, 300, 600, 900), 150  # the same, of one slid away, and for how long each
HELD_MS = 1000
DIP_MS, BACK_MS = 400, 3000  # a reader without its supply; and until it must read again
OPENS_MS = 3000  # a menu, or what was undone
ROUNDS = 4  # of a menu, at a quick hand's pace: more than fifty detents
FALLS, UNCALLED = "the yes does not rise", "whose turn it is is not heard"
DEAD = "a reader that lost its supply reads no more"
AGAIN, REFUSED_YES = "a card that only lies there counts again", "a yes to what is refused"
MUTE = "a card that is refused makes no sound"
UNSAID = "a refusal does not say"
NO_MENU, LOST_DETENT = "a hold opens no menu", "of the knob's detents one is lost"
BACKWARDS, NO_HELP = "the knob turns backwards", "a knob turned while it is down gives no help"
NOT_BACK = "the question before has not come"


def begins(judge: Ending) -> None:
    """The match is taken up."""
    judge.offered()
    judge.pick("yes")
    judge.taken_up()


def evening(judge: Ending) -> None:
    """All of it, one deed after the other; each must leave the match as it was followed here."""
    for deed in DEEDS:
        deed(judge)
        for wrong in judge.noticed(0):
            raise Broken(f"{deed.__name__}: {wrong}")
    kept(judge.table, list(record.lines(judge.game, judge.referee, judge.players)))


# Sounds


def aloud(judge: Ending) -> None:
    """Both notes of a yes, and the turn of the next seat: until it was heard twice."""
    turns = 0
    while turns < 2:
        before, began = judge.referee.ask, judge.table.pico.ns
        judge.answer()
        judge.table.pico.run(TUNE_MS)
        buzzer, after = judge.table.buzzer, judge.referee.ask
        yes = buzzer.began(YES_HZ, began)
        if not buzzer.began(RISE_HZ, yes):
            raise Broken(FALLS)
        if before and after and before.seat != after.seat:
            turns += 1
            if not buzzer.began(TURN_HZ, yes):
                raise Broken(UNCALLED)


# Cards


def at_a_card(judge: Ending) -> int:
    """On to a question that a card answers; the card that comes."""
    while judge.referee.ask is not None:
        value = judge.coming[0]
        if judge.referee.ask.kind == "tap" and isinstance(value, int):
            return value
        judge.answer()
    raise Broken("the match has no card more: mend the trial")


def wrong_card(judge: Ending) -> None:
    """One that may not be laid now: a no, its name on the screen, and nothing else."""
    at_a_card(judge)
    ask, box = judge.referee.ask, judge.referee.table.box
    wrong = next(piece for piece in range(box.size) if piece not in ask.values)
    refused(judge, judge.words.piece(wrong).split()[0], Ntag(uid_of(box, wrong)))


def stranger(judge: Ending) -> None:
    """Tags that no piece has, also one that knows no GET_VERSION."""
    at_a_card(judge)
    for tag in (Ntag(STRANGE), Ultralight(STRANGE[::-1])):
        refused(judge, judge.words.text("unknown_tag"), tag)


def phone(judge: Ending) -> None:
    """A phone comes to lie there."""
    at_a_card(judge)
    refused(judge, judge.words.text("unknown_tag"), Phone())


def two_at_once(judge: Ending) -> None:
    """Two cards of which one is asked for, and both might be it."""
    at_a_card(judge)
    ask, box = judge.referee.ask, judge.referee.table.box
    both = [Ntag(uid_of(box, at)) for at in ask.values[:2]]
    refused(judge, judge.words.text("several_tags"), *both)


def refused(judge: Ending, said: str, *tags: Tag) -> None:
    """These tags are laid: a no is heard, the screen says why, and the match stays as it is."""
    table = judge.table
    for tag in tags:
        table.away(tag.uid)
    table.lift()
    table.heard_ns = 0.0
    for tag in tags:
        table.reader.field.lay(tag)
    table.pico.run(FOLLOWS_MS, lambda: bool(table.buzzer.began(NO_HZ, table.heard_ns)))
    table.pico.run(TUNE_MS)
    if table.buzzer.began(YES_HZ, table.heard_ns):
        raise Broken(REFUSED_YES)
    if not table.buzzer.began(NO_HZ, table.heard_ns):
        raise Broken(MUTE)
    if not table.sees(said):
        raise Broken(f"{UNSAID} {said!r}: {table.rows()}")
    for tag in tags:
        table.reader.field.lift(tag)
        table.lifted[tag.uid] = table.ms
    table.pico.run(AWAY_MS)
    kept(table, list(record.lines(judge.game, judge.referee, judge.players)))


def left_lying(judge: Ending) -> None:
    """A card that answers lies on, and is missed once for a moment: it counts once."""
    field = judge.table.reader.field
    lies, since = laid_on(judge)
    judge.table.pico.run(LIES_MS)
    field.lift(lies)
    judge.table.pico.run(GAP_MS)
    field.lay(lies)
    counts_once(judge, since)


def askew(judge: Ending) -> None:
    """Of a card that lies frames are lost, then every answer is damaged; it is heard well, slid
    away and heard ever worse: it counts once."""
    field = judge.table.reader.field
    _, since = laid_on(judge)
    field.lose = LOST
    judge.table.pico.run(LIES_MS)
    field.lose, field.flip = 0, DAMAGED
    judge.table.pico.run(LIES_MS)
    field.flip = 0
    for field.lose in SLID:
        judge.table.pico.run(SLIDES_MS)
    judge.table.lift()
    field.lose = 0
    counts_once(judge, since)


def laid_on(judge: Ending) -> tuple[Ntag, float]:
    """The card that comes is laid, answers, and stays there: its tag, and since when, in ns."""
    piece, table = at_a_card(judge), judge.table
    judge.coming.pop(0)
    judge.lay(piece)
    table.pico.run(TUNE_MS)
    assert table.tag is not None
    return table.tag, table.pico.ns


def counts_once(judge: Ending, since: float) -> None:
    """Nothing was heard since the card has answered, and nothing is while it lies on."""
    table = judge.table
    table.pico.run(LIES_MS)
    if table.buzzer.began(YES_HZ, since) or table.buzzer.began(NO_HZ, since):
        raise Broken(AGAIN)
    table.lift()
    table.pico.run(AWAY_MS)


# The knob


def opens(judge: Ending) -> None:
    """The knob is held: a menu."""
    judge.table.press(HELD_MS)
    if not judge.chosen() and not judge.table.pico.run(OPENS_MS, lambda: bool(judge.chosen())):
        raise Broken(NO_MENU)
    judge.table.pico.run(LOOK_MS)


def turned_through(judge: Ending) -> None:
    """A menu is turned through, entry by entry and then quickly, until it stands as it stood."""
    opens(judge)
    table, first, entries = judge.table, judge.chosen(), 0
    while entries < ENTRIES and (not entries or judge.chosen() != first):
        before, entries = judge.chosen(), entries + 1
        table.turn(1)
        if not table.pico.run(OPENS_MS, lambda before=before: judge.chosen() != before):
            raise Broken(LOST_DETENT)
        table.pico.run(LOOK_MS)
        if entries == 1 and judge.chosen()[0].split()[0] != before[1].split()[0]:
            raise Broken(BACKWARDS)
    table.turn(ROUNDS * entries)
    table.pico.run(TUNE_MS)
    if judge.chosen() != first:
        raise Broken(f"{LOST_DETENT}: {ROUNDS * entries} lead to {judge.chosen()[0]!r}")
    goes_on(judge)


def helped(judge: Ending) -> None:
    """Turned while it is down the knob asks for help; a press leaves that."""
    table, title = judge.table, judge.words.text("help")
    table.level("knob_press", 0)
    table.pico.run(LOOK_MS)
    table.turn(1)
    table.pico.run(LOOK_MS)
    table.level("knob_press", 1)
    if not table.pico.run(OPENS_MS, lambda: table.sees(title)):
        raise Broken(NO_HELP)
    goes_on(judge)


def goes_on(judge: Ending) -> None:
    """A press, and the question stands again."""
    judge.table.press()
    judge.wait("the question that stood", judge.seen, OPENS_MS)


def undone_by_hand(judge: Ending) -> None:
    """The last answer is taken back in the menu; where that is asked for, once more with yes."""
    opens(judge)
    label, undone = Words("en", "table").text("undo"), Words("en", "match_menu").text("undone")
    if judge.referee.held(False, 1):
        judge.pick(label)
        label = "yes"
    goes_back(judge)
    judge.pick(label)
    judge.wait("what was undone", lambda: judge.table.sees(undone.split()[0]), OPENS_MS)
    judge.table.press()
    if not judge.table.pico.run(OPENS_MS, judge.seen):
        raise Broken(f"{NOT_BACK}: {judge.differs()}")
    judge.before = judge.question.lights


def goes_back(judge: Ending) -> None:
    """The match here: by an answer, which comes again. Until then its lights may be on, too."""
    last = judge.referee.log[-1]
    judge.referee.undo(sure=True)
    value = judge.referee.ask.decode(last) if judge.referee.ask else None
    if value is None:
        raise Broken(f"answer {last} is none of the question before: mend the trial")
    judge.coming.insert(0, value)
    judge.before, judge.question = judge.question.lights, judge.standing("")


def reader_dips(judge: Ending) -> None:
    """The reader is without its supply for a moment; soon after a card counts."""
    at_a_card(judge)
    table = judge.table
    table.reader.dead = 0
    table.pico.run(DIP_MS)
    table.reader.dead = None
    table.reader.reset()
    table.pico.run(BACK_MS)
    try:
        judge.answer()
    except Broken as wrong:
        raise Broken(f"{DEAD}: {wrong}") from None


DEEDS: tuple[Callable[[Ending], None], ...] = (
    aloud, wrong_card, stranger, phone, two_at_once, left_lying, askew, turned_through,
    helped, undone_by_hand, reader_dips, supply.screen_dips, supply.cable_unread,
    supply.heap_falls,
)  # fmt: skip
