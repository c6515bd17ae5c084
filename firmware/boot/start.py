"""What a board runs when it starts; installed as `main.py`, as source, and needs nothing else.

`trilithon deploy` puts new files aside, in FOLDER, under their hashes, and writes a PLAN last:

    keep main.py main.before.py      unless the second is there
    move 5f2a… engine/ask.mpy        from FOLDER to its name
    drop engine/old.mpy
    end

A plan that ends so is carried out at once, or here if the power failed before its end: the board
never runs half of one installation and half of another.

A plan that begins with `trial` came from afar. What it replaces goes to BEFORE, under the number of
its line, with BACK, a plan of the way back. Until a computer or the broker has heard the table
again (firmware/boot/trial.py) each start counts: after TRIALS of them, or if the new firmware does
not even load, the old one comes back. Such a plan leaves `main.py` alone.
"""

# MicroPython's own; `make check` has its types.
# pyright: reportMissingImports=false

import os

FOLDER, BEFORE = "trilithon.new", "trilithon.before"
PLAN, BACK = FOLDER + "/plan", BEFORE + "/back"
COUNT = BEFORE + "/starts"  # a byte for each
TRIALS = 2
FAILED = "data/starts"  # firmware/boot/watchdog.py: the new firmware's are not the old one's
WATCHDOG_MS = 8000


def finish() -> None:
    """Carry the plan out, as far as it is not; without a whole one do nothing."""
    plan = read(PLAN)
    if not plan:
        return
    if plan[0] == "trial":
        remember(plan)
    carry_out(plan, FOLDER)
    clear(FOLDER, "plan")


def read(name: str) -> list:
    """The lines of a plan without its end; none where it is not whole."""
    try:
        with open(name) as file:
            lines = file.read().split("\n")
    except OSError:
        return []
    return lines[:-2] if lines[-2:] == ["end", ""] else []


def carry_out(plan: list, folder: str) -> None:
    for number, line in enumerate(plan):
        verb, *names = line.split(" ")
        name, source = names[-1] if names else "", folder + "/" + "".join(names[:1])
        if verb == "keep" and there(names[0]) and not there(name):
            os.rename(names[0], name)
        elif verb == "move" and there(source):
            if plan[0] == "trial":
                aside(name, number)
            move(source, name)
        elif verb == "drop":
            if plan[0] == "trial":
                aside(name, number)
            elif there(name):
                os.remove(name)
            tidy(name)


def clear(folder: str, first: str) -> None:
    """Remove the folder; without that file, which goes first, the rest of it means nothing."""
    for name in [first] + os.listdir(folder):
        if there(folder + "/" + name):
            os.remove(folder + "/" + name)
    os.rmdir(folder)


# On trial


def remember(plan: list) -> None:
    """Write the way back, before anything is moved."""
    if there(BACK):
        return
    if there(BEFORE):
        clear(BEFORE, "back")  # of a trial that is over
    os.mkdir(BEFORE)
    with open(BACK + ".part", "w") as file:
        for number, line in enumerate(plan[1:], 1):
            name = line.split(" ")[-1]
            file.write("move %d %s\n" % (number, name) if there(name) else "drop " + name + "\n")
        file.write("end\n")
    os.rename(BACK + ".part", BACK)


def aside(name: str, number: int) -> None:
    """Move the old file to BEFORE; a plan resumed after a power cut finds it there already."""
    kept = BEFORE + "/%d" % number
    if there(name) and not there(kept):
        os.rename(name, kept)


def on_trial() -> bool:
    """Count this start. True while the firmware is on trial, False once its starts are used up."""
    if not there(BACK):
        if there(BEFORE):  # the power failed while it went
            clear(BEFORE, "back")
        return False
    if there(COUNT) and os.stat(COUNT)[6] >= TRIALS:
        back()
        return False
    with open(COUNT, "a") as file:
        file.write(".")
    return True


def back() -> None:
    """The old firmware, as it was."""
    carry_out(read(BACK), BEFORE)
    if there(FAILED):
        os.remove(FAILED)
    clear(BEFORE, "back")


def accept() -> None:
    """Keep the firmware that is on trial."""
    if there(BACK):
        clear(BEFORE, "back")


def withdraw() -> None:
    """Go back from the firmware that is on trial."""
    if read(BACK):
        back()


def try_out() -> None:
    """Run the firmware on trial under a watchdog: it may hang before it starts its own."""
    import sys

    import machine

    try:
        machine.WDT(timeout=WATCHDOG_MS)
        from firmware.boot.quick_imports import begin

        begin()
        del begin
        from firmware.boot.main import main
        from firmware.boot.settling import settling

        main(settling())
    except Exception as fault:
        sys.print_exception(fault)  # type: ignore[attr-defined]
        back()
        machine.reset()


# Files


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
    if on_trial():
        try_out()
    else:
        from firmware.boot.quick_imports import begin

        begin()
        del begin
        from firmware.boot.main import main
        from firmware.boot.settling import settling

        main(settling())
