"""What the readers of tags share: a look that never waits long, and work done between looks.

A driver is one long generator. It yields WAIT where its chip is busy for a moment, REST where
nothing more is to be done before the next look. `look` takes steps for at most `patience_us`, and
for EAGER_US while it learns who has just come: that is what people wait for.
"""

import time

try:
    from typing import Any
except ImportError:  # MicroPython has none, and reads no annotations
    Any = object  # type: ignore

WAIT = 0
REST = 1
EAGER_US = 20000  # seven bytes of a number, five exchanges of up to three milliseconds
TRIES = 3  # of a job, where the radio failed
JOBS = 8  # waiting at once


class Job:
    """Work with the tag that lay on the reader when it was asked for; done during later looks.

    done   whether it has ended;  `value` what it gave, or None
    error  "" or why it failed: "gone" (another tag or none), "failed", "refused" (out of range)
    """

    def __init__(self, uid: Any, work: Any, args: tuple = ()) -> None:
        self.uid = uid
        self.work = work
        self.args = args
        self.tries = TRIES
        self.done = False
        self.value = None
        self.error = ""

    def end(self, value: Any, error: str = "") -> None:
        self.value = value
        self.error = error
        self.done = True


class Reader:
    """A reader of ISO 14443-A tags. Subclasses say `_life`, `select`, `release`, `exchange`, `ack`.

    uid      what lies on it; kept while the chip is started again, so that nothing seems to leave
    crowd    whether several tags were felt at the last poll; a new one is then not told
    busy     whether a look soon would tell more: a tag has answered that is not known yet, or
             there is work. A loop that then sleeps a millisecond has it in eight, not in sixty
    eager    a tag has come and is being asked for its number
    starts   how often the chip was set up
    faults   how many answers were damaged
    clock    has `ticks_us()` and `ticks_diff(a, b)`, as the module `time` of MicroPython
    """

    def __init__(self, clock: Any = None, patience_us: int = 1000) -> None:
        self.clock = time if clock is None else clock
        self.patience_us = patience_us
        self.uid: "bytes | None" = None
        self.crowd = False
        self.busy = False
        self.eager = False
        self.starts = 0
        self.faults = 0
        self.jobs: list = []
        self.kind: "tuple | None" = None  # of the tag last identified: its uid and type2.Kind
        self.steps: Any = None

    def look(self) -> "bytes | None":
        """The identifier of the tag that lies there. Raises OSError where the chip is not well."""
        began = self.clock.ticks_us()
        if self.steps is None:
            self.steps = self._life()
        try:
            while next(self.steps) == WAIT:
                if self.elapsed(began) >= (EAGER_US if self.eager else self.patience_us):
                    self.busy = self.uid is None or bool(self.jobs)
                    return self.uid
        except OSError:
            self.steps = None
            self.busy = False
            raise
        self.busy = bool(self.jobs)
        return self.uid

    def elapsed(self, began: int) -> int:
        """Microseconds since then."""
        return self.clock.ticks_diff(self.clock.ticks_us(), began)

    # Work with the tag that lies there

    def identify(self) -> Job:
        """The tag's type2.Kind: what it is and how many pages it has."""
        return self._ask("identify")

    def read(self, first: int, count: int) -> Job:
        """Bytes of `count` pages from page `first`. Pages a tag does not have are refused."""
        return self._ask("read", first, count)

    def write(self, page: int, data: bytes) -> Job:
        """Four bytes into a page of the user's memory, read back; the value is True."""
        return self._ask("write", page, data)

    def finish(self, job: Job) -> Job:
        """Look until a job is done: for tests and the prompt, where nothing else is to be done."""
        while not job.done:
            self.look()
        return job

    def _ask(self, work: str, *args: Any) -> Job:
        from firmware.drivers import type2  # its room in the heap only where a tag is not known

        job = Job(self.uid, getattr(type2, work), args)
        if self.uid is None:
            job.end(None, "gone")
        elif len(self.jobs) >= JOBS:
            job.end(None, "failed")
        else:
            self.jobs.append(job)
            self.busy = True
        return job

    def _work(self) -> Any:
        """The first job, once. One whose radio failed stays for the next turn."""
        job = self.jobs[0]
        uid = yield from self.select()
        if uid == job.uid:
            yield from self._do(job)
            yield from self.release()
        job.tries -= 1
        if not job.done and not job.tries:
            job.end(None, "failed" if uid == job.uid else "gone")
        if job.done:
            self.jobs.pop(0)

    def _do(self, job: Job) -> Any:
        try:
            value = yield from job.work(self, *job.args)
        except ValueError:
            job.end(None, "refused")
        else:
            if value is not None:
                job.end(value)

    def kind_of(self, uid: Any) -> Any:
        """What is known of the tag with that identifier, or None."""
        return self.kind[1] if self.kind and self.kind[0] == uid else None

    # What a driver says

    def _life(self) -> Any:
        """Set the chip up, then poll for ever. Raises OSError where it does not answer."""
        raise NotImplementedError

    def select(self) -> Any:
        """Select the tag of `uid`, or the only one there; its identifier or None."""
        raise NotImplementedError

    def release(self) -> Any:
        """Let the selected tag sleep."""
        raise NotImplementedError

    def exchange(self, data: Any, size: int, ms: int) -> Any:
        """Send to the selected tag; a reply of `size` bytes, or None: silence, NAK or damage."""
        raise NotImplementedError

    def ack(self, data: Any, ms: int) -> Any:
        """Send to the selected tag; whether it said ACK."""
        raise NotImplementedError
