"""Every name that a page's module asks of another of ours is there, before a browser says so."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from host.install.build import ROOT

MODULES = sorted([*ROOT.glob("host/**/*.js"), *ROOT.glob("host/**/*.mjs")])
IMPORT = re.compile(r"^import \{([^}]*)\} from \"\./([\w./]+)\";", re.M)
EXPORT = re.compile(r"^export (?:async )?(?:function\*?|const|let|class) (\w+)", re.M)
LISTED = re.compile(r"^export \{([^}]*)\}", re.M)


@cache
def exported(name: str) -> set[str]:
    """By the files of that name: pages are put together from several folders, or made."""
    found: set[str] = set()
    for path in MODULES:
        if path.name == Path(name).name:
            text = path.read_text(encoding="utf-8")
            found.update(EXPORT.findall(text))
            for listed in LISTED.findall(text):
                found.update(re.findall(r"(?:\w+ as )?(\w+)", listed))
    return found


def test_what_a_module_imports_of_ours_is_exported() -> None:
    lacking = {}
    for path in MODULES:
        for names, module in IMPORT.findall(path.read_text(encoding="utf-8")):
            there = exported(module)
            wanted = {part.split(" as ")[0].strip() for part in names.split(",") if part.strip()}
            if there and wanted - there:
                lacking[str(path.relative_to(ROOT))] = module, wanted - there
    assert lacking == {}
