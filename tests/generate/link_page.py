"""Write the tables of commands in firmware/link/LINK.md: `python -m tests.generate.link_page`.

They are the link's description (host/cable/description.py), which programs use, too.
"""

from __future__ import annotations

import sys
from pathlib import Path

from host.cable.description import ALWAYS, COMMANDS
from host.cable.usage import meanings, usages
from host.shapes import Shape

PAGE = Path(__file__).resolve().parents[2] / "firmware/link/LINK.md"


def carries(fields: dict[str, Shape]) -> str:
    """The names of what an `ok` carries, those that may be null or missing marked."""
    said = []
    for name, shape in fields.items():
        null = " or null" if isinstance(shape, tuple) and None in shape else ""
        said.append(f"`{name.rstrip('?')}`{null}{' if known' if name.endswith('?') else ''}")
    return ", ".join(said)


def carried(name: str) -> str:
    command = COMMANDS[name]
    every = [(word, fields) for word, fields in command.of.items() if fields]
    return "; ".join(
        [carries(command.carries)] * bool(command.carries)
        + [f"{word}: {carries(fields)}" for word, fields in every]
    )


def command_row(name: str) -> str:
    command = COMMANDS[name]
    ways = ", ".join(f"`{way}`" for way in usages(name, command.form))
    what = "; ".join(f"`{part}`: {meaning}" for part, meaning in meanings(command.form))
    refuses = ", ".join(f"`{key}`" for key in command.refuses.split())
    return f"| {ways} | {command.does} | {what} | {carried(name)} | {refuses} |"


def commands() -> str:
    head = [
        "| command | does | arguments | `ok` carries | errors of its own |",
        "|---|---|---|---|---|",
    ]
    return "\n".join([*head, *[command_row(name) for name in COMMANDS]]) + "\n"


def errors() -> str:
    rows = [f"| `{key}` | {when} |" for key, when in ALWAYS.items()]
    return "\n".join(["| error of any command | when |", "|---|---|", *rows]) + "\n"


def with_tables(text: str) -> str:
    """The page `text`, its tables as the description has them today."""
    for name, table in (("commands", commands()), ("errors", errors())):
        before, begin, rest = text.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition(f"<!-- /{name} -->")
        text = before + begin + table + end + after
    return text


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    sys.exit(0)
