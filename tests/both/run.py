"""Run one module of checks on MicroPython: micropython -m tests.both.run tests.both.test_x.

    [without] test_one test_two…   only those whose names begin so, or all others

On a board and on CPython it works as well. The last line is for tests/micropython.py to read:
a module that dies before it is printed has failed.
"""

import gc
import sys

CLOSING = "closing: %d passed, %d failed"
WITHOUT = "without"


def live_heap() -> int:
    """Bytes in use once garbage is gone; 0 where Python does not say (CPython)."""
    gc.collect()
    return gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0


def print_traceback(error: BaseException) -> None:
    """Print where the error came from, the way this Python can."""
    if hasattr(sys, "print_exception"):
        sys.print_exception(error, sys.stdout)
    else:
        import traceback

        traceback.print_exception(error)


def passes(name: str, check) -> bool:
    """Run one check. Any exception is a failure, SystemExit and MemoryError too."""
    try:
        check()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        print("FAILED", name)
        print_traceback(error)
        return False
    return True


def chosen(name: str, wanted) -> bool:
    """Whether a check is among those that the command line wants."""
    if not wanted:
        return True
    others = wanted[0] == WITHOUT
    return others != any([name.startswith(each) for each in wanted[others:]])


def run(module_name: str, wanted=()) -> int:
    """Run the module's test_ functions sorted by name; return how many did not pass."""
    module = __import__(module_name, None, None, ("*",))
    names = [name for name in dir(module) if name.startswith("test_") and chosen(name, wanted)]
    names.sort()
    after_import = most = live_heap()
    failed = 0
    for name in names:
        failed += not passes(name, getattr(module, name))
        most = max(most, live_heap())
    if not names:
        print("FAILED: the module has no test_ function")
        failed = 1
    print("live heap: %d after import, %d at most between checks" % (after_import, most))
    print(CLOSING % (len(names) - failed if names else 0, failed))
    return failed


if __name__ == "__main__":
    sys.exit(1 if run(sys.argv[1], sys.argv[2:]) else 0)
