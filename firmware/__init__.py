"""What runs on the boards, under MicroPython and CPython alike."""
