"""Repair: the match goes back to an answer that was wrong, and on from there (engine/repair.py).

While people are asked what is so, nothing but memory stands at that question: the journal has the
match as it was, so an undo, the match's end and a pulled plug all leave it as it was. With their
answer, and all that still fits after it, the journal is replaced as a whole by one that goes on
from it: its lines, an `undo` for every answer that no longer stands, and the new ones. What does
not fit is asked again; the old answers that are still to come are listed there, too
(firmware/storage/to_come.py).

Loaded only while something of this is done; `Match.astray` is all that stays.
"""

from engine import record
from engine.referee import FAULT, NOTHING, Referee
from engine.repair import CORRECT, INSERT, OMIT, fits, go_on, left, meant
from firmware.menus.more_words import More
from firmware.storage.files import LONG, text_of
from firmware.storage.mending import standing
from firmware.storage.seals import plain
from firmware.storage.to_come import NO_MORE, Coming, listed

if False:  # for type checkers alone: neither Python runs it
    from typing import Any, Callable, Generator, Iterable, Iterator

    from firmware.table.match import Match
    from firmware.table.play import Play


def go_back(play: "Play", at: int, way: str) -> "str | None":
    """Back to answer `at` (0 the first); None, or the refusal: then nothing has changed."""
    refusal = begin(play.match, at, way)
    if refusal is None:
        play.on_reader.owners = None
        tell(play)
    return refusal


def stop(play: "Play") -> None:
    """No more is replayed: what is still to come goes; where nothing was corrected all stands."""
    match = play.match
    if match.astray and match.astray[0]:
        cancel(match)
    if match.astray:
        none_left(match)
    match.astray = None
    tell(play)


def begin(match: "Match", at: int, way: str) -> "str | None":
    """Ask again what answer `at` answered; or, of one to OMIT, what comes after it."""
    if match.astray and match.astray[0]:
        cancel(match)
    was, referee = match.astray, match.referee
    if not 0 <= at < len(referee.log):
        return NOTHING
    log, seen, joins = referee.log, referee.seen, match.joins
    try:
        rest = old_answers(match, at)[0 if way == INSERT else 1 :] + (was[1] if was else [])
        match.joins = [one for one in joins if one < at]
        referee.restore(log[:at], 0)
    except Exception as fault:
        match.joins = joins
        referee.fault = fault
        referee.restore(log, seen)
        return FAULT
    match.astray = ((log, seen, joins, way == CORRECT and at in joins, was), rest, 0)
    refusal = settle(match, lambda: None) if way == OMIT else None
    if refusal:
        cancel(match)
    return refusal


def cancel(match: "Match") -> None:
    """As it was before people went back. MemoryError: the referee is lost until `restore`."""
    log, seen, match.joins, _, match.astray = match.astray[0]
    match.referee.restore(log, seen)


def resumed(match: "Match", name: str, pulse: "Callable | None") -> None:
    """What was still to come when the power went, or the match to the shelf, still is.

    name  of its journal, if that is not the one in play
    """
    try:
        rest = Coming(match.journal.storage, name or LONG, pulse).read()
    except MemoryError:
        return  # the match goes on without: its journal has them still
    match.astray = ((), rest, 0) if rest else None


def go_on_with(play: "Play") -> None:
    """A match is taken up in which old answers are still to come; some may have been about to."""
    match = play.match
    before, rest, _ = match.astray
    if rest and not before and fits(match.referee.ask, rest[0]):
        settle(match, lambda: None)
    tell(play)


def old_answers(match: "Match", at: int) -> list:
    """What the answers from number `at` on meant."""
    referee = match.referee
    again = Referee(referee.game, referee.seats, referee.options)
    again.pulse = referee.pulse
    return meant(again, referee.log, at, match.joins)


def answered(match: "Match", value: "int | str", joined: bool) -> "str | None":
    """`Match.answer` while old answers are still to come."""
    referee, ask = match.referee, match.referee.ask
    if ask is None or not ask.offers(value):
        return referee.refusal(value)
    before, rest, kept = match.astray
    if before:
        line = record.answer_line(ask, value, referee.table.box, match.players)
        refusal = settle(match, lambda: referee.answer(value), joined or before[3])
        if refusal is None:
            match.line = line
        return refusal
    still, worked = left(ask, value, rest), match.journal.works
    match.astray = None
    try:
        refusal = match.answer(value, joined)
    finally:
        match.astray = ((), rest, kept)
    if refusal is None:
        match.astray = ((), still, kept)
        note(match, still, worked)
        if still and fits(referee.ask, still[0]):
            settle(match, lambda: None)  # where that fails the answer counts, and they wait
    return refusal


