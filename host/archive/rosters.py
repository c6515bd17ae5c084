"""The people that this computer's simulated tables and phones know, in step with the archive's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from firmware.storage import roster
from firmware.storage.files import Files
from host.archive import deeds
from host.archive.folders import PEOPLE, tables_folder
from host.archive.links import FILE as LINKS
from host.archive.links import Links


def known(place: str, name: str, into: str) -> tuple[str, int, str, str] | None:
    """(name, light, tag in hex) of a person, as the tables here know them, and `into` where that
    becomes their name, for nobody has it; what `before` needs of a merge.
    """
    tables = tables_folder(place)
    if not (tables / PEOPLE).exists() or not (found := roster.find(Files(str(tables)), name)):
        return None
    free = roster.find(Files(str(tables)), into) is None
    return found[0], found[1], found[2].hex(), into if free else ""


def before(what: str, about: deeds.About) -> dict[str, Any] | None:
    """The person whom tables know again once a deed is taken back, as the link's `person` has it;
    None: none.
    """
    if what == deeds.RENAME:
        return {"was": about["new"], "name": about["name"]}
    name, light, tag, became = [*(about.get("kept") or ()), *[""] * 4][:4]
    if became:
        return {"was": became, "name": name}
    return (
        {"name": name, "light": None if light < 0 else light, "tag": tag or None} if name else None
    )


def called(place: str, old: str, new: str = "") -> str:
    """Rename a person that the tables and phones here know; without a new name, forget them.

    Why they keep the old name, where they do: it is another one's there, or looks like it.
    """
    tables = tables_folder(place)
    Links(tables / LINKS).called(old, new)
    if not (tables / PEOPLE).exists():
        return ""
    storage = Files(str(tables))
    person = roster.find(storage, old)
    if person and new and not roster.find(storage, new):
        try:
            roster.keep(storage, new, person[1], person[2], old)
        except ValueError as wrong:
            return str(wrong)
    elif person and new != old:
        roster.erase(storage, old)
    return ""


def known_again(place: str, person: Mapping[str, Any]) -> str:
    """The tables here know a person as they did `before`. Why not, where they do not."""
    if "was" in person:
        return called(place, person["was"], person["name"])
    light = roster.NO_LIGHT if person["light"] is None else person["light"]
    try:
        storage = Files(str(tables_folder(place)))
        roster.keep(storage, person["name"], light, bytes.fromhex(person["tag"] or ""))
    except ValueError as wrong:  # another has the name, or the tag, by now
        return str(wrong)
    return ""
