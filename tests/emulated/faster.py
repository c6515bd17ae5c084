"""`make emulator`: rp2040py compiled for this Python and this processor, with a quicker loop.

Its wheel is made for every Python at once, which costs calls that a compiler can spare; its loop
asks at each instruction for what changes at few; each read of memory, and each branch, is a call
that is not inlined, or Python; and some of its chips are Python that is called a million times in a
second of the board. Its sources are in the wheel: a copy of them in build/ gets these EDITS, Cython
and the C compiler make it, and tests.emulated runs that from then on. Emulated time is the same.
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
EDITS = {  # file -> (words, other words), each of which is there once
    "native/_simulator.pyx": (
        ("from rp2040py.native._rp2040 cimport RP2040\n",
         "from rp2040py.native._pio cimport RPPIO\n"
         "from rp2040py.native._rp2040 cimport RP2040\n"),
        ("    pios = rp2040.pio\n",
         "    cdef RPPIO pio0 = rp2040.pio[0]\n    cdef RPPIO pio1 = rp2040.pio[1]\n"),
        ("    while i < BATCH_INSTRUCTION_CEILING and not simulator.stopped:\n",
         "    while i < BATCH_INSTRUCTION_CEILING:\n"
         "        if not (i & 15) and simulator.stopped:\n            break\n"),
        ("        for pio in pios:\n            if not pio.stopped:\n"
         "                pio.advance(cycles)\n",
         "        if not pio0.stopped:\n            pio0.advance(cycles)\n"
         "        if not pio1.stopped:\n            pio1.advance(cycles)\n"),
    ),
    "native/_cortex_m0_core.pyx": (
        ("from rp2040py.native._bit cimport s32, u32\n", 'include "_bit.pyx"\n'),
        ("    def check_condition(self, cond) -> bool:\n"
         "        cdef unsigned int c = <unsigned int> cond\n",
         "    cpdef bint check_condition(self, unsigned int c) noexcept:\n"),
    ),
    "native/_cortex_m0_core.pxd": (
        ("    cpdef reset(self)\n",
         "    cpdef reset(self)\n"
         "    cpdef bint check_condition(self, unsigned int c) noexcept\n"),
    ),
    "native/_rp2040.pyx": (
        ("from rp2040py.native._bit cimport read_uint16_le, read_uint32_le, u32, write_uint16_le, "
         "write_uint32_le\n", 'include "_bit.pyx"\n'),
    ),
    "sio.py": (
        ("    def read_uint32(self, offset: int) -> int | float:\n",
         "    def read_uint32(self, offset: int) -> int | float:\n"
         "        if offset == 0x78:\n            return self.div_csr\n"
         "        if offset == 0x74:\n            return self.div_remainder\n"
         "        if offset == 0x70:\n            self.div_csr &= ~0b10\n"
         "            return self.div_quotient\n"
         "        if offset == 0:\n            return 0\n"),
        ("    def write_uint32(self, offset: int, value: int) -> None:\n",
         "    def write_uint32(self, offset: int, value: int) -> None:\n"
         "        if 0x60 <= offset <= 0x6C:  # of the divider\n"
         "            if offset & 4:\n                self.div_divisor = value\n"
         "            else:\n                self.div_dividend = value\n"
         "            self.update_hardware_divider(offset >= 0x68)\n            return\n"),
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
setup(name="faster", ext_modules=cythonize(made, language_level=3, quiet=True))
"""
NO_EMULATOR = "rp2040py is not installed (make setup)"
OTHER = "{}: {!r} is there {} times, not once: these edits are for another " + NAME


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
    """A source with its edits. Raises ValueError where their words are not there, or twice."""
    for words, other in EDITS.get(path, ()):
        if text.count(words) != 1:
            raise ValueError(OTHER.format(path, words, text.count(words)))
        text = text.replace(words, other)
    return text


def copied(package: Path, to: Path) -> None:
    """The package without what was compiled of it, with the edits."""
    shutil.rmtree(to.parent, ignore_errors=True)
    shutil.copytree(package, to, ignore=shutil.ignore_patterns("*.so", "*.c", "__pycache__"))
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
