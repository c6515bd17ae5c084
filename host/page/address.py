"""Where the page is served: host, port and encryption, and the names by which browsers may call it.

Without encryption the server refuses a name that was made to point here (DNS rebinding): it answers
only to numbers and this computer's own names. With encryption the browser has checked the name
against the certificate, so any name will do.
"""

from __future__ import annotations

import argparse
import errno
import ipaddress
import re
import socket
import ssl
from dataclasses import dataclass, replace

from host.cli_support import UsageError

LOOPBACK = "127.0.0.1"
ANYWHERE = ("0.0.0.0", "::", "")
ELSEWHERE = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}
USUAL = {"http": 80, "https": 443}  # ports that no address names
NAME = re.compile(r"[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\]")
MOST = 65535


@dataclass(frozen=True)
class Address:
    """host, port  what is listened on; port 0 until it is known, where any will do
    secure       the certificate's context, or None
    """

    host: str = LOOPBACK
    port: int = 0
    secure: ssl.SSLContext | None = None

    def at(self, port: int) -> Address:
        return replace(self, port=port)

    @property
    def scheme(self) -> str:
        return "https" if self.secure else "http"

    @property
    def private(self) -> bool:
        """Whether only this computer can connect."""
        return is_loopback(self.host)

    def socket(self, host: str) -> str:
        """Where the page of this Host header connects to."""
        return ("wss" if self.secure else "ws") + "://" + host

    def url(self, token: str) -> str:
        """The page's address; the token is in the fragment, which browsers never send."""
        host = reached(self.host)
        name = f"[{host}]" if ":" in host else host
        port = "" if self.port == USUAL[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{name}{port}/" + (f"#{token}" if token else "")

    def knows(self, host: str) -> bool:
        """Whether a Host header names this server; the port may be left out where it is usual."""
        name, port = split(host)
        if (port or str(USUAL[self.scheme])) != str(self.port) or not NAME.fullmatch(name):
            return False
        if self.secure or name in ("localhost", self.host):
            return True
        address = address_of(name.strip("[]"))
        return address is not None and (address.is_loopback or not self.private)

    def warning(self) -> str:
        """What the owner should know before letting others in; empty where there is nothing."""
        if self.private or self.secure:
            return ""
        return (
            "warning: without encryption, anyone who reads this network's traffic can take "
            "the tokens of these addresses, and play.\nIn a network you do not trust, give "
            "--tls-cert and --tls-key: a certificate of your own."
        )


HERE = Address()


def split(host: str) -> tuple[str, str]:
    """`name:port`, `[::1]:port`, or either without the port."""
    name, colon, port = host.rpartition(":")
    if colon and (port.isdigit() and port.isascii()):
        return name, port
    return host, ""


def reached(host: str) -> str:
    """The address at which others reach what listens on `host`."""
    if host not in ANYWHERE:
        return host
    family, elsewhere = ELSEWHERE[host or "0.0.0.0"]
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))  # of a datagram socket: nothing is sent
            return str(probe.getsockname()[0])
    except OSError:  # no network at all
        return "::1" if family == socket.AF_INET6 else LOOPBACK


def address_of(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


def is_loopback(host: str) -> bool:
    address = address_of(host)
    return host == "localhost" or (address is not None and address.is_loopback)


# What the commands are given


def add_site_arguments(parser: argparse.ArgumentParser, port: str) -> None:
    """Where the page is served; `port` is what the option for its port is called."""
    parser.add_argument(
        port, dest="web_port", type=port_number, default=0, metavar="N",
        help="of the page (default: any)",
    )  # fmt: skip
    parser.add_argument(
        "--host", default=None, metavar="ADDRESS",
        help="serve others too, for example 0.0.0.0; then even looking takes the printed token",
    )  # fmt: skip
    parser.add_argument("--tls-cert", metavar="FILE", help="serve encrypted, with this certificate")
    parser.add_argument("--tls-key", metavar="FILE", help="its key (default: in the same file)")
    parser.add_argument("--no-browser", action="store_true", help="only print the page's address")


def port_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= MOST):
        raise argparse.ArgumentTypeError(f"{text!r} is no port: 1 to {MOST}, or 0 for any")
    return int(text)


def address(args: argparse.Namespace) -> Address:
    """What the arguments say. UsageError where there is no such certificate."""
    host = LOOPBACK if args.host is None else args.host
    return Address(host, args.web_port, context(args.tls_cert, args.tls_key))


def context(certificate: str | None, key: str | None) -> ssl.SSLContext | None:
    if certificate is None:
        if key:
            raise UsageError("--tls-key needs --tls-cert: the certificate of this key")
        return None
    made = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        made.load_cert_chain(certificate, key, password=no_password)
    except ssl.SSLError as wrong:
        why = wrong.reason or "no certificate with its key, in PEM"
        raise UsageError(f"{certificate}: {why} (--tls-cert, --tls-key)") from None
    except OSError as wrong:
        files = certificate if key is None else f"{certificate} or {key}"
        raise UsageError(f"{files}: {wrong.strerror}") from None
    return made


def no_password() -> str:
    raise UsageError("the key has a password: give one without (openssl pkey -in KEY -out PLAIN)")


def why_not(asked: Address, error: OSError) -> str:
    """Why nothing can be served there, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return f"port {asked.port} is in use by another program: choose another one, or 0 for any"
    if error.errno == errno.EACCES:
        return f"port {asked.port} is the administrator's: choose one above 1023, or 0 for any"
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        return f"{asked.host} is no address of this computer: 0.0.0.0 stands for all it has"
    return str(error)
