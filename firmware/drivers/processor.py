"""A faster clock, where the chip's maker allows one: the settings' `hardware.mhz`.

Buses, and the state machine of the lights, take their speed from the clock that runs while they
are made: so this comes first. The clock lasts until the power goes.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# RP2040 data sheet 2.10.6, register VREG: the core's voltage in bits 4 to 7, and whether it holds.
VREG = 0x40064000
VOLTAGE, IN_REGULATION = 0xF0, 1 << 12
V_1_15 = 0xC0  # what 200 MHz takes; power-on gives 1.10 V up to 133 MHz
SETTLES_MS = 1


def quicken(machine: "Any", ticks: "Any", chip: str, mhz: int) -> None:
    """Run at so many MHz. ValueError or AttributeError if this MicroPython does not.

    machine, ticks: MicroPython's modules `machine` and `time`
    """
    if chip == "RP2040":
        raise_voltage(machine, ticks)  # machine.freq leaves it as it is
    machine.freq(mhz * 1000000)


def raise_voltage(machine: "Any", ticks: "Any") -> None:
    now = machine.mem32[VREG]
    if now & VOLTAGE >= V_1_15:
        return
    machine.mem32[VREG] = now & ~VOLTAGE | V_1_15
    ticks.sleep_ms(SETTLES_MS)
    if not machine.mem32[VREG] & IN_REGULATION:
        machine.mem32[VREG] = now
        raise ValueError("the core's voltage does not hold")
