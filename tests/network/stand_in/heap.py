"""What the network part takes of the heap, connected to a stand-in socket: a line of JSON.

micropython -m heap FOLDER, or python heap.py FOLDER; FOLDER has a table's network.json
"""

import asyncio
import gc
import json
import sys
import time

from engine.loading import borrowed
from firmware.devices.guard import Devices
from firmware.devices.simulated import Buzzer, Knob, Reader, Screen, Strip, enrol
from firmware.storage.files import Files
from firmware.table.app import App

TOLD = ("alive", "about", "health", "match", "kept")
RARE = ("orders", "update")
TIMES = 5  # what is lost for good is lost every time; what Python keeps by the way is not


def used():
    """Bytes of heap that something refers to."""
    gc.collect()
    gc.collect()
    if hasattr(gc, "mem_alloc"):
        return gc.mem_alloc()
    return tracemalloc.get_traced_memory()[0]


if not hasattr(gc, "mem_alloc"):  # CPython
    import tracemalloc

    time.ticks_ms = lambda: int(time.monotonic() * 1000)
    time.ticks_diff = lambda one, other: one - other
    asyncio.sleep_ms = lambda duration: asyncio.sleep(duration / 1000)
    tracemalloc.start()


class Clock:
    def ms(self):
        return time.ticks_ms()

    async def sleep_ms(self, duration):
        await asyncio.sleep_ms(min(duration, 5))


async def until(true):
    for _ in range(2000):
        if true():
            return
        await asyncio.sleep_ms(10)
    raise OSError("it never came to that")


async def story(folder):
    storage = Files(folder)
    enrol(storage)
    app = App(Devices(Clock(), Reader(), Knob(), Screen(), Strip(), Buzzer(), None, storage))
    table = asyncio.create_task(app.run())
    await asyncio.sleep_ms(300)
    found, heard = {"table": used()}, []
    import broker

    broker.told = lambda topic, size, retained: heard.append((topic.split("/")[-1], size))
    sys.modules["socket"] = broker  # asyncio has its own by now
    import mqtt_as

    if not hasattr(gc, "mem_alloc"):  # MicroPython's takes text, too
        mqtt_as.memoryview = lambda data: memoryview(
            data.encode() if isinstance(data, str) else data
        )
    found["mqtt_as"] = used()
    from firmware.network.start import station

    network = asyncio.create_task(station(app).run())
    await until(lambda: set(TOLD) <= {kind for kind, _ in heard})
    found["connected"] = used()
    left = [0] * TIMES  # names stay from the first time
    for turn in range(TIMES):
        for name in RARE:
            before = used()
            with borrowed("firmware.network." + name):
                found[name] = used() - before
            left[turn] += used() - before
    found["left"], found["left_again"] = left[0], min(left[1:])
    app.deeds.begin("high_druid", ["Ann", "Bo", "Cy"], [0, 1, 2], {})
    await until(lambda: "log" in {kind for kind, _ in heard})
    found["longest"] = max([size for _, size in heard])
    print(json.dumps(found))
    network.cancel()
    table.cancel()


asyncio.run(story(sys.argv[-1]))
