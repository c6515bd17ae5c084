"""The files of our pages by their names: written in `web`, beside a look, or made of the texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from engine import found
from host.page import looks, words

WEB = Path(__file__).parent / "web"
MADE = (words.MODULE, looks.MODULE)


def written(*folders: Path) -> dict[str, Path]:
    """Name -> file, of these folders, of later ones in place of the earlier's, and of looks."""
    lie = {path.name: path for folder in folders for path in folder.iterdir()}
    return {**lie, **looks.files()}


def contents(
    name: str, files: Mapping[str, Path], languages: Sequence[str] = found.languages()
) -> str:
    """KeyError: there is none of this name."""
    if name == words.MODULE:
        return words.module(languages)
    return looks.module() if name == looks.MODULE else files[name].read_text(encoding="utf-8")
