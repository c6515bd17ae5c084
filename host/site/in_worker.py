"""What passes between the tab's table and its worker, web/worker.js.

Runs in Pyodide alone.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from js import Object  # type: ignore[import-not-found]
from pyodide.ffi import JsException, can_run_sync, run_sync, to_js  # type: ignore[import-not-found]

from engine.words import LANGUAGES
from host import loaded_modules
from host.cli_support import UsageError
from host.opponents.program import DIED, Trouble
from host.page.greeting import welcome
from host.page.words import say
from host.site.kept import Changes
from host.site.tab import Tab

FOLDER = Path("/kept")
# What a table loads by name at every start, or once a match is in play.
EACH_START = ("firmware.link.link", "firmware.menus.new_menu", "firmware.menus.more_words",
              "firmware.storage.settings_schema", "engine.spelling", "engine.accents",
              "encodings.utf_8_sig")  # fmt: skip
as_object = Object.fromEntries  # what Python's dictionaries become


def ahead(language: str) -> None:
    """What each start makes, made before the browser keeps this memory: the texts of all games."""
    loaded_modules.hold()
    for name in EACH_START:
        importlib.import_module(name)
    if language[:2] in LANGUAGES:
        welcome(language[:2])


def wake(language: str) -> None:
    """This memory may have been kept since a day long ago: chance, and the language."""
    random.seed()
    os.environ["LANG"] = language


class Waiting:
    """host.site.page_line.Waiting, by the browser's stack switching."""

    def able(self) -> bool:
        return bool(can_run_sync())

    async def run(self, work: Callable[[], Any]) -> Any:
        return work()

    def wait(self, what: Any) -> Any:
        return run_sync(what)


def begin(
    files: Any, save: Any, post: Callable[[Any], object], fetch: Any, think: Any,
    lacks: str, language: str,
) -> Callable[[Any], None]:  # fmt: skip
    """The table goes on with what the browser kept. Returns what takes the page's messages.

    files  [path, bytes] of each;  save(changes) resolves when they are kept
    fetch  resolves with what boards hold;  think(line, ms) with the opponents' answer
    lacks  what this page came without, or ""
    language  the browser's
    """
    wake(language)
    write(files)
    never_late(asyncio.get_running_loop())

    async def keep(changes: Changes) -> None:
        await promised(save(to_js(changes)), lambda wrong: OSError(str(wrong)))

    def tell(message: Any) -> None:
        post(to_js(message, dict_converter=as_object))

    def take(message: Any) -> None:
        if isinstance(message, str):
            tab.window.heard.put_nowait(message)
        else:
            tab.about_board(message.to_py())

    async def trees() -> bytes:
        found = await promised(
            fetch(), lambda wrong: UsageError(say(tab.tongue, "damaged_file", wrong.message))
        )
        return bytes(found.to_bytes())

    async def thought(line: str, patience_ms: float) -> str:
        return str(await promised(think(line, patience_ms), lambda wrong: Trouble(DIED)))

    tab = Tab(FOLDER, keep, tell, trees, Waiting(), thought)
    tab.lacks = lacks
    tab.serving = asyncio.ensure_future(tab.serve())
    return take


async def promised(promise: Any, fault: Callable[[Any], Exception]) -> Any:
    """What the browser promised. Raises the fault that its error is here."""
    try:
        return await promise
    except JsException as wrong:
        raise fault(wrong) from None


def write(files: Any) -> None:
    """What the browser kept, where the table looks for it."""
    for name, data in files:
        path = FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data.to_bytes())


def never_late(loop: Any) -> None:
    """Pyodide's loop refuses an alarm in the past; asyncio's own calls it at once."""

    def call_at(when: float, call: Any, *args: Any, context: Any = None) -> Any:
        return loop.call_later(max(0.0, when - loop.time()), call, *args, context=context)

    loop.call_at = call_at
