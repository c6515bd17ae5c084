"""What the tags of a table are on: its register, and a box piece by piece, for every program."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence

from engine.boxes import Box
from firmware.link.lines import LIMIT
from firmware.tags import register_edit
from host.cable.faults import BadReply
from host.cli_support import UsageError

ROOM = LIMIT - 60  # for the lines of an import in one command
NAMED = 10  # faults of a file that are named
Register = dict[str, tuple[str, str]]  # tag in hex -> (box, piece), in the order of binding


def register_in(lines: Iterable[str]) -> Register:
    """The register that the table has listed. BadReply."""
    register: Register = {}
    for line in lines:
        fields = line.split()
        if len(fields) != 3:
            raise BadReply(f"the table's register of tags has a line that is none: {line!r}")
        register[fields[0]] = (fields[1], fields[2])
    return register


def lines_of(register: Register, key: str = "") -> list[str]:
    """As a file has them: all, or those of one box."""
    return [f"{uid} {box} {piece}\n" for uid, (box, piece) in register.items() if key in ("", box)]


def names_of(box: Box) -> list[str]:
    return [box.name(piece) for piece in range(box.size)]


class Round:
    """A box, piece by piece. at: the number of the piece whose tag is laid next"""

    def __init__(self, box: Box, register: Register) -> None:
        self.box = box
        self.register = register
        self.names = names_of(box)
        self.at = -1

    @property
    def piece(self) -> str:
        return self.names[self.at]

    def tagged(self) -> set[str]:
        return {piece for key, piece in self.register.values() if key == self.box.key}

    def whole(self) -> bool:
        """Whether every piece has a tag."""
        return len(self.tagged()) == self.box.size

    def go_on(self) -> None:
        """To the next piece without a tag, round and round; else to the next one."""
        tagged = self.tagged()
        later = [(self.at + step) % self.box.size for step in range(1, self.box.size + 1)]
        self.at = next((at for at in later if self.names[at] not in tagged), later[0])

    def back(self) -> None:
        self.at = (self.at - 1) % self.box.size

    def bound(self, uid: str, replaced: Sequence[str]) -> None:
        """The table has bound this tag to the piece, in place of these lines of its register."""
        for line in replaced:
            self.register.pop(line.split()[0], None)
        self.register[uid] = (self.box.key, self.piece)


# A register from a file


class Lines:
    """A file's lines as a board's storage has them."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.all = lines

    def lines(self, name: str) -> Iterator[str]:
        return iter(self.all)


def import_lines(text: str) -> list[str]:
    """The bindings in a file. Blank lines and what follows a # is none; UsageError lists faults."""
    numbered = [
        (number, bare)
        for number, line in enumerate(text.split("\n"), 1)
        if (bare := " ".join(line.partition("#")[0].split()))
    ]
    lines = [line for _, line in numbered]
    wrong = [
        f"line {numbered[at - 1][0]}: {why}" for at, why in register_edit.faults(Lines(lines), "")
    ]
    if wrong or not lines:
        raise UsageError("\n  ".join(wrong[:NAMED]) or "it holds no tags")
    return lines


def batches(lines: Sequence[str]) -> Iterator[list[str]]:
    """As many lines in a command as it holds."""
    batch: list[str] = []
    for line in lines:
        if batch and len(json.dumps([*batch, line])) > ROOM:
            yield batch
            batch = []
        batch.append(line)
    if batch:
        yield batch


def import_commands(lines: Sequence[str]) -> list[str]:
    """What is sent to the table before `import check` says what it would change."""
    return ["import begin", *("import " + json.dumps(batch) for batch in batches(lines))]
