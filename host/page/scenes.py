"""Small pictures for a game's page: moments of a short match, drawn from its own plate and pieces.

A game brings the match as `play.txt`, a record in its folder; a line `# picture` after an answer
asks for a picture of what that player then did. Its words are the story's, so that there is no line
to translate. A block is a dictionary:

    kind    "scene"
    text    runs of (style, words), as host/page/rule_page.py has them
    board   the match as the page draws it, `before`: the pieces as they stood before
    faces   the cards that were laid
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine import found
from engine.log import ANSWER, kind
from engine.table import DISCARD
from host.page.mirror import Mirror
from host.page.past import Past, PastSight
from host.page.story import deed, story

FILE, MARK = "play.txt", "# picture"
DEEDS = 6  # answers of one deed, at most
UNDRAWN = ("hand", "deck", "box", "discard")  # zones that no board shows
Block = dict[str, Any]


def scenes(language: str, game: str) -> list[Block]:
    """The pictures of a game in a language; none where it brings no match. Raises RecordError."""
    path = Path(found.folder(game), FILE)
    if not path.is_file():
        return []
    text = path.read_text(encoding="utf-8")
    wanted, views = numbers(text), dict[int, Block]()

    def look(mirror: Mirror) -> None:
        if any(0 <= number - mirror.count <= DEEDS for number in wanted):
            past = PastSight(Past(mirror, False), False, language)  # type: ignore[arg-type]
            views[mirror.count] = past.match(mirror)

    mirror = Mirror(text, look)
    return [scene(mirror, number, views, language) for number in wanted]


def numbers(text: str) -> list[int]:
    """How many answers stand before each mark."""
    found, count = [], 0
    for line in text.partition("\n\n")[2].split("\n"):
        count += kind(line.encode()) == ANSWER
        if line == MARK:
            found.append(count)
    return found


def scene(mirror: Mirror, number: int, views: dict[int, Block], language: str) -> Block:
    steps = deed(mirror, number, language)[-DEEDS:]
    told = [*story(mirror, number, language), *of_people(mirror, number, language)]
    laid = {step.ask.prompt: step.pieces for step in steps if not step.ask.secret}
    view, box, words = views[number], mirror.referee.table.box, mirror.words[language]
    faces = []
    for piece in dict.fromkeys(piece for pieces in laid.values() for piece in pieces):
        stem, end = box.parts(piece)
        faces.append({"name": box.name(piece), "stem": stem, "end": end,
                      "label": words.piece(piece)})  # fmt: skip
    board = {
        **view, "ask": None, "before": views[number - len(steps)]["pieces"],
        "zones": [zone for zone in view["zones"] if zone["name"] not in UNDRAWN],
    }  # fmt: skip
    return {"kind": "scene", "ruling": None, "text": [("", " ".join(dict.fromkeys(told)))],
            "board": board, "faces": faces}  # fmt: skip


def of_people(mirror: Mirror, number: int, language: str) -> list[str]:
    """The news of an answer, without what hands do besides: shuffle, clear away."""
    every = mirror.told[number - 1].news
    messages = any(target is None for _, _, _, target in every)
    told = []
    for news in every:
        by_hand = news[3] is not None
        for said in mirror.sentences([news], language):
            named = any(name in said for name in mirror.players)
            if not by_hand or (named and not (messages and news[3] == DISCARD)):
                told.append(said)
    return told
