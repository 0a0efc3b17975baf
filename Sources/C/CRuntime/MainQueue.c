#define _GNU_SOURCE
#include "CRuntime.h"
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

void dispatch_main(void) {
    void (*run)(void) = (void (*)(void))dlsym(RTLD_DEFAULT, "CFRunLoopRun");
    if (run && getpid() == syscall(SYS_gettid)) {
        // It returns when somebody stops it, which here is nobody's to do.
        for (;;) run();
    }
    void (*dispatchs)(void) = (void (*)(void))dlsym(RTLD_NEXT, "dispatch_main");
    if (dispatchs) dispatchs();
    abort();
}
