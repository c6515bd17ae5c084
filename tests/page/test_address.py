"""Where the page is served: ports in words, names that are answered, and encryption."""

from __future__ import annotations

import argparse
import errno
import json
import socket
import ssl
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from host import cli
from host.cli_support import UsageError
from host.commands import play
from host.page.address import Address, context, port_number, reached, why_not
from host.page.server import LOOPBACK, SOCKET, Site
from tests.page.web import runs, served

TLS = Path(__file__).parent / "tls"
CERTIFICATE, KEY = TLS / "certificate.pem", TLS / "key.pem"


def secure() -> ssl.SSLContext:
    made = context(str(CERTIFICATE), str(KEY))
    assert made
    return made


def trusting() -> ssl.SSLContext:
    """A browser that knows the tests' certificate."""
    return ssl.create_default_context(cafile=str(CERTIFICATE))


# Ports


@pytest.mark.parametrize("text", ["99999", "-5", "65536", "x", "", "1.5", "²", "１"])
def test_what_is_no_port_is_told_with_what_is(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="is no port: 1 to 65535, or 0 for any"):
        port_number(text)


@pytest.mark.parametrize("text", ["99999", "-5"])
def test_the_command_says_so(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["play", "--port", text, "--no-browser"])
    assert ended.value.code == 2
    assert f"'{text}' is no port: 1 to 65535, or 0 for any" in capsys.readouterr().err


def test_a_port_in_use_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert cli.main(["play", "--port", str(port), "--no-browser"]) == 2
    said = capsys.readouterr().err
    assert said == (
        f"trilithon: port {port} is in use by another program: choose another one, or 0 for any\n"
    )


def test_other_reasons_are_told_in_words() -> None:
    def told(number: int) -> str:
        return why_not(Address("10.9.9.9", 80), OSError(number, "x"))

    assert told(errno.EACCES).startswith("port 80 is the administrator's: choose one above 1023")
    assert told(errno.EADDRNOTAVAIL).startswith("10.9.9.9 is no address of this computer")
    nowhere = why_not(Address("nowhere.invalid", 1), socket.gaierror(-2, "unknown"))
    assert nowhere.startswith("nowhere.invalid is no address of this computer")


# Names


def test_a_usual_port_need_not_be_named() -> None:
    plain, safe = Address(port=80), Address(port=443, secure=secure())
    assert plain.url("t") == "http://127.0.0.1/#t" and safe.url("") == "https://127.0.0.1/"
    for host in ("127.0.0.1", "127.0.0.1:80", "localhost", "[::1]", "[::1]:80"):
        assert plain.knows(host), host
    for host in ("127.0.0.1:443", "evil.example", "", ":80", "localhost.", "10.0.0.1"):
        assert not plain.knows(host), host
    other = Address(port=8000)
    assert other.knows("127.0.0.1:8000") and not other.knows("127.0.0.1")


def test_with_a_certificate_any_name_will_do_that_is_one() -> None:
    safe = Address("0.0.0.0", 443, secure())
    for host in ("table.example.org", "table.example.org:443", "10.0.0.1"):
        assert safe.knows(host), host
    for host in ("a; script-src *", "a b", "a/b", "table.example.org:80", "é.example", "a" * 300):
        assert not safe.knows(host), host


def test_where_it_listens_everywhere_the_address_is_one_that_others_reach() -> None:
    assert reached("10.1.2.3") == "10.1.2.3"
    assert reached("0.0.0.0") not in ("0.0.0.0", "")
    assert "0.0.0.0" not in Address("0.0.0.0", 8000).url("t")
    assert Address("::1", 8000).url("") == "http://[::1]:8000/"


# Encryption


def test_tokens_in_the_clear_are_warned_of() -> None:
    assert "--tls-cert" in Address("0.0.0.0").warning()
    assert Address().warning() == Address("localhost").warning() == ""
    assert Address("0.0.0.0", secure=secure()).warning() == ""


@runs
async def test_an_encrypted_table_is_played_like_any_other() -> None:
    async with served("amazones", secure=secure()) as site:
        assert site.url("t").startswith("https://127.0.0.1:")
        origin = f"https://{LOOPBACK}:{site.port}"
        address = f"wss://{LOOPBACK}:{site.port}{SOCKET}"
        async with connect(address, origin=origin, ssl=trusting()) as player:  # type: ignore[arg-type]
            await player.send(json.dumps({"token": site.control, "lang": "en"}))
            await player.send(json.dumps({"do": "answer", "value": "Alice", "id": 1}))
            while json.loads(await player.recv()).get("type") != "reply":
                pass
        assert site.room.mirror and site.room.mirror.count == 1
        with pytest.raises(Exception, match="did not receive a valid HTTP response"):
            async with connect(f"ws://{LOOPBACK}:{site.port}{SOCKET}", origin=origin):  # type: ignore[arg-type]
                pass


@runs
async def test_the_page_of_an_encrypted_table_connects_encrypted() -> None:
    async with served(secure=secure()) as site:
        policy = await policy_of(site)
        assert f"connect-src 'self' wss://{LOOPBACK}:{site.port};" in policy


async def policy_of(site: Site) -> str:
    import asyncio
    import urllib.request

    def fetch() -> str:
        with urllib.request.urlopen(site.url(""), context=trusting(), timeout=10) as answer:
            return str(answer.headers["Content-Security-Policy"])

    return await asyncio.to_thread(fetch)


def test_what_is_no_certificate_is_told_in_words(tmp_path: Path) -> None:
    no_pem = tmp_path / "no.pem"
    no_pem.write_text("mud\n")
    for certificate, key, told in (
        (str(tmp_path / "none.pem"), None, "none.pem: No such file"),
        (str(CERTIFICATE), str(tmp_path / "none.key"), "none.key: No such file"),
        (str(no_pem), None, r"no.pem: .*\(--tls-cert, --tls-key\)"),
        (str(CERTIFICATE), None, r"certificate.pem: .*\(--tls-cert, --tls-key\)"),
        (None, str(KEY), "--tls-key needs --tls-cert"),
    ):
        with pytest.raises(UsageError, match=told):
            context(certificate, key)


@pytest.mark.parametrize(
    ("words", "host", "said"),
    [
        (("--room",), "0.0.0.0", False),
        (("--room", "--host", "127.0.0.1"), "127.0.0.1", True),
        (("--room", "--host", "::1"), "::1", True),
        (("--room", "--host", "10.0.0.1"), "10.0.0.1", False),
        ((), "127.0.0.1", False),
    ],
)
def test_a_room_is_served_where_it_is_asked_for(
    words: tuple[str, ...], host: str, said: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """A loopback address that was chosen is no default: nobody else can come in then."""
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    assert play.place(parser.parse_args([*words])).host == host
    assert ("no phone" in capsys.readouterr().err) is said
