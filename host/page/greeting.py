"""The first message to a browser, and the options of a game that is about to begin."""

from __future__ import annotations

import functools

from engine import catalogue, found
from engine.places import place_name
from engine.referee import values_of
from engine.words import Texts, Words
from host.page.frames import Message, as_text


@functools.cache
def welcome(language: str) -> str:
    """What does not change: the games, the plates, the colours, in one language."""
    plates = {key: plate_entry(language, key) for key in found.plate_sizes()}
    return as_text({
        "type": "welcome",
        "lang": language,
        "games": [game_entry(language, *line) for line in catalogue.GAMES],
        "plates": plates,
    })  # fmt: skip


def plate_entry(language: str, key: str) -> Message:
    """A plate's size and places in millimetres; what each is called, and how records spell it."""
    drawn, texts = found.geometry(key), found.texts(language, "lights_menu")
    names, marks = {}, {}
    points = drawn["points"]()
    plate = found.plate(key)
    for stem, base, lowest, highest in plate.families:
        said = texts.get("place_" + stem, stem)
        for number in range(lowest or 0, (highest or 0) + 1):
            names[base + number] = said if lowest is None else f"{said}{number}"
            marks[base + number] = stem if lowest is None else f"{stem}{number}"
    return {"plate": drawn["SIZE"], "places": points, "names": names, "marks": marks,
            "shape": plate.shape, "rows": rows(language, key),
            "spelt": {place: place_name(place, plate.families) for place in points}}  # fmt: skip


def rows(language: str, key: str) -> dict[str, str]:
    """What the game that brings a plate calls the plate's rows, for who listens: `row_far`."""
    *package, name, _ = found.modules("plate")[key].split(".")
    said = found.texts(language, name) if package == ["engine", "games"] else {}
    return {text.removeprefix("row_"): said[text] for text in said if text.startswith("row_")}


def game_entry(language: str, name: str, fewest: int, most: int, minutes: int) -> Message:
    title = Words(language, name).text("title")
    about = found.about(language, name) or found.about(found.OTHERWISE, name)
    return {"name": name, "title": title, "about": about, "plate": catalogue.plate(name),
            "fewest": fewest, "most": most, "minutes": minutes,
            "first": found.facts(name).get("FIRST", False),
            "lesson": bool(found.remarks(language, name))}  # fmt: skip


def game_options(language: str, name: str, seats: int, wanted: dict[str, str]) -> list[Message]:
    """What can be varied, in this order, what it means, and the values that those before it leave.

    A chosen value that is not among them is forgotten. ValueError: there is no such game.
    """
    game, words = catalogue.load(name), Words(language, name)
    help = Texts(language).and_of("help_" + name)
    chosen: dict[str, str] = {}
    offered = []
    for option, every in game.OPTIONS:
        values = values_of(game, seats, chosen, option, every)
        value = wanted.get(option, "")
        chosen[option] = value if value in values else values[0]
        labels = {each: words.texts.get("value_" + each, each) for each in values}
        offered.append({"name": option, "label": words.text("option_" + option),
                        "help": help.get("option_" + option, ""), "chosen": chosen[option],
                        "usual": values[0], "values": labels})  # fmt: skip
    return offered
