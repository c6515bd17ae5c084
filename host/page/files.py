"""The files of our pages by their names: written in `web`, beside a look, or made of the texts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine import found
from host.page import looks, words

WEB = Path(__file__).parent / "web"


def contents(
    name: str, folders: Sequence[Path] = (WEB,), languages: Sequence[str] = found.languages()
) -> str:
    """OSError: there is none of this name."""
    if name == words.MODULE:
        return words.module(languages)
    if name == looks.MODULE:
        return looks.module()
    lies = [folder / name for folder in folders if (folder / name).is_file()]
    return looks.files().get(name, (lies or [WEB / name])[0]).read_text(encoding="utf-8")


def names(folders: Sequence[Path] = (WEB,)) -> set[str]:
    """All that can be asked for."""
    lie = {each.name for folder in folders for each in folder.iterdir()}
    return {words.MODULE, looks.MODULE, *lie, *looks.files()}
