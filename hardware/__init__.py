"""Plates, wiring, tag sheets, power and their drawings, made from the firmware's own data.

`python -m hardware.build` writes every generated file again. Nothing imports this package.
"""
