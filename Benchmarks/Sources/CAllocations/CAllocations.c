// The executable's own malloc family, in front of the C library's, so that every library of the process counts.
#include "CAllocations.h"
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

// The benchmarks' main thread is the one that is asked about; other threads' requests don't count.
static _Thread_local long count;
static atomic_long total;

long allocation_count(void) { return count; }
long allocation_count_of_all_threads(void) { return atomic_load_explicit(&total, memory_order_relaxed); }

static void note(void) {
    count++;
    atomic_fetch_add_explicit(&total, 1, memory_order_relaxed);
}

void *malloc(size_t size) { note(); return __libc_malloc(size); }
void *calloc(size_t n, size_t size) { note(); return __libc_calloc(n, size); }
void *realloc(void *old, size_t size) { note(); return __libc_realloc(old, size); }
void *memalign(size_t align, size_t size) { note(); return __libc_memalign(align, size); }
void *aligned_alloc(size_t align, size_t size) { note(); return __libc_memalign(align, size); }
int posix_memalign(void **out, size_t align, size_t size) {
    note();
    void *made = __libc_memalign(align, size);
    if (!made) return ENOMEM;
    *out = made;
    return 0;
}
