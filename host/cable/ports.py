"""Which port a table is at: the one that is named, TRILITHON_PORT, or the only board connected."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from serial.tools import list_ports
from serial.tools.list_ports_common import ListPortInfo

from host.cli_support import UsageError

VARIABLE = "TRILITHON_PORT"

# USB vendors of boards, and of the adapters that ESP32 boards carry.
VENDORS = {
    0x2E8A: "Raspberry Pi",
    0x303A: "Espressif",
    0xF055: "MicroPython",
    0x10C4: "CP210x",
    0x1A86: "CH340",
    0x0403: "FTDI",
}
OWN = {0x2E8A, 0x303A, 0xF055}  # whose USB serial number is the board's own, not an adapter's
BY_ID = Path("/dev/serial/by-id")  # names that stay the same wherever a board is plugged in


def add_port(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "port",
        nargs="?",
        metavar="PORT",
        help="the board's serial port (default: the only board); "
        "those in /dev/serial/by-id lead to the same board tomorrow",
    )


def find_port(named: str | None = None) -> str:
    """The port to use; UsageError says what was seen where none or several are there."""
    wanted = named or os.environ.get(VARIABLE)
    return wanted or only(list(list_ports.comports()))


def port_there(named: str | None = None) -> str:
    """The same; UsageError also where that port is not there."""
    port = find_port(named)
    if os.sep in port and not os.path.exists(port):
        raise UsageError(f"there is no port {port}")
    return port


def only(seen: list[ListPortInfo]) -> str:
    """The one board among the ports."""
    boards = [port for port in seen if port.vid in VENDORS]
    if len(boards) == 1:
        return str(boards[0].device)
    if boards:
        raise UsageError(f"several boards are connected: name one of them{listed(boards)}")
    others = f"; other ports are there:{listed(seen)}" if seen else " (no serial port at all)"
    raise UsageError(
        f"no board was found{others}\n"
        f"Is it plugged in, with a cable that carries data? A port may also be named, or put into "
        f"{VARIABLE}."
    )


def listed(ports: list[ListPortInfo]) -> str:
    return "".join(f"\n  {lasting(port.device)}  {described(port)}" for port in ports)


def lasting(device: str) -> str:
    """The name of this port that also leads to its board tomorrow, else the port's own."""
    try:
        found = sorted(name for name in BY_ID.iterdir() if name.resolve() == Path(device).resolve())
    except OSError:
        return device
    return str(found[0]) if found else device


def own_number(device: str) -> str:
    """The number of the board at this port as USB has it; "" where it has none of the board's."""
    there = Path(device).resolve()
    for port in list_ports.comports():
        if Path(port.device).resolve() == there and port.vid in OWN:
            return port.serial_number or ""
    return ""


def described(port: ListPortInfo) -> str:
    """A port's own description."""
    vendor = VENDORS.get(port.vid) if port.vid is not None else None
    numbers = f"{port.vid:04x}:{port.pid:04x}" if port.vid is not None else ""
    said = port.description if port.description not in (None, "n/a") else ""
    board = f"board {port.serial_number}" if port.vid in OWN and port.serial_number else ""
    return " ".join(part for part in (vendor, said, numbers, board) if part) or "unknown device"
