"""Code that stays in memory is settled in flash as it is imported, on boards that can run it there.

Settled code takes none of the heap (firmware/drivers/in_place_viper.py). It must be settled while
it does not run, and no generator of it waits: at the start before `main` runs and when the
application stands, but does not run yet; later by the code that loads a game.
"""

import gc
import sys

from engine import loading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

OURS = ("engine.", "firmware.")
IN_PLACE = "firmware.boot.in_place"
QUICK = "firmware.boot.quick_imports"


blocks: list = []  # where the bytecode lies in flash: it stays there while this program runs


class Start:
    """While the table starts. `known` are the modules that have been settled, or must not be; none
    once that is over.
    """

    def __init__(self) -> None:
        self.known = [__name__, IN_PLACE, QUICK]
        self.in_place: "Any" = None

    def fresh(self) -> None:
        """What has come since the last time, and does not run yet."""
        if self.in_place is None:
            __import__(IN_PLACE)
            self.in_place = sys.modules[IN_PLACE].InPlace()
        names = [name for name in sys.modules if name.startswith(OURS) and name not in self.known]
        self.known += names
        self.in_place.settle([sys.modules[name] for name in names])

    def over(self) -> None:
        """Everything that is always there has come, texts too; games come later.

        Called again where the program has failed and starts once more: then it has been done.
        """
        if not self.known:
            return
        self.fresh()
        self.known = []
        gc.collect()
        blocks[:] = [self.in_place.blocks]
        self.in_place = None
        loading.drop(IN_PLACE)
        loading.settlers[:] = [settle]

    def end(self) -> None:
        """The first question stands, or the program ends: modules are found as ever."""
        if QUICK in sys.modules:
            sys.modules[QUICK].end()
            loading.drop(QUICK)


def settling() -> Start:
    """The board's code has come, and nothing of it has run."""
    start = Start()
    start.fresh()
    return start


def settle(modules: list) -> None:
    """These have just come. Not `borrowed`, which calls deeper: a game comes deep in the stack."""
    __import__(IN_PLACE)
    try:
        sys.modules[IN_PLACE].InPlace(*blocks).settle(modules)
    finally:
        loading.drop(IN_PLACE)
