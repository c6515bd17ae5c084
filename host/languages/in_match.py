"""What of a match has no text in a language, cannot be told by it, or has no room on the screen."""

from __future__ import annotations

import importlib
from collections.abc import Hashable, Iterator, Sequence
from pathlib import Path
from typing import Any

from engine import catalogue, found
from engine.ask import Ask
from engine.referee import ITSELF, Referee
from engine.tell import tell
from engine.words import UNFIT, Words
from firmware.screen import view
from firmware.screen.canvas import COLUMNS, wrap
from host.cli_support import player_counts
from host.languages.refusals import hidden
from host.people import tournament

PROMPT_ROWS = 3
LABEL = COLUMNS - 2  # the knob's row, less its arrows
WHO = COLUMNS - len("  9/9")  # all who may answer, beside the number of a page
STATUS = 2 * COLUMNS
NAMES = [letter * 9 + "m" for letter in "MWmwQGAH"]  # as long as the table takes them


class Strict(Words):
    """Where others show as much as they can, it notes which text cannot be told, and why."""

    def __init__(self, words: Words, seats: int) -> None:
        players = words.players[:seats]
        super().__init__(words.language, None, players, words.box, words.texts)
        self.beside: Strict | None = None
        self.helped: dict[str, str] | None = None
        self.slips: list[str] = []
        self.seen: set[Hashable] = set()  # options that were looked at: most come at many questions

    def at_stake(self, name: str) -> Strict:
        """The same with the texts of what is at stake in a game."""
        if self.beside is None:
            self.beside = Strict(self, len(self.players))
            self.beside.texts = self.texts.and_of("stakes_" + name)
        return self.beside

    def helps(self, name: str) -> dict[str, str]:
        """What a game says of its questions when it is asked for help."""
        if self.helped is None:
            self.helped = found.help_texts(self.language, name)
        return self.helped

    def spoken(self, key: str, args: Sequence[Any] = ()) -> bytes:
        template = self.texts.find(key.encode())
        try:
            return self.fill(template, list(args)) if template else key.encode()
        except UNFIT as wrong:
            told = ", ".join(map(repr, args)) or "nothing"
            self.slips.append(
                f"{key} cannot be told: {self.texts[key]!r} with {told}: its fields are in another "
                f"order, or too many ({wrong})"
            )
            return key.encode()

    def seat(self, seat: Any) -> str:
        if seat is not None and seat not in range(len(self.players) + 1):
            raise ValueError(f"{seat!r} is no seat")
        return super().seat(seat)


def problems(language: str, name: str, matches: int) -> Iterator[str]:
    """Of some matches that simulated people play."""
    game = catalogue.load(name)
    plan = tournament.Plan(name, "language", tuple(player_counts(name)), {}, Path())
    for number in range(matches):
        match = tournament.new_match(plan, game, number)
        words, seen = strict(language, name, match.referee), set()
        while match.ask is not None:
            lines = [*misfits(match.referee, words)]
            if match.ask.prompt not in seen:
                lines += hidden(match.referee, words, name)
            seen.add(match.ask.prompt)
            yield from (f"{name}: {line}" for line in lines)
            match.step()
        yield from (f"{name}: {line}" for line in ending(match.referee, words))


def strict(language: str, name: str, referee: Referee) -> Strict:
    return Strict(Words(language, name, NAMES, referee.table.box), referee.seats)


def misfits(referee: Referee, words: Strict) -> Iterator[str]:
    """What of the present question, and of what has just happened."""
    ask = referee.ask
    if ask is None:
        return
    if ask.prompt not in words:
        yield f"no text for the question {ask.prompt}"
    elif len(wrap(view.asked(ask, words))) > PROMPT_ROWS:
        yield f"{ask.prompt} takes more than {PROMPT_ROWS} rows"
    if ask.seat is None and len(words.seat(None)) > WHO:
        yield f"{words.seat(None)!r}, who is asked, is longer than {WHO} characters"
    yield from options(referee, ask, words)
    facts = [*referee.game.about(referee.table, ask), *stakes(referee)]
    yield from shown(referee, words)
    yield from told(referee, words, facts)


def options(referee: Referee, ask: Ask, words: Strict) -> Iterator[str]:
    """Each once at a kind of question."""
    for value in [*ask.items, *ask.values]:
        own = referee.label(value)
        this = ask.prompt, value, own
        if this in words.seen:
            continue
        label = view.option(ask, referee, words, value)
        words.seen.add(this)
        if own and own[0] not in words:
            yield f"no text for {own[0]}"
        if isinstance(value, str) and value not in words:
            yield f"no text for the answer {value}"
        elif len(label) > LABEL:
            yield f"{label!r} is longer than {LABEL} characters"


def shown(referee: Referee, words: Strict) -> Iterator[str]:
    """Status and standing."""
    key, *args = referee.game.status(referee.table)
    if key and (key not in words or len(words.text(key, args)) > STATUS):
        yield f"the status {key} has no text, or more than {STATUS} characters"
    columns, rows = referee.game.standing(referee.table)
    cells = [value for row in rows for value in row if isinstance(value, tuple)]
    yield from (f"no text for the column {each}" for each in columns if each not in words)
    for cell in cells:
        words.said(cell)
        if cell[0] not in words:
            yield f"no text for {cell[0]}"


def told(referee: Referee, words: Strict, facts: Sequence[tuple[Any, ...]]) -> Iterator[str]:
    """The news, and sentences about the match."""
    at_stake = words.at_stake(name_of(referee))
    for news in referee.table.news:
        key, _, source, target = news
        if source is None and target is None and key not in words and key != ITSELF:
            yield f"no text for the news {key}"
        else:
            tell(news, words)
    for fact in facts:
        at_stake.said(fact)
        if fact[0] not in at_stake:
            yield f"no text for {fact[0]}"
    for each in (words, at_stake):
        yield from each.slips
        each.slips.clear()


def stakes(referee: Referee) -> list[tuple[Any, ...]]:
    """What a game says of what is at stake; nothing where it does not."""
    own = said_of(referee)
    return list(own.stakes(referee.table, referee.ask)) if own else []


def said_of(referee: Referee) -> Any:
    """The game's stakes.py, which stays in memory here; None where there is none."""
    try:
        return importlib.import_module(found.module(name_of(referee), "stakes"))
    except ImportError:
        return None


def ending(referee: Referee, words: Strict) -> Iterator[str]:
    """How the match ended, and why."""
    result = referee.result
    if result is None:
        return
    facts = [("ending_" + result.ending,), *result.details]
    own = said_of(referee)
    if hasattr(own, "verdict"):
        facts += own.verdict(referee.table, result) or []
    yield from told(referee, words, facts)


def name_of(referee: Referee) -> str:
    name: str = referee.game.__name__.split(".")[2]
    return name
