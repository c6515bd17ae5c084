"""Plates, wiring, tag sheets, power and their drawings, made from the firmware's own data.

`python -m hardware.build` writes every generated file anew. Nothing imports this package.
"""
