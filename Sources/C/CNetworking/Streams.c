#define _GNU_SOURCE
#include "CNetworking.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>

// curl.h's numbers, which are part of its binary interface.
enum {
    option_verify_peer = 64, option_tunnel = 61, option_no_signal = 99, option_connect_only = 141, option_connect_milliseconds = 156,
    option_alpn = 226, option_address = 10002, option_authorities = 10065,
    info_socket = 0x500000 + 44,
    again = 81, unsupported = 1,
};

// Of libcurl, which Foundation's networking has loaded.
static struct {
    void *(*init)(void);
    int (*set)(void *, int, ...);
    int (*perform)(void *);
    int (*ask)(void *, int, ...);
    int (*send)(void *, const void *, size_t, size_t *);
    int (*receive)(void *, void *, size_t, size_t *);
    void (*clean_up)(void *);
} curl;
static bool has_curl;
static pthread_once_t looked = PTHREAD_ONCE_INIT;

static void look_for_curl(void) {
    void *library = dlopen("libcurl.so.4", RTLD_LAZY | RTLD_NOLOAD);
    if (!library) return;
    *(void **)&curl.init = dlsym(library, "curl_easy_init");
    *(void **)&curl.set = dlsym(library, "curl_easy_setopt");
    *(void **)&curl.perform = dlsym(library, "curl_easy_perform");
    *(void **)&curl.ask = dlsym(library, "curl_easy_getinfo");
    *(void **)&curl.send = dlsym(library, "curl_easy_send");
    *(void **)&curl.receive = dlsym(library, "curl_easy_recv");
    *(void **)&curl.clean_up = dlsym(library, "curl_easy_cleanup");
    has_curl = curl.init && curl.set && curl.perform && curl.ask && curl.send && curl.receive && curl.clean_up;
}

// The simulator's network, where the library that has it is loaded.
__attribute__((weak)) extern int portico_network_is_off(void);

portico_stream *portico_stream_connect(const char *address, long milliseconds, portico_stream_failure *failure) {
    pthread_once(&looked, look_for_curl);
    void *transfer = has_curl ? curl.init() : NULL;
    failure->code = unsupported;
    failure->is_off = false;
    if (!transfer) return NULL;
    curl.set(transfer, option_address, address);
    curl.set(transfer, option_connect_only, 1L);
    curl.set(transfer, option_no_signal, 1L);
    curl.set(transfer, option_tunnel, 1L);
    // The server is asked for nothing but HTTP 1.1, which is what a handshake can be.
    curl.set(transfer, option_alpn, 0L);
    curl.set(transfer, option_connect_milliseconds, milliseconds);
    // Foundation reads the same.
    const char *authorities = getenv("URLSessionCertificateAuthorityInfoFile");
    if (authorities && strcmp(authorities, "INSECURE_SSL_NO_VERIFY") == 0) curl.set(transfer, option_verify_peer, 0L);
    else if (authorities) curl.set(transfer, option_authorities, authorities);
    failure->code = curl.perform(transfer);
    if (failure->code == 0) return (portico_stream *)transfer;
    failure->is_off = portico_network_is_off && portico_network_is_off();
    curl.clean_up(transfer);
    return NULL;
}

int portico_stream_descriptor(portico_stream *stream) {
    int descriptor = -1;
    curl.ask(stream, info_socket, &descriptor);
    return descriptor;
}

ptrdiff_t portico_stream_send(portico_stream *stream, const void *bytes, size_t count) {
    size_t sent = 0;
    int code = curl.send(stream, bytes, count, &sent);
    return code == 0 ? (ptrdiff_t)sent : code == again ? 0 : -1;
}

ptrdiff_t portico_stream_receive(portico_stream *stream, void *bytes, size_t count) {
    size_t received = 0;
    int code = curl.receive(stream, bytes, count, &received);
    return code == 0 ? (ptrdiff_t)received : code == again ? PORTICO_STREAM_WAITS : -1;
}

void portico_stream_close(portico_stream *stream) { curl.clean_up(stream); }

int portico_wakener_make(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }
void portico_wakener_wake(int wakener) { eventfd_write(wakener, 1); }
void portico_wakener_reset(int wakener) {
    eventfd_t count;
    eventfd_read(wakener, &count);
}
