"""Make what is given away, and its checksums: `python -m tests.generate.release [FOLDER]`.

The wheel is built from a copy of the sources, so nothing that lies about in the tree gets into it,
and its bytes depend on the sources and the builder's version alone: every file in it has the date
SOURCE_DATE_EPOCH, or the first that a zip can hold.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from firmware.link.commands import FIRMWARE
from host.cli_support import UsageError
from host.door import complain, say
from host.install.build import files_below
from host.places import ROOT
from host.site import bundle
from host.site.npm import pyodide

PACKAGES = ("engine", "firmware", "host")
BESIDE = ("pyproject.toml", "README.md", "LICENSE")
SUMS = "SHA256SUMS"
EPOCH = "SOURCE_DATE_EPOCH"
FIRST_DAY = "315532800"  # 1980-01-01
BUILD = """\
import os, sys
os.umask(0o022)
from setuptools import build_meta
build_meta.build_wheel(sys.argv[1])
"""


def main(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    made = [wheel(folder)]
    try:
        made.append(packed_site(folder))
    except UsageError as wrong:
        complain(f"without the site: {wrong}")
    (folder / SUMS).write_text("".join(map(checksum, made)), encoding="ascii")
    for path in made:
        say(f"{path} ({path.stat().st_size // 1024} KB)")
    say(f"{folder / SUMS}")
    return 0


def wheel(folder: Path) -> Path:
    """Build it in this folder, in the place of older ones."""
    for old in folder.glob("trilithon-*.whl"):
        old.unlink()
    with tempfile.TemporaryDirectory() as place:
        copied(Path(place))
        built = subprocess.run(
            [sys.executable, "-c", BUILD, str(folder.resolve())],
            cwd=place, capture_output=True, text=True,
            env={**os.environ, EPOCH: os.environ.get(EPOCH, FIRST_DAY)},
        )  # fmt: skip
    if built.returncode:
        complain(built.stderr)
        raise SystemExit("the wheel could not be built")
    (path,) = folder.glob("trilithon-*.whl")
    return path


def packed_site(folder: Path) -> Path:
    """The table in a tab, as one file. UsageError where npm cannot be had."""
    files = bundle.site(pyodide())
    path = folder / f"trilithon-site-{FIRMWARE}.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, data in sorted(files.items()):
            packed.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return path


def copied(place: Path) -> None:
    """The sources alone, each file with the same rights, not those it has in the tree."""
    for package in PACKAGES:
        for path in files_below(ROOT / package):
            target = place / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    for name in BESIDE:
        shutil.copyfile(ROOT / name, place / name)
    for path in place.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)


def checksum(path: Path) -> str:
    """A line as `sha256sum --check` reads it."""
    return f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist")))
