"""In place of a board's `socket`: a broker in memory that speaks MQTT 3.1.1's bytes and forgets.

It takes every login and every message, and acknowledges; what it cannot read is a closed
connection. `told` hears (topic, bytes of the payload, retained) of each message.
"""

AF_INET, SOCK_DGRAM = 2, 2
CONNECT, PUBLISH, SUBSCRIBE, PING, LEAVE = 0x10, 0x30, 0x80, 0xC0, 0xE0


def told(topic, size, retained):
    """In its place comes what a test has in mind."""


def getaddrinfo(host, port):
    return [(AF_INET, 1, 0, "", (host, port))]


class socket:
    """Never waits: what is not there yet is None."""

    def __init__(self, *kind):
        self.come = bytearray()  # from the board, not yet a whole packet
        self.left = bytearray()  # for the board

    def setblocking(self, flag):
        """It never blocks."""

    def connect(self, address):
        """It is always there."""

    def close(self):
        self.come, self.left = bytearray(), bytearray()

    def write(self, data):
        self.come.extend(data)
        while self.packet():
            pass
        return len(data)

    def read(self, size):
        if not self.left:
            return None
        data = bytes(self.left[:size])
        self.left = self.left[size:]
        return data

    def readinto(self, buffer, size):
        data = self.read(size)
        if data is not None:
            buffer[: len(data)] = data
        return data and len(data)

    def packet(self):
        """One of what has come is answered; whether there was a whole one."""
        size, at = 0, 1
        while True:
            if at >= len(self.come):
                return False
            size |= (self.come[at] & 0x7F) << 7 * (at - 1)
            at += 1
            if not self.come[at - 1] & 0x80:
                break
        if len(self.come) < at + size:
            return False
        kind, body = self.come[0], bytes(self.come[at : at + size])
        self.come = self.come[at + size :]
        self.answer(kind, body)
        return True

    def answer(self, kind, body):
        if kind == CONNECT and body[:6] == b"\x00\x04MQTT":
            self.left.extend(b"\x20\x02\x00\x00")
        elif kind & 0xF0 == SUBSCRIBE:
            self.left.extend(b"\x90\x03" + body[:2] + b"\x01")
        elif kind & 0xF6 == PUBLISH | 2:
            end = 2 + (body[0] << 8 | body[1])
            self.left.extend(b"\x40\x02" + body[end : end + 2])
            told(body[2:end].decode(), len(body) - end - 2, bool(kind & 1))
        elif kind == PING:
            self.left.extend(b"\xd0\x00")
        elif kind != LEAVE:
            raise OSError(104)
