"""Running bytecode from flash, where it lies: this file stands for "not possible here".

Boards with an RP2 get firmware/drivers/in_place_viper.py in its place.
"""


class InPlace:
    """A board's flash, as far as it can be read as memory."""

    blocks = b""

    def __init__(self, blocks: bytes = b"") -> None:
        pass

    def settle(self, modules: list) -> int:
        """How many functions and constants of these, just imported, left the heap for flash."""
        return 0
