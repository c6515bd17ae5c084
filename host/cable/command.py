"""How one command of the link is described: see host.cable.description."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from firmware.link import (
    commands,
    machine_commands,
    match_commands,
    people_commands,
    rare_commands,
    shelf_commands,
    tag_commands,
)
from host.shapes import LINE, WHOLE, Shape

MODULES = (
    commands, rare_commands, tag_commands, match_commands, people_commands, shelf_commands,
    machine_commands,
)  # fmt: skip
FORMS = {name: form for module in MODULES for name, (_, form) in module.DOES.items()}
LINES: dict[str, Shape] = {"lines": [LINE], "next": (WHOLE, None)}  # of a record, or of a register


@dataclass(frozen=True)
class Command:
    """One command.

    does     for people, in LINK.md's Markdown
    carries  the shape of its `ok`;  `of` those of forms that begin with a word of their own
    refuses  the keys of its errors, besides those that any command may have (ALWAYS)
    """

    form: str
    does: str
    carries: dict[str, Shape] = field(default_factory=dict)
    refuses: str = ""
    of: dict[str, dict[str, Shape]] = field(default_factory=dict)

    @property
    def brief(self) -> str:
        """What it does, as short as a list has room for."""
        return re.split(r"[;:] |[.] | [(]", self.does)[0].replace("`", "")


def described(
    name: str,
    does: str,
    carries: dict[str, Shape] | None = None,
    refuses: str = "",
    **of: dict[str, Shape],
) -> tuple[str, Command]:
    return name, Command(FORMS[name], does, carries or {}, refuses, of)
