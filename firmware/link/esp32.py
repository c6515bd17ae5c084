"""The cable of an ESP32: no write waits there either.

MicroPython (ports/esp32/mphalport.c) calls that output always ready, and sends all of it by the
console's UART, and on an ESP32-S3 over USB too. The write of more than has room waits: for the
UART a millisecond for eleven bytes, for USB half a second if a computer is connected and does not
read, and what USB has not taken is lost. So the chips are asked, by their registers. Of an S3's
two sockets one is the cable: a computer at the other that opens nothing would hold back both.
"""

from firmware.link.serial import QUEUE, Stdio, ready

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.boot.main import PowerOn

# Technical reference manuals, "UART": how many bytes wait to be sent is in bits 16 to 23.
CONSOLE = {"ESP32": 0x3FF4001C, "ESP32S3": 0x6000001C}
FIFO = 128
# "USB OTG" (a Synopsys DWC2): endpoint 2 has a packet that the computer has not taken; it sleeps,
# or the cable is out.
PACKET, NOT_TAKEN = 0x60080940, 1 << 31
STATE, SUSPENDED = 0x60080808, 1


class Console(Stdio):
    """MicroPython's standard input and output on an ESP32 or ESP32-S3.

    stdio  the same, of which nothing is asked;  registers: machine.mem32;  chip: a key of CONSOLE
    """

    def __init__(self, stdio: Stdio, registers: "Any", chip: str) -> None:
        Stdio.__init__(self, stdio.source, stdio.sink, registers)
        self.console = CONSOLE[chip]
        self.usb = chip == "ESP32S3"

    def write(self, data: "bytes | memoryview") -> int:
        """All of it is taken, or nothing."""
        size = len(data)
        if FIFO - (self.registers[self.console] >> 16 & 0xFF) < size:
            return 0
        if self.usb:
            ready(self.writable)  # MicroPython moves what it can move
            if not self.registers[PACKET] & NOT_TAKEN or self.registers[STATE] & SUSPENDED:
                self.room = QUEUE + size  # this becomes the next packet
            if self.room < size:
                return 0
            self.room -= size
        self.sink.write(data)
        return size


def asked(stdio: Stdio, on: "PowerOn") -> Stdio:
    """One that asks the chip, if it is known."""
    chip = on.name.split(" with ")[-1]
    return Console(stdio, on.machine.mem32, chip) if chip in CONSOLE else stdio
