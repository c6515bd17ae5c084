"""In place of a board's `machine` on MicroPython's unix port: what a network client needs of it."""


def unique_id() -> bytes:
    return b"unix"
