"""Work that may block, with a limit: a call to the operating system's port may never return.

Each piece of work has a thread of its own, and the program's end does not wait for it. (asyncio
waits for all of its own threads, however long they block.)
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

Result = TypeVar("Result")


async def within(limit_s: float, work: Callable[..., Result], *args: Any) -> Result:
    """What the work returns or raises; TimeoutError where it takes longer, and is left alone."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Result] = loop.create_future()

    def settle(give: Callable[[Any], None], what: Any) -> None:
        if not done.done():
            give(what)

    def run() -> None:
        try:
            settled = partial(settle, done.set_result, work(*args))
        except BaseException as fault:
            settled = partial(settle, done.set_exception, fault)
        with contextlib.suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(settled)

    threading.Thread(target=run, daemon=True, name="port").start()
    async with asyncio.timeout(limit_s):  # wait_for may lose a cancellation until Python 3.12
        return await done
