"""What waits, waits by a clock that nobody puts back; the true time is for other programs."""

from __future__ import annotations

import re

from tests.test_laws import ROOT

TRUE_TIME = re.compile(
    r"\btime\.(time|time_ns|localtime|gmtime)\b|\bdatetime\.(now|utcnow|today)\b"
)

# Which files ask for the true time, and for what.
ASKED = {
    "host/archive/archive.py": "when a record came",
    "host/archive/moments.py": "when a match without a date was played",
    "host/cable/hour.py": "the hour that a board is told",
    "host/commands/bridge.py": "the same, in another zone",
    "host/hall/floor.py": "the moment of an alert",
    "host/hall/hall.py": "until when an offer holds",
    "host/hall/site.py": "the page's own hour",
    "host/install/build.py": "how old a file of another day is",
    "tests/measure/network_load.py": "how long a message took from one process to another",
    "host/network/follower.py": "when a match was seen",
    "host/network/rollout.py": "until when an order holds",
    "host/network/sender.py": "whether an order has come too late",
    "host/site/kept.py": "the times of files",
}


def test_no_wait_hangs_on_the_clock_on_the_wall() -> None:
    found = {
        str(path.relative_to(ROOT))
        for wing in ("host", "tests/generate", "tests/measure")
        for path in (ROOT / wing).rglob("*.py")
        if TRUE_TIME.search(path.read_text(encoding="utf-8"))
    }
    assert found == set(ASKED)
