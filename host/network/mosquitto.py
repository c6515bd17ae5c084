"""A Mosquitto of our own: its configuration, users and rights made for the occasion, in a folder.

A user for each table and hall (TOPICS.md says who may write what). By default it listens on this
computer alone. It keeps sessions and retained messages over a restart.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import socket
import subprocess
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from host.cli_support import UsageError
from host.network.broker import Broker
from host.network.guard import Guard
from host.network.topics import LARGEST, ROOT

STARTS_S = 10.0
HALL = {"hall": "main"}  # a user, and the hall as which it speaks
REMEMBERED = 10_000  # clients
PLACES = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
MISSING = (
    "Mosquitto is not installed (Debian and Ubuntu: sudo apt install mosquitto; macOS: brew "
    "install mosquitto)"
)
CONFIGURATION = """\
listener {port} {address}
allow_anonymous false
password_file {folder}/passwords
acl_file {folder}/rights
persistence true
persistence_location {folder}/
autosave_interval 60
message_size_limit {largest}
max_queued_messages 10000
set_tcp_nodelay true
log_dest stderr
log_type error
log_type warning
log_type notice
{more}"""
RIGHTS = f"""\
pattern write {ROOT}/table/%u/#
pattern read {ROOT}/to/%u/#
"""
HALL_RIGHTS = f"""
user {{hall}}
topic read {ROOT}/#
topic write {ROOT}/to/+/+/{{name}}
topic write {ROOT}/to/+/+/update
topic readwrite homeassistant/#
"""
NEW = re.compile(r"New client connected from \S+ as (\S+) \(.*u'([^']*)'\)")
DENIED = re.compile(r"(?:Denied|Dropped too large) PUBLISH from (\S+)[^']*'([^']*)'")


def find() -> tuple[str, str] | None:
    """Where mosquitto and mosquitto_passwd are; None where they are not installed."""
    found = [shutil.which(name, path=PLACES) for name in ("mosquitto", "mosquitto_passwd")]
    return (found[0], found[1]) if found[0] and found[1] else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
        return True
    except OSError:
        return False


class Mosquitto:
    """`start`, `kill` (as a power cut does), `close`.

    passwords  user -> password, of every table and hall
    halls      user -> the one hall as which it may speak
    denied     called with (user, topic) where the broker refused to take a message
    """

    def __init__(
        self, folder: Path, tables: Iterable[str], halls: Mapping[str, str] = HALL,
        port: int = 0, address: str = "127.0.0.1",
        denied: Callable[[str, str], None] | None = None,
    ) -> None:  # fmt: skip
        tools = find()
        if tools is None:
            raise UsageError(MISSING)
        self.command, self.hasher = tools
        self.folder = folder
        self.port = port or free_port()
        self.address = address
        self.denied = denied
        self.halls = dict(halls)
        self.passwords = {user: secrets.token_urlsafe(12) for user in [*tables, *self.halls]}
        self.process: subprocess.Popen[str] | None = None
        self.guard: Guard | None = None
        self.users: OrderedDict[str, str] = OrderedDict()  # by client id
        self.said: list[str] = []
        self._configure()

    def _configure(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        more = f"user {os.environ.get('USER', 'root')}\n" if os.name == "posix" else ""
        more += "log_type debug\n" if self.denied else ""
        text = CONFIGURATION.format(
            port=self.port, address=self.address, folder=self.folder, largest=LARGEST, more=more
        )
        users = "".join(f"{user}:{password}\n" for user, password in self.passwords.items())
        rights = RIGHTS + "".join(
            HALL_RIGHTS.format(hall=user, name=name) for user, name in self.halls.items()
        )
        for name, content in (("mosquitto.conf", text), ("passwords", users), ("rights", rights)):
            path = self.folder / name
            path.touch(mode=0o600)
            path.write_text(content, encoding="utf-8")
        subprocess.run([self.hasher, "-U", str(self.folder / "passwords")], check=True)

    def broker(self, user: str) -> Broker:
        """How this user connects."""
        return Broker("127.0.0.1", self.port, user=user, password=self.passwords[user])

    def start(self) -> None:
        """Until it listens. UsageError with its own words where it does not."""
        self.process = subprocess.Popen(
            [self.command, "-c", str(self.folder / "mosquitto.conf")],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            start_new_session=True,  # Ctrl-C reaches the hall alone: it ends the tables first
        )  # fmt: skip
        self.guard = Guard(self.process.pid)
        threading.Thread(target=self._read, args=(self.process,), daemon=True).start()
        end = time.monotonic() + STARTS_S
        while not listens(self.port):
            if self.process.poll() is not None or time.monotonic() > end:
                raise UsageError("Mosquitto does not start: " + " / ".join(self.said[-3:]))
            time.sleep(0.02)

    def _read(self, process: subprocess.Popen[str]) -> None:
        """Its log settings; everything only while `denied` is in use."""
        for line in process.stderr or ():
            refused, new = DENIED.search(line), NEW.search(line)
            if new:
                self.users[new[1]] = new[2]
                while len(self.users) > REMEMBERED:
                    self.users.popitem(last=False)
            elif refused and self.denied:
                self.denied(self.users.get(refused[1], refused[1]), refused[2])
            elif "Sending " not in line and "Received " not in line:
                self.said = [*self.said[-20:], line.strip()]

    def kill(self) -> None:
        self._end(subprocess.Popen.kill)

    def close(self) -> None:
        self._end(subprocess.Popen.terminate)

    def _end(self, how: Callable[[subprocess.Popen[str]], None]) -> None:
        if self.guard:
            self.guard.release()
        if self.process:
            how(self.process)
            self.process.wait(10)
