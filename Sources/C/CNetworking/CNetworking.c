#include "CNetworking.h"

extern void portico_begin_networking(void);

/// Swift has no code that runs when a library is loaded: Foundation must know of the addresses of files before the first task asks.
__attribute__((constructor)) static void begin_networking(void) { portico_begin_networking(); }
