"""A board's Wi-Fi, on both ports that have one: what is there, a network of its own, joining one.

They differ: an ESP32 must be set to lock its own network, and may want to be active first, a
Pico W is locked by WPA2 unless it is set otherwise; each has its own numbers for what is wrong.
"""

import socket
from errno import EAGAIN, EALREADY, EINPROGRESS

import network as of_this_port

from firmware.network import access

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

network: "Any" = of_this_port  # what is in it differs from port to port
MOST = 12  # networks that people choose from
WAIT_MS = 20000  # for an address
CALL_MS = 6000  # for an answer from the broker's computer
BUSY = EAGAIN, EALREADY, EINPROGRESS
THERE = 106, 127  # of a connection that stands, on either port: MicroPython has no name for it
RETRIES = 2  # of an ESP32, before it says what is wrong
# What `status` says, beyond what both name: a handshake that failed, networks unfit to join.
HANDSHAKE, UNFIT = (15, 204), (210, 211, 212)


def seen() -> list:
    """The names of networks here, the strongest first. A chip looks for two seconds, in which
    nothing else is done: a quarter of what the watchdog waits.
    """
    station = network.WLAN(network.STA_IF)
    station.active(True)
    try:
        found = sorted(station.scan(), key=lambda one: -one[3])
    except OSError:
        found = []
    station.active(False)
    names: list = []
    for one in found:
        try:
            name = one[0].decode()
        except ValueError:  # not UTF-8: no phone can send it
            continue
        if name.strip("\0 ") and name not in names and len(names) < MOST:
            names.append(name)
    return names


def offer(name: str, key: str) -> str:
    """A network of our own; its address. OSError: there is none, or it would be open to all."""
    own = network.WLAN(network.AP_IF)
    settings = {"ssid": name, "key": key}
    locked = getattr(network.WLAN, "SEC_WPA2", getattr(network, "AUTH_WPA2_PSK", None))
    if locked is not None:
        settings["security"] = locked
    try:
        own.config(**settings)
    except OSError:
        own.active(True)
        own.config(**settings)
    if not own.config("security"):
        own.active(False)
        raise OSError
    own.active(True)
    address: str = own.ifconfig()[0]
    return address


def rest() -> None:
    """Nothing is on the air any more."""
    for kind in (network.AP_IF, network.STA_IF):
        network.WLAN(kind).active(False)


class Joining:
    """The way into a network and to its broker, looked at step by step.

    state  "" while it lasts, then "joined", or what is wrong: the key of a text
    call   a connection to the broker, once the network is joined: nothing goes over it
    """

    def __init__(self, wishes: dict, ms: "Callable") -> None:
        self.ms = ms
        self.since = ms()
        self.state = ""
        self.broker: "Any" = wishes["broker"], wishes.get("port") or access.PORTS[0]
        self.call: "Any" = None
        self.station: "Any" = network.WLAN(network.STA_IF)
        try:
            self.station.active(True)
            try:
                self.station.config(reconnects=RETRIES)
            except ValueError:  # a Pico W tries once
                pass
            self.station.connect(wishes["wifi"], wishes["wifi_password"] or None)
        except OSError:
            self.state = "no_join"

    def close(self) -> None:
        if self.call is not None:
            self.call.close()
        self.call = None

    def step(self) -> bool:
        """Whether the state is another one now."""
        if self.state:
            return False
        self.state = self.found()
        return self.state != ""

    def found(self) -> str:
        status = self.station.status()
        if self.station.isconnected():
            return self.call_broker()
        if status == network.STAT_WRONG_PASSWORD or status in HANDSHAKE:
            return "wrong_password"
        if status == network.STAT_NO_AP_FOUND or status in UNFIT:
            return "not_found"
        if status < network.STAT_IDLE:  # all other reasons, on either port
            return "no_join"
        return "no_address" if self.ms() - self.since > WAIT_MS else ""

    def call_broker(self) -> str:
        """Whether a computer takes our call at the broker's address."""
        try:
            if self.call is None:
                self.since = self.ms()
                self.broker = socket.getaddrinfo(*self.broker)[0][-1]
                self.call = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
                self.call.setblocking(False)
            self.call.connect(self.broker)
        except OSError as wrong:
            if wrong.args[0] not in BUSY + THERE or self.ms() - self.since > CALL_MS:
                return "no_broker"
            if wrong.args[0] in BUSY:
                return ""
        return "joined"
