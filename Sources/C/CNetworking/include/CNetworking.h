#ifndef PORTICO_CNETWORKING_H
#define PORTICO_CNETWORKING_H
// What the networking library needs of libcurl and of Foundation's class objects.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A connection whose bytes are the caller's. It belongs to one thread at a time.
typedef struct portico_stream portico_stream;

typedef struct {
    /// libcurl's code.
    int code;
    /// Whether the simulator's network is off.
    bool is_off;
} portico_stream_failure;

/// Nothing goes or comes at the moment.
enum { PORTICO_STREAM_WAITS = -2 };

/// Connects to the host of an address of HTTP, with TLS for HTTPS; null where that fails.
portico_stream *portico_stream_connect(const char *address, long milliseconds, portico_stream_failure *failure);
int portico_stream_descriptor(portico_stream *stream);
/// The number of bytes that went, which may be 0; -1 where the connection is lost.
ptrdiff_t portico_stream_send(portico_stream *stream, const void *bytes, size_t count);
/// The number of bytes that came; 0: nothing follows; PORTICO_STREAM_WAITS; -1 where the connection is lost.
ptrdiff_t portico_stream_receive(portico_stream *stream, void *bytes, size_t count);
void portico_stream_close(portico_stream *stream);

/// A descriptor that can be read from once somebody has woken it, until it is reset. `close` closes it.
int portico_wakener_make(void);
void portico_wakener_wake(int wakener);
void portico_wakener_reset(int wakener);

/// Puts this library's methods for WebSocket in the places of Foundation's in a table of `count` words: all of them, or none where the
/// table hasn't each.
///
/// - Returns: whether they were put there.
bool portico_replace_socket_methods(uintptr_t *table, size_t count);
/// Has `portico_note_task_start` called before a task of the class whose table of `count` words this is goes on.
///
/// - Returns: whether that could be done.
bool portico_watch_task_starts(uintptr_t *table, size_t count);
/// Allocates an object of a class of Swift; its stored properties are the caller's to initialise.
void *portico_allocate(void *type);
/// Cancels and resumes a task as tasks of other kinds are.
void portico_cancel_task(void *task);
void portico_resume_task(void *task);

#endif
