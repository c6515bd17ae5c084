"""An ESP32's cable: no write waits and nothing is lost, however a computer treats it."""

from firmware.link.esp32 import CONSOLE, PACKET, STATE, SUSPENDED, Console, asked
from firmware.link.esp32 import NOT_TAKEN as ENABLED
from firmware.link.serial import Serial, Stdio

BYTES_MS = 11  # of 115,200 baud
FIFO = 128
QUEUE, PIECE = 256, 64  # CFG_TUD_CDC_TX_BUFSIZE, and a packet of full speed
HELD_MS = 500  # MICROPY_HW_USB_CDC_TX_TIMEOUT


class Esp32:
    """MicroPython's output there, by its ports/esp32/mphalport.c, uart.c and shared/tinyusb.

    reads      whether the computer takes packets;  asleep: it sleeps, or the cable is out
    by_uart, by_usb   what has arrived;  waited: milliseconds that writes have waited
    """

    def __init__(self, chip="ESP32S3"):
        self.status = CONSOLE[chip]
        self.has_usb = chip == "ESP32S3"
        self.reads, self.asleep = True, False
        self.fifo = self.queue = self.packet = self.by_uart = self.by_usb = b""
        self.waited = 0

    def __getitem__(self, register):
        if register == self.status:
            return 0xE000C000 | len(self.fifo) << 16  # levels of lines in the other bits
        assert self.has_usb, "an ESP32 has no such register"
        if register == PACKET:
            return 0x00488040 | (ENABLED if self.packet else 0)
        assert register == STATE
        return SUSPENDED if self.asleep else 0

    def pass_ms(self, milliseconds=1):
        for _ in range(milliseconds):
            self.by_uart += self.fifo[:BYTES_MS]
            self.fifo = self.fifo[BYTES_MS:]
            if self.reads and not self.asleep:
                self.by_usb += self.packet
                self.packet = b""
            self.move()

    def ipoll(self, _):
        """`mp_hal_stdio_poll`: the work of USB is done, and the answer is yes, always."""
        self.move()
        return [self]

    def move(self):
        if not self.packet and self.has_usb:
            self.packet, self.queue = self.queue[:PIECE], self.queue[PIECE:]

    def write(self, data):
        data = bytes(data)
        for byte in data:
            while len(self.fifo) == FIFO:
                self.wait()
            self.fifo += bytes([byte])
        taken = len(data)
        if self.has_usb and self.asleep:  # not connected: the newest bytes stay
            self.queue = (self.queue + data)[-QUEUE:]
        elif self.has_usb:
            taken = self.by_cable(data)
        return min(taken, len(data)) or len(data)

    def by_cable(self, data):
        since = taken = 0
        while True:
            fits = data[taken : taken + QUEUE - len(self.queue)]
            self.queue += fits
            taken += len(fits)
            self.move()
            since = 0 if fits else since + 1
            if taken == len(data) or since > HELD_MS:
                return taken
            if not fits:
                self.wait()

    def wait(self):
        self.waited += 1
        self.pass_ms()


class OnBoard(Console):
    def __init__(self, board, chip):
        self.sink = self.writable = self.registers = board
        self.console, self.usb = CONSOLE[chip], board.has_usb


class AsIs(Stdio):
    def __init__(self, board):
        self.sink = self.writable = board


def told(board, serial, lines, most_ms=2000):
    """Write these, then let the time pass until all is gone, or for so long. What it should be."""
    for line in lines:
        serial.write(line)
    for _ in range(most_ms):
        if not serial.busy() and not board.fifo + board.packet + board.queue:
            break
        board.pass_ms()
    return "".join([line + "\n" for line in lines]).encode()


PICTURE = ["screen %d " % row + "x" * 150 for row in range(8)]


def test_without_asking_the_chip_a_computer_that_does_not_read_holds_the_table_and_loses_lines():
    board = Esp32()
    board.reads = False
    told(board, Serial(AsIs(board)), PICTURE, 1)
    assert board.waited > 10 * HELD_MS
    assert len(board.queue) + len(board.packet) < len(board.by_uart + board.fifo)


def test_the_uart_of_an_esp32_is_given_what_has_room_and_loses_no_time_at_it():
    board = Esp32("ESP32")
    sent = b"\n" + told(
        board, Serial(OnBoard(board, "ESP32")), PICTURE, len("".join(PICTURE)) // 10
    )
    assert board.by_uart == sent and not board.waited and not board.by_usb


def test_a_computer_at_an_s3_that_reads_gets_every_line():
    board = Esp32()
    sent = b"\n" + told(board, Serial(OnBoard(board, "ESP32S3")), PICTURE)
    assert board.by_usb == board.by_uart == sent and not board.waited


def test_a_computer_at_an_s3_that_stops_reading_at_any_moment_makes_no_write_wait():
    for size in range(25, 100, 7):
        board = Esp32()
        serial, sent = Serial(OnBoard(board, "ESP32S3")), b"\n"
        for board.reads in (True, False, True, False, True):
            sent += told(board, serial, ["x" * (size + each) for each in range(15)])
            if board.reads:
                assert board.by_usb == sent
            else:
                assert serial.waiting and len(board.queue) > QUEUE - PIECE
        assert board.by_uart == sent and not board.waited


def test_a_computer_that_sleeps_or_a_cable_pulled_out_leaves_the_other_socket_talking():
    board = Esp32()
    serial = Serial(OnBoard(board, "ESP32S3"))
    board.reads = False
    sent = b"\n" + told(board, serial, PICTURE)
    assert serial.busy()
    board.asleep = True
    sent += told(board, serial, PICTURE)
    assert board.by_uart == sent and not serial.busy() and not board.waited


class Started:
    """What of a power-on says which chip this is."""

    def __init__(self, name):
        self.name = name
        self.machine = self
        self.mem32 = Esp32()


def test_the_chip_is_asked_where_it_is_known_and_any_other_board_talks_too():
    plain = AsIs(Esp32())
    plain.source = plain.readable = None
    assert asked(plain, Started("Some board with SAMD51")) is plain
