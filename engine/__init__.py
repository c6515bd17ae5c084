"""The referee and its rulebooks: pure Python for MicroPython and CPython; imports only itself."""
