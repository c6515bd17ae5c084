"""Who plays in a tournament, by the names that the history has for them by now.

A tournament's log has everybody by the names that they entered with. The deed RENAME says which
of them the history knows by another name: so a new name reaches all rounds, two who are one person
there are one here, who is split there is who sat in their first match here, and what the
history takes back is as it was here, too. Who is erased there is a number in every line, for good.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.names import composed
from host.network.topics import Fields
from host.shapes import LINE, Named, object_in, parsed, rebuilt, text_of

RENAME = "rename"
NO_NAMES = ("do", "key", "table", "match")  # fields of deeds
SHAPE = {"names": Named(LINE)}
Names = dict[str, str]  # entered with -> called by now, of those alone that differ


@dataclass
class Entrant:
    """name     as the history has it by now;  key: the name that stands for them in the log
    entered  all names that they entered with;  here: those that have not left since
    answers  every name that a record may have for them
    sat      the places of every match, as seating.py has them
    """

    name: str
    key: str
    since: int
    byes: int = 0
    sat: list[float] = field(default_factory=list)
    entered: set[str] = field(default_factory=set)
    here: set[str] = field(default_factory=set)
    answers: set[str] = field(default_factory=set)

    @property
    def left(self) -> bool:
        return not self.here

    def enters(self, name: str, also: Collection[str]) -> None:
        """Under this name, which a record may have as one of `also`, too."""
        self.entered.add(name)
        self.here.add(name)
        self.answers.update({name, self.name}, also)
        if name == self.name:
            self.key = name


def who(entrants: Mapping[str, Entrant], name: str) -> Entrant | None:
    """Who is called so, or was when they entered."""
    if name in entrants:
        return entrants[name]
    known = ((each, {each.name, *each.entered}) for each in entrants.values())
    return next((each for each, names in known if composed(name) in map(composed, names)), None)


def by(tables: Sequence[Sequence[str]], names: Mapping[str, str]) -> list[list[str]]:
    """Tables or groups with these names in place of theirs."""
    return [[names.get(name, name) for name in table] for table in tables]


def once(groups: Sequence[Sequence[str]]) -> list[list[str]]:
    """Who is in several groups, under names that are one person's, is in the first."""
    known: set[str] = set()
    found = []
    for group in groups:
        found.append([name for name in dict.fromkeys(group) if name not in known])
        known.update(group)
    return found


def names_of(lines: Sequence[str]) -> tuple[Names, dict[str, set[str]]]:
    """What a log says: the names by now, and every name that each key ever had."""
    now: Names = {}
    ever: dict[str, set[str]] = {}
    for line in lines:
        if names := _names_in(line):
            now = names["names"]
            for key, name in now.items():
                ever.setdefault(key, set()).add(name)
    return now, ever


def _names_in(line: str) -> Fields:
    try:
        deed = parsed(line)
        return rebuilt(deed, SHAPE) if deed["do"] == RENAME else {}
    except Exception:  # no deed: the tournament itself says so
        return {}


def numbers_for(
    keys: Collection[str], numbers: Mapping[str, int], now: Names, ever: Mapping[str, set[str]]
) -> Names:
    """What every name of these keys is instead: a player with a number."""
    others = {name for key in numbers if key not in keys for name in (key, now.get(key, key))}
    found: Names = {}
    own: Names = {}
    for key in keys:
        own[key] = f"player {numbers[key]}"
        while own[key] in others:
            own[key] += "'"
        found = {name: own[key] for name in ever.get(key, ()) if name not in others} | found
    return found | own


def are(
    names: Sequence[str], seats: Sequence[Entrant], known: Mapping[str, Entrant],
    erased: Collection[str],
) -> bool:  # fmt: skip
    """Whether a record may have these people so: nobody knows how who is erased was called."""

    def fits(name: str, one: Entrant) -> bool:
        return name in one.answers or (one.key in erased and not who(known, name))

    return len(names) == len(seats) and all(map(fits, names, seats))


def with_names(line: str, words: Mapping[str, str]) -> str:
    """A deed with these names in place of those; what it says of games and tables stays."""
    said = {
        what: each if what in NO_NAMES else _in(each, words)
        for what, each in object_in(line).items()
    }
    return text_of(said)


def _in(value: Any, words: Mapping[str, str]) -> Any:
    if isinstance(value, dict):
        return {words.get(name, name): _in(each, words) for name, each in value.items()}
    if isinstance(value, list):
        return [_in(each, words) for each in value]
    return words.get(value, value) if isinstance(value, str) else value


def together(
    wanted: Mapping[str, str], keys: Collection[str], rounds: Collection[Collection[str]]
) -> tuple[Names, list[set[str]]]:
    """The names of these keys that can be, and those whom one name would seat twice in a round."""
    names = {key: wanted[key] for key in keys if wanted.get(key, key) != key}
    apart: list[set[str]] = []
    while True:
        groups: dict[str, set[str]] = {}
        for key in keys:
            groups.setdefault(names.get(key, key), set()).add(key)
        twice = [
            group for group in groups.values() if any(len(group & {*one}) > 1 for one in rounds)
        ]
        if not twice:
            return names, apart
        apart += twice
        names = {key: name for key, name in names.items() if not any(key in one for one in twice)}


def changes(before: Mapping[str, str], names: Mapping[str, str], keys: Sequence[str]) -> list[str]:
    """For staff: who is called otherwise than before, and who is one person with whom."""
    said = []
    for key in keys:
        name = names.get(key, key)
        if before.get(key, key) != name:
            others = [one for one in keys if one != key and names.get(one, one) == name]
            joined = f", one person with {', '.join(others)}" if others else ""
            said.append(f"{before.get(key, key)} is {name} by now{joined}")
    return said
