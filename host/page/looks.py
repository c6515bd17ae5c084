"""What plates, boxes and games look like on the page: JavaScript in their own folders.

    engine/plates/KEY/look.js      a plate's board; where a game brings its plate: plate.js
    engine/boxes/KEY.js            the faces of a box's pieces; where a game brings its box: box.js
    engine/games/NAME/picture.js   what the game is about, before its board in the chooser

The page finds them in MODULE, by key, and knows none by name. What has no look is drawn plainly.
What they export: engine/RULEBOOKS.md.
"""

from __future__ import annotations

import re
from pathlib import Path

from engine import catalogue, found

MODULE = "looks.js"
IMPORT = re.compile(r'^import \{ (.+) \} from "(.+)";$', re.MULTILINE)


def files() -> dict[str, Path]:
    """The name of a plate's or a box's module in the page -> its file."""
    looks = {
        f"plate_{key}.js": plate_look(module) for key, module in found.modules("plate").items()
    }
    looks |= {f"box_{key}.js": beside(module) for key, module in found.modules("box").items()}
    return {name: path for name, path in looks.items() if path.is_file()}


def plate_look(module: str) -> Path:
    """Beside the plate of a game, or in the plate's own folder."""
    path = beside(module)
    return path.with_suffix("") / "look.js" if path.parent.name == "plates" else path


def beside(module: str) -> Path:
    """The JavaScript beside a module of Python."""
    *package, name, file = module.split(".")
    if package == ["engine", "games"]:
        return Path(found.folder(name), f"{file}.js")
    return Path(found.__file__).parent.joinpath(*module.split(".")[1:]).with_suffix(".js")


def module() -> str:
    """PLATES and BOXES: key -> its module; PICTURES: game -> a function that draws it."""
    stems = [Path(name).stem for name in sorted(files())]
    lines = [f'import * as {stem} from "./{stem}.js";' for stem in stems]
    pictures, imports = drawn()
    lines += [f'import {{ {", ".join(names)} }} from "{source}";' for source, names in imports]
    for constant, kind in (("PLATES", "plate_"), ("BOXES", "box_")):
        mine = [f'"{stem.removeprefix(kind)}": {stem}' for stem in stems if stem.startswith(kind)]
        lines.append(f"export const {constant} = {{ {', '.join(mine)} }};")
    return "\n".join([*lines, "export const PICTURES = {", *pictures, "};"]) + "\n"


def drawn() -> tuple[list[str], list[tuple[str, list[str]]]]:
    """The pictures, in one module, for a browser fetches one sooner than fifteen; their imports."""
    pictures = []
    imports: dict[str, set[str]] = {}
    for name in [line[0] for line in catalogue.GAMES]:
        path = Path(found.folder(name), "picture.js")
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            for names, source in IMPORT.findall(text):
                imports.setdefault(source, set()).update(names.split(", "))
            body = IMPORT.sub("", text).replace("export const", "const")
            pictures.append(f'  "{name}": (() => {{\n{body}\nreturn picture;\n}})(),')
    return pictures, [(source, sorted(names)) for source, names in sorted(imports.items())]
