"""One-time links: what a browser is started with stands in the list of processes, for all to read.

So the browser gets a code that stands for the link with its token, once and for a short while; the
page exchanges it. A second use gets nothing and shows that: another user was quicker.
"""

from __future__ import annotations

import json
import secrets
import time
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING

from websockets.asyncio.server import ServerConnection

if TYPE_CHECKING:
    from host.page.server import Site

OPEN, PAGE = "/open", "open.html"
LASTS_S = 120.0  # a browser's first start on a slow computer


class Tickets:
    """codes  what each stands for, and until when"""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.codes: dict[str, tuple[str, float]] = {}

    def issue(self, link: str) -> str:
        code = secrets.token_urlsafe(16)
        self.codes[code] = link, self.clock() + LASTS_S
        return code

    def redeem(self, code: str) -> str:
        """The link, once; "" where there is none, or not any more."""
        link, until = self.codes.pop(code, ("", 0.0))
        return link if self.clock() < until else ""


async def exchange(site: Site, connection: ServerConnection) -> None:
    """One browser with a code: it is sent the link, or an empty one."""
    hello = await site.introduced(connection)
    await connection.send(json.dumps({"link": site.tickets.redeem(str(hello.get("token", "")))}))


def one_time(site: Site, token: str) -> str:
    """An address that opens the page of this token, once."""
    return site.url("") + f"{PAGE}#{site.tickets.issue(site.url(token))}"


def open_browser(site: Site, token: str) -> None:
    webbrowser.open(one_time(site, token))
