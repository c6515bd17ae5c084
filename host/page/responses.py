"""Replies to a browser over HTTP: the page's files, generated ones, and nothing else."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from functools import lru_cache, partial
from http import HTTPStatus
from pathlib import Path

from websockets.datastructures import Headers
from websockets.http11 import Response

from host.page.files import MADE, WEB, contents, written
from host.page.one_script import ENDING, one_script

HEAD = "<!-- head.html -->"  # what every page has in its head stands there
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' {socket}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}


def file_response(
    path: str, socket: str, folders: Sequence[Path] = (WEB,), first: str = "index.html"
) -> Response:
    """A file of the page, by the names that are there and no other."""
    name = first if path == "/" else path[1:]
    alone = name.removesuffix(ENDING) + ".js" if name.endswith(ENDING) else name
    kind, files = TYPES.get(Path(name).suffix), written(*folders)
    if kind is None or alone not in (*MADE, *files):
        return plain(HTTPStatus.NOT_FOUND, "no such page")
    source = partial(contents, files=files)
    try:
        body = source(name) if alone == name else one_script(alone, source)
    except (ValueError, KeyError) as wrong:  # a look from outside: its author reads this
        return plain(HTTPStatus.INTERNAL_SERVER_ERROR, str(wrong))
    if name.endswith(".html"):
        body = body.replace(HEAD, source("head.html"))
    return response(HTTPStatus.OK, body.encode(), kind, socket)


def takes_gzip(headers: Headers) -> bool:
    """Whether a browser unpacks what is sent, as all do."""
    offers = ",".join(headers.get_all("Accept-Encoding")).lower().split(",")
    return any(offer.strip().partition(";")[0] == "gzip" for offer in offers)


def packed(found: Response) -> Response:
    """A third of the bytes. Nothing in the page's files is secret that a size could betray."""
    if found.status_code != HTTPStatus.OK:
        return found
    found.body = zipped(bytes(found.body))
    del found.headers["Content-Length"]
    found.headers["Content-Length"] = str(len(found.body))
    found.headers["Content-Encoding"] = "gzip"
    return found


@lru_cache(maxsize=256)
def zipped(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def plain(status: HTTPStatus, text: str) -> Response:
    return response(status, text.encode() + b"\n", "text/plain; charset=utf-8")


def response(status: HTTPStatus, body: bytes, kind: str, socket: str = "") -> Response:
    policy = POLICY.format(socket=socket)
    headers = Headers({"Content-Type": kind, "Content-Length": str(len(body)),
                       "Content-Security-Policy": policy, "Connection": "close"})  # fmt: skip
    for key, value in SAFE.items():
        headers[key] = value
    return Response(status.value, status.phrase, headers, body)
