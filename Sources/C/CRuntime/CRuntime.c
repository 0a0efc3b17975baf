#include "CRuntime.h"
#include <stdint.h>
#include <sys/mman.h>
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
