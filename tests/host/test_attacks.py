"""The attacks on the host's end in their short form; `make attack` runs the long one."""

from __future__ import annotations

import asyncio

import pytest

from host.cable.simulators import open_terminal
from tests.attack import terminal
from tests.attack.board import COMMANDS, WAYS, watched, withstood


@pytest.fixture(scope="module", autouse=True)
def pseudo_terminals() -> None:
    pytest.importorskip("pty", reason="this computer has no pseudo-terminals")
    assert open_terminal


@pytest.mark.parametrize("way", WAYS)
def test_a_command_withstands_a_board_that_is_wrong(way: str) -> None:
    """Another command for each way; the long form has them all."""
    withstood(list(COMMANDS)[list(WAYS).index(way) % len(COMMANDS)], way)


@pytest.mark.parametrize("way", WAYS)
def test_the_page_withstands_a_board_that_is_wrong(way: str) -> None:
    assert asyncio.run(watched(way)) == []


def test_records_of_strangers_come_out_as_text() -> None:
    terminal.attack(short=True)
