"""Plates, wiring, tag sheets, power and their drawings, made from the firmware's own data.

`python -m hardware.build` writes every generated file again; `trilithon plans` what a game needs,
and nothing else imports this package.
"""
