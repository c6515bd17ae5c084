"""Names that every MicroPython of a board has in its flash: of its types, functions and modules.

NAMES come from `dir()` on MicroPython 1.29, as far as a stock Pico has them, too; OF_PICO are the
Pico's own, of its devices, arguments and compiler; OF_ITS_CODE those of its assembler, of its pins
and of what is frozen in it (asyncio, rp2, neopixel). A wrong name here costs a board a few bytes of
its heap; a missing one, if a module of MicroPython has it, might be renamed: see
host/install/short_names.py. OF_ESP32 are names that an ESP32's modules have and our own code has,
too.
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

_PINS = """
ALT_GPCK ALT_I2C ALT_PIO0 ALT_PIO1 ALT_PWM ALT_SIO ALT_SPI ALT_UART ALT_USB GP0 GP1 GP2 GP3
GP4 GP5 GP6 GP7 GP8 GP9 GP10 GP11 GP12 GP13 GP14 GP15 GP16 GP17 GP18 GP19 GP20 GP21 GP22
GP25 GP26 GP27 GP28 GPIO0 GPIO1 GPIO2 GPIO3 GPIO4 GPIO5 GPIO6 GPIO7 GPIO8 GPIO9 GPIO10
GPIO11 GPIO12 GPIO13 GPIO14 GPIO15 GPIO16 GPIO17 GPIO18 GPIO19 GPIO20 GPIO21 GPIO22 GPIO23
GPIO24 GPIO25 GPIO26 GPIO27 GPIO28 GPIO29
"""

_OF_ITS_CODE = """
BUILTIN_CDC BUILTIN_DEFAULT BUILTIN_NONE DHT11 DHT22 DHTBase DS18X20 Event IOQueue
IRQ_ADDR_MATCH_READ IRQ_ADDR_MATCH_WRITE IRQ_END_READ IRQ_END_WRITE IRQ_READ_REQ IRQ_SM0
IRQ_SM1 IRQ_SM2 IRQ_SM3 IRQ_WRITE_REQ Lock Loop MATCH_ROM NeoPixel ORDER OneWire
OneWireError PIOASMEmit PIOASMError PROTOCOL_TLS_CLIENT SEARCH_ROM SKIP_ROM SOCK_STREAM
SOL_SOCKET SO_REUSEADDR SSLContext Server SingletonGenerator Stream StreamReader
StreamWriter ThreadSafeFlag XFER_FAILED XFER_STALLED XFER_SUCCESS _Remove _asyncio _attrs
_build _dequeue _enqueue _exc_context _exc_handler _io_queue _machine _mpy _onewire _ow
_pio_directives _pio_funcs _pio_instructions _promote_to_task _rp2 _run _search_rom _serve
_stop_task _stopper _task_queue _thread accept aclose asm_pio asr asyncio attr autopull
autopush aw awrite awritestr backlog bdev bind bl block bpp bx call_exception_handler cb clz
cmp cond connect context convert_temp core cpsid cpsie crc8 create_task current_task dec
default_exception_handler delay delay_max desc_cfg desc_dev desc_strs dest diff
do_handshake_on_connect drain dt ep_max er esp event exc exc_type exception fifo_join fs
funcs future gather get_event_loop get_exception_handler get_extra_info getaddrinfo gpio
host humidity idx ifempty iffull in_ instr is_set isr itf_max jmp l_rom labels ldr ldrb
ldrex ldrh listen loop lsl lsr main_task measure message mod mov movt movw movwt mrs
new_event_loop noblock not_osre not_x not_y null num_instr num_sideset open_connection osr
out out_buf out_init ow pass_ pc peername pin pindirs pins poller port pyb pyboard
queue_read queue_write rb rbit read_scratch read_temp readexactly rel req required
return_exceptions rom run run_forever run_until_complete runq_len sdiv select_rom
server_hostname server_side set_exception_handler set_init setblocking setsockopt sgen side
side_pindir sideset_count sideset_init sideset_opt socket src ssl start_pass start_server
status str_max strb stream stream_awrite strex strh sz task tb temperature ticks timing udiv
value2 vcmp vcvt_f32_s32 vcvt_s32_f32 vldr vmov vmrs vneg vsqrt vstr wait wait_closed
wait_for wait_for_ms wait_io_event waiter waiting waitq_len wfi word wrap wrap_socket
wrap_target wrap_used write_scratch x_dec x_not_y y_dec
"""

NAMES, OF_PICO = tuple(_NAMES.split()), tuple(_OF_PICO.split())
OF_ITS_CODE = tuple(_OF_ITS_CODE.split()) + tuple(_PINS.split())
OF_ESP32 = ("level", "ms", "result", "wake")
IN_FLASH = NAMES + OF_PICO + OF_ITS_CODE
