"""A match in one HTML file: its page, its script, its style and the match itself, for offline."""

from __future__ import annotations

import html
import json
from functools import partial
from typing import Any

from host.page import past
from host.page.files import WEB, contents, written
from host.page.one_script import one_script

START = "replay_file.js"
STYLES = ("style.css", "pieces.css", "board.css", "replay.css")
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
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
  <script type="application/json" id="match">{match}</script>
  <script type="application/json" id="record">{record}</script>
</head>
<body>
  <main id="replay"></main>
  <script type="module">{script}</script>
</body>
</html>
"""


def page(text: str, language: str, review: dict[str, Any] | None = None) -> str:
    """The file, of a record, and of its review where there is one. Raises record.RecordError."""
    match = {**past.replay(text, language), "review": review}
    title = match["pool"][match["moments"][0]["title"]]
    source = partial(contents, files=written(WEB), languages=(language,))
    return PAGE.format(
        lang=language,
        policy=html.escape(POLICY, quote=True),
        title=html.escape(title),
        style="\n".join(map(source, STYLES)),
        match=inline(match),
        record=inline(text),
        script=one_script(START, source).replace("</", "<\\/"),
    )


def inline(value: object) -> str:
    """JSON inside a script element, which nothing in it can end."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
