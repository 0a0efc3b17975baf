#include "CTestResults.h"

#include <stdlib.h>

void portico_begin_test_results(const char *folder);

// Test programs don't know this library: the loader brings it, and it hears of their tests before the first begins. What they start is no
// part of the run.
__attribute__((constructor)) static void begin(void) {
    const char *folder = getenv("PORTICO_TEST_RESULTS");
    if (folder == NULL) return;
    portico_begin_test_results(folder);
    unsetenv("LD_PRELOAD");
}
