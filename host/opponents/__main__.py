"""The table's own opponents as a program: lines of JSON, see host/opponents/lines.py."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from engine import catalogue
from host import outside
from host.door import say
from host.opponents.lines import HINT, Line, options_of
from host.opponents.mind import LEVELS, take_one
from host.opponents.search import Found, Search
from host.opponents.world import Answer

FINDING = 0.6  # of a hint's time: to find the best two; the rest compares them in turn
COMPARED = 300  # playouts of the two, as far as the time allows: a hint tells chances


def main() -> None:
    outside.bring([])
    for text in sys.stdin:
        say(answered(text))


def answered(text: str) -> str:
    """A line's answer, as it is written."""
    return json.dumps(answer(json.loads(text)))


def answer(line: Line) -> Line:
    """The answer to one line."""
    game = catalogue.load(line["game"])
    level = LEVELS[line["level"]]
    hint = line["do"] == HINT
    seconds = line["seconds"] * (FINDING if hint else 1.0)
    rng, texts = random.Random(line["seed"]), line["options"]
    search = Search(game, line["known"], level.depth, rng, seconds)
    search.run(level.playouts if len(texts) > 1 else 1)
    if search.asked is None:  # no world fits: any option is as good
        return {"answer": rng.choice(texts), "options": []}
    box = game.Table(line["known"]["seats"], line["known"]["options"]).box
    options = options_of(line, search.asked, box)
    names = {options[key]: text for key, text in zip(options, texts, strict=True)}
    found = search.found(options)
    if hint:
        found = compared(game, line, options, found[:2])
    else:
        found = take_one(found, level, line["seed"])
    told = [said(one, names[one.value]) for one in found]
    return {"answer": told[0]["answer"], "options": told}


def compared(game: Any, line: Line, options: dict[Any, Answer], best: list[Found]) -> list[Found]:
    """The best two once more, in turn, and what they lead to; the better one first."""
    only = [key for key in options if options[key] in [one.value for one in best]]
    rng = random.Random(line["seed"] + " again")
    depth, seconds = LEVELS[line["level"]].depth, (1 - FINDING) * line["seconds"]
    search = Search(game, line["known"], depth, rng, seconds, only, tells=True)
    search.run(COMPARED)
    again = search.found({key: options[key] for key in only})
    return sorted(again, key=lambda one: one.worth, reverse=True)


def said(one: Found, name: str) -> Line:
    return {
        "answer": name, "visits": one.visits, "worth": one.worth, "won": one.won,
        "parts": one.parts,
    }  # fmt: skip


if __name__ == "__main__":
    main()
