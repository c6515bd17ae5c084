"""Of a game's matches, as `trilithon check` plays them: they go on, end, and say what moves."""

from __future__ import annotations

import _thread
import contextlib
import threading
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.ask import CHOICE
from engine.referee import ITSELF, Referee
from engine.words import Words
from host.cli_support import count
from host.people import ground_truth

ANSWERS = 10_000  # of a match that has an end
SENTENCES = 10_000  # that one answer may lead to
PATIENCE_S = 30.0  # for one answer
LOOKS = 3  # pieces that are tapped wrongly at a question


class Endless(Exception):
    """What happens without a question in between does not end."""


class Stuck(Exception):
    """The rules have not come back."""


class Watch:
    """`with Watch(folder):` an answer that takes longer than PATIENCE_S raises Stuck.

    step  is to be called after each answer
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.steps = 0
        self.over = threading.Event()
        self.late = False

    def step(self) -> None:
        self.steps += 1

    def __enter__(self) -> Watch:
        threading.Thread(target=self._look, daemon=True).start()
        return self

    def __exit__(self, kind: object, fault: BaseException | None, trace: object) -> None:
        self.over.set()
        if self.late and isinstance(fault, KeyboardInterrupt):
            raise Stuck(f"no answer leads on: it stays {place(fault, self.folder)}") from None

    def _look(self) -> None:
        seen = -1
        while seen != self.steps:
            seen = self.steps
            if self.over.wait(PATIENCE_S):
                return
        self.late = True
        _thread.interrupt_main()


def place(fault: BaseException, folder: Path) -> str:
    """Where in the game's own files."""
    inside = [
        frame for frame in traceback.extract_tb(fault.__traceback__)
        if Path(frame.filename).parent == folder
    ]  # fmt: skip
    return f"at {Path(inside[-1].filename).name}, line {inside[-1].lineno}" if inside else "there"


def fault_text(fault: BaseException, folder: Path) -> str:
    """What went wrong, and of endless recursion where."""
    inner = fault.__cause__ or fault
    if isinstance(inner, RecursionError):
        return f"endless recursion {place(inner, folder)}"
    return f"{type(fault).__name__}: {fault}"


class Moves:
    """Listens to what a game's tables say: what changes its place, where a question answers itself.

    silent  the prompts after which something lay elsewhere, without a word of it
    """

    def __init__(self, game: Any) -> None:
        self.game = game
        self.silent: set[str] = set()
        self.sentences = 0
        self.last: tuple[str, list[Any]] | None = None  # a prompt, and what lay on the plate then

    @contextlib.contextmanager
    def listening(self) -> Iterator[Moves]:
        table, before = self.game.Table, self.game.Table.say
        own = vars(table).get("say")

        def say(t: Any, verb: str, *args: Any) -> None:
            self.sentences += 1
            if self.sentences > SENTENCES:
                raise Endless(f"{args[1] if verb == ITSELF else verb} comes again without end")
            if verb == ITSELF:
                self.settle(t)
                self.last = args[1], lie(self.game, t)
            before(t, verb, *args)

        table.say = say
        try:
            yield self
        finally:
            if own is None:
                del table.say
            else:
                table.say = own

    def settle(self, t: Any) -> None:
        """All that the last answer led to has happened."""
        alone = bool(t.news) and t.news[-1][0] == ITSELF
        if self.last and alone and lie(self.game, t) != self.last[1]:
            self.silent.add(self.last[0])
        self.last = None

    def step(self, t: Any) -> None:
        self.settle(t)
        self.sentences = 0

    def untold(self, words: Words) -> Iterator[str]:
        """In English, which every language falls back on."""
        for prompt in sorted(self.silent):
            if "only_" + prompt not in words:
                yield (
                    f"en.py: no text for only_{prompt}: where {prompt} answers itself something "
                    "moves, and nobody says so"
                )


def lie(game: Any, t: Any) -> list[Any]:
    return list(game.marks(t, None))


def ask_all(referee: Referee) -> None:
    """Ask a rulebook all that a page, a phone or a table asks; it may raise anything."""
    game, table, ask = referee.game, referee.table, referee.ask
    game.groups(table)
    game.dice(table)
    if ask and ask.kind == "tap":
        wrong = [piece for piece in range(table.box.size) if piece not in ask.values]
        for piece in wrong[:LOOKS]:
            game.why(table, ask, piece)
        game.worth(table, ask, [])


def of_simulated(match: Any) -> Iterator[str]:
    """Of the game's own `simulated.py`: what people and opponents could not use."""
    referee, ask = match.referee, match.ask
    game, table = referee.game, referee.table
    if worth_of := ground_truth.worth_of(game):
        for seat in range(referee.seats):
            if not isinstance(worth := worth_of(table, seat), int | float):
                yield f"simulated.py: worth_of: seat {seat}: {worth!r} is no number"
    if ask.role is not CHOICE:
        return
    within = list(ask.values)
    if ask.kind == "tap":
        held = match.table.tappable(ask.zones)
        for piece in ground_truth.duty(game, table, ask, held) or ():
            if piece not in held:
                yield f"simulated.py: duty: {ask.prompt}: {piece!r} is not in that hand"
        within = ground_truth.at_hand(game, table, ask, held)
    leans = ground_truth.leans(game)
    for value in leans(table, ask, within) if leans else ():
        if value not in within and value not in ask.items:
            yield f"simulated.py: leans: {ask.prompt}: {value!r} cannot be answered"


def result(referee: Referee) -> Iterator[str]:
    """What a match that is over lacks; NOBODY lists the endings in which nobody may win."""
    found = referee.result
    if found is None:
        yield f"a match ends without a Result after {count(len(referee.log), 'answer')}"
        return
    if not found.winners and found.ending not in referee.game.NOBODY:
        yield f"ending {found.ending}: nobody wins, and NOBODY does not list it"
    strange = [who for who in found.winners if who not in range(len(found.scores))]
    if strange or len(found.scores) < referee.seats:
        yield (
            f"ending {found.ending}: {len(found.scores)} scores of {referee.seats} seats, "
            f"won by {found.winners}"
        )
