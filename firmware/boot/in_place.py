"""Bytecode that is run where it lies, in flash: nowhere but on boards with an RP2.

Those have firmware/drivers/in_place_viper.py in this one's place.
"""


class InPlace:
    """A board's flash, as far as it can be read as memory."""

    def settle(self, modules: list) -> int:
        """How many functions and constants of these, just imported, left the heap for flash."""
        return 0
