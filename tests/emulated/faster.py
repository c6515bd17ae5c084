"""`make emulator`: rp2040py compiled for this Python and this processor, with a quicker loop.

Its wheel is made for every Python at once, which costs calls that a compiler can spare; its loop
asks at each instruction for what changes at few, and compares objects to do so; each read of memory
is a call, and each division and each look at the time is Python, a million times in a second of the
board. Its sources are in the wheel: a copy of them in build/ gets these EDITS, Cython and the C
compiler make it, and tests.emulated runs that from then on. Emulated time is the same.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from importlib import metadata, util
from pathlib import Path

from host.places import MADE

NAME = "rp2040py"
BUS = Path(__file__).parent / "bus.pxi"
NEXT_ALARM = "clock.nanos_to_next_alarm if clock.has_scheduled_alarm else INFINITY"
EDITS = {  # file -> (words, other words): all of them are replaced, at least one is there
    "native/_simulator.pyx": (
        ("from rp2040py.native._rp2040 cimport RP2040\n",
         "from rp2040py.native._pio cimport RPPIO\n"
         "from rp2040py.native._rp2040 cimport RP2040\n"),
        ("tick_batch: int)", "int tick_batch)"),
        ("cdef double CYCLE_NANOS = 1e9 / 125_000_000", "DEF CYCLE_NANOS = 8.0"),
        ("cdef int TIME_CHECK_INTERVAL", "DEF TIME_CHECK_INTERVAL"),
        ("cdef long BATCH_INSTRUCTION_CEILING", "DEF BATCH_INSTRUCTION_CEILING"),
        ("    pios = rp2040.pio\n",
         "    cdef RPPIO pio0 = rp2040.pio[0]\n    cdef RPPIO pio1 = rp2040.pio[1]\n"),
        ("    while i < BATCH_INSTRUCTION_CEILING and not simulator.stopped:\n",
         "    while i < BATCH_INSTRUCTION_CEILING:\n"
         "        if not (i & 63) and simulator.stopped:\n            break\n"),
        ("            idle_nanos = clock.nanos_to_next_alarm\n",  # as tests.emulated.pico.Clock
         "            idle_nanos = until_due(pio0, until_due(pio1, " + NEXT_ALARM + "))\n"
         "            idle_nanos = 0 if idle_nanos == INFINITY else idle_nanos\n"),
        ("def execute_batch(",
         "cdef double until_due(RPPIO pio, double nanos):\n"
         "    if pio.stopped or pio.next_due_fp - pio.cycle_fp >= nanos / CYCLE_NANOS * 256:\n"
         "        return nanos\n"
         "    return CYCLE_NANOS * max(1, (pio.next_due_fp - pio.cycle_fp + 255) >> 8)\n\n\n"
         "def execute_batch("),
        (NEXT_ALARM,
         "INFINITY if clock._next_alarm is None else "
         "clock._next_alarm.nanos - clock._nanos_counter"),
        ("        for pio in pios:\n            if not pio.stopped:\n"
         "                pio.advance(cycles)\n",
         "        if not pio0.stopped:\n            pio0.cycle_fp += cycles << 8\n"
         "            if pio0.cycle_fp >= pio0.next_due_fp:\n                pio0._run_due()\n"
         "        if not pio1.stopped:\n            pio1.cycle_fp += cycles << 8\n"
         "            if pio1.cycle_fp >= pio1.next_due_fp:\n                pio1._run_due()\n"),
    ),
    "native/_cortex_m0_core.pyx": (
        ("from rp2040py.native._bit cimport s32, u32\n",
         'from rp2040py.native._rp2040 cimport RP2040\n'
         'include "_bit.pyx"\ninclude "bus.pxi"\n'),
        ("core.rp2040.read_uint32(", "read32(core.rp2040, "),
        ("core.rp2040.read_uint16(", "read16(core.rp2040, "),
        ("self.rp2040.read_uint16(", "read16(self.rp2040, "),
        ("core.rp2040.read_uint8(", "read8(core.rp2040, "),
        ("core.rp2040.write_uint32(", "write32(core.rp2040, "),
        ("core.rp2040.write_uint16(", "write16(core.rp2040, "),
        ("core.rp2040.write_uint8(", "write8(core.rp2040, "),
        ("    def check_condition(self, cond) -> bool:\n"
         "        cdef unsigned int c = <unsigned int> cond\n",
         "    cpdef bint check_condition(self, unsigned int c) noexcept:\n"),
    ),
    "native/_cortex_m0_core.pxd": (
        ("    cpdef reset(self)\n",
         "    cpdef reset(self)\n"
         "    cpdef bint check_condition(self, unsigned int c) noexcept\n"),
        ("int[:]", "int[::1]"),
        ("    cdef public object bl_taken\n",
         "    cdef public object bl_taken\n    cdef public double timer_epoch\n"
         "    cdef unsigned int dividend, divisor, quotient, remainder, div_csr\n"),
    ),
    "native/_rp2040.pyx": (
        ("from rp2040py.native._bit cimport read_uint16_le, read_uint32_le, u32, write_uint16_le, "
         "write_uint32_le\n", 'include "_bit.pyx"\n'),
    ),
    "native/_rp2040.pxd": (("char[:] _", "char[::1] _"), ("int[:] _", "int[::1] _")),
    "peripherals/timer.py": (
        ("        self._epoch_nanos = self.clock.nanos\n",
         "        self._epoch_nanos = self.clock.nanos\n"
         "        self.rp2040.core.timer_epoch = self._epoch_nanos\n"),
    ),
}  # fmt: skip
PLAIN = ("sio", "peripherals/timer", "peripherals/spi", "peripherals/peripheral", "utils/fifo")
MAKE = """
from pathlib import Path
from Cython.Build import cythonize
from setuptools import Extension, setup
files = [*Path({name!r}).glob("native/*.pyx"), *(Path({name!r}, part + ".py") for part in {plain})]
made = [Extension(".".join(each.with_suffix("").parts), [str(each)],
                  extra_compile_args=["-O3", "-march=native"]) for each in files]
