"""In place of MicroPython's `micropython` on CPython: what a network client needs of it."""


def const(value: int) -> int:
    return value
