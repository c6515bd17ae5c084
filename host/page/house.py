"""All connections to this program, in one bound: as many as it may have descriptors for.

A connection is counted from the moment it is accepted until its socket closes. Each kind of guest
has its share, so that a crowd of one kind keeps no other out: who only looks is sent away before
those who have a token. Where a share is full the largest party (one address, one seat) loses its
oldest connection.
"""

from __future__ import annotations

import contextlib
import ipaddress
import os
import socket
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.server import ServerConnection

STRANGER, LOOKER, SEAT, CONTROL, GONE = "stranger", "looker", "seat", "control", "gone"
MOST = 1300  # connections, where descriptors are no bound
LEAST = 16
TOKENS = 100  # connections of seats, of control, and of strangers, at most
OTHERS = 48  # descriptors for what opens later: files, the archive, cables, other programs
BACKLOG = 100  # who knocks while nobody opens
NETWORK_BITS = 64  # of an address of IPv6 that one household has: who has one has them all


def descriptors() -> int | None:
    """How many this process may have open; None where nothing says so (Windows)."""
    if sys.platform == "win32":
        return None
    import resource

    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if limit == resource.RLIM_INFINITY else limit


def room_for(limit: int | None, used: int) -> int:
    """Connections that a process may have with this limit, which has `used` descriptors open."""
    return MOST if limit is None else max(LEAST, min(MOST, limit - used - OTHERS))


def shares(most: int) -> dict[str, int]:
    """How many of each kind there may be; what strangers and tokens leave is for who looks."""
    kept = {
        STRANGER: min(TOKENS, most // 4),
        SEAT: min(TOKENS, most // 8),
        CONTROL: min(TOKENS, most // 8),
    }
    return {**kept, LOOKER: most - sum(kept.values())}


def household(address: Any) -> str:
    """Where a peer comes from: its address, or in IPv6 its network."""
    name = str(address[0]).partition("%")[0] if isinstance(address, tuple) and address else ""
    if ":" not in name:
        return name
    return str(ipaddress.ip_network((name, NETWORK_BITS), strict=False))


@dataclass
class Guest:
    """address  where it comes from;  party  with whom it shares what it has: address or seat
    drop        ends it at once
    """

    address: str
    drop: Callable[[], None]
    kind: str = STRANGER
    party: str = ""


class House:
    """guests  by descriptor, the first to come first"""

    def __init__(self, most: int = MOST) -> None:
        self.guests: dict[int, Guest] = {}
        self.most = most
        self.shares = shares(most)

    def come(self, number: int, guest: Guest) -> bool:
        """A guest at this descriptor. False: the house is full, and nobody has left yet."""
        if len(self.guests) >= self.most:
            return False
        guest.party = guest.address
        self.guests[number] = guest
        if self.count(STRANGER) > self.shares[STRANGER]:
            self._thin(STRANGER)
        return True

    def leave(self, number: int) -> None:
        self.guests.pop(number, None)

    def known(self, connection: ServerConnection) -> Guest:
        """The guest of this connection; one that came by no Entrance (Windows) is counted now."""
        number = connection.transport.get_extra_info("socket").fileno()
        if number not in self.guests and number >= 0:
            guest = Guest(household(connection.remote_address), connection.transport.abort)
            self.come(number, guest)
            connection.connection_lost_waiter.add_done_callback(lambda _: self.leave(number))
        guest = self.guests.get(number) or Guest("", connection.transport.abort, GONE)
        guest.drop = connection.transport.abort
        return guest

    def seat(self, connection: ServerConnection, kind: str, party: str = "") -> bool:
        """Its place, now that it has said who it is. False: there is none for who only looks."""
        guest = self.known(connection)
        guest.kind, guest.party = kind, party or guest.address
        if self.count(kind) <= self.shares[kind]:
            return True
        parties = self._parties(kind)
        if kind == LOOKER and parties[guest.party] == max(parties.values()):
            guest.kind = GONE
            return False
        self._thin(kind)
        return True

    def count(self, kind: str) -> int:
        return sum(guest.kind == kind for guest in self.guests.values())

    def clear(self) -> None:
        """Everybody has to go, at once."""
        for guest in list(self.guests.values()):
            guest.drop()

    def _parties(self, kind: str) -> Counter[str]:
        return Counter(guest.party for guest in self.guests.values() if guest.kind == kind)

    def _thin(self, kind: str) -> None:
        """The largest party of this kind loses its oldest."""
        largest, _ = self._parties(kind).most_common(1)[0]
        oldest = next(
            guest for guest in self.guests.values() if (guest.kind, guest.party) == (kind, largest)
        )
        oldest.kind = GONE
        oldest.drop()


class Accepted(socket.socket):
    """A connection's socket: the house hears when it closes."""

    house: House | None = None

    def close(self) -> None:
        if self.house and self.fileno() >= 0:
            self.house.leave(self.fileno())
        super().close()

    def hang_up(self) -> None:
        """Its reader and its writer hear that it has ended."""
        with contextlib.suppress(OSError):  # it has ended by itself
            self.shutdown(socket.SHUT_RDWR)


class Entrance(socket.socket):
    """A listening socket of a house. asyncio accepts from it as long as something comes.

    spare  a descriptor that is given up where there is none left, to refuse who comes: else the
           one who waits would be reported over and over
    """

    house: House
    spare: int

    @classmethod
    def of(cls, listener: socket.socket, house: House) -> Entrance:
        made = cls(fileno=listener.detach())
        made.setblocking(False)
        made.house = house
        made.spare = os.open(os.devnull, os.O_RDONLY)
        return made

    def accept(self) -> tuple[socket.socket, Any]:
        """Raises BlockingIOError: nobody is there, or one guest was refused."""
        try:
            plain, address = super().accept()
        except OSError as wrong:
            if not isinstance(wrong, (BlockingIOError, InterruptedError, ConnectionAbortedError)):
                self._refuse()
            raise BlockingIOError from wrong
        guest = Accepted(fileno=plain.detach())
        guest.house = self.house
        if not self.house.come(guest.fileno(), Guest(household(address), guest.hang_up)):
            guest.house = None
            guest.close()
            raise BlockingIOError
        return guest, address

    def _refuse(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self.spare)
            super().accept()[0].close()
        with contextlib.suppress(OSError):
            self.spare = os.open(os.devnull, os.O_RDONLY)

    def close(self) -> None:
        if self.fileno() >= 0:
            with contextlib.suppress(OSError):
                os.close(self.spare)
        super().close()


def entrance(host: str, port: int) -> Entrance:
    """A listening socket, and its house as large as the process's limit allows. Raises OSError."""
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, *_, where = min(found, key=lambda each: each[0] != socket.AF_INET)
    listener = socket.create_server(where[:2], family=family, backlog=BACKLOG)
    # a descriptor has the lowest number that is free: so many are open
    return Entrance.of(listener, House(room_for(descriptors(), listener.fileno())))
