"""Firefox and WebKit, driven by what they have built in: for the tests of the table in a tab.

Firefox speaks WebDriver BiDi over a WebSocket, WebKit's driver the older WebDriver over HTTP. It
stands in for Safari, of which there is none for Linux.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import pytest
from websockets.sync.client import ClientConnection, connect

PATIENCE_S = 240.0
MINI = "*/webkit2gtk-4.*/MiniBrowser"
SOFTLY = {"WEBKIT_DISABLE_COMPOSITING_MODE": "1", "GDK_BACKEND": "x11"}  # no graphics card


class Other(Protocol):
    def open(self, url: str) -> None:
        """In its only tab; returns once the page is loaded."""
        ...

    def run(self, function: str, *values: Any) -> Any:
        """What this function of the page returns, or promises."""
        ...


def until(browser: Other, true: str) -> Any:
    """What this function of the page returns, once that is something."""
    end = time.monotonic() + PATIENCE_S
    while not (found := browser.run(true)):
        assert time.monotonic() < end, true
        time.sleep(0.1)
    return found


class Firefox:
    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.numbers = itertools.count(1)
        self.call("session.new", capabilities={})
        self.tab = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def call(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while (reply := json.loads(self.line.recv())).get("id") != number:
            pass
        assert reply["type"] == "success", reply
        return reply["result"]

    def open(self, url: str) -> None:
        self.call("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    def run(self, function: str, *values: Any) -> Any:
        call = f"Promise.resolve(({function})(...{json.dumps(values)}))"
        found = self.call(
            "script.evaluate", expression=f"{call}.then((it) => JSON.stringify(it ?? null))",
            target={"context": self.tab}, awaitPromise=True,
        )  # fmt: skip
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])


class WebKit:
    def __init__(self, address: str, program: str) -> None:
        self.address = address
        options = {"webkitgtk:browserOptions": {"binary": program, "args": ["--automation"]}}
        wanted = {"capabilities": {"alwaysMatch": options}}
        self.session = "/session/" + self.ask("/session", wanted)["sessionId"]
        self.ask(self.session + "/timeouts", {"script": int(1000 * PATIENCE_S)})

    def ask(self, path: str, body: Any) -> Any:
        head = {"content-type": "application/json"}
        asked = urllib.request.Request(self.address + path, json.dumps(body).encode(), head)
        with urllib.request.urlopen(asked, timeout=PATIENCE_S) as reply:
            return json.load(reply)["value"]

    def quit(self) -> None:
        asked = urllib.request.Request(self.address + self.session, method="DELETE")
        urllib.request.urlopen(asked, timeout=PATIENCE_S).close()

    def open(self, url: str) -> None:
        self.ask(self.session + "/url", {"url": url})

    def run(self, function: str, *values: Any) -> Any:
        call = f"Promise.resolve(({function})(...{json.dumps(values)}))"
        script = f"const [then] = arguments; {call}.then((it) => then(JSON.stringify(it ?? null)))"
        return json.loads(self.ask(self.session + "/execute/async", {"script": script, "args": []}))


@contextmanager
def started(said: str, *command: str, **more: str) -> Iterator[str]:
    """What this program says first that matches; it ends with this."""
    environment = {**os.environ, **more}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as process:
        try:
            assert process.stdout
            yield next(found[1] for line in process.stdout if (found := re.search(said, line)))
        finally:
            process.terminate()


@contextmanager
def firefox(profile: Path) -> Iterator[Other]:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip("no Firefox: on Debian, sudo apt install firefox-esr")
    command = (program, "--headless", "--no-remote", "--profile", str(profile))
    with (
        started(r"BiDi listening on (ws://\S+)", *command, "--remote-debugging-port", "0",
                HOME=str(profile)) as address,
        connect(address + "/session", max_size=None) as line,
    ):  # fmt: skip
        yield Firefox(line)


@contextmanager
def webkit() -> Iterator[Other]:
    programs = sorted(Path("/usr/lib").glob(MINI))
    if not (programs and shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
        pytest.skip("no WebKit: on Debian, sudo apt install webkit2gtk-driver xvfb dbus")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ("dbus-run-session", "--", "WebKitWebDriver", f"--port={port}")
    with started(r"^(\d+)$", "Xvfb", "-displayfd", "1") as display:
        process = subprocess.Popen(
            command, env={**os.environ, **SOFTLY, "DISPLAY": f":{display}"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip
        try:
            listens(port)
            found = WebKit(f"http://127.0.0.1:{port}", str(programs[-1]))
            try:
                yield found
            finally:
                found.quit()
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()


def listens(port: int) -> None:
    """Return once a program does, at this port."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.1)
