"""The page for a phone, asked by real sockets: on CPython, and on MicroPython as on a board."""

from __future__ import annotations

import json
import os
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest

from host.cable.simulators import BUILD
from host.install.build import ROOT, board_sources, build, find_tools
from tests.link.cable import need_micropython
from tests.patience import HUNG_S

STAND_IN = Path(__file__).parent / "stand_in"
HERE = "127.0.0.1"
FORM = "POST / HTTP/1.1\r\nHost: table\r\nContent-Length: %d\r\n\r\n"
GARBAGE = (
    b"\x16\x03\x01\x02\x00\x01\xfc" + bytes(90) + b"\r\n\r\n",  # a phone that begins with TLS
    b"GET\r\n\r\n",
    b"BREW / HTTP/1.1\r\n\r\n",
    b"POST / HTTP/1.1\r\n\r\n",  # of no length
    b"POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n",
    b"POST / HTTP/1.1\r\nContent-Length: -9\r\n\r\n",
    b"POST / HTTP/1.1\r\nContent-Length: 99999\r\n\r\n",
    b"POST /elsewhere HTTP/1.1\r\nContent-Length: 1\r\n\r\na",
    b"POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\na=%g",
    b"POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\na=%ff",  # not UTF-8
    b"GET /\xff\xfe HTTP/9.9\r\n\r\n",
)


class Served:
    """A portal in a process of its own, and phones."""

    def __init__(self, python: str) -> None:
        self.http, self.dns = free(socket.SOCK_STREAM), free(socket.SOCK_DGRAM)
        env, where = dict(os.environ), ROOT
        if python == "micropython":
            need_micropython()
            tools = find_tools()
            assert tools and not list(build(list(board_sources()), BUILD, tools))
            command, where = [tools.micropython, "-m", "phones_portal"], BUILD
            env["MICROPYPATH"] = f":{STAND_IN}:.frozen"
        else:
            command = [sys.executable, str(STAND_IN / "phones_portal.py")]
            env["PYTHONPATH"] = str(ROOT)
        self.process = subprocess.Popen(
            [*command, str(self.http), str(self.dns)], cwd=where, env=env,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        assert self.line() == "ready"

    def line(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    def phone(self) -> socket.socket:
        return socket.create_connection((HERE, self.http), 20)

    def ask(self, *request: bytes) -> str:
        """The whole answer to a request that is sent in these parts."""
        with self.phone() as phone:
            for part in request:
                phone.sendall(part)
                time.sleep(0.02)
            return rest(phone)

    def name(self, question: bytes) -> bytes:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as phone:
            phone.settimeout(20)
            phone.sendto(question, (HERE, self.dns))
            return phone.recv(512)

    def end(self) -> list[int]:
        """Bytes of heap with it, and after it."""
        assert self.process.poll() is None
        assert self.process.stdin
        self.process.stdin.write("end\n")
        self.process.stdin.flush()
        taken: list[int] = json.loads(self.line())
        assert self.process.wait(HUNG_S) == 0
        return taken

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


def free(kind: int) -> int:
    with socket.socket(socket.AF_INET, kind) as found:
        found.bind((HERE, 0))
        port: int = found.getsockname()[1]
        return port


def rest(phone: socket.socket) -> str:
    said = b""
    while more := phone.recv(4096):
        said += more
    return said.decode()


@pytest.fixture(params=["cpython", "micropython"])
def served(request: pytest.FixtureRequest) -> Iterator[Served]:
    found = Served(request.param)
    yield found
    found.close()


def question(name: str, kind: int = 1) -> bytes:
    labels = b"".join(bytes([len(part)]) + part.encode() for part in name.split("."))
    return b"\x12\x34\x01\x00\x00\x01" + bytes(6) + labels + struct.pack(">BHH", 0, kind, 1)


def form(**fields: str) -> bytes:
    body = urlencode(fields).encode()
    return (FORM % len(body)).encode() + body


def test_a_page_comes_whole_and_every_other_address_leads_to_it(served: Served) -> None:
    page = served.ask(b"GET /?from=1 HTTP/1.1\r\nHost: 192.168.4.1\r\n\r\n")
    head, _, body = page.partition("\r\n\r\n")
    assert head.startswith("HTTP/1.0 200 OK\r\n") and "no-store" in head
    assert body == "<p>" + "x" * 3000
    for path in ("/generate_204", "/hotspot-detect.html", "/connecttest.txt"):
        said = served.ask(f"GET {path} HTTP/1.1\r\nHost: captive\r\n\r\n".encode())
        assert said.startswith("HTTP/1.0 302 ") and "Location: http://192.168.4.1/\r\n" in said
    assert served.ask(b"HEAD / HTTP/1.1\r\n\r\n").endswith("\r\n\r\n")


def test_a_form_arrives_letter_by_letter_and_in_pieces(served: Served) -> None:
    sent = {"wifi": "Café & <Bar>", "wifi_password": "p+ä %=\"'ß", "broker": ""}
    whole = form(**sent)
    said = served.ask(*[whole[at : at + 40] for at in range(0, len(whole), 40)])
    assert json.loads(said.partition("\r\n\r\n")[2]) == sent
    assert served.ask(form(wifi="again")).endswith('{"wifi": "again"}'), "sent twice"


@pytest.mark.parametrize("python", ["cpython", "micropython"])
def test_garbage_is_refused_with_a_sentence_and_takes_nothing_for_good(python: str) -> None:
    served = Served(python)
    try:
        for garbage in GARBAGE:
            assert served.ask(garbage).startswith("HTTP/1.0 400 "), garbage
            assert served.ask(garbage).endswith("This is no page of the table.")
        said = served.ask(b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\n\r\n")
        assert said.startswith("HTTP/1.0 413 ")
        assert "200 OK" in served.ask(b"GET / HTTP/1.1\r\n\r\n")
        with_it, after = served.end()
        assert after < 2048 and with_it < 4096, "of the unix port's heap; CPython does not say"
    finally:
        served.close()


def test_a_phone_that_drops_or_says_nothing_keeps_no_other_away(served: Served) -> None:
    whole = form(wifi="Club")
    with served.phone(), served.phone() as other:  # the first connects and is silent
        other.sendall(whole[:30])
        assert "200 OK" in served.ask(b"GET / HTTP/1.1\r\n\r\n"), "after seconds, at most"
    for cut in (1, 30, len(whole) - 1):
        with served.phone() as phone:
            phone.sendall(whole[:cut])
    with served.phone() as phone:  # gone in the middle of the answer
        phone.sendall(b"GET / HTTP/1.1\r\n\r\n")
        phone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert served.ask(whole).endswith('{"wifi": "Club"}')


def test_every_name_leads_to_the_page(served: Served) -> None:
    for name in ("captive.apple.com", "a" * 60 + ".example"):
        said = served.name(question(name))
        assert said[:2] == b"\x12\x34" and said[-4:] == bytes([192, 168, 4, 1])
        assert said[6:8] == b"\x00\x01" and question(name)[12:] in said
    assert served.name(question("an.address.of.six", 28))[6:8] == b"\x00\x00", "it has none"
    for garbage in (b"", b"\x00" * 12, question("cut.short")[:-3], b"\xff" * 200, b"\x00" * 300):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as phone:
            phone.sendto(garbage, (HERE, served.dns))
    assert served.name(question("still.there"))[-4:] == bytes([192, 168, 4, 1])
