"""A player who is asked again sees what happened since their last answer."""

from __future__ import annotations

import random
from pathlib import Path

from engine.ask import CHOICE
from host.page.log import FEW, log_lines, missed
from host.page.mirror import Mirror, Told
from host.page.story import ended

GOLDEN = Path(__file__).parent.parent / "golden" / "stones-goal.txt"
ANSWERS = 120


def decided(told: Told) -> bool:
    return told.ask.role == CHOICE


def mirror() -> Mirror:
    """A match in its midst, and at every answer before it."""
    header, _, body = GOLDEN.read_text(encoding="utf-8").partition("\n\n")
    lines = [line for line in body.split("\n") if not line.startswith("#")][:ANSWERS]
    return Mirror(header + "\n\n" + "\n".join(lines) + "\n")


def test_it_is_the_story_since_the_own_last_answer_but_for_the_news_shown_anyhow() -> None:
    match = mirror()
    lines = {line["n"]: line for line in log_lines(match, "en", 1)}
    for seat in range(len(match.players)):
        own = [at for at, each in enumerate(match.told) if decided(each) and each.ask.seat == seat]
        since: list[str] = []
        for at in range(own[-1] + 2, match.count + 1):
            last = at == match.count
            since += lines[at]["told"] if last or ended(match, at, "en") else []
            since += [] if last else lines[at]["said"]
        assert missed(match, [seat], "en") == since[-FEW:]


def test_who_has_just_decided_has_missed_nothing_and_what_is_read_decides_nothing() -> None:
    match = mirror()
    readings = 0
    for _ in range(ANSWERS // 2):
        last = match.told[-1]
        found = missed(match, [last.ask.seat], "en")
        assert not found or not decided(last)
        readings += bool(found)
        match.undo()
    assert readings, "the stone for sale is read by the seat that is asked next"


def test_it_is_never_more_than_somebody_reads() -> None:
    match, seats = mirror(), random.Random("missed")
    for _ in range(ANSWERS // 2):
        assert len(missed(match, [seats.randrange(9)], "fr")) <= FEW
        match.undo()


def test_a_card_taken_back_reads_otherwise_than_one_laid_in_both_languages() -> None:
    record = (GOLDEN.parent / "amazones-placed.txt").read_text(encoding="utf-8")
    laid = next(line for line in record.split("\n") if "_bid: " in line and "+" in line)
    match = Mirror(record.replace(laid, "\n".join((laid, laid, laid)), 1))  # and laid again
    for language, word in (("en", "back: "), ("fr", "reprise")):
        answers = [line["answer"] or "" for line in log_lines(match, language, 1)]
        assert len([answer for answer in answers if answer.startswith(word)]) == 1, language
