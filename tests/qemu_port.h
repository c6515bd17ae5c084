/* MicroPython's qemu port with what tests/both asks of it: asyncio, and littlefs, which wants a time.
 *
 *     make -C micropython/ports/qemu BOARD=MPS2_AN500 MICROPY_HEAP_SIZE=520000 MICROPY_VFS_LFS2=1 \
 *         FROZEN_MANIFEST='$(TOP)/extmod/asyncio/manifest.py' \
 *         CFLAGS_EXTRA="-DMP_CONFIGFILE='\"$PWD/tests/qemu_port.h\"'"
 *
 * The same with BOARD=VIRT_RV32, whose calls take more of the stack, and with Debian's compiler the
 * one of its libraries that fits:
 *
 *         MICROPY_STACK_SIZE=20480 \
 *         LIBS=$(riscv64-unknown-elf-gcc -march=rv32imac -mabi=ilp32 -print-libgcc-file-name)
 */
#include "mpconfigport.h"
#undef MICROPY_PY_ASYNCIO
#define MICROPY_PY_ASYNCIO (1)
#define mp_hal_time_ns() ((uint64_t)0)
#define MICROPY_USE_INTERNAL_ERRNO (1) /* as a Pico's */
