"""kill -9 at any moment: what the archive has acknowledged is there, and nothing is half there."""

from __future__ import annotations

import asyncio
import json
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from host.archive import derived, folders, history, ratings
from host.archive.archive import Archive
from tests.host.archives import matches, opened, played
from tests.patience import HUNG_S

ROOT = Path(__file__).resolve().parent.parent.parent
COMMAND = [sys.executable, "-m", "host.cli"]
SHORT = "high_druid"  # its matches are 21 answers
ONE_BY_ONE = """
import sys
from pathlib import Path
from host.archive.archive import Archive
archive = Archive.open(sys.argv[1])
for path in sorted(Path(sys.argv[2]).iterdir()):
    archive.take(path.read_text(encoding="utf-8"))
    print(path.name, flush=True)
"""


@pytest.mark.parametrize("killed_after", [1, 4, 9])
def test_a_killed_import_has_kept_what_it_told_and_goes_on(
    tmp_path: Path, killed_after: int
) -> None:
    place, texts = str(tmp_path / "archive.sqlite3"), tmp_path / "texts"
    texts.mkdir()
    for number in range(14):
        (texts / f"{number:02}.txt").write_text(played(number, game=SHORT), encoding="utf-8")
    told = kill_after([sys.executable, "-c", ONE_BY_ONE, place, str(texts)], killed_after)
    with opened(place) as archive:
        assert {archive.take((texts / name).read_text()).how for name in told} == {"known"}
        sums_are_right(archive)
    again = [*COMMAND, "history", "--archive", place, "import", str(texts)]
    subprocess.run(again, cwd=ROOT, check=True, capture_output=True, timeout=HUNG_S)
    with opened(place) as archive:
        assert history.totals(archive.db)["matches"] == 14
        sums_are_right(archive)


def kill_after(command: list[str], lines: int) -> list[str]:
    """The lines a program has printed before it was killed: so many, or a few more."""
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        told = [process.stdout.readline().strip() for _ in range(lines)]
    finally:
        process.kill()
    told += process.stdout.read().split("\n")[:-1]
    process.wait()
    return told


def sums_are_right(archive: Archive) -> None:
    assert ratings.catch_up_for(archive.db, HUNG_S)
    before = [archive.db.rows(f"SELECT * FROM {table} ORDER BY 1, 2") for table in TABLES]
    with archive.db.writing():
        derived.rebuild(archive.db)
    assert before == [archive.db.rows(f"SELECT * FROM {table} ORDER BY 1, 2") for table in TABLES]


TABLES = ("standings", "tallies")


@pytest.mark.parametrize("answers", [1, 12])
def test_a_killed_table_leaves_every_answer_it_had_taken(own_archive: Path, answers: int) -> None:
    """`trilithon play`, killed in mid-match: the next start finds the match."""
    seen = asyncio.run(play_and_kill(answers))
    assert len(seen) >= answers
    with opened("") as archive:
        rescued = folders.rescue(archive)
        assert [taken.how for taken in rescued] == ["added"]
        text = archive.text(rescued[0].match)
        lines = text.partition("\n\n")[2].split("\n")
        assert [line.split(",")[0] for line in lines[: len(seen)]] == seen
        assert [row["name"] for row in history.ranking(archive.db)] in ([], ["Alice"])
        assert folders.rescue(archive) == []
    with folders.table_folder() as folder:
        left = folders.left_in(folder)
        assert [text.partition("\n\n")[2].split("\n")[: len(lines)] for text in left] == [lines]


async def play_and_kill(answers: int) -> list[str]:
    """Who had answered, in order, as the page's log had told."""
    line = [
        *COMMAND,
        "play",
        "stones",
        "--lang",
        "en",
        "--seed",
        "7",
        "--level",
        "careless",
        "--no-browser",
    ]
    process = await asyncio.create_subprocess_exec(*line, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    try:
        async with asyncio.timeout(HUNG_S):
            url = await address(process)
            return await log_of(url, answers)
    finally:
        process.kill()
        await process.wait()


async def address(process: asyncio.subprocess.Process) -> str:
    """Of the page, for who may act."""
    assert process.stdout
    said = ""
    while "Ctrl-C" not in said:
        line = await process.stdout.readline()
        assert line, f"it ended before it had an address: {said}"
        said += line.decode()
    return re.findall(r"http://\S+", said)[0]


async def log_of(url: str, answers: int) -> list[str]:
    """Every seat is simulated and in haste; the log's names once there are so many."""
    site, _, token = url.partition("#")
    origin = site.rstrip("/")
    lines: list[dict[str, object]] = []
    socket = "ws" + origin[4:] + "/table"
    async with connect(socket, origin=origin, max_size=None) as line:  # type: ignore[arg-type]
        await line.send(json.dumps({"token": token, "lang": "en"}))
        haste = {"do": "people", "seats": [0, 1, 2], "pace": 5, "playing": True}
        await line.send(json.dumps(haste))
        while len(lines) <= answers:
            message = json.loads(await line.recv())
            if message["type"] == "log":
                lines = [*lines[: message["keep"]], *message["lines"]]
    return ["anyone" if each["seat"] is None else str(each["who"]) for each in lines[1:]]


def test_a_folder_in_use_is_left_alone(own_archive: Path) -> None:
    with folders.table_folder() as folder, opened("") as archive:
        (folder / "records").mkdir()
        (folder / "records" / "0001.txt").write_text(played(random.random()))
        assert folders.rescue(archive) == []
    assert not folder.exists()


def test_a_crash_leaves_what_was_set_aside_and_whom_the_table_knew(own_archive: Path) -> None:
    with folders.table_folder() as folder:
        killed = shutil.copytree(folder, folder.with_name("play-killed"))
        (killed / "shelf").mkdir()
        (killed / "shelf" / "0001.txt").write_text(played(1, most=9))
        (killed / "people.txt").write_text("Zoe, 3, -\n")
    with folders.table_folder() as folder:
        assert (folder / "people.txt").read_text() == "Zoe, 3, -\n"
        (folder / "people.txt").write_text("Zoe, 4, -\n")
        with opened("") as archive:
            assert [taken.how for taken in folders.rescue(archive)] == ["added"]
    assert matches() == [(1, "stones", 9, 0)]
    with folders.table_folder() as folder:
        assert (folder / "people.txt").read_text() == "Zoe, 4, -\n"


def test_what_the_archive_could_not_take_waits_for_the_next_start(own_archive: Path) -> None:
    with folders.table_folder() as folder:
        (folder / "records").mkdir()
        (folder / "records" / "0001.txt").write_text(played(1))
        (folder / folders.UNSAVED).touch()
    with opened("") as archive:
        assert [taken.how for taken in folders.rescue(archive)] == ["added"]
    assert not folder.exists()
