"""The door (law L13): it turns everything from outside into harmless text.

A name in a record, a tag, a board's reply or a file may hold anything: an escape that recolours a
terminal or renames its window, letters that turn the reading direction round, half a character
that no encoding can write. Every command prints with `say`, which lets none of it pass. `clean`
cleans values for the page, `listed` names for lists and the archive, `cell` values for a
spreadsheet, and `file_name` makes a file's name.
"""

from __future__ import annotations

import _thread
import os
import re
import signal
import sys
import threading
import unicodedata
from typing import Any, TextIO

LONGEST_NAME = 80  # of a file, its ending included: every file system takes that
LONGEST_LISTED = 40  # letters of a name in a list
RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")  # devices, to Windows


def line(text: str) -> str:
    """One line of text; invisible characters and line ends become a backslash and a code.

    Spaces of every width stay: French puts narrow ones before `:` and `!`.
    """
    if text.isprintable():
        return text
    return "".join(each if shows(each) else code(each) for each in text)


def shows(char: str) -> bool:
    return char.isprintable() or unicodedata.category(char) == "Zs"


def code(char: str) -> str:
    r"""`\n`, `\x1b`, `\u202e`: as Python writes them."""
    return char.encode("unicode_escape", "surrogatepass").decode("ascii")


def clean(value: Any) -> Any:
    """The same value, of those that JSON has, with every line of every text through `line`."""
    if isinstance(value, str):
        return value if value.isprintable() else "\n".join(line(each) for each in value.split("\n"))
    if isinstance(value, dict):
        return {clean(key): clean(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [clean(inner) for inner in value]
    return value


def listed(text: str) -> str:
    """A name or a word in one line of a length that fits a list, each letter in its usual form."""
    return line(unicodedata.normalize("NFC", text))[:LONGEST_LISTED].strip()


def cell(value: Any) -> Any:
    """A value for a table of others: text that a spreadsheet would calculate stays text."""
    if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t", "\r")):
        return "'" + value
    return value


def file_name(name: str) -> str:
    """A name for a file: of no other folder, not hidden, no device, the same on every system."""
    last = re.split(r"[/\\]", name)[-1]
    plain = "".join(each if each.isascii() and each.isalnum() else kept(each) for each in last)
    stem, dot, ending = plain.strip(".- ").rpartition(".")
    ending = dot + ending[:10]
    plain = (stem[: LONGEST_NAME - len(ending)] + ending).strip(".- ")
    return "_" + plain if not plain or RESERVED.fullmatch(plain) else plain


def kept(char: str) -> str:
    return char if char in "-_." else "_"


def say(*lines: str, file: TextIO | None = None) -> None:
    """Each of these on a line of its own, at once. A line break inside one is shown, not obeyed.

    Where the reader of our output has gone, the command ends: BrokenPipeError in its main thread.
    """
    try:
        _print(lines, file or sys.stdout)
    except BrokenPipeError:
        if threading.current_thread() is threading.main_thread():
            raise
        unheard()  # nobody hears this thread's exception, and the main one may be waiting
        if sys.platform == "win32":  # there only between two steps of its Python
            _thread.interrupt_main()
        else:
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)


def _print(lines: tuple[str, ...], target: TextIO) -> None:
    for each in lines:
        try:
            print(line(each), file=target)
        except UnicodeEncodeError:  # a terminal of fewer letters
            print(each.encode("ascii", "backslashreplace").decode(), file=target)
    target.flush()


def unheard() -> int:
    """The exit code when the reader of our output has gone (`… | head`); no complaint follows."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 141


def say_text(text: str) -> None:
    """Text of ours, which may have several lines."""
    say(*text.split("\n"))


def ask(question: str) -> str:
    """What is typed after it."""
    return input(line(question) + " ")


def complain(text: str) -> None:
    """The same on standard error."""
    say(*text.split("\n"), file=sys.stderr)
