"""The firmware on an RP2040 in software: real MicroPython, and the table's chips on its pins."""
