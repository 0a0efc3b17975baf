// The executable's own malloc family, in front of the C library's, so that every library of the process counts.
#include "CAllocations.h"
#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

// The benchmarks' main thread is the one that is asked about; other threads' requests don't count.
static _Thread_local long count;

long allocation_count(void) { return count; }

void *malloc(size_t size) { count++; return __libc_malloc(size); }
void *calloc(size_t n, size_t size) { count++; return __libc_calloc(n, size); }
void *realloc(void *old, size_t size) { count++; return __libc_realloc(old, size); }
void *memalign(size_t align, size_t size) { count++; return __libc_memalign(align, size); }
void *aligned_alloc(size_t align, size_t size) { count++; return __libc_memalign(align, size); }
int posix_memalign(void **out, size_t align, size_t size) {
    count++;
    void *made = __libc_memalign(align, size);
    if (!made) return ENOMEM;
    *out = made;
    return 0;
}
