"""Judge finished matches in a process of its own: a record in a line, its review in another.

It reads lines of JSON {"record": "…"} and answers {"reviews": {"en": …, "fr": …}}, each as
host/page/judgement.py has it; before that come lines {"progress": done, "of": all}.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import Any

from engine.words import LANGUAGES
from host import outside
from host.door import say
from host.opponents.review import finished, review
from host.page.judgement import judgement

POLITE = 10  # to the table, on a computer that has little time


def main() -> None:
    with contextlib.suppress(AttributeError):  # Windows
        os.nice(POLITE)
    outside.bring([])
    for text in sys.stdin:
        say(json.dumps(reviews(json.loads(text)["record"])))


def reviews(text: str) -> dict[str, Any]:
    """The answer to one line, told in every language."""
    reader = finished(text)
    found = review(reader.game, reader.referee, progress=tell)
    return {"reviews": {each: judgement(found, reader, each) for each in LANGUAGES}}


def tell(done: int, of: int) -> None:
    say(json.dumps({"progress": done, "of": of}))


if __name__ == "__main__":
    main()
