"""The link over a stream: nothing written is lost, no task waits, Ctrl-C gets through."""

from firmware.link.lines import BadLine
from firmware.link.serial import FULL, NOT_TAKEN, PACKET, PIECE, QUEUE, Serial, Stdio


class Stream:
    """Brings what it is given; takes as much as `room` lets it."""

    def __init__(self, come=b"", room=1 << 20):
        self.come = come
        self.room = room
        self.taken = b""
        self.slept = []

    def read(self):
        data, self.come = self.come[:PIECE], self.come[PIECE:]
        return data

    def write(self, data):
        taken = bytes(data)[: self.room]
        self.room -= len(taken)
        self.taken += taken
        return len(taken)

    def sleep(self, duration_ms, reading, writing):
        self.slept.append((duration_ms, reading, writing))


def test_lines_come_one_by_one():
    serial = Serial(Stream(b"hello\npress\n" + b"x" * 200 + b"\n"))
    assert serial.readline() == "hello"
    assert serial.readline() == "press"
    assert serial.readline() == "x" * 200
    assert serial.readline() is None


def test_noise_is_a_bad_line():
    serial = Serial(Stream(b"\xff\n"))
    assert isinstance(serial.readline(), BadLine)


def test_a_torn_line_before_the_start_gets_its_end():
    stream = Stream()
    Serial(stream).write("hello {}")
    assert stream.taken == b"\nhello {}\n"


def test_what_the_stream_does_not_take_goes_later_whole_and_in_order():
    stream = Stream(room=10)
    serial = Serial(stream)
    lines = ["answer number %d" % n for n in range(20)]
    for line in lines:
        serial.write(line)
    assert serial.busy() and stream.taken == b"\nanswer nu"
    while serial.busy():
        stream.room += 7
    assert stream.taken.decode() == "\n" + "\n".join(lines) + "\n"


def test_somebody_who_does_not_read_gets_no_command_carried_out_but_loses_no_reply():
    stream = Stream(b"hello\n", room=0)
    serial = Serial(stream)
    while not serial.full():
        serial.write("x" * 500)
    assert serial.waiting <= FULL + 501
    assert serial.readline() is None
    stream.room = 1 << 20
    while serial.busy():
        pass
    assert serial.readline() == "hello"
    assert len(stream.taken) == 1 + 501 * (FULL // 501 + 1)


def test_ctrl_c_stops_the_program_wherever_it_comes():
    for data in (b"\x03", b"answ\x03er\n", b"hello\n\r\x03"):
        serial = Serial(Stream(data))
        try:
            while serial.readline() is not None:
                pass
            stopped = False
        except KeyboardInterrupt:
            stopped = True
        assert stopped, data


def test_it_sleeps_until_something_can_be_done():
    stream = Stream(b"one\ntwo\n")
    serial = Serial(stream)
    serial.busy()
    serial.sleep(20)
    assert stream.slept == [(20, True, False)]
    serial.readline()
    serial.sleep(20)  # "two" waits already
    assert len(stream.slept) == 1
    stream.room = 0
    while not serial.full():
        serial.write("x" * 500)
    serial.sleep(20)
    assert stream.slept[1:] == [(20, False, True)]


class Polled(Stdio):
    """Its polls say that they were asked, and for how long."""

    def __init__(self):
        self.asked = []
        self.readable = Poll("in", self.asked)
        self.writable = Poll("out", self.asked)


class Poll:
    def __init__(self, name, asked):
        self.name = name
        self.asked = asked

    def poll(self, duration_ms):
        self.asked.append((self.name, duration_ms))


def test_a_terminal_is_slept_on_only_for_what_is_wanted():
    """It can nearly always be written to: to wait for that with nothing to write is no sleep."""
    stdio = Polled()
    stdio.sleep(7, True, False)
    stdio.sleep(8, False, True)
    assert stdio.asked == [("in", 7), ("out", 8)]


class Source:
    """Brings these one after the other: a byte, nothing yet, the end, or a fault."""

    def __init__(self, items):
        self.items = list(items)

    def read(self, number):
        assert number == 1, "more would be waited for"
        item = self.items.pop(0)
        if isinstance(item, OSError):
            raise item
        return item

    def ipoll(self, _):
        return [self] if self.items else []


class Fed(Stdio):
    """A poll of MicroPython's kind; CPython's own cannot say it without an allocation."""

    def __init__(self, *items):
        self.source = self.readable = Source(items)


def ended(*items):
    try:
        Fed(*items).read()
    except SystemExit:
        return True
    return False


def test_bytes_are_read_while_there_are_some_and_an_input_that_has_ended_ends_the_program():
    assert Fed().read() == b"" and Fed(None).read() == b""
    assert Fed(b"a", b"b").read() == b"ab" and Fed(b"a", None, b"b").read() == b"a"
    assert Fed(b"a", b"").read() == b"a" and Fed(b"a", OSError(5)).read() == b"a"
    assert ended(b"") and ended(OSError(5)) and not ended(None) and not ended(b"a", b"")


class Sink:
    """Can be written to, and takes so many bytes at once; None: not now."""

    def __init__(self, takes):
        self.takes = takes

    def write(self, data):
        return self.takes

    def ipoll(self, _):
        return [self]


class Taking(Stdio):
    def __init__(self, takes):
        self.sink = self.writable = Sink(takes)


def test_what_an_output_has_taken_is_known_so_that_nothing_goes_twice():
    assert Taking(3).write(b"abcd") == 3 and Taking(None).write(b"abcd") == 0


class Usb:
    """A board's: a packet that a computer takes if it reads, and a queue; who writes more waits."""

    def __init__(self):
        self.packet = self.queue = self.taken = b""
        self.reads = True
        self.waited = 0

    def __getitem__(self, register):
        assert register == PACKET
        return NOT_TAKEN if self.packet else 0

    def ipoll(self, _):
        return [self] if len(self.queue) < QUEUE else []

    def take(self):
        self.taken += self.packet
        self.packet, self.queue = self.queue[:PIECE], self.queue[PIECE:]

    def write(self, data):
        while self.reads and len(self.queue) + len(data) > QUEUE:
            self.take()
        fits = QUEUE - len(self.queue)
        self.waited += len(data) > fits
        self.queue += bytes(data[:fits])
        if not self.packet:
            self.take()
        return min(len(data), fits)


class OnUsb(Stdio):
    def __init__(self, usb):
        self.sink = self.writable = self.registers = usb


def test_a_computer_that_stops_reading_at_any_moment_makes_no_write_wait():
    for size in range(25, 100, 7):
        usb, sent = Usb(), "\n"
        serial = Serial(OnUsb(usb))
        for usb.reads in (True, False, True, False):
            for number in range(15):
                line = "x" * (size + number)
                serial.write(line)
                sent += line + "\n"
                while usb.reads and (serial.busy() or usb.packet):
                    usb.take()
            assert len(usb.queue) == (0 if usb.reads else QUEUE)
            if usb.reads:
                assert usb.taken == sent.encode()
                usb.taken, sent = b"", ""
        assert serial.waiting and not usb.waited
