"""What is compiled for a board, started on MicroPython's unix port: pins lead nowhere, the cable is
standard input and output. `machine` and `rp2` are what is below, all else is as on a board.
"""

import os
import sys

MACHINE = os.getenv("MACHINE") or "Raspberry Pi Pico with RP2040"


class Nothing:
    """A module, a chip, a pin: any call does nothing."""

    OUT = IN = PULL_UP = IRQ_RISING = IRQ_FALLING = ONE_SHOT = WDT_RESET = 1
    OUT_LOW = SHIFT_LEFT = JOIN_TX = 0

    def __init__(self, *given, **named):
        pass

    def __call__(self, *given):
        return 1

    def value(self, *given):
        return 1

    def read(self, *given, **named):
        return 0

    def __getitem__(self, at):
        return 0

    def __setitem__(self, at, value):
        pass

    def __getattr__(self, name):
        if name == "flags":
            raise AttributeError(name)
        return self.read

    def irq(self, *given, **named):
        return self

    def write_readinto(self, sent, into):
        for at in range(len(into)):
            into[at] = 0


class Machine(Nothing):
    """The module `machine`."""

    Pin = SPI = I2C = PWM = Timer = WDT = Nothing
    mem32 = Nothing()

    def unique_id(self):
        return b"pinless"

    def reset(self):
        sys.exit(3)


class Rp2(Nothing):
    """The module `rp2`, which a driver drops from `sys.modules` and imports again."""

    PIO = StateMachine = Nothing

    def DMA(self):
        return Still()

    def asm_pio(self, **named):
        return lambda program: program


class Still(Nothing):
    def active(self, *given):
        return 0

    def config(self, **named):
        pass

    def pack_ctrl(self, **named):
        return 0


class System(Nothing):
    """The module `os` of such a board."""

    machine = MACHINE

    def uname(self):
        return self

    def __getattr__(self, name):
        return getattr(os, name)


def run() -> None:
    rp2, plain = Rp2(), __import__
    sys.modules["machine"] = Machine()

    def importing(name, *more):
        return rp2 if name == "rp2" else plain(name, *more)

    import builtins

    builtins.__import__ = importing
    sys.path[:] = ["", "lib", ".frozen"]
    if sys.argv[1:]:  # a board's own main.py; elsewhere boards know their names
        builtins.__import__ = named(importing)
        with open(sys.argv[1]) as file:
            text = file.read()
        exec(text, {"__name__": "__main__"})
        return
    from firmware.boot import main as boot
    from firmware.boot.settling import settling

    boot.os = System()
    boot.main(settling())


def named(importing):
    """The import of a program in which firmware.boot.main finds the `os` of such a board."""

    def bringing(name, *more):
        found = importing(name, *more)
        boot = sys.modules.get("firmware.boot.main")
        if hasattr(boot, "main") and not isinstance(boot.os, System):  # whole
            boot.os, boot.pause = System(), hurried
        return found

    return bringing


async def hurried(duration):
    """A start has outlived its first seconds sooner."""
    import asyncio

    await asyncio.sleep_ms(max(duration // 25, min(duration, 3)))


run()
