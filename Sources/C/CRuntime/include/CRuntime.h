#pragma once

#include <stddef.h>
#include <stdint.h>

/// Calls a Swift class's allocating initialiser that takes no argument.
///
/// Swift has no syntax for "make an instance of this class object" unless the initialiser is `required`, which Apple's
/// are not. The entry comes from the class's vtable; the class object travels in Swift's self register.
void *portico_call_init(void *entry, void *metadata);

/// The same for an initialiser with one pointer-sized argument (a class reference, or the address of an `Any`).
void *portico_call_init_with(void *entry, void *argument, void *metadata);

/// The same with four of them.
void *portico_call_init_with_four(void *entry, void *a, void *b, void *c, void *d, void *metadata);

/// The same with a rectangle: x, y, width, height.
void *portico_call_init_with_frame(void *entry, const double frame[4], void *metadata);

/// Replaces the function that ends an instance of the class `metadata` by one that calls `end`, and returns the old one.
///
/// The entry lies two words before a class object's address point. `end` must call the old function, once, by
/// `portico_call_destroyer`.
void *portico_hook_destroyer(void *metadata, void (*end)(void *object));

/// Ends `object` with the function that its class had.
void portico_call_destroyer(void *entry, void *object);

/// Keeps the compiler from moving memory accesses across it. No instruction.
static inline void portico_compiler_barrier(void) { __atomic_signal_fence(__ATOMIC_SEQ_CST); }

/// Allows `portico_barrier_in_all_threads`; other than 0 where the system doesn't have it.
int portico_prepare_barrier(void);

/// Returns once every running thread of the process has passed a full memory barrier.
void portico_barrier_in_all_threads(void);

/// The number of this thread, never 0.
uint32_t portico_thread_number(void);

/// Takes a lock whose word is 0 when it is free and its owner's thread number else, with the highest bit set while others may
/// wait for it. Returns 0; 1, without taking it, where this thread holds it.
int portico_lock(uint32_t *word);

/// Takes it if it is free; else 0 at once.
int portico_try_lock(uint32_t *word);

/// Gives it back and wakes one that waits; 1 where this thread doesn't hold it.
int portico_unlock(uint32_t *word);

/// Whether this thread holds it.
int portico_owns_lock(uint32_t *word);

/// What the main thread of a program with an asynchronous main function ends in. libdispatch's own one gives the main queue to
/// another thread; this one, which the loader finds first, runs the main run loop, so that the main actor stays on the main thread
/// as on iOS. Without Foundation it is libdispatch's.
void dispatch_main(void) __attribute__((noreturn));

/// By how much animations are slowed down, which a simulator's menu does on iOS: 1. Libraries look this name up in the running program.
float UIAnimationDragCoefficient(void);

/// A request that has ended. The texts last as long as the call.
struct portico_request {
    const char *method;
    const char *address;
    /// 0: there was no answer.
    long status;
    /// Bytes of bodies.
    int64_t sent, received;
    int64_t microseconds;
};
typedef void (*portico_request_listener)(const struct portico_request *);

/// Has `listener` called when a request of `URLSession` ends, on any thread; NULL: nobody. It is seen where Foundation gives it back to
/// libcurl, whose function of that name the loader finds here first.
void portico_watch_requests(portico_request_listener listener);

/// Whether this is the thread that the process began with.
int portico_is_main_thread(void);

/// Has `forgives` called on any other thread where code takes for granted that it is on the main actor, as `MainActor.assumeIsolated`
/// does. Other than 0 lets it go on; 0 ends the process, as without.
void portico_watch_main_actor(int (*forgives)(void));

/// Fills in the addresses that this thread's calls return to, the innermost first; returns how many.
int portico_stack(void **addresses, int most);

/// A call that hasn't returned yet. Names are the loader's and stay; each may be NULL.
struct portico_frame {
    const char *symbol;
    void *symbol_address;
    const char *image_path;
    void *image;
};

/// What is called there. The loader looks through all symbols of the image, which takes milliseconds in a large one.
struct portico_frame portico_frame_at(void *address);

/// What a Swift symbol stands for, to be freed; NULL for what is none.
char *portico_demangled(const char *symbol, size_t length);

/// The label of the dispatch queue that this thread works for; empty where it works for none.
const char *portico_queue_label(void);

/// How many seconds the process's time of day is ahead of the machine's, from here on. Its other clocks, and what waits, don't notice.
void portico_set_clock(double seconds);

/// What the process's network is like.
typedef enum {
    PORTICO_NETWORK_NORMAL,
    /// Nothing is reached, and what is connected is lost.
    PORTICO_NETWORK_OFF,
    PORTICO_NETWORK_SLOW,
    PORTICO_NETWORK_LOSSY,
} portico_network;

/// Sets it for `connect`, `getaddrinfo`, `send` and `recv`, from here on.
void portico_set_network(portico_network kind);

/// Other than 0 while nothing is reached.
int portico_network_is_off(void);

/// The binary property list of one of Foundation's objects, to be freed with free(); NULL where it is none, or there is no memory.
/// Foundation's PropertyListSerialization takes the same bytes out one by one: a second for a megabyte.
void *portico_copy_binary_property_list(const void *list, size_t *count);

// Swift's counting of references that don't keep an object, as the compiler calls it for `unowned`, and the question that `unowned` answers
// by ending the process.
extern void *swift_unownedRetain(void *object);
extern void swift_unownedRelease(void *object);
extern void *swift_tryRetain(void *object);

/// Keeps an object's memory, not the object, until `portico_release_unowned`.
static inline void portico_retain_unowned(void *object) { swift_unownedRetain(object); }
static inline void portico_release_unowned(void *object) { swift_unownedRelease(object); }

/// Retains an object whose memory is kept; NULL where its last owner has gone.
static inline void *portico_retain_if_alive(void *object) { return swift_tryRetain(object); }

/// The functions of a file: as Darwin's `funopen` takes them, each of which may be NULL.
typedef struct {
    int (*read)(void *cookie, char *bytes, int count);
    int (*write)(void *cookie, const char *bytes, int count);
    int64_t (*seek)(void *cookie, int64_t offset, int whence);
    int (*close)(void *cookie);
} portico_file_functions;

/// A `FILE *` over functions; NULL, with `errno`, where there is neither one to read nor one to write.
void *portico_open_functions(const void *cookie, portico_file_functions functions);
