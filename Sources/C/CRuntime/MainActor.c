#define _GNU_SOURCE
#include "CRuntime.h"
#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#define SWIFTCALL __attribute__((swiftcall))

struct executor {
    void *identity;
    uintptr_t implementation;
};

// Of the language's runtime: asked where code takes for granted that it runs on an executor, and the running task doesn't say so.
typedef SWIFTCALL void (*check_t)(void *identity, uintptr_t implementation);
extern SWIFTCALL void (*swift_task_checkIsolated_hook)(void *identity, uintptr_t implementation, check_t original)
    __attribute__((weak));
extern SWIFTCALL struct executor swift_task_getMainExecutor(void) __attribute__((weak));
extern char *swift_demangle(const char *name, size_t length, char *output, size_t *size, uint32_t flags)
    __attribute__((weak));

extern const char *dispatch_queue_get_label(void *queue) __attribute__((weak));

static int (*portico_forgives)(void);

int portico_is_main_thread(void) {
    static __thread int known __attribute__((tls_model("initial-exec")));
    if (!known) known = getpid() == syscall(SYS_gettid) ? 1 : -1;
    return known > 0;
}

static SWIFTCALL void check(void *identity, uintptr_t implementation, check_t original) {
    struct executor main = swift_task_getMainExecutor();
    if (identity == main.identity && implementation == main.implementation && !portico_is_main_thread() &&
        portico_forgives())
        return;
    original(identity, implementation);
}

void portico_watch_main_actor(int (*forgives)(void)) {
    if (&swift_task_checkIsolated_hook == 0 || swift_task_getMainExecutor == 0) return;
    portico_forgives = forgives;
    swift_task_checkIsolated_hook = check;
}

int portico_stack(void **addresses, int most) { return backtrace(addresses, most); }

struct portico_frame portico_frame_at(void *address) {
    Dl_info info = {0};
    // What is on the stack is where a call returns to, one instruction behind it.
    dladdr((char *)address - 1, &info);
    return (struct portico_frame){info.dli_sname, info.dli_saddr, info.dli_fname, info.dli_fbase};
}

char *portico_demangled(const char *symbol, size_t length) {
    return swift_demangle ? swift_demangle(symbol, length, 0, 0, 0) : 0;
}

const char *portico_queue_label(void) { return dispatch_queue_get_label ? dispatch_queue_get_label(0) : ""; }