def settle(match: "Match", change: "Callable", joined: bool = False) -> "str | None":
    """`change`, and all that still fits after it: in the match and in the journal, or in neither.

    joined  whether what `change` answers is one gesture with the answer before
    """
    referee, (before, rest, kept) = match.referee, match.astray
    log, seen, joins = referee.log[:], referee.seen, match.joins
    at = len(log)
    try:
        refusal = change()
        if refusal is not None:
            return refusal
        first = len(referee.log)
        rest, more = go_on(referee, rest)
        match.joins = joins + ([at] if joined and at else []) + more
        said = news(match, before, rest)
        write(match, len(before[0]) - at if before else 0, at, said)
        match.changes = [(min(count, at), line) for count, line in match.changes]
    except Exception as fault:
        match.joins = joins
        referee.fault = fault
        referee.restore(log, seen)
        return FAULT
    match.astray = ((), rest, kept + len(referee.log) - first)
    return None


# The journal


def news(match: "Match", before: tuple, rest: list) -> "Iterable[str]":
    """What the journal has to say of what is still to come; nothing, where it follows."""
    follows = not (rest or before[4]) if before else bool(rest)
    return () if follows and match.journal.works else listed(rest)


def note(match: "Match", rest: list, worked: bool) -> None:
    """After an answer that left these; `worked` whether the journal did before it."""
    if not match.journal.works:
        return
    try:
        if not worked:  # it has been written again, without them
            write(match, 0, len(match.referee.log), listed(rest))
        elif not rest:
            none_left(match)
    except MemoryError:
        pass  # the answer counts; and they follow from it, until people take it back


def none_left(match: "Match") -> None:
    """The journal says so: else they would come again after an undo and a power cut."""
    if match.journal.works:
        match.journal.add(NO_MORE)


def write(match: "Match", undone: int, first: int, said: "Iterable[str]") -> None:
    """The journal, replaced: so many answers taken back, those from number `first` on, `said`."""
    if not match.journal.works:
        match.write_whole()
        undone, first = 0, len(match.referee.log)
    if not match.journal.works:
        return
    lines = history(match, undone, first, said)
    try:
        match.journal.whole(lines)
    finally:
        lines.close()  # and the file that it reads, where the writing failed


def history(
    match: "Match", undone: int, first: int, said: "Iterable[str]"
) -> "Generator[str, None, None]":
    """What the journal has, and what is new."""
    old = match.journal.storage.raw(LONG)
    try:
        for line in plain(map(text_of, standing(old))):
            yield line.rstrip("\n")
    finally:
        old.close()
    for _ in range(undone):
        yield record.UNDO
    lines = record.lines(match.name, match.referee, match.players, (), match.joins)
    yield from answers(lines, first)
    yield from said


def answers(lines: "Iterable[str]", first: int) -> "Iterator[str]":
    """A record's answers from number `first` on, without its result."""
    number = -1  # the empty line is before the first
    for line in lines:
        if number >= 0 and not line:
            return
        if number >= first and line:
            yield line
        number += 1 if number >= 0 or not line else 0


# Messages for people


def tell(play: "Play") -> None:
    """Report the outcome on the screen, and to a computer, which reads the log again."""
    match, link = play.match, play.panel.link
    play.unsaid = []  # no longer true one by one: the computer reads the log again
    before, rest, kept = match.astray or ((), [], 0)
    play.notice = said(play, bool(before), len(rest), kept)
    if not (before or rest):
        match.astray = None
    if link:
        link.later("repair", {"n": len(match.referee.log), "rest": len(rest)})
        link.missed = True


def said(play: "Play", asked: bool, rest: int, kept: int) -> str:
    """Where the repair stands, as a sentence."""
    words: "Any" = More(play.match.words, "repair_menu")
    if asked:
        return words.text("repair_asked")
    if rest:
        return words.text("repair_left", (rest,))
    return words.text("repair_done", (kept,))
