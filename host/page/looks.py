"""What plates, boxes and games look like on the page: JavaScript in their own folders.

    engine/plates/KEY/look.js      a plate's board; where a game brings its plate: plate.js
    engine/boxes/KEY.js            the faces of a box's pieces; where a game brings its box: box.js
    engine/games/NAME/picture.js   what the game is about, before its board in the chooser

The page finds them in MODULE, by key, and knows none by name. What has no look is drawn plainly.
What they export: engine/RULEBOOKS.md.
"""

from __future__ import annotations

from pathlib import Path

from engine import catalogue, found

MODULE = "looks.js"


def files() -> dict[str, Path]:
    """The name of the module of a plate, a box or a game's picture in the page -> its file."""
    looks = {
        **{f"plate_{key}.js": plate_look(name) for key, name in found.modules("plate").items()},
        **{f"box_{key}.js": beside(name) for key, name in found.modules("box").items()},
        **{f"picture_{name}.js": Path(found.folder(name), "picture.js")
           for name in [line[0] for line in catalogue.GAMES]},
    }  # fmt: skip
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
    stems = [Path(name).stem for name in files()]
    lines = [f'import * as {stem} from "./{stem}.js";' for stem in stems]
    for constant, kind, of in (
        ("PLATES", "plate_", ""), ("BOXES", "box_", ""), ("PICTURES", "picture_", ".picture"),
    ):  # fmt: skip
        mine = [f'"{stem[len(kind) :]}": {stem}{of}' for stem in stems if stem.startswith(kind)]
        lines.append(f"export const {constant} = {{ {', '.join(mine)} }};")
    return "\n".join(lines) + "\n"
