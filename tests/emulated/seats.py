"""A table with a reader for every seat: five MFRC522 on the one SPI, each with its own select."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rp2040py.rp2040 import RP2040

from tests.both.models.mfrc522 import Mfrc522
from tests.both.models.rf import Field
from tests.both.models.tags import Ntag
from tests.emulated.chips import Clock, Registers
from tests.emulated.table import Table

SEED = 7


class IrqWire(Registers):
    """A model and its pin IRQ on a pin of the board: at every access, and when the air says."""

    def __init__(self, model: Any, mcu: RP2040, gpio: int) -> None:
        super().__init__(model)
        self.mcu = mcu
        self.pin = mcu.gpio[gpio]
        self.alarm = mcu.clock.create_alarm(self.changed)

    def end(self) -> None:
        self.changed()

    def changed(self) -> None:
        level = self.model.irq()
        self.pin.set_input_value(level is None or bool(level))  # a pull-up, where it lets go
        if self.model.events:
            soonest = min(event[0] for event in self.model.events)
            self.alarm.schedule(max(1, soonest - int(self.mcu.clock.nanos) + 1))


class SeatsTable(Table):
    """`readers` are the models, the first at `reader_cs`; `first_ns` when each first heard a tag
    since one was laid there.

    wired  whether IRQ of the first is wired to the board
    """

    def __init__(self, uf2: Path, files: bytes, readers: int, wired: bool = False) -> None:
        super().__init__(uf2, files)
        self.readers = [self.reader]
        if wired:
            wire = IrqWire(self.reader, self.pico.mcu, self.pins["reader_irq"])
            self.spi.attach(wire, self.pins["reader_cs"])
        for number in range(2, readers + 1):
            chip = Mfrc522(Clock(self.pico.mcu), Field(SEED + number))
            self.spi.attach(Registers(chip), self.pins[f"reader{number}_cs"])
            self.readers.append(chip)
        self.first_ns = [0.0] * readers
        self.lying: list[list[Ntag]] = [[] for _ in range(readers)]
        self.buzzer.on_tone = self.strip.on_show = self.pico.halt
        for number, chip in enumerate(self.readers):
            self.listen(number, chip.field)

    def listen(self, number: int, field: Any) -> None:
        send = field.send

        def noted(data: Any, bits: int, now: int) -> Any:
            answer = send(data, bits, now)
            if answer[0] is not None and not self.first_ns[number]:
                self.first_ns[number] = self.pico.ns
            return answer

        field.send = noted

    def sent(self) -> float:
        """Bytes on the readers' bus since power-on."""
        return sum(burst[2] for burst in self.spi.bursts)

    def put(self, reader: int, *uids: bytes) -> None:
        """These tags come to lie on a reader, at the same moment."""
        self.first_ns[reader] = 0.0
        field = self.readers[reader].field
        self.lying[reader] += [field.lay(Ntag(uid)) for uid in uids]

    def take(self, *readers: int) -> None:
        """All tags are lifted: from these readers, or from all."""
        for reader in readers or range(len(self.readers)):
            for tag in self.lying[reader]:
                self.readers[reader].field.lift(tag)
            self.lying[reader] = []
