"""The files of texts as a board has them: packed, each language by itself (engine/words)."""

from __future__ import annotations

import ast

from engine.words import LANGUAGES, SHELVES, shelf

FOLDER = "engine/words/"
NAME = "TEXT"


def is_text(target: str) -> bool:
    return target.startswith(FOLDER) and not target.endswith("__init__.py")


def packed(source: str) -> str:
    """The file with its `TEXT` packed. ValueError where a text cannot be."""
    both = next(
        ast.literal_eval(statement.value)
        for statement in ast.parse(source).body
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == NAME
    )
    columns = [
        {key: texts[column] for key, texts in both.items()} for column in range(len(LANGUAGES))
    ]
    return f"{NAME} = {tuple(map(shelves, columns))!r}\n"


def shelves(texts: dict[str, str]) -> tuple[bytes, ...]:
    """The texts of one language, each on the shelf of its key."""
    found = [b""] * SHELVES
    for key, text in texts.items():
        if "\n" in key + text or "\t" in key + text:
            raise ValueError(f"{key}: a text has no ends of lines and no tabs")
        found[shelf(key)] += f"\n{key}\t{text}\n".encode()
    return tuple(found)
