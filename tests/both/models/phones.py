"""In place of a board's `socket`: phones in memory that ask for pages. It never waits.

sockets = Sockets()
phone = sockets.phone(b"GET / HTTP/1.1\\r\\n\\r\\n")
...
assert phone.gone and b"200 OK" in phone.heard
"""

EAGAIN, RESET = 11, 104
REFUSED, ALREADY, BUSY, STANDS, NO_NAME = 111, 114, 115, 106, -2


class Sockets:
    """brokers  (address, port) of computers that take a call;  `mute` of those that never answer
    called   what was called
    """

    AF_INET, SOCK_STREAM, SOCK_DGRAM, SOL_SOCKET, SO_REUSEADDR = 2, 1, 2, 1, 2

    def __init__(self):
        self.calling = []  # phones that nobody has taken yet
        self.open = 0
        self.brokers: list = []
        self.mute: list = []
        self.called: list = []

    def getaddrinfo(self, host, port):
        if not host.strip("abcdefghijklmnopqrstuvwxyz."):
            raise OSError(NO_NAME)  # no name is known here
        return [(2, 1, 0, "", (host, port))]

    def socket(self, family, kind):
        return Socket(self)

    def phone(self, says):
        found = Phone(says)
        self.calling.append(found)
        return found


class Socket:
    def __init__(self, sockets):
        self.sockets = sockets
        sockets.open += 1

    def setsockopt(self, *option):
        """There is none here."""

    def bind(self, address):
        """Every port is free."""

    def listen(self, most):
        """Phones wait anyway."""

    def setblocking(self, flag):
        """It never blocks."""

    def recvfrom(self, most):
        raise OSError(EAGAIN)

    def connect(self, address):
        called = self.sockets.called
        called.append(address)
        if called.count(address) == 1:
            raise OSError(BUSY)
        known = address in self.sockets.brokers
        raise OSError(STANDS if known else ALREADY if address in self.sockets.mute else REFUSED)

    def accept(self):
        if not self.sockets.calling:
            raise OSError(EAGAIN)
        return self.sockets.calling.pop(0), ("192.168.4.2", 40000)

    def close(self):
        self.sockets.open -= 1


class Phone:
    """says  bytes that are left to send;  `heard` those that came;  `gone` it is over"""

    def __init__(self, says):
        self.says = says
        self.heard = b""
        self.gone = False

    def setblocking(self, flag):
        """It never blocks."""

    def recv(self, most):
        if not self.says:
            raise OSError(EAGAIN)
        said, self.says = self.says[:most], self.says[most:]
        return said

    def send(self, data):
        if self.gone:
            raise OSError(RESET)
        self.heard += data[:100]
        return len(data[:100])

    def close(self):
        self.gone = True
