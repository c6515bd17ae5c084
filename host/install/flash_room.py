"""Where flash is short: what stays free, what goes without, and files exchanged some at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from firmware.boot import start
from firmware.link.reports import MANIFEST
from host.install.raw_repl import BoardError
from host.install.shrink import in_place

if TYPE_CHECKING:
    from host.install.installation import Change

ENOUGH = 20 * 4096  # bytes: a long match, with as many on the shelf; few records
INLINE = 8  # littlefs keeps what is no larger than this part of a block beside its name,
BESIDE = 4  # which takes a part of a block of about this size
STARTS = "firmware/boot/main.mpy"  # without it a board stays at its prompt


def spare(change: Change) -> int:
    """Bytes of flash that stay free when all is there."""
    now = [path for path in change.here if path in change.wanted or path in change.ours]
    aside = [path for path in change.here if path.startswith(start.FOLDER)]
    free: int = change.board.free
    return free + takes(change, [*now, *aside]) - takes(change, list(change.wanted))


def takes(change: Change, paths: list[str]) -> int:
    """What these files and their folders take, closely."""
    block: int = change.board.block
    sizes = {path: len(data) for path, data in change.wanted.items()}
    sizes |= {path: change.here[path][0] for path in paths if path in change.here}
    small = [path for path in paths if sizes[path] <= block // INLINE]
    of_folders = change.flash_with_folders(paths) - change.flash(paths)
    large = [path for path in paths if path not in small]
    return of_folders + len(small) * block // BESIDE + change.flash(large)


def what_does_not_fit(change: Change, languages: tuple[str, ...]) -> Iterator[str]:
    """What people should know before anything is sent, and which choice there is."""
    left = spare(change)
    choice = f"each language takes {kb(text_size(change))}: see TRILITHON_LANGUAGES in the help"
    if left < 0 and in_place.FILE in change.wanted:
        yield (
            f"flash is short by {kb(-left)}: the bytecode's copy is left out, and a match has half "
            f"the memory, with {', '.join(languages)}; {choice}"
        )
    elif left < ENOUGH:
        yield f"{kb(max(0, left))} of flash stay for matches and records, few; {choice}"
    if change.lacking > 0 and change.here:
        yield (
            "there is no room beside the old files: they are exchanged some at a time, and until "
            "the last the table does not start; where that is broken off, run the command again"
        )


def text_size(change: Change) -> int:
    sizes = [len(data) for path, data in change.wanted.items() if path.endswith(".txt")]
    return max([0, *sizes])


def make_room(change: Change) -> None:
    """Go without the bytecode's copy where it does not fit: less heap, and all else works.

    The old copy goes first, wherever there is no room for all beside what is there.
    """
    path = in_place.FILE
    if change.lacking > 0 and path in change.here:
        change.remove(path)
    if path in change.wanted and spare(change) < 0:
        change.leave_out(path)


def parts(change: Change) -> Iterator[list[str]]:
    """Which files are sent next, all or as many as there is room for beside the old ones."""
    if change.lacking <= 0:
        yield change.changed
        return
    for path in (STARTS, *change.stale):
        if path in change.here:
            change.remove(path)
    while change.changed:
        yield part(change)


def part(change: Change) -> list[str]:
    """As many as fit; what starts the table, and the list of all, come last."""
    last = [path for path in (STARTS, MANIFEST) if path in change.changed]
    todo = [path for path in change.changed if path not in last] or last
    found: list[str] = []
    for path in todo:
        if change.lacking_for([*found, path]) <= 0:
            found.append(path)
    if not found and todo[0] in change.here:  # it is larger than all that is free
        change.remove(todo[0])
        return part(change)
    if not found:
        short = kb(change.lacking_for(todo[:1]))
        text = f"{short} of flash are lacking: remove something from the board"
        raise BoardError(text, "room", short)
    return found


def kb(size: int) -> str:
    return f"{size / 1024:.0f} KB"
