"""What a board runs when it starts; installed as `main.py`, as source, and needs nothing else.

`trilithon deploy` puts new files aside, in FOLDER, under their hashes, and writes a PLAN last:

    keep main.py main.before.py      unless the second is there
    move 5f2a… engine/ask.mpy        from FOLDER to its name
    drop engine/old.mpy
    end

A plan that ends so is carried out at once, or here if the power failed meanwhile: the board never
runs half of one installation and half of another.
"""

import os

FOLDER = "trilithon.new"
PLAN = FOLDER + "/plan"


def finish() -> bool:
    """Carry the plan out, as far as it is not; whether there was a whole one."""
    try:
        with open(PLAN) as file:
            plan = file.read().split("\n")
    except OSError:
        return False
    if plan[-2:] != ["end", ""]:
        return False
    for line in plan[:-2]:
        verb, *names = line.split(" ")
        if verb == "move" and there(FOLDER + "/" + names[0]):
            move(FOLDER + "/" + names[0], names[1])
        elif verb == "keep" and there(names[0]) and not there(names[1]):
            os.rename(names[0], names[1])
        elif verb == "drop":
            if there(names[0]):
                os.remove(names[0])
            tidy(names[0])
    os.remove(PLAN)
    for name in os.listdir(FOLDER):
        os.remove(FOLDER + "/" + name)
    os.rmdir(FOLDER)
    return True


def there(name: str) -> bool:
    try:
        os.stat(name)
        return True
    except OSError:
        return False


def move(source: str, target: str) -> None:
    """To its name, in folders made as need be; FAT does not rename over a file that is there.

    Nothing is looked for that is mostly there: on littlefs that takes longer than the rest.
    """
    try:
        os.rename(source, target)
        return
    except OSError:
        pass
    folders = target.split("/")[:-1]
    for depth in range(len(folders)):
        folder = "/".join(folders[: depth + 1])
        if not there(folder):
            os.mkdir(folder)
    if there(target):
        os.remove(target)
    os.rename(source, target)


def tidy(name: str) -> None:
    """Remove the folders of a file that was dropped, those that are there and empty now."""
    folder = name.rpartition("/")[0]
    while folder and (not there(folder) or not os.listdir(folder)):
        if there(folder):
            os.rmdir(folder)
        folder = folder.rpartition("/")[0]


if __name__ == "__main__":
    finish()
    from firmware.boot.main import main

    main()
