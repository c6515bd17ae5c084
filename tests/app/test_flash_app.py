"""The whole application on real littlefs: what had its yes is kept, no yes waits for an erase."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

pytest.importorskip("littlefs")

from firmware.devices import simulated
from firmware.storage.files import Files
from firmware.storage.journal import Journal
from tests.both.app.table_hands import Hands, any_answer, play
from tests.both.models.disk import FOLDER, Disk, Plug
from tests.both.models.flash import Flash


class Yes:
    """At every yes: how many erases so far.

    pressed  erases when people acted
    """

    def __init__(self, hands: Hands, chip: Flash) -> None:
        self.hands = hands
        self.chip = chip
        self.pressed = 0
        self.waited: list[int] = []
        hands.devices.buzzer.device.play = self.hear

    def hear(self, sound: str) -> None:
        if sound == "yes":
            assert not self.chip.off, "people would not hear it"
            self.waited.append(self.chip.erases - self.pressed)


def a_match(chip: Flash) -> tuple[Yes, bytes]:
    """High Druid on this chip, until its power fails or the match is over; then also what was last
    answered, heard or not."""
    hands = Hands(Files(FOLDER), "en")
    hands.sit("high_druid", 3)
    heard = Yes(hands, chip)

    async def story(hands: Hands) -> None:
        while hands.referee.ask is not None and not chip.off:
            await hands.wait(2000 if len(hands.log) % 4 == 3 else 40)
            heard.pressed = chip.erases
            action = asyncio.create_task(hands.answer(any_answer(hands.ask, len(hands.log))))
            while not action.done() and not chip.off:
                await asyncio.sleep(0)
            action.cancel()

    with contextlib.suppress(Plug):
        play(story, hands)
    return heard, hands.log


def prepared() -> Flash:
    chip = Flash(32)
    with Disk(chip, new=True):
        simulated.enrol(Files(FOLDER))
    return chip


def test_no_yes_waits_for_an_erase() -> None:
    chip = prepared()
    with Disk(chip):
        heard, log = a_match(chip)
    assert len(heard.waited) == len(log) == 18
    assert heard.waited == [0] * 18 and chip.erases > 5


def test_whenever_the_power_fails_all_that_had_its_yes_is_there() -> None:
    base, chip = prepared(), Flash(32)
    cuts = 0
    for at in range(200):
        chip.restart(base)
        chip.cut_at = at
        with Disk(chip):
            try:
                heard, log = a_match(chip)
            except Plug:
                continue  # the match had not begun
        if not chip.off:
            break
        chip.restart()
        with Disk(chip):
            kept = bytes(Journal(Files(FOLDER)).resume().referee.log)
        assert kept[: len(log)] == log and len(heard.waited) <= len(kept) <= len(log) + 1
        cuts += 1
    assert cuts > 35 and not chip.faults
