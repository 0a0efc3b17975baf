#define _GNU_SOURCE
#include "CRuntime.h"
#include <linux/membarrier.h>
#include <stdint.h>
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
