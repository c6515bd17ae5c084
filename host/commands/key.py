"""Make the key of the house, which signs updates over the air, or give a board its part of it.

A board on Wi-Fi takes an update from afar (trilithon update) only where this key has signed it; a
board without a key takes none. The key lies in one file that only you can read: keep a copy in a
safe place. A board gets a key of its own, made of it and the table's name, over its cable alone; so
does a new board with `trilithon network --allow update`. --renew puts a new key in place of the
old one; every board then needs --give once more.

examples:
  trilithon key                          make the key, where there is none yet
  trilithon key --give                   give the board on the cable its part
  trilithon key --renew                  a new key: the old one signs nothing more
"""

from __future__ import annotations

import argparse

from host.cable.ports import add_port, port_there
from host.cli_support import UsageError
from host.commands.network import KEPT, TOLD
from host.door import say
from host.install.raw_repl import Board
from host.network import house_key
from host.shapes import TEXT, Row

GIVE = f"""
import json, os
with open({KEPT!r}) as file:
    fields = json.load(file)
fields["key"] = {{key!r}}
with open({KEPT + ".new"!r}, "w") as file:
    json.dump(fields, file)
os.rename({KEPT + ".new"!r}, {KEPT!r})
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    house_key.add_key(parser)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--give", action="store_true", help="give it to the board on the cable")
    what.add_argument("--renew", action="store_true", help="make a new one in its place")


def run(args: argparse.Namespace) -> int:
    if args.give:
        give(args.port, house_key.read(args.key))
    elif args.renew or not args.key.exists():
        house_key.make(args.key)
        say(f"the key of the house is in {args.key}; give it to each board: trilithon key --give")
    else:
        house_key.read(args.key)
        say(f"the key of the house is in {args.key}")
    return 0


def give(port: str, house: bytes) -> None:
    with Board(port_there(port)) as board:
        name = board.literals(TOLD, Row(TEXT, TEXT, TEXT))[0][0]
        if not name:
            raise UsageError("this table is on no network: trilithon network puts it on one")
        board.run(GIVE.format(key=house_key.table_key(house, name)))
        say(f"{name}: takes updates over the air that this key has signed")
        board.restart()
