#define _GNU_SOURCE
#include "CStack.h"
#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <ucontext.h>

// Address space only: what is touched of it is memory.
static const size_t segment_bytes = 64u << 20;
/// Left untouched for calls that don't ask: the app's own, the compositor's, the C library's.
static const size_t reserve = 384u << 10;
/// Of a segment that is kept for the next call: a walk along the edge of a stack comes here once for each sibling.
static const size_t kept_bytes = 1u << 20;
static size_t most_stack = (size_t)1 << 30;

// Asked at every step down a tree: without a call to find it.
static __thread uintptr_t lowest __attribute__((tls_model("initial-exec")));
static __thread size_t given;
static __thread char *kept;
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// The address sanitizer is told which stack is used; there is none in an ordinary build.
void __sanitizer_start_switch_fiber(void **save, const void *bottom, size_t size) __attribute__((weak));
void __sanitizer_finish_switch_fiber(void *save, const void **bottom, size_t *size) __attribute__((weak));

static uintptr_t find_lowest(void) {
    pthread_attr_t attributes;
    void *address = 0;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 1;
    pthread_attr_getstack(&attributes, &address, &size);
    pthread_attr_destroy(&attributes);
    // An unlimited main stack ends where something else is mapped: as if it had the usual size.
    if (size > (size_t)1 << 30) address = (char *)address + size - ((size_t)8 << 20);
    uintptr_t spare = size / 4 < reserve ? size / 4 : reserve;
    return (uintptr_t)address + spare;
}

int portico_stack_is_low(void) {
    if (!lowest) lowest = find_lowest();
    return (uintptr_t)__builtin_frame_address(0) < lowest;
}

size_t portico_set_most_stack(size_t bytes) {
    size_t old = most_stack;
    most_stack = bytes;
    return old;
}

struct hop {
    void (*body)(void *);
    void *argument;
    ucontext_t home, there;
    char *segment;
    const void *home_bottom;
    size_t home_size;
};

static void begin(unsigned low, unsigned high) {
    struct hop *hop = (struct hop *)(((uintptr_t)high << 32) | low);
    if (__sanitizer_finish_switch_fiber) __sanitizer_finish_switch_fiber(0, &hop->home_bottom, &hop->home_size);
    hop->body(hop->argument);
    if (__sanitizer_start_switch_fiber) __sanitizer_start_switch_fiber(0, hop->home_bottom, hop->home_size);
    // The context goes on at `uc_link`.
}

static void free_kept(void *segment) { munmap(segment, segment_bytes); }
static void make_key(void) { pthread_key_create(&key, free_kept); }

static char *take_segment(void) {
    if (kept) {
        char *segment = kept;
        kept = 0;
        pthread_setspecific(key, 0);
        return segment;
    }
    char *segment =
        mmap(0, segment_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (segment == MAP_FAILED) return 0;
    mprotect(segment, 4096, PROT_NONE);
    return segment;
}

static void give_back(char *segment) {
    if (kept) {
        munmap(segment, segment_bytes);
        return;
    }
    madvise(segment + 4096, segment_bytes - kept_bytes - 4096, MADV_DONTNEED);
    kept = segment;
    pthread_once(&once, make_key);
    pthread_setspecific(key, segment);
}

int portico_call_on_more_stack(void (*body)(void *), void *argument) {
    if (given + segment_bytes > most_stack) return -1;
    struct hop hop = {.body = body, .argument = argument};
    hop.segment = take_segment();
    if (!hop.segment || getcontext(&hop.there) != 0) return -1;
    hop.there.uc_stack.ss_sp = hop.segment;
    hop.there.uc_stack.ss_size = segment_bytes;
    hop.there.uc_link = &hop.home;
    uintptr_t me = (uintptr_t)&hop;
    makecontext(&hop.there, (void (*)(void))begin, 2, (unsigned)me, (unsigned)(me >> 32));
    uintptr_t before = lowest;
    lowest = (uintptr_t)hop.segment + 4096 + reserve;
    given += segment_bytes;
    void *fake = 0;
    if (__sanitizer_start_switch_fiber) __sanitizer_start_switch_fiber(&fake, hop.segment, segment_bytes);
    swapcontext(&hop.home, &hop.there);
    if (__sanitizer_finish_switch_fiber) __sanitizer_finish_switch_fiber(fake, 0, 0);
    given -= segment_bytes;
    lowest = before;
    give_back(hop.segment);
    return 0;
}
