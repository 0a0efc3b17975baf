#pragma once

#include <stddef.h>

/// Whether this thread has used its stack up but for a rest that is enough for a few hundred calls.
int portico_stack_is_low(void);

/// Calls `body` on this thread, on further stack, and returns when it does; -1, without calling it, where the thread has got as much
/// stack as one may have, or there is no memory.
int portico_call_on_more_stack(void (*body)(void *argument), void *argument);

/// The bytes of further stack that a thread may have: tests make it smaller. Returns what it was.
size_t portico_set_most_stack(size_t bytes);
