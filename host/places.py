"""Where this copy of Trilithon lies, and where it puts what it makes of itself.

A clone has its own folder `build`. A copy that pipx or uv installed lies among their packages, so
what it makes goes into the cache of the person who runs it. In a browser's tab it makes nothing.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CLONE = (ROOT / "pyproject.toml").is_file()
# What an extra of the wheel brings; all else comes with the wheel itself.
EXTRAS = {"aiomqtt": "hall", "networkx": "hall", "pg8000": "postgresql", "reportlab": "paper"}


def _made() -> Path:
    if CLONE or sys.platform == "emscripten":
        return ROOT / "build"
    import platformdirs

    return platformdirs.user_cache_path("trilithon", appauthor=False)


MADE = _made()


def missing(name: str, clone: bool = CLONE) -> str:
    """That a command or module is missing, and how it comes."""
    if clone:
        return f"{name} is missing: run `make setup`"
    extra = f"[{EXTRAS[name]}]" if name in EXTRAS else ""
    return (
        f"{name} is missing: install Trilithon's wheel again, "
        f"`pipx install --force './trilithon-….whl{extra}'`"
    )
