#define _GNU_SOURCE
#include "CRuntime.h"
#include <linux/futex.h>
#include <linux/membarrier.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#define SWIFTCALL __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

void *portico_call_init(void *entry, void *metadata) {
    typedef SWIFTCALL void *(*init_t)(SELF void *);
    return ((init_t)entry)(metadata);
}

void *portico_call_init_with(void *entry, void *argument, void *metadata) {
    typedef SWIFTCALL void *(*init_t)(void *, SELF void *);
    return ((init_t)entry)(argument, metadata);
}

void *portico_call_init_with_four(void *entry, void *a, void *b, void *c, void *d, void *metadata) {
    typedef SWIFTCALL void *(*init_t)(void *, void *, void *, void *, SELF void *);
    return ((init_t)entry)(a, b, c, d, metadata);
}

void *portico_call_init_with_frame(void *entry, const double frame[4], void *metadata) {
    typedef SWIFTCALL void *(*init_t)(double, double, double, double, SELF void *);
    return ((init_t)entry)(frame[0], frame[1], frame[2], frame[3], metadata);
}

typedef SWIFTCALL void (*destroyer_t)(SELF void *);

static void (*portico_end)(void *object);

static SWIFTCALL void portico_destroyer(SELF void *object) { portico_end(object); }

void *portico_hook_destroyer(void *metadata, void (*end)(void *object)) {
    portico_end = end;
    void **entry = (void **)metadata - 2;
    void *old = *entry;
    // Class objects are writable unless the linker was asked to protect them after relocation.
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    mprotect((void *)((uintptr_t)entry & ~(page - 1)), page, PROT_READ | PROT_WRITE);
    __atomic_store_n(entry, (void *)portico_destroyer, __ATOMIC_RELEASE);
    return old;
}

void portico_call_destroyer(void *entry, void *object) { ((destroyer_t)entry)(object); }

int portico_prepare_barrier(void) {
    return (int)syscall(__NR_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0);
}

void portico_barrier_in_all_threads(void) { syscall(__NR_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0); }

static const uint32_t others_wait = 1u << 31;

uint32_t portico_thread_number(void) {
    static __thread uint32_t number;
    if (!number) number = (uint32_t)syscall(SYS_gettid);
    return number;
}

int portico_owns_lock(uint32_t *word) {
    return (__atomic_load_n(word, __ATOMIC_RELAXED) & ~others_wait) == portico_thread_number();
}

static int change(uint32_t *word, uint32_t from, uint32_t to) {
    return __atomic_compare_exchange_n(word, &from, to, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

int portico_try_lock(uint32_t *word) { return change(word, 0, portico_thread_number()); }

int portico_lock(uint32_t *word) {
    uint32_t self = portico_thread_number();
    if (change(word, 0, self)) return 0;
    for (;;) {
        uint32_t seen = __atomic_load_n(word, __ATOMIC_RELAXED);
        if (seen == 0) {
            // Who has waited can't know whether it was the last one.
            if (change(word, 0, self | others_wait)) return 0;
            continue;
        }
        if ((seen & ~others_wait) == self) return 1;
        if (!(seen & others_wait) && !change(word, seen, seen | others_wait)) continue;
        syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, seen | others_wait, 0, 0, 0);
    }
}

int portico_unlock(uint32_t *word) {
    if (!portico_owns_lock(word)) return 1;
    if (__atomic_exchange_n(word, 0, __ATOMIC_RELEASE) & others_wait) {
        syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
    }
    return 0;
}

// What an app prints is there line by line, whatever reads it: a crash loses no more than the line that it is in.
__attribute__((constructor)) static void portico_buffer_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
