"""`trilithon deploy` to a board whose MicroPython has the code frozen in it: files are no use."""

from __future__ import annotations

from pathlib import Path

import pytest

from host.cli_support import UsageError
from host.install.build import find_tools
from host.install.freeze import mark
from host.install.frozen import ITSELF
from host.network.renewal import renew
from tests.host.board_folder import NEW, folder, held
from tests.host.rawrepl import RESIDENT, RawRepl
from tests.host.test_deploy import trilithon

__all__ = ["folder"]
FROZEN = """
class Frozen:
    SELF = %r
sys.modules[%r] = Frozen
"""


class FrozenRepl(RawRepl):
    """Its MicroPython has a module that says what is frozen."""

    def __init__(self, folder: Path, its_mark: str) -> None:
        begin, rest = RESIDENT.split("there = ", 1)
        self.resident = f"{begin}{FROZEN % (('0.1', its_mark), ITSELF)}there = {rest}"
        super().__init__(folder)


def test_the_same_code_frozen_is_up_to_date(folder: Path) -> None:
    with FrozenRepl(folder, mark()) as repl:
        for words in (["--check"], ["--stop"]):
            ran = trilithon(repl.port, *words)
            assert ran.returncode == 0 and "nothing to do" in ran.stdout, ran.stderr
    assert held(folder) == {}


def test_other_code_frozen_is_changed_by_no_file_and_the_way_is_said(folder: Path) -> None:
    with FrozenRepl(folder, "0" * 16) as repl:
        ran = trilithon(repl.port, "--check")
        assert ran.returncode == 1 and "trilithon firmware" in ran.stdout.replace("\n", " ")
        ran = trilithon(repl.port)
        assert ran.returncode == 2 and "files would not be used" in ran.stderr
    assert held(folder) == {}


def test_a_bridge_sends_no_files_there_either(folder: Path) -> None:
    tools = find_tools()
    assert tools
    with FrozenRepl(folder, mark()) as repl, pytest.raises(UsageError, match="frozen in this"):
        renew(repl.port, lambda percent: None, lambda arch: (NEW, tools))
    assert held(folder) == {}
