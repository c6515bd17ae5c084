"""Budgets: how much of the server's work one client may ask for."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable


class Budget:
    """So many turns a second, and a few at once for those who have been quiet."""

    def __init__(
        self, a_second: float, at_once: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self.clock = clock
        self.left = at_once
        self.since = clock()

    def would_wait_s(self) -> float:
        """How long a turn would have to be waited for that is asked for now."""
        now = self.clock()
        self.left = min(self.at_once, self.left + (now - self.since) * self.a_second)
        self.since = now
        return max(0.0, (1 - self.left) / self.a_second)

    async def turn(self) -> None:
        """One turn, when it has come. Those who wait are served in the order they came."""
        wait = self.would_wait_s()
        self.left -= 1
        if wait:
            await asyncio.sleep(wait)


class Quiet:
    """Who has asked for little: an address with a few turns left of its own.

    Where a crowd has used up the budget of all, these are served beside it.
    """

    def __init__(self, a_second: float = 5, at_once: float = 100, addresses: int = 1000) -> None:
        self.rate = a_second, at_once
        self.addresses = addresses
        self.budgets: OrderedDict[str, Budget] = OrderedDict()  # the last to come last

    def turn(self, address: str) -> bool:
        """Take one; False: it has none left, and has to share with all."""
        budget = self.budgets.setdefault(address, Budget(*self.rate))
        self.budgets.move_to_end(address)
        if len(self.budgets) > self.addresses:
            self.budgets.popitem(last=False)
        if budget.would_wait_s():
            return False
        budget.left -= 1
        return True
