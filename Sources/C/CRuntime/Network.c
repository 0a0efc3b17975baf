// The network as a developer wants an app to find it. These functions stand in front of the system's in an app (libPortico.so is loaded
// first), and are the system's while nothing is set. Sockets of the machine itself (AF_UNIX) are no network; the loopback interface is: a
// developer's server runs there.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/socket.h>
#include <time.h>

#include "CRuntime.h"

static _Atomic int network = PORTICO_NETWORK_NORMAL;

// What a kind of network is like: seconds there and back, bytes a second down and up, and of a thousand parts how many are lost.
struct link {
    double delay, down, up;
    unsigned lost;
};

// Slow: 780 and 330 kilobits, a delay of 100 ms each way. Lossy: a megabit each way, 10 per cent.
static const struct link links[] = {
    [PORTICO_NETWORK_SLOW] = {0.2, 97500, 41250, 0},
    [PORTICO_NETWORK_LOSSY] = {0.2, 125000, 125000, 100},
};

// Descriptors from here on have no delay of their own.
enum { most = 4096 };
// Whether the last that happened on a descriptor was that something was sent.
static _Atomic unsigned char has_sent[most];

static const struct link *current(void) {
    int kind = atomic_load_explicit(&network, memory_order_relaxed);
    return kind == PORTICO_NETWORK_SLOW || kind == PORTICO_NETWORK_LOSSY ? &links[kind] : NULL;
}

int portico_network_is_off(void) { return atomic_load_explicit(&network, memory_order_relaxed) == PORTICO_NETWORK_OFF; }

static int is_inet(int descriptor) {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    if (getsockname(descriptor, (struct sockaddr *)&address, &length) != 0) return 0;
    return address.ss_family == AF_INET || address.ss_family == AF_INET6;
}

void portico_set_network(portico_network kind) {
    if (atomic_exchange(&network, (int)kind) == (int)kind || kind != PORTICO_NETWORK_OFF) return;
    // What is connected is lost.
    for (int descriptor = 3; descriptor < most; descriptor++) {
        struct sockaddr_storage peer;
        socklen_t length = sizeof peer;
        if (getpeername(descriptor, (struct sockaddr *)&peer, &length) == 0 && is_inet(descriptor))
            shutdown(descriptor, SHUT_RDWR);
    }
}

static void pass(double seconds) {
    if (seconds <= 0) return;
    int before = errno;
    struct timespec rest = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
    while (nanosleep(&rest, &rest) != 0 && errno == EINTR) {}
    errno = before;
}

// The same in every run: which parts are lost depends on how many there were.
static int is_lost(const struct link *link) {
    static _Atomic uint32_t state = 1;
    if (link->lost == 0) return 0;
    uint32_t old = atomic_load(&state), next;
    do next = old * 1664525u + 1013904223u;
    while (!atomic_compare_exchange_weak(&state, &old, next));
    return (next >> 8) % 1000 < link->lost;
}

// A lost part is sent again after a second.
static void carry(const struct link *link, ssize_t count, double rate) {
    if (count <= 0) return;
    pass((double)count / rate + (is_lost(link) ? 1 : 0));
}

// The function that this one stands in front of. Threads that ask at the same time find the same.
#define SYSTEM(name) \
    static _Atomic(void *) found; \
    void *place = atomic_load_explicit(&found, memory_order_relaxed); \
    if (!place) atomic_store_explicit(&found, place = dlsym(RTLD_NEXT, #name), memory_order_relaxed); \
    __typeof__(&name) original = (__typeof__(&name))place

int connect(int descriptor, __CONST_SOCKADDR_ARG address, socklen_t length) {
    SYSTEM(connect);
    if (atomic_load_explicit(&network, memory_order_relaxed) != PORTICO_NETWORK_NORMAL && length >= sizeof(sa_family_t) && address.__sockaddr__) {
        sa_family_t family = address.__sockaddr__->sa_family;
        if (family == AF_INET || family == AF_INET6) {
            if (portico_network_is_off()) {
                errno = ENETUNREACH;
                return -1;
            }
            const struct link *link = current();
            if (link) pass(link->delay);
            if (link && is_lost(link)) {
                errno = ETIMEDOUT;
                return -1;
            }
        }
    }
    return original(descriptor, address, length);
}

int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **result) {
    SYSTEM(getaddrinfo);
    int is_number = hints && hints->ai_flags & AI_NUMERICHOST;
    if (portico_network_is_off() && !is_number) return EAI_AGAIN;
    const struct link *link = current();
    if (link && !is_number) pass(link->delay + (is_lost(link) ? 1 : 0));
    return original(node, service, hints, result);
}

static int is_cut(int descriptor) {
    if (!portico_network_is_off() || !is_inet(descriptor)) return 0;
    errno = ECONNRESET;
    return 1;
}

ssize_t send(int descriptor, const void *bytes, size_t count, int flags) {
    SYSTEM(send);
    if (is_cut(descriptor)) return -1;
    ssize_t sent = original(descriptor, bytes, count, flags);
    const struct link *link = current();
    if (link && sent > 0 && is_inet(descriptor)) {
        carry(link, sent, link->up);
        if (descriptor < most) atomic_store(&has_sent[descriptor], 1);
    }
    return sent;
}

ssize_t recv(int descriptor, void *bytes, size_t count, int flags) {
    SYSTEM(recv);
    if (is_cut(descriptor)) return -1;
    ssize_t received = original(descriptor, bytes, count, flags);
    const struct link *link = current();
    if (link && received > 0 && !(flags & MSG_PEEK) && is_inet(descriptor)) {
        // An answer is as late as its way there and back.
        if (descriptor < most && atomic_exchange(&has_sent[descriptor], 0)) pass(link->delay);
        carry(link, received, link->down);
    }
    return received;
}
