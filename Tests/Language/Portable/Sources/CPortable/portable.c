#include "portable.h"

#ifdef __APPLE__
int portable_apple(void) { return 1; }
#else
int portable_linux(void) { return 2; }
#endif
