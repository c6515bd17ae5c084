"""MicroPython onto an ESP32 from a tab's page: esptool-js, and the chip's loader byte by byte."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.words import LANGUAGES
from host.cli_support import UsageError
from host.site.new_board import CHIPS, HEADER, KINDS, Image, image_in
from host.site.view import Words
from tests.page import axe
from tests.page import browser as web
from tests.page.rom_loader import CHIP, Loader
from tests.page.tabs import PATIENCE_MS, Tabs, ask, folder, served
from tests.page.test_site_browser import press

__all__ = ["folder"]
WORDS = Words("en")
NARROW = {"width": 360, "height": 740}
INSIDE = """() => {
  const { scrollWidth, clientWidth } = document.querySelector("#cable-box");
  return scrollWidth <= clientWidth;
}"""


def image(chip: int, size: int = 20_001, text: bytes = b"MicroPython v1.27") -> bytes:
    """Of this chip, as the head of an image has it; the rest packs badly, as code does."""
    head = bytearray(HEADER)
    head[0], head[12] = 0xE9, chip
    return bytes(head) + text + random.Random(chip).randbytes(size - HEADER - len(text))


def file_of(data: bytes, name: str = "esp32.bin") -> dict[str, object]:
    return {"name": name, "data": data}


def test_an_image_says_its_chip_and_anything_else_is_refused_in_a_sentence() -> None:
    for number, (chip, address) in CHIPS.items():
        found = image_in(file_of(image(number)), WORDS)
        assert (found.chip, found.address) == (chip, address)
        assert len(found.filled) % 4 == 0 and found.filled.startswith(found.data)
    for data, key in (
        (b"", "image_wrong"), (b"UF2\n" * 99, "image_wrong"), (image(77), "image_wrong"),
        (b"<!doctype html>" * 9, "image_wrong"), (image(5, text=b"Arduino"), "image_other"),
    ):  # fmt: skip
        with pytest.raises(UsageError) as refused:
            image_in(file_of(data), WORDS)
        assert str(refused.value) == WORDS.say(key, "esp32.bin", "ESP32-C3")
    with pytest.raises(UsageError, match=WORDS.say("no_file").partition(",")[0]):
        image_in(None, WORDS)
    assert Image("", b"12345", "", 0).filled == b"12345\xff\xff\xff"


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def chosen(page: Any, data: bytes) -> None:
    """A file that people have downloaded, looked at in the page."""
    buffer = {"name": "esp32.bin", "mimeType": "application/octet-stream", "buffer": data}
    page.locator("input[name=image_file]").set_input_files(buffer)
    press(page, "look")
    page.get_by_text(WORDS.say("image_sum", hashlib.sha256(data).hexdigest())).wait_for()


def pictured(page: Any, count: int) -> None:
    """So many steps have a picture in sight, with words for those who do not see it."""
    pictures = page.locator("#cable-box .step svg[role=img][aria-label]")
    pictures.nth(count - 1).wait_for()
    assert pictures.count() == count
    for width in pictures.evaluate_all("(all) => all.map((each) => each.clientWidth)"):
        assert width > 99


def fails(page: Any, sentence: str) -> None:
    """Once more, and the page says why not."""
    press(page, "flash")
    page.locator("#cable-box progress, #cable-box [role=alert]").first.wait_for()
    page.get_by_role("alert").get_by_text(sentence).wait_for(timeout=PATIENCE_MS)
    page.locator("[data-act=flash]").wait_for()


def test_an_esp32_is_written_and_every_way_to_fail_says_what_to_do(
    browser: Any, folder: Path
) -> None:
    """Another program at the port, no boot mode, another chip, a pulled cable, a worn flash."""
    data = image(CHIP)
    with served(folder) as url:
        tabs = Tabs(browser, url)
        board = Loader(tabs.context)
        page = tabs.ready()
        page.locator("summary").first.click()
        page.locator("button#cable").click()
        press(page, "new_board")
        pictured(page, len(KINDS))
        press(page, "kind esp32")
        page.set_viewport_size(NARROW)
        pictured(page, len(KINDS["esp32"]))
        assert page.evaluate(INSIDE), "all of a step stands in the dialog"
        chosen(page, image(0))
        assert not axe.faults(page)
        board.held = True
        fails(page, WORDS.say("port_held_linux"))
        board.held, board.waits = False, False
        for language in (*LANGUAGES, "en"):
            assert ask(page, {"do": "lang", "lang": language})["ok"]
            fails(page, Words(language).say("flash_no_loader"))
        assert not axe.faults(page)
        board.waits = True
        fails(page, WORDS.say("flash_wrong_chip", "ESP32", "ESP32-C3"))
        assert not any(board.flash), "nothing was written"
        chosen(page, data)
        board.cut_at = board.taken + 25_000
        fails(page, WORDS.say("flash_broke_off"))
        board.decays = True
        fails(page, WORDS.say("flash_damaged"))
        board.decays = False
        press(page, "flash")
        page.get_by_text(WORDS.say("flash_done")).wait_for(timeout=PATIENCE_MS)
        assert board.flash[: len(data)] == data
        assert set(board.flash[len(data) :]) == {0xFF}
        assert not axe.faults(page) and not tabs.elsewhere
        tabs.context.close()
