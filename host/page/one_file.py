"""A match in one HTML file: its page, its modules, its style and the match itself, for offline.

A file from a disk may import no other file, so the modules are in it as addresses of data, and an
import map says which is which.
"""

from __future__ import annotations

import base64
import html
import json
import re
from pathlib import Path
from typing import Any

from host.page import looks, past, words

WEB = Path(__file__).parent / "web"
START = "replay_file.js"
STYLES = ("style.css", "pieces.css", "board.css", "replay.css")
IMPORT = re.compile(r'(from|import) "\./([\w.]+)"')
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' data:; style-src 'unsafe-inline'; "
    "img-src data:; base-uri 'none'; form-action 'none'"
)
PAGE = """<!doctype html>
<html lang="{lang}">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="{policy}">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>{title} · Trilithon</title>
  <style>{style}</style>
  <script type="importmap">{modules}</script>
  <script type="application/json" id="match">{match}</script>
  <script type="application/json" id="record">{record}</script>
</head>
<body>
  <main id="replay"></main>
  <script type="module">import "{start}";</script>
</body>
</html>
"""


def page(text: str, language: str, review: dict[str, Any] | None = None) -> str:
    """The file, of a record, and of its review where there is one. Raises record.RecordError."""
    match = {**past.replay(text, language), "review": review}
    title = match["pool"][match["moments"][0]["title"]]
    return PAGE.format(
        lang=language,
        policy=html.escape(POLICY, quote=True),
        title=html.escape(title),
        style="\n".join((WEB / name).read_text(encoding="utf-8") for name in STYLES),
        modules=inline({"imports": modules(START, language)}),
        match=inline(match),
        record=inline(text),
        start=START,
    )


def inline(value: object) -> str:
    """JSON inside a script element, which nothing in it can end."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def modules(start: str, language: str) -> dict[str, str]:
    """By name, the address of this module and of every one it needs."""
    found: dict[str, str] = {}
    wanted = [start]
    while wanted:
        name = wanted.pop()
        if name in found:
            continue
        if name == words.MODULE:
            source = words.module((language,))
        elif name == looks.MODULE:
            source = looks.module()
        else:
            source = looks.files().get(name, WEB / name).read_text(encoding="utf-8")
        wanted += [needed for _, needed in IMPORT.findall(source)]
        bare = IMPORT.sub(r'\1 "\2"', source)
        packed = base64.b64encode(bare.encode()).decode()
        found[name] = "data:text/javascript;base64," + packed
    return found
