// What a test's process has before its first test, which may be one that never asks for the application. On iOS the app runs by then.

#include <stdlib.h>

// PorticoObjC's, where it is.
extern void portico_begin_test_process(void) __attribute__((weak));

__attribute__((constructor)) static void begin_test_process(void) {
    if (getenv("PORTICO_TEST_HOST") && portico_begin_test_process) portico_begin_test_process();
}
