"""A real browser for pictures, measurements and tests: the computer's own Chromium."""

from __future__ import annotations

import shutil

# As root there is no sandbox; the rest keeps the browser from talking to anything but the page.
ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip
# Put into a page before its own code: rules open by themselves only where `taught` is emptied.
TAUGHT = """try {
    const key = "trilithon.taught";
    if (localStorage.getItem(key) === null) localStorage.setItem(key, "*");
} catch { /* about:blank */ }"""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The same engine without windows, a package of its own: it takes half the processor's time.
SHELL = "chromium-headless-shell"


def path(whole: bool = False) -> str | None:
    """The one that needs least, or the whole one that people have, where both are installed."""
    names = (*NAMES, SHELL) if whole else (SHELL, *NAMES)
    return next((found for found in map(shutil.which, names) if found), None)


def lacking() -> str:
    """Why there is no browser to drive, empty where there is one."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "playwright is missing: `make setup` installs it where there is a wheel"
    return "" if path() else "no Chromium: on Debian and Ubuntu, sudo apt install chromium"
