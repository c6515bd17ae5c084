"""Repair: the match goes back to an answer that was wrong, and on from there (engine/repair.py).

While people are asked what is so, nothing but memory stands at that question: the journal has the
match as it was, so an undo, the match's end and a pulled plug all leave it as it was. With their
answer, and all that still fits after it, the journal is replaced as a whole by one that goes on
from it: its lines, an `undo` for every answer that no longer stands, and the new ones. What does
not fit is asked again; the old answers that are still to come are listed there, too.

Loaded only while something of this is done; what stays is in engine.match.Match: what is still to
come, how much has been given again, and the match as it was before people went back.
"""

from engine import record
from engine.match import Before
from engine.referee import FAULT, NOTHING, Referee
from engine.repair import CORRECT, INSERT, NO_MORE, OMIT, fits, go_on, listed, meant
from firmware.menus.more_words import More
from firmware.storage.files import LONG, text_of
from firmware.storage.mending import standing
from firmware.storage.seals import plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator, Iterable

    from engine.match import Change
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
    if match.before:
        cancel(match)
    if match.kept is not None:
        none_left(match)
    match.rest = []
    tell(play)


def begin(match: "Match", at: int, way: str) -> "str | None":
    """Ask again what answer `at` answered; or, of one to OMIT, what comes after it."""
    if match.before:
        cancel(match)
    referee = match.referee
    if not 0 <= at < len(referee.log):
        return NOTHING
    before = Before(match, way == CORRECT and at in match.joins)
    try:
        rest = old_answers(match, at)[0 if way == INSERT else 1 :] + before.rest
        match.joins = [one for one in before.joins if one < at]
        referee.restore(before.log[:at], 0)
    except Exception as fault:
        match.joins = before.joins
        referee.fault = fault
        referee.restore(before.log, before.seen)
        return FAULT
    match.before, match.rest, match.kept = before, rest, 0
    refusal = settle(match) if way == OMIT else None
    if refusal:
        cancel(match)
    return refusal


def cancel(match: "Match") -> None:
    """As it was before people went back. MemoryError: the referee is lost until `restore`."""
    before: "Any" = match.before
    match.before = None
    match.joins, match.rest, match.kept = before.joins, before.rest, before.kept
    match.referee.restore(before.log, before.seen)


def go_on_with(play: "Play") -> None:
    """A match is taken up in which old answers are still to come; some may have been about to."""
    match = play.match
    if match.rest and not match.before and fits(match.referee.ask, match.rest[0]):
        settle(match)
    tell(play)


def old_answers(match: "Match", at: int) -> list:
    """What the answers from number `at` on meant."""
    referee = match.referee
    again = Referee(referee.game, referee.seats, referee.options)
    again.pulse = referee.pulse
    return meant(again, referee.log, at, match.joins)


def commit(match: "Match", change: "Change") -> "str | None":
    """`Match.commit` while old answers are still to come."""
    if match.before and not change.ask:
        cancel(match)
        return None
    if match.before:
        change.joined = change.joined or match.before.joined
        return settle(match, change)
    worked, kept, match.kept = match.journal.works, match.kept, None
    try:
        refusal = match.commit(change)
    finally:
        match.kept = kept
    if refusal is None:
        note(match, worked and bool(change.ask))
        if change.ask and match.rest and fits(match.referee.ask, match.rest[0]):
            settle(match)  # where that fails the answer counts, and they wait
    return refusal


def settle(match: "Match", change: "Change | None" = None) -> "str | None":
    """What is asked again is answered (`change`), and all that still fits after it is given: in the
    match and in the journal, or in neither.
    """
    referee, before = match.referee, match.before
    log, seen, joins = referee.log[:], referee.seen, match.joins
    at = len(log)
    try:
        refusal = referee.take(change.value) if change else None
        if refusal is not None:
            return refusal
        first = len(referee.log)
        rest, more = go_on(referee, match.rest)
        match.joins = joins + ([at] if change and change.joined and at else []) + more
        write(match, len(before.log) - at if before else 0, at, news(match, rest))
        match.changes = [(min(count, at), line) for count, line in match.changes]
    except Exception as fault:
        match.joins = joins
        referee.fault = fault
        referee.restore(log, seen)
        return FAULT
    match.before, match.rest = None, rest
    match.kept = (match.kept or 0) + len(referee.log) - first
    return None


# The journal


def news(match: "Match", rest: list) -> "Iterable[str]":
    """What the journal has to say of what is still to come; nothing, where it follows."""
    before = match.before
    follows = not rest and before.kept is None if before else bool(rest)
    return () if follows and match.journal.works else listed(rest)


def note(match: "Match", follows: bool) -> None:
    """After a change that may have used some up; whether what is left `follows` from the journal.

    It does not after an undo, which brings none back, nor where the journal was written again.
    """
    if not match.journal.works:
        return
    try:
        if not follows:
            write(match, 0, len(match.referee.log), listed(match.rest))
        elif not match.rest:
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
    yield from record.body(match.referee, match.players, match.joins, (), first)
    yield from said


# Messages for people


def tell(play: "Play") -> None:
    """Report the outcome on the screen, and to a computer, which reads the log again."""
    match, link = play.match, play.panel.link
    play.unsaid = []  # no longer true one by one: the computer reads the log again
    play.notice = said(play)
    if not (match.before or match.rest):
        match.kept = None
    if link:
        link.later("repair", {"n": len(match.referee.log), "rest": len(match.rest)})
        link.missed = True


def said(play: "Play") -> str:
    """Where the repair stands, as a sentence."""
    match = play.match
    words: "Any" = More(match.words, "repair_menu")
    if match.before:
        return words.text("repair_asked")
    if match.rest:
        return words.text("repair_left", (len(match.rest),))
    return words.text("repair_done", (match.kept or 0,))
