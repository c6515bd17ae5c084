"""The runner for a second chip must be able to fail: a machine that dies or says nothing counts."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests import qemu

# In place of QEMU: a raw prompt, where a program is answered with the words of a file.
STAND_IN = """#!{python}
import sys
into, out = sys.stdin.buffer, sys.stdout.buffer
assert into.read(1) == b"\\x01"
out.write(b"hello\\r\\nraw REPL; CTRL-B to exit\\r\\n>")
out.flush()
while into.read(1) != b"\\x04":
    pass
out.write(open({said!r}, "rb").read())
out.flush()
"""
CLOSING = b"closing: %d passed, %d failed\r\nended %d\r\n"
DIED = b"OKhalf a line"


def answered(said: bytes, folder: Path) -> tuple[int, int]:
    """(passed, failed) of a module whose machine says this."""
    (folder / "said").write_bytes(said)
    machine = folder / "machine"
    machine.write_text(STAND_IN.format(python=sys.executable, said=str(folder / "said")))
    machine.chmod(0o755)
    stand_in = qemu.MACHINES[qemu.ARM]._replace(qemu=str(machine))
    result = qemu.run_module("engine.test_ask", stand_in, folder / "firmware.elf", folder / "rom")
    return result.passed, result.failed


@pytest.mark.parametrize(
    ("said", "counted"),
    [
        (b"OK" + CLOSING % (6, 0, 0) + b"\x04\x04>", (6, 0)),
        (b"OK" + CLOSING % (4, 2, 2) + b"\x04\x04>", (4, 2)),
        (b"OK" + CLOSING % (6, 0, 1) + b"\x04\x04>", (0, 1)),
        (b"OK" + CLOSING % (0, 0, 0) + b"\x04\x04>", (0, 1)),
        (b"OK\x04Traceback: MemoryError\r\n\x04>", (0, 1)),
        (DIED, (0, 1)),
        (b"", (0, 1)),
    ],
)
def test_what_a_machine_says_is_believed_only_where_it_fits(
    said: bytes, counted: tuple[int, int], tmp_path: Path
) -> None:
    assert answered(said, tmp_path) == counted


def test_the_processor_that_a_firmware_names_says_which_machine_runs_it(tmp_path: Path) -> None:
    firmware = tmp_path / "firmware.elf"
    for processor, arch in ((qemu.ARM, "armv7m"), (qemu.RISC_V, "rv32imc"), (3, None)):
        firmware.write_bytes(b"\x7fELF" + bytes(14) + processor.to_bytes(2, "little"))
        machine = qemu.machine_of(firmware)
        assert (machine and machine.arch) == arch


def test_without_a_firmware_it_says_so_and_with_a_wrong_file_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(qemu.VARIABLE, raising=False)
    assert qemu.main([]) == 0
    assert capsys.readouterr().out.startswith("skipped: ")
    (tmp_path / "firmware.uf2").write_bytes(b"UF2\n")
    monkeypatch.setenv(qemu.VARIABLE, str(tmp_path / "firmware.uf2"))
    assert qemu.main([]) == 1
    assert "no ELF file" in capsys.readouterr().out
