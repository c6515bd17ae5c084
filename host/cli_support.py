"""What the commands share: wrong use said helpfully, the catalogue, texts in two languages."""

from __future__ import annotations

import argparse
import difflib
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from engine import catalogue
from engine.referee import values_of
from engine.words import LANGUAGES, Words


class UsageError(Exception):
    """A command was used wrongly; the message says what to do instead."""


def text_of(path: Path) -> str:
    """A record's text. UsageError where there is none."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise UsageError(f"there is no file {path}") from None
    except IsADirectoryError:
        raise UsageError(f"{path} is a folder: name one of the records in it") from None
    except UnicodeDecodeError:
        raise UsageError(f"{path} is not a record (not text)") from None
    except OSError as wrong:
        raise UsageError(f"{path} cannot be read: {wrong.strerror}") from None


def count(number: int, one: str, many: str = "") -> str:
    """A number and its word; of most words the plural ends in s."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def positive(text: str) -> int:
    """An argument that counts something."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def closest(wrong: str, known: Iterable[str]) -> str:
    """` Did you mean 'x'?`, or nothing where nothing is close."""
    near = difflib.get_close_matches(wrong, list(known), n=1)
    return f" Did you mean {near[0]!r}?" if near else ""


def game_names() -> list[str]:
    return [line[0] for line in catalogue.GAMES]


def check_game(name: str, also: Sequence[str] = ()) -> None:
    """UsageError lists the games, unless `name` is one of them or of `also`."""
    known = [*game_names(), *also]
    if name not in known:
        hint = closest(name, known)
        raise UsageError(f"there is no game {name!r}.{hint} Choose one of: {', '.join(known)}")


def player_counts(name: str) -> range:
    _, fewest, most, _ = catalogue.entry(name)
    return range(fewest, most + 1)


def read_options(pairs: Iterable[str]) -> dict[str, str]:
    """`["start=lover"]` -> {"start": "lover"}."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise UsageError(f"--option {pair}: write it as name=value, for example start=lover")
        options[name] = value
    return options


def check_option(name: str, value: str, games: Sequence[Any]) -> None:
    """UsageError unless one of the game modules has this option with this value."""
    values = [
        v for game in games for option, every in game.OPTIONS if option == name for v in every
    ]
    if not values:
        known = sorted({option for game in games for option, _ in game.OPTIONS})
        listed = ", ".join(known) or "there are none"
        raise UsageError(f"there is no option {name!r}.{closest(name, known)} Options: {listed}")
    if value not in values:
        hint = closest(value, values)
        raise UsageError(
            f"option {name} cannot be {value!r}.{hint} Values: {', '.join(dict.fromkeys(values))}"
        )


def option_sets(game: Any, seats: int) -> list[dict[str, str]]:
    """Every way to set the options of a game for so many players, the defaults first."""

    def settings(chosen: dict[str, str], left: Sequence[Any]) -> Iterator[dict[str, str]]:
        if not left:
            yield chosen
            return
        name, every = left[0]
        for value in values_of(game, seats, chosen, name, every):
            yield from settings({**chosen, name: value}, left[1:])

    return list(settings({}, game.OPTIONS))


def default_language() -> str:
    """The computer's, where the table speaks it, else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return (spoken or "")[:2] if (spoken or "")[:2] in LANGUAGES else "en"


def words_of(language: str, game: str, players: Sequence[str] = (), box: Any = None) -> Words:
    """The texts of a game; those of every game alone while its own are not written."""
    if language not in LANGUAGES:
        raise UsageError(f"no language {language!r}: choose one of {', '.join(LANGUAGES)}")
    try:
        return Words(language, game, players, box)
    except ImportError:
        return Words(language, None, players, box)


def text_or(words: Words, key: str, otherwise: str = "") -> str:
    """A text, or `otherwise` where there is none."""
    text: str = words.text(key) if key in words else otherwise
    return text
