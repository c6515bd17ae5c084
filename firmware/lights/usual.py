"""The usual chain of each plate: what a table has whose settings name no other. Loaded only then.

To read their texts takes an RP2040 a fifth of a second at every start. So what is compiled for a
board has this module written out instead, by host/install/listing.py.
"""

from engine import found
from engine.loading import borrowed


def chains() -> dict:
    """Key of a plate -> its chain."""
    with borrowed("firmware.lights.plates") as plates:
        return {name: plates.chain(name) for name in found.plate_sizes()}
