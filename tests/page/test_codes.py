"""The codes that phones read, in the terminal and in the page: each says the address beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from host.page.phones import code, drawn_code
from tests.page import browser as web
from tests.patience import COMES_MS

SEATS = 3
Dark = list[list[bool]]
HALVES = {"█": (False, False), "▀": (False, True), "▄": (True, False), " ": (True, True)}
QUIET = 2  # light modules around a code in a terminal
# Each module of a picture is dark where its middle is.
MODULES = """image => {
  const canvas = document.createElement("canvas");
  const size = canvas.width = canvas.height = image.naturalWidth;
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const data = pen.getImageData(0, 0, size, size).data;
  const dark = (x, y) => {
    const at = 4 * (y * size + x);
    return data[at + 3] > 127 && data[at] < 128;
  };
  const rows = [];
  for (let y = 18; y < size - 16; y += 4) {
    const row = [];
    for (let x = 18; x < size - 16; x += 4) row.push(dark(x, y));
    rows.push(row);
  }
  return rows;
}"""  # four pixels a module, four modules of margin


def encoded(url: str) -> Dark:
    return [[bool(module) for module in row] for row in code(url).matrix]


def in_terminal(lines: list[str]) -> Dark:
    """What half blocks draw, light on dark."""
    rows = [[HALVES[sign][half] for sign in line] for line in lines for half in (0, 1)]
    size = len(lines[0]) - 2 * QUIET
    return [row[QUIET:-QUIET] for row in rows[QUIET : QUIET + size]]


def test_half_blocks_draw_the_code() -> None:
    url = "https://192.168.1.20:8443/phone.html#" + "x" * 22
    assert in_terminal(drawn_code(url).split("\n")) == encoded(url)
    assert encoded(url) != encoded(url + "y")


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def test_every_seat_has_a_code_and_so_have_spectators_in_terminal_and_page(browser: Any) -> None:
    words = ("play", "stones", "--lang", "en", "--seed", "7", "--people", "none", "--room")
    with web.talking(*words) as said:
        blocks = re.findall(r"(https?://\S+)\n((?:[█▀▄ ]+\n)+)", said)
        assert len(blocks) == len({url for url, _ in blocks}) == SEATS + 1
        for url, drawn in blocks:
            assert in_terminal(drawn.rstrip("\n").split("\n")) == encoded(url)
        (table,) = re.findall(r"the table: +(\S+)", said)
        context = browser.new_context(locale="en-GB", viewport=web.PHONE)
        context.set_default_timeout(COMES_MS)
        page = context.new_page()
        page.goto(table.replace("/#", "/room.html#"))
        page.wait_for_function(
            "() => { const all = [...document.querySelectorAll('.codes img')];"
            " return all.length && all.every(image => image.complete && image.naturalWidth); }"
        )
        cards = [(card.query_selector("a"), card.query_selector("img"))
                 for card in page.query_selector_all(".codes li")]  # fmt: skip
        found = {link.get_attribute("href"): picture.evaluate(MODULES) for link, picture in cards}
        assert found == {url: encoded(url) for url, _ in blocks}
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        context.close()
