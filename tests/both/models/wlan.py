"""A board's `network` module, as each of the two ports with Wi-Fi has it, and what is on the air.

What differs is modelled from both ports' sources: extmod/network_cyw43.c (Pico W) and
ports/esp32/network_wlan.c, of MicroPython 1.26.

    with Network(Pico, {"Club": ("password", -40)}) as network: ...
"""

import sys

JOINS_MS = 1500
LEAST_KEY = 8


class Pico:
    """The chip is locked by WPA2 from the start; it tries once, and knows no `reconnects`."""

    STAT_IDLE, STAT_CONNECTING, STAT_GOT_IP = 0, 1, 3
    STAT_CONNECT_FAIL, STAT_NO_AP_FOUND, STAT_WRONG_PASSWORD = -1, -2, -3
    LOCKS = {"SEC_OPEN": 0, "SEC_WPA_WPA2": 0x00400006}
    LOCKED = 0x00400004  # WPA2, AES
    SETTINGS = ("ssid", "key", "security")
    NO_ADDRESS = 2  # joined, without one
    NO_KEY = STAT_WRONG_PASSWORD
    FULL = STAT_CONNECT_FAIL
    ACTIVE_FIRST = False


class Esp32:
    """Open unless it is locked; nothing can be set of what is not active; it tries for ever."""

    STAT_IDLE, STAT_CONNECTING, STAT_GOT_IP = 1000, 1001, 1010
    STAT_NO_AP_FOUND, STAT_WRONG_PASSWORD = 201, 202
    LOCKS = {"SEC_OPEN": 0, "SEC_WPA2": 3}
    LOCKED = 0
    SETTINGS = ("ssid", "key", "security", "reconnects")
    NO_ADDRESS = STAT_CONNECTING
    NO_KEY = 15  # a handshake that came to no end; said only where the tries have an end
    FULL = 5
    ACTIVE_FIRST = True


class Kind:
    """In place of the class `network.WLAN`."""

    def __init__(self, network):
        self.network = network
        for name in network.port.LOCKS:
            setattr(self, name, network.port.LOCKS[name])

    def __call__(self, number):
        return self.network.own if number == self.network.AP_IF else self.network.station


class Network:
    """air  name -> (key, strength, and what fails: "full" or "address");  `now` () -> milliseconds
    log   what was done to the two interfaces
    """

    AP_IF, STA_IF = 1, 0

    def __init__(self, port, air):
        self.port = port
        self.air = air
        self.now = lambda: 0
        self.log = []
        for name in ("IDLE", "CONNECTING", "GOT_IP", "NO_AP_FOUND", "WRONG_PASSWORD"):
            setattr(self, "STAT_" + name, getattr(port, "STAT_" + name))
        self.own, self.station = Interface(self, "own"), Interface(self, "station")
        self.WLAN = Kind(self)

    def __enter__(self):
        sys.modules["network"] = self
        return self

    def __exit__(self, *fault):
        del sys.modules["network"]


class Interface:
    def __init__(self, network, name):
        self.network = network
        self.name = name
        self.is_active = False
        self.settings = {"security": network.port.LOCKED}
        self.began = None
        self.wanted = ()

    def active(self, on=None):
        if on is None:
            return self.is_active
        if on != self.is_active:
            self.network.log.append((self.name, on))
        self.is_active = on
        if not on:
            self.began = None

    def config(self, *asked, **wishes):
        port = self.network.port
        if asked:
            return self.settings[asked[0]]
        for name in wishes:
            if name not in port.SETTINGS or (name == "reconnects") != (self.name == "station"):
                raise ValueError("unknown config param")
        if port.ACTIVE_FIRST and not self.is_active:
            raise OSError("Wifi Not Started")
        if len(wishes.get("key", "x" * LEAST_KEY)) < LEAST_KEY:
            raise OSError("Wifi Invalid Password")
        self.settings.update(wishes)

    def ifconfig(self):
        return ("192.168.4.1", "255.255.255.0", "192.168.4.1", "192.168.4.1")

    def scan(self):
        if not self.is_active:
            raise OSError("STA must be active")
        air = self.network.air
        return [(name.encode(), b"\0" * 6, 1, air[name][1], 3, False) for name in air] + [
            (b"", b"\1" * 6, 1, -10, 3, True),  # a hidden one
            (b"\xff\xfe", b"\2" * 6, 1, -20, 3, False),
        ]

    def connect(self, name, key=None):
        if not self.is_active:
            raise OSError("Wifi Not Started")
        assert not self.network.own.is_active, "a radio serves one channel at a time"
        self.network.log.append(("join", name))
        self.wanted, self.began = (name, key), self.network.now()

    def isconnected(self):
        return self.status() == self.network.port.STAT_GOT_IP

    def status(self):
        port = self.network.port
        if self.began is None:
            return port.STAT_IDLE
        if self.network.now() - self.began < JOINS_MS:
            return port.STAT_CONNECTING
        name, key = self.wanted
        if name not in self.network.air:
            return port.STAT_NO_AP_FOUND
        right, _, *fails = self.network.air[name]
        if fails == ["address"]:
            return port.NO_ADDRESS
        found = port.STAT_GOT_IP if (key or "") == right else port.NO_KEY
        if fails == ["full"]:
            found = port.FULL
        endless = port is Esp32 and "reconnects" not in self.settings
        return port.STAT_CONNECTING if endless and found in (port.NO_KEY, port.FULL) else found
