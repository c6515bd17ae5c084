"""One page for phones, at an address of this board's own; and every name leads to that address.

Nothing here waits: `step` does what can be done at once, and the table's loop calls it while no
hand acts. One phone is served at a time; the next one's connection waits in the network's queue.
"""

import socket
from errno import EAGAIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Iterable

HTTP, DNS = 80, 53
MOST = 2048  # bytes of a request
WAIT_MS, SILENT_MS = 4000, 1000  # for a whole request and its answer; for its first byte
PIECE = 512  # bytes of an answer that are made at once
QUEUE = 3
HEAD_END = b"\r\n\r\n"
LENGTH = b"\r\ncontent-length:"
TEXT = "Content-Type: text/%s; charset=utf-8\r\nCache-Control: no-store\r\n"
# One question, one answer that names the question by its place: an address, good for no time.
SAYS_ONE, SAYS_NONE = b"\x81\x80\x00\x01\x00\x01\x00\x00\x00\x00", b"\x81\x80\x00\x01" + bytes(6)
ADDRESS, THIS_NAME, FOUR = b"\x00\x01\x00\x01", b"\xc0\x0c", b"\x00\x00\x00\x00\x00\x04"


class Portal:
    """`address` in numbers;  `answer` is given the fields of a form that was sent, or None where
    the page is asked for, and returns the texts that the page is made of, one by one

    ms  () -> milliseconds
    """

    def __init__(
        self, address: str, answer: "Callable", ms: "Callable", http: int = HTTP, dns: int = DNS
    ) -> None:
        self.address = address
        self.answer = answer
        self.ms = ms
        self.phone: "Any" = None
        self.come = b""  # of its request
        self.since = 0
        self.left = b""  # of the answer, made already
        self.texts: "Any" = None  # the rest of it
        self.over = False  # a request that is too long: what still comes is thrown away
        self.names = opened(socket.SOCK_DGRAM, dns)
        try:
            self.pages = opened(socket.SOCK_STREAM, http)
        except OSError:
            self.names.close()
            raise
        self.pages.listen(QUEUE)

    def close(self) -> None:
        self.drop()
        self.names.close()
        self.pages.close()

    def step(self) -> None:
        """What can be done at once. A phone that is gone, or wants too much, is let go."""
        try:
            self.name()
            if self.phone is None:
                self.greet()
            elif self.texts is None:
                self.hear()
            else:
                self.say()
        except (OSError, MemoryError) as wrong:
            if wrong.args[:1] != (EAGAIN,):
                self.drop()
        if self.phone is not None:
            waited = self.ms() - self.since
            silent = not self.come and self.texts is None
            if waited > WAIT_MS or (silent and waited > SILENT_MS):
                self.drop()

    # Names

    def name(self) -> None:
        """Any name has our address: so phones find the page by themselves."""
        try:
            asked, who = self.names.recvfrom(PIECE)
            reply = named(asked, self.address)
            if reply:
                self.names.sendto(reply, who)
        except OSError:
            pass  # no question has come, or the phone has gone

    # Pages

    def greet(self) -> None:
        self.phone = self.pages.accept()[0]
        self.phone.setblocking(False)
        self.since = self.ms()

    def drop(self) -> None:
        if self.phone is not None:
            self.phone.close()
        self.phone = self.texts = None
        self.come = self.left = b""
        self.over = False

    def hear(self) -> None:
        """More of the request; once it is whole, what the answer is."""
        try:
            more = self.phone.recv(PIECE)
        except OSError as wrong:
            if self.over and wrong.args[0] == EAGAIN:  # all of it has come: now it hears us
                self.begin("413 Too Large", "", ["Too long."])
            raise
        if not more:
            self.drop()
        elif self.over or len(self.come) + len(more) > MOST:
            self.come, self.over = more[:1], True
        else:
            self.come += more
            self.read()

    def read(self) -> None:
        """The request, where all of it has come."""
        end = self.come.find(HEAD_END)
        if end < 0:
            return
        head, body = self.come[:end], self.come[end + len(HEAD_END) :]
        line = head[: (head + b"\r").find(b"\r")].split(b" ")
        try:
            if len(line) != 3 or not line[2].startswith(b"HTTP/1"):
                raise ValueError
            size = length(head) if line[0] == b"POST" else 0
            if not 0 <= size <= MOST - end:
                raise ValueError
            if len(body) >= size:
                self.reply(line[0], line[1], body[:size])
        except ValueError:
            self.begin("400 Bad Request", "", ["This is no page of the table."])

    def reply(self, verb: bytes, path: bytes, body: bytes) -> None:
        path = path[: (path + b"?").find(b"?")]
        if verb == b"POST" and path == b"/":
            self.begin("200 OK", TEXT % "html", self.answer(fields(body)))
        elif verb not in (b"GET", b"HEAD"):
            raise ValueError
        elif path == b"/":
            self.begin("200 OK", TEXT % "html", self.answer(None) if verb == b"GET" else [])
        else:  # where phones look whether there is an internet: so they open the page
            self.begin("302 Found", "Location: http://%s/\r\n" % self.address, [])

    def begin(self, status: str, more: str, texts: "Iterable") -> None:
        head = "HTTP/1.0 %s\r\n%sConnection: close\r\n\r\n" % (status, more or TEXT % "plain")
        self.left, self.texts = head.encode(), iter(texts)

    def say(self) -> None:
        """More of the answer, as much as the network takes."""
        for text in self.texts:
            self.left += text.encode()
            if len(self.left) >= PIECE:
                break
        else:
            self.texts = ()
        if self.left:
            self.left = self.left[self.phone.send(self.left) :]
        elif self.texts == ():
            self.drop()


def opened(kind: int, port: int) -> "Any":
    """A socket that never blocks, at a port of every address of this board."""
    found = socket.socket(socket.AF_INET, kind)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(socket.getaddrinfo("0.0.0.0", port)[0][-1])
        found.setblocking(False)
    except OSError:
        found.close()
        raise
    return found


def named(asked: bytes, address: str) -> bytes:
    """The answer to a question for a name; to anything else nothing."""
    at = 12
    if len(asked) < 17 or asked[2] & 0xF8 or asked[4:6] != b"\x00\x01":
        return b""
    while at < len(asked) and asked[at]:
        at += 1 + asked[at]
    question = asked[12 : at + 5]
    if len(question) < at - 7 or at > 267:
        return b""
    if question[-4:] != ADDRESS:
        return asked[:2] + SAYS_NONE + question
    numbers = bytes([int(part) for part in address.split(".")])
    return asked[:2] + SAYS_ONE + question + THIS_NAME + ADDRESS + FOUR + numbers


def length(head: bytes) -> int:
    """How many bytes of a form follow. ValueError: it does not say."""
    at = head.lower().find(LENGTH)
    if at < 0:
        raise ValueError
    rest = head[at + len(LENGTH) :]
    return int(rest[: (rest + b"\r").find(b"\r")].strip().decode())


def fields(body: bytes) -> dict:
    """What a form says: name -> value. ValueError: it is none."""
    found = {}
    for pair in body.split(b"&"):
        name, _, value = pair.partition(b"=")
        found[plain(name)] = plain(value)
    return found


def plain(data: bytes) -> str:
    first, *rest = data.replace(b"+", b" ").split(b"%")
    for part in rest:
        first += bytes([int(part[:2].decode(), 16)]) + part[2:]
    return first.decode()
