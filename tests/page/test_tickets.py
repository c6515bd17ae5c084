"""A browser is started with a link that opens the page once, and is worth nothing afterwards."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from host.install.build import ROOT
from host.page.server import Site
from host.page.tickets import LASTS_S, OPEN, Tickets, one_time
from tests.page import browser as web
from tests.page.web import dialled, runs, served
from tests.patience import HUNG_S


async def exchanged(site: Site, code: str) -> str:
    async with dialled(site, OPEN) as socket:
        await socket.send(json.dumps({"token": code}))
        return str(json.loads(await socket.recv())["link"])


@runs
async def test_a_code_is_exchanged_for_the_link_once() -> None:
    async with served() as site:
        link = one_time(site, site.control)
        assert site.control not in link
        code = link.partition("#")[2]
        assert await exchanged(site, "guess") == ""
        assert await exchanged(site, code) == site.url(site.control)
        assert await exchanged(site, code) == ""


def test_a_code_lasts_for_two_minutes() -> None:
    now = [0.0]
    tickets = Tickets(lambda: now[0])
    early, late = tickets.issue("link"), tickets.issue("link")
    now[0] = LASTS_S - 1
    assert tickets.redeem(early) == "link"
    now[0] = LASTS_S
    assert tickets.redeem(late) == ""


@contextlib.contextmanager
def started(folder: Path) -> Iterator[tuple[str, str]]:
    """`trilithon play` with a browser that only notes its words: the control token, the words."""
    words, script = folder / "words", folder / "browser"
    script.write_text(f'#!/bin/sh\necho "$@" > {words}.new; mv {words}.new {words}\n')
    script.chmod(0o755)
    own = {**os.environ, "BROWSER": str(script), "TRILITHON_ARCHIVE": str(folder / "a.sqlite3")}
    run = [sys.executable, "-m", "host.cli", "play", "stones", "--people", "none"]
    process = subprocess.Popen(run, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=own)
    try:
        assert process.stdout
        said = "".join(process.stdout.readline() for _ in range(3))
        while not words.exists():
            assert process.poll() is None
        yield (
            said.partition("the table:")[2].split()[0].partition("#")[2],
            words.read_text().strip(),
        )
    finally:
        process.terminate()
        process.wait(HUNG_S)


def test_no_token_is_among_the_words_a_browser_is_started_with(tmp_path: Path) -> None:
    with started(tmp_path) as (token, given):
        assert len(token) == 22 and "/open.html#" in given and token not in given


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def test_a_one_time_link_becomes_the_table_and_the_second_time_says_why_not(
    browser: Any, tmp_path: Path
) -> None:
    with started(tmp_path) as (token, given), web.fresh(browser) as (page, _):
        page.goto(given)
        page.wait_for_url("**/#" + token)
        page.wait_for_function("() => globalThis.trilithon?.state()?.control")
        page.goto(given)
        page.reload()
        assert "Ctrl-C" in page.wait_for_selector("[role=alert]").inner_text()