setup(name="faster", ext_modules=cythonize(made, language_level=3, quiet=True,
                                           compiler_directives={{"initializedcheck": False}}))
"""
NO_EMULATOR = "rp2040py is not installed (make setup)"
OTHER = "{}: {!r} is not there: these edits are for another " + NAME


def folder() -> Path:
    """Where it is, or would be: of this version and this Python alone."""
    tag = sysconfig.get_config_var("SOABI")
    return MADE / "emulator" / f"{metadata.version(NAME)}-{tag}"


def prefer() -> bool:
    """From now on the compiled one is imported, if there is one for this Python."""
    try:
        made = folder()
    except metadata.PackageNotFoundError:
        return False
    if (made / "done").exists():
        sys.path.insert(0, str(made))
        return True
    return False


def edited(path: str, text: str) -> str:
    """A source with its edits. Raises ValueError where their words are not there."""
    for words, other in EDITS.get(path, ()):
        if words not in text:
            raise ValueError(OTHER.format(path, words))
        text = text.replace(words, other)
    return text


def copied(package: Path, to: Path) -> None:
    """The package without what was compiled of it, with the edits."""
    shutil.rmtree(to.parent, ignore_errors=True)
    shutil.copytree(package, to, ignore=shutil.ignore_patterns("*.so", "*.c", "__pycache__"))
    shutil.copy(BUS, to / "native")
    for path in EDITS:
        source = to / path
        source.write_text(edited(path, source.read_text(encoding="utf-8")), encoding="utf-8")


def main() -> int:
    """0 once it is made, 1 where it cannot be."""
    found = util.find_spec(NAME)
    if found is None or found.origin is None:
        print(NO_EMULATOR, file=sys.stderr)
        return 1
    made = folder()
    copied(Path(found.origin).parent, made / NAME)
    program = MAKE.format(name=NAME, plain=PLAIN)
    command = [sys.executable, "-c", program, "--quiet", "build_ext", "--inplace"]
    if subprocess.run(command, cwd=made).returncode:
        print("Cython (make setup) and a C compiler are required", file=sys.stderr)
        return 1
    (made / "done").touch()
    print(f"the emulator is compiled: {made}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
