#include "CRuntime.h"

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
