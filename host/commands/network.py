"""Put a board with Wi-Fi on the network of a room of tables, or take it off again.

The board then speaks MQTT itself (host/network/TOPICS.md), and a hall sees it without a bridge. It
takes no commands from afar unless --allow says so. The command asks for passwords, or takes them
from TRILITHON_WIFI_PASSWORD and TRILITHON_MQTT_PASSWORD; the board keeps them in a file that no
command reads back. The board's messages are not encrypted unless --authority is given. With
--allow update it gets a key, too, and takes updates that are signed with it alone (trilithon key).

Without this command a phone does the same: "Wi-Fi by phone" in the table's settings. It allows
nothing from afar, and there is no TLS.

Needs a board with Wi-Fi and room: Pico 2 W, ESP32-S3, ESP32 with PSRAM. By measure a Pico W has
room for it, without TLS; none was tried (host/network/TOPICS.md).

examples:
  trilithon network                                         is this board on a network?
  trilithon network --wifi Club --broker 192.168.1.5 --name bar
  trilithon network --off
"""

from __future__ import annotations

import argparse
import getpass
import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from firmware.boot.main import FOLDER
from firmware.network import access
from host.cable.ports import add_port, port_there
from host.cli_support import UsageError
from host.door import say
from host.install.build import find_tools
from host.install.compiled import on_board
from host.install.frozen import frozen_in
from host.install.installation import mark
from host.install.raw_repl import Board
from host.network import house_key, passwords
from host.places import missing
from host.shapes import FLAG, TEXT, Row

# The client, Peter Hinch's mqtt_as (MIT), as it stands in its repository: DECISIONS.md, 17.
SOURCE = Path(__file__).parents[1] / "network/mqtt_as/mqtt_as.txt"
LIBRARY, CLIENT = "lib", "lib/mqtt_as.mpy"
KEPT = f"{FOLDER}/{access.FILE}"
WITH_WIFI = "firmware/network/start.py"
FROZEN_ALONE = (
    "this board's flash has room for Wi-Fi's code only where it is frozen: trilithon firmware"
)
PASSWORDS = {
    "wifi_password": ("TRILITHON_WIFI_PASSWORD", "password of the Wi-Fi {wifi}: "),
    "password": (passwords.VARIABLE, "password of {name} at the broker {broker}: "),
}
ABILITIES = """
try:
    import network
    radio = True
except ImportError:
    radio = False
print(repr((radio,)))
"""
TOLD = f"""
import json
try:
    with open({KEPT!r}) as file:
        fields = json.load(file)
except (OSError, ValueError):
    fields = {{}}
print(repr(tuple([str(fields.get(key, '')) for key in ('name', 'wifi', 'broker')])))
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    parser.add_argument("--wifi", metavar="NAME", help="the Wi-Fi's name")
    parser.add_argument("--broker", metavar="HOST[:PORT]", help="an address in numbers is quickest")
    parser.add_argument("--name", help="of this table, and its user at the broker (a-z, 0-9, -)")
    parser.add_argument("--archive", default="main", metavar="HALL", help="see trilithon bridge")
    parser.add_argument(
        "--authority", type=Path, metavar="FILE.der",
        help="speak TLS, to a broker whose certificate this one has signed",
    )  # fmt: skip
    parser.add_argument(
        "--allow", action="append", default=[], choices=("offer", "update"),
        help="take this command from afar (none by default): see trilithon bridge",
    )  # fmt: skip
    house_key.add_key(parser)
    parser.add_argument("--off", action="store_true", help="take the table off the network")


def run(args: argparse.Namespace) -> int:
    wanted = [args.wifi, args.broker, args.name]
    if any(wanted) and not all(wanted):
        raise UsageError("--wifi, --broker and --name belong together")
    fields = completed(args) if all(wanted) else {}
    client = compiled(SOURCE.read_bytes()) if fields else b""
    with Board(port_there(args.port)) as board:
        if fields:
            put_on(board, fields, client, args.authority)
        elif args.off:
            board.run(
                f"import os\nif {access.FILE!r} in os.listdir({FOLDER!r}): os.remove({KEPT!r})"
            )
        tell(board)
        board.restart()
    return 0


def completed(args: argparse.Namespace) -> dict[str, Any]:
    """What the board keeps. UsageError says what is wrong."""
    host, _, port = args.broker.partition(":")
    if port and not port.isdigit():
        raise UsageError(f"--broker {args.broker}: HOST or HOST:PORT is required")
    wishes: dict[str, Any] = {
        "wifi": args.wifi, "broker": host, "port": int(port or 0), "name": args.name,
        "archive": args.archive, "tls": args.authority is not None, "may": " ".join(args.allow),
    }  # fmt: skip
    try:
        access.completed(wishes)
        if "update" in args.allow:
            wishes["key"] = house_key.table_key(house_key.read(args.key), args.name)
        for key, (variable, question) in PASSWORDS.items():
            wishes[key] = os.environ.get(variable) or getpass.getpass(question.format(**wishes))
        return access.completed(wishes)
    except ValueError as wrong:
        raise UsageError(str(wrong)) from None


def compiled(text: bytes) -> bytes:
    tools = find_tools(running=False)
    if tools is None:
        raise UsageError(missing("mpy-cross"))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "mqtt_as.py")
        path.write_bytes(text)
        subprocess.run([tools.mpy_cross, "-O2", "-s", path.name, str(path)], check=True)
        return path.with_suffix(".mpy").read_bytes()


def furnish(board: Board) -> bool:
    """Give a board with Wi-Fi the client that it speaks to a broker with; whether it lacked it.

    So a phone alone can bring the table into its network (firmware/menus/wifi_menu.py).
    """
    if not board.literals(ABILITIES, Row(FLAG))[0][0] or not takes_wifi(board):
        return False
    client = compiled(SOURCE.read_bytes())
    if board.files([LIBRARY]).get(CLIENT, (0, ""))[1] == mark(client):
        return False
    board.make_folder(LIBRARY)
    replace(board, CLIENT, client)
    return True


def takes_wifi(board: Board) -> bool:
    """Whether the code for it is among the files of such a board, or frozen."""
    return on_board(WITH_WIFI, board.arch) or frozen_in(board) is not None


def put_on(board: Board, fields: dict[str, Any], client: bytes, authority: Path | None) -> None:
    """Each file aside, then renamed; the one that makes the table connect comes last."""
    if not board.literals(ABILITIES, Row(FLAG))[0][0]:
        raise UsageError("this board has no Wi-Fi: connect it by a cable to `trilithon bridge`")
    if not takes_wifi(board):
        raise UsageError(FROZEN_ALONE)
    for folder in (LIBRARY, FOLDER):
        board.make_folder(folder)
    replace(board, CLIENT, client)
    if authority is not None:
        replace(board, f"{FOLDER}/{access.AUTHORITY}", authority.read_bytes())
    replace(board, KEPT, json.dumps(fields).encode())


def replace(board: Board, path: str, data: bytes) -> None:
    board.write(path + ".new", data)
    board.run(f"import os\nos.rename({path + '.new'!r}, {path!r})")


def tell(board: Board) -> None:
    name, wifi, broker = board.literals(TOLD, Row(TEXT, TEXT, TEXT))[0]
    say(f"{name}: on the Wi-Fi {wifi}, broker {broker}" if name else "this table is on no network")
