"""Chips, buses and tags in Python, speaking bytes, for the tests of the drivers.

Nothing here sleeps: a transfer moves the model's own clock on by what it would take.
"""
