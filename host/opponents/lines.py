"""What an opponent reads and answers: lines of JSON, one for each question.

It reads

    {"do": "answer", "game": "stones", "players": ["Alice", "Bob"], "who": "Bob", "n": 12,
     "prompt": "bid", "kind": "tap", "chosen": ["d1"], "options": ["d2", "d3", "ok"],
     "about": [["bid_is", 0, 7]], "standing": {"columns": […], "rows": […]},
     "own": {"hand": ["d2", "d3"]}, "open": [["discard", "", ["n4"]], ["bid", "Alice", ["t2"]]],
     "known": {…}, "seconds": 1.0, "level": "strong", "seed": "…"}

and answers {"answer": "d2"}: one of the options, before the seconds are over.

prompt, about  text keys of the game's, the latter with their arguments: what all are shown
chosen         what was laid so far towards the same answer
own            by kind of zone, the pieces of who is asked
open           [kind of zone, whose or "", pieces] of what lies face up
known          the same and the rest of what the seat may know: engine/knowledge.py
level          how hard a table's own opponent would try;  seed: for its chance

What is not in a line, the seat may not know. The table's own opponents read and answer the same
(`python -m host.opponents`). To "do": "hint" they answer with the best two of the options, and tell
more of each:

    {"answer": "d2", "options": [{"answer": "d2", "visits": 90, "worth": 0.6,
     "won": [0.4, 0.6], "parts": {"points": [11.0, 12.5]}}, …]}
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine import record
from engine.ask import Ask
from engine.boxes import Box
from engine.knowledge import owner
from engine.names import participant_name
from engine.referee import Referee
from engine.table import zone_name
from host.opponents.world import Answer, Knowledge

Line = dict[str, Any]
ANSWER, HINT = "answer", "hint"


def question(
    game: str, referee: Referee, players: Sequence[str], known: Knowledge, options: Iterable[Answer]
) -> Line:
    """The line for the question that stands, without its seconds, level and seed."""
    ask, table = referee.ask, referee.table
    assert ask is not None
    columns, rows = referee.game.standing(table)
    return {
        "do": ANSWER, "game": game, "players": list(players), "who": players[known["seat"]],
        "n": len(referee.log), "prompt": ask.prompt, "kind": ask.kind,
        "chosen": [table.box.name(piece) for piece in ask.chosen],
        "options": [record.spell(ask, value, table.box, players) for value in options],
        "about": [list(fact) for fact in referee.game.about(table, ask)],
        "standing": {"columns": list(columns), "rows": [list(row) for row in rows]},
        **lying(known, table.box, players), "known": known,
    }  # fmt: skip


def lying(known: Knowledge, box: Box, players: Sequence[str]) -> Line:
    """What the seat sees lie, by the names of zones and pieces."""
    own = {zone_name(zone): [box.name(piece) for piece in pieces] for zone, pieces in known["own"]}
    seen = [*known["open"], *([zone, [piece]] for zone, piece in known["tops"])]
    return {"own": own, "open": [
        [zone_name(zone), named(owner(zone), players), [box.name(each) for each in pieces]]
        for zone, pieces in seen
    ]}  # fmt: skip


def named(seat: int | None, players: Sequence[str]) -> str:
    return "" if seat is None else participant_name(seat, players)


def options_of(line: Line, ask: Ask, box: Box) -> dict[Any, Answer]:
    """The options of a line as the rules have them, by what the rules tell of each."""
    found: dict[Any, Answer] = {}
    for text in line["options"]:
        value = record.parse(ask, text, box, line["players"])
        if value is not None:
            found[box.parts(value) if ask.kind == "tap" and isinstance(value, int) else value] = (
                value
            )
    return found
