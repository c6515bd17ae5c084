"""firmware/DEBUGGING.md is a session that happens as it is written, on MicroPython."""

from __future__ import annotations

import doctest
import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

from host.cable.simulators import BUILD, UnixTable
from host.install.build import ROOT, find_tools
from tests.link.cable import need_micropython

PAGE = (ROOT / "firmware/DEBUGGING.md").read_text(encoding="utf-8")
PROMPT = b"\n>>> "
SILENCE_S = 20.0


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


class Prompt:
    """MicroPython's prompt on a pseudo-terminal, in a folder that stands for a board's files."""

    def __init__(self, folder: Path) -> None:
        tools = find_tools()
        assert tools
        ours, theirs = pty.openpty()
        places = {**os.environ, "MICROPYPATH": f":{BUILD.resolve()}:.frozen"}
        ends = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
        self.process = subprocess.Popen([tools.micropython], cwd=folder, env=places, **ends)
        os.close(theirs)
        self.end = ours
        self.heard()

    def heard(self) -> str:
        """The bytes up to the next prompt, as text."""
        said = b""
        while not said.endswith(PROMPT):
            assert select.select([self.end], [], [], SILENCE_S)[0], said
            said += os.read(self.end, 4096)
        return said.decode().replace("\r", "").removesuffix(">>> ")

    def type(self, line: str) -> str:
        os.write(self.end, line.encode() + b"\r")
        return self.heard().partition("\n")[2]

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)


def test_the_session_of_the_page_happens_as_it_is_written(tmp_path: Path) -> None:
    need_micropython()
    (talk,) = blocks("console")
    typed = re.findall(r"(?m)^> (.*)$", talk)
    with UnixTable(tmp_path / "data") as table:
        command = [sys.executable, "-m", "host.cli", "console", table.port]
        given = "\n".join(typed) + "\n"
        said = subprocess.run(command, cwd=ROOT, input=given, capture_output=True, text=True)
    for line in talk.splitlines():
        assert line.startswith("> ") or line in said.stdout, line
    examples = [each for block in blocks("python") for each in doctest.DocTestParser().parse(block)]
    wanted = [each for each in examples if isinstance(each, doctest.Example)]
    prompt = Prompt(tmp_path)
    try:
        for example in wanted:
            want = example.want.replace("<BLANKLINE>", "")
            got = prompt.type(example.source.rstrip())
            same = doctest.OutputChecker().check_output(want, got, doctest.ELLIPSIS)
            assert same, f"{example.source}said {got!r}, not {want!r}"
    finally:
        prompt.close()
    assert len(wanted) > 12
