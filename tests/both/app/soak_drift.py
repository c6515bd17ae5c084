"""Whether a table that people use for days stays as it was."""

import gc

from firmware.link.commands import largest

FIELDS = ("hours", "events", "matches", "alive", "largest", "files", "bytes", "latency_us", "short")
FOLDERS = ("records", "shelf", "tail")


def alive() -> int:
    """Bytes in use once garbage is gone; where Python does not say, how many objects."""
    gc.collect()
    return gc.mem_alloc() if hasattr(gc, "mem_alloc") else len(gc.get_objects())


def room() -> int:
    """The largest free block, to a kilobyte; 0 where Python does not say."""
    return largest(gc.mem_free()) if hasattr(gc, "mem_free") else 0


def kept(storage) -> tuple:
    """(files, bytes) of them all."""
    if hasattr(storage, "files"):
        return len(storage.files), sum([len(text) for text in storage.files.values()])
    names = [name for name in storage.names("") if storage.size(name)]
    names = [name for name in names if name not in FOLDERS]
    for folder in FOLDERS:
        names += [folder + "/" + name for name in storage.names(folder)]
    return len(names), sum([storage.size(name) for name in names])


def middle(numbers) -> int:
    return sorted(numbers)[len(numbers) // 2]


def grown(looks, field) -> tuple:
    """(the middle of the second quarter of the looks, the middle of the last) of a field.

    In the first one tables of names grow, and the records come to be as many as are kept.
    """
    column, quarter = [look[FIELDS.index(field)] for look in looks], len(looks) // 4
    return middle(column[quarter : 2 * quarter]), middle(column[-quarter:])


# field: (how far it may move from the second quarter to the last, as a share, and in its unit)
MOVES = {"alive": (0, 1024), "largest": (0, -4096), "files": (0, 2), "bytes": (0.1, 2000)}


def drifts(looks, moves=MOVES) -> list:
    """What did not stay as it was: (field, before, after)."""
    found = []
    for field in sorted(moves):
        share, unit = moves[field]
        before, after = grown(looks, field)
        bound = before + (1 if unit > 0 else -1) * before * share + unit
        if (after > bound) if unit > 0 else (after < bound):
            found.append((field, before, after))
    return found
