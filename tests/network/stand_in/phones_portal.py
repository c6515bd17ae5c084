"""A portal on this computer, for phones that a test plays: it is stepped until its input ends.

micropython -m phones_portal HTTP DNS, or python phones_portal.py HTTP DNS. A page of two texts; a
form is answered by its fields. At the end the bytes of heap that it took are a line of JSON, where
Python knows them.
"""

import gc
import json
import select
import sys
import time

from firmware.network.portal import Portal

LONG = "x" * 3000


def answer(fields):
    if fields is None:
        return iter(["<p>", LONG])
    return [json.dumps(fields)]


def used():
    gc.collect()
    return gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0


def ms():
    return time.ticks_ms() if hasattr(time, "ticks_ms") else int(time.monotonic() * 1000)


def run(http, dns):
    before = most = used()
    portal = Portal("192.168.4.1", answer, ms, http, dns)
    poll = select.poll()
    poll.register(sys.stdin, select.POLLIN)
    print("ready")
    while not poll.poll(1):
        portal.step()
        portal.step()
    most = used()
    portal.close()
    print(json.dumps([most - before, used() - before]))


run(int(sys.argv[-2]), int(sys.argv[-1]))
