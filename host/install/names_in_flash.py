"""Names that every MicroPython of a board has in its flash: of its types, functions and modules.

NAMES come from `dir()` on MicroPython 1.29, as far as a stock Pico has them, too; OF_PICO are the
Pico's own, of its devices, arguments and compiler. A wrong name here costs a board a few bytes of
its heap; a missing one, if a module of MicroPython has it, might be renamed: see
host/install/short_names.py.
"""

_NAMES = """
ARRAY AUTO ArithmeticError AssertionError AttributeError BFINT16 BFINT32 BFINT8 BFUINT16
BFUINT32 BFUINT8 BF_LEN BF_POS BIG_ENDIAN BaseException BytesIO CancelledError DeflateIO
EACCES EADDRINUSE EAGAIN EALREADY EBADF ECONNABORTED ECONNREFUSED ECONNRESET EEXIST
EHOSTUNREACH EINPROGRESS EINVAL EIO EISDIR ENOBUFS ENODEV ENOENT ENOMEM ENOTCONN EOFError
EOPNOTSUPP EPERM ETIMEDOUT Ellipsis Exception FLOAT32 FLOAT64 FrameBuffer FrameBuffer1
GS2_HMSB GS4_HMSB GS8 GZIP GeneratorExit INT INT16 INT32 INT64 INT8 IOBase ImportError
IndentationError IndexError KeyError KeyboardInterrupt LITTLE_ENDIAN LONG LONGLONG LookupError
MONO_HLSB MONO_HMSB MONO_VLSB MVLSB MemoryError NATIVE NameError NotImplemented
NotImplementedError OSError OrderedDict OverflowError POLLERR POLLHUP POLLIN POLLOUT PTR RAW
RGB565 RingIO RuntimeError SHORT Signal StopAsyncIteration StopIteration StringIO SyntaxError
SystemExit Task TaskQueue TypeError UINT UINT16 UINT32 UINT64 UINT8 ULONG ULONGLONG USHORT
UnicodeError VOID ValueError VfsFat VfsLfs2 ViperTypeError ZLIB ZeroDivisionError a2b_base64
abs acos acosh acquire add addressof aes all any append appendleft argv array asin asinh atan
atan2 atanh b2a_base64 bin binascii blit bool builtins bytearray bytearray_at byteorder bytes
bytes_at calcsize callable ceil center chdir choice chr classmethod clear close cmath collect
collections compile complex const copy copysign cos cosh count crc32 cryptolib cur_task decode
decrypt deflate degrees delattr deleter deque dict difference difference_update digest dir
disable discard divmod dump dumps ellipse enable encode encrypt endswith enumerate erf erfc
errno errorcode eval exec execfile exit exp expm1 extend fabs factorial fill fill_rect filter
find float floor flush fmod format framebuf frexp from_bytes fromhex fromkeys frozenset gamma
gc get getattr getcwd getrandbits getter getvalue globals gmtime hasattr hash hashlib
heap_lock heap_unlock heapify heappop heappush heapq help hex hexlify hline id idle ilistdir
implementation index inf input insert int intersection intersection_update io ioctl isalpha
isclose isdigit isdisjoint isenabled isfinite isinf isinstance islower isnan isspace
issubclass issubset issuperset isupper items iter join json kbd_intr keys ldexp len lgamma
libc_ver line list listdir load loads locals localtime locked log log10 log2 lower lstrip
machine map match math max maxsize md5 mem16 mem32 mem8 mem_alloc mem_free mem_info memoryview
micropython min mkdir mkfs mktime modf modules mount namedtuple nan next object oct off on
open opt_level ord os pack pack_into partition path peek pend_throw phase pi pixel platform
polar poll poly pop popitem popleft pow print print_exception property ps1 ps2 push
python_compiler qstr_info radians randint random randrange range re read readinto readline
rect release remove rename replace repr reverse reversed rfind rindex rmdir round rpartition
rsplit rstrip schedule scroll search seed seek select send sep set setattr setdefault setter
sha1 sha256 sin sinh sizeof sleep sleep_ms sleep_us slice soft_reset sort sorted split
splitlines sqrt stack_use startswith stat staticmethod statvfs stderr stdin stdout stop str
strip struct sub sum super symmetric_difference symmetric_difference_update sys tan tanh tau
tell text threshold throw ticks_add ticks_cpu ticks_diff ticks_ms ticks_us time time_ns
time_pulse_us to_bytes trunc tuple type uctypes umount unhexlify uniform union unlink unpack
unpack_from update upper urandom value values version version_info vfs vline write zip
"""

_OF_PICO = """
ADC ALT CORE_TEMP CTS DMA DMATimer FileIO Flash GPCK I2C I2CTarget I2S IN INV_RX INV_TX
IN_HIGH IN_LOW IRQ_BREAK IRQ_FALLING IRQ_RISING IRQ_RXIDLE IRQ_TXIDLE JOIN_NONE JOIN_RX
JOIN_TX LED LSB LockType MONO MSB NoneType ONE_SHOT OPEN_DRAIN OUT OUT_HIGH OUT_LOW PERIODIC
PIO PIO0 PIO1 PULL_DOWN PULL_UP PWM PWRON_RESET Pin PinAF RTC RTS RX SHIFT_LEFT SHIFT_RIGHT
SIO SPI STEREO SoftI2C SoftSPI StateMachine TX TextIOWrapper Timer UART USB USBDevice WDT
WDT_RESET abs_tol active add_program addr addrsize ahb_err align alloc_emergency_exception_buf
allocate_lock alt and_ arg args ascii asm_pio_encode asm_thumb baudrate big bits bitstream
board bootloader bootsel_button bound_method bswap buf buffer buffering builtin_driver busy
bytecode callback cancel chain_to channel closure code config control_xfer_cb coro cpu ctrl
cts data datetime deepsleep default deinit dht_readinto dict_view disable_irq doc done dupterm
dupterm_notify duty_ns duty_u16 enable_irq encoding end feed file firstbit flags flow freq
function generator get_ident group groups handler hard high high_pri ibuf ignore imag in_base
in_shiftdir inc_read inc_write indices init invert ipoll irq irq_quiet itemsize iterable
iterator jmp_pin keepends key label length lightsleep little lock lookahead low main mem
mem_addrsize mem_backup memaddr miso mode modify module mosi mtime name native newline
nodename nop onewire open_itf_cb out_base out_shiftdir pack_ctrl parity period ph_key polarity
preview prog progsize ptr ptr16 ptr32 ptr8 pull pull_thresh push_thresh put rate ratio
read_err read_u16 readbit readblocks readbyte readfrom readfrom_into readfrom_mem
readfrom_mem_into readlines readonly readsize real register registers rel_tol remote_wakeup
remove_program reset reset_cause reset_cb restart ring_sel ring_size rp2 rts rx rx_fifo rxbuf
scan sck scl sd sda self sendbreak separators set_base shift sideset_base signed single size
sniff_en span stack_size stall start start_new_thread state state_machine step submit_xfer
sync sysname tick_hz timeout timeout_char toggle treq_sel trigger tx tx_fifo txbuf txdone uint
uname unique_id unpack_ctrl unregister unsafe viper usys utf8 write_err write_readinto writebit
writeblocks writebyte writeto writeto_mem writevto ws xfer_cb
"""

NAMES, OF_PICO = tuple(_NAMES.split()), tuple(_OF_PICO.split())
