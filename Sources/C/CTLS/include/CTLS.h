#ifndef PORTICO_CTLS_H
#define PORTICO_CTLS_H
// What Network needs of OpenSSL's libssl, in calls without OpenSSL's own types. A session has no socket: its owner carries the bytes. A
// session belongs to one thread at a time. Every call leaves OpenSSL's queue of errors empty.
#include <stddef.h>
#include <stdint.h>

typedef struct portico_tls portico_tls;

/// How a session is set up. Texts and bytes are copied.
typedef struct {
    int is_server;
    /// Versions by their numbers on the wire; 0: the library's.
    int minimum_version, maximum_version;
    /// The name that a client asks for; null: none.
    const char *server_name;
    /// The protocols above TLS, each with its length before it.
    const uint8_t *protocols;
    size_t protocol_count;
    /// Whether a server asks for a client's certificate.
    int asks_for_certificate;
    /// A certificate (X509) and its key (EVP_PKEY); null: none.
    void *certificate, *key;
    /// The certificates (X509) between that one and an anchor.
    void *const *chain;
    size_t chain_count;
    /// A key that both ends know, and its name; null: none.
    const uint8_t *shared_key;
    size_t shared_key_count;
    const char *shared_key_name;
} portico_tls_setup;

/// A session; null where the setup can't be.
portico_tls *portico_tls_make(const portico_tls_setup *setup);
void portico_tls_free(portico_tls *session);

/// Takes bytes that came from the far end.
void portico_tls_feed(portico_tls *session, const void *bytes, size_t count);
/// Gives bytes for the far end; their number.
size_t portico_tls_drain(portico_tls *session, void *bytes, size_t count);

/// 1: done; 0: it waits for bytes; -1: it failed.
int portico_tls_handshake(portico_tls *session);
/// The number of plain bytes; 0: there are none yet; -1: it failed; -2: the far end has closed.
int portico_tls_read(portico_tls *session, void *bytes, size_t count);
/// 0, or -1 where it failed.
int portico_tls_write(portico_tls *session, const void *bytes, size_t count);
/// Says that nothing follows.
void portico_tls_close(portico_tls *session);

/// The far end's certificates, its own first, as DER: the length of one, which is written where there is room; 0: there is none.
size_t portico_tls_certificate(portico_tls *session, int place, uint8_t *bytes, size_t count);
/// The protocol above TLS that both ends speak; null: none.
const char *portico_tls_protocol(portico_tls *session);
/// The version and the suite, by their numbers on the wire.
int portico_tls_version(portico_tls *session);
int portico_tls_suite(portico_tls *session);

#endif
