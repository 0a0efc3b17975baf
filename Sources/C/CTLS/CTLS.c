#include "CTLS.h"

#include <limits.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <stdlib.h>
#include <string.h>

struct portico_tls {
    SSL_CTX *context;
    SSL *session;
    // What came, and what is to go. The session owns both.
    BIO *input, *output;
    uint8_t *protocols, *shared_key;
    size_t protocol_count, shared_key_count;
    char *shared_key_name;
    char protocol[256];
};

static portico_tls *owner(SSL *session) { return SSL_get_app_data(session); }

static unsigned int give_client_key(
    SSL *session, const char *hint, char *name, unsigned int name_count, unsigned char *key, unsigned int key_count) {
    portico_tls *self = owner(session);
    (void)hint;
    if (self->shared_key_count > key_count || strlen(self->shared_key_name) + 1 > name_count) return 0;
    strcpy(name, self->shared_key_name);
    memcpy(key, self->shared_key, self->shared_key_count);
    return (unsigned int)self->shared_key_count;
}

static unsigned int give_server_key(SSL *session, const char *name, unsigned char *key, unsigned int key_count) {
    portico_tls *self = owner(session);
    if (!name || strcmp(name, self->shared_key_name) != 0 || self->shared_key_count > key_count) return 0;
    memcpy(key, self->shared_key, self->shared_key_count);
    return (unsigned int)self->shared_key_count;
}

// The first of the server's protocols that the client speaks. Without one the session goes on without a protocol.
static int choose_protocol(
    SSL *session, const unsigned char **out, unsigned char *out_count, const unsigned char *in, unsigned int in_count, void *unused) {
    portico_tls *self = owner(session);
    (void)unused;
    int result = SSL_select_next_proto(
        (unsigned char **)out, out_count, self->protocols, (unsigned int)self->protocol_count, in, in_count);
    return result == OPENSSL_NPN_NEGOTIATED ? SSL_TLSEXT_ERR_OK : SSL_TLSEXT_ERR_NOACK;
}

// The owner judges the chain once the handshake is over.
static int accept_chain(int is_good, X509_STORE_CTX *chain) {
    (void)is_good, (void)chain;
    return 1;
}

static int set_up(portico_tls *self, const portico_tls_setup *setup) {
    SSL_CTX *context = self->context;
    if (setup->minimum_version && SSL_CTX_set_min_proto_version(context, setup->minimum_version) != 1) return 0;
    if (setup->maximum_version && SSL_CTX_set_max_proto_version(context, setup->maximum_version) != 1) return 0;
    SSL_CTX_set_mode(context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
    if (setup->certificate
        && (SSL_CTX_use_certificate(context, setup->certificate) != 1 || SSL_CTX_use_PrivateKey(context, setup->key) != 1))
        return 0;
    for (size_t place = 0; place < setup->chain_count; place++)
        if (SSL_CTX_add1_chain_cert(context, setup->chain[place]) != 1) return 0;
    if (setup->protocol_count > 0) {
        self->protocols = malloc(setup->protocol_count);
        memcpy(self->protocols, setup->protocols, setup->protocol_count);
        self->protocol_count = setup->protocol_count;
        if (setup->is_server) SSL_CTX_set_alpn_select_cb(context, choose_protocol, NULL);
        else if (SSL_CTX_set_alpn_protos(context, self->protocols, (unsigned int)self->protocol_count) != 0) return 0;
    }
    if (setup->shared_key) {
        self->shared_key = malloc(setup->shared_key_count);
        memcpy(self->shared_key, setup->shared_key, setup->shared_key_count);
        self->shared_key_count = setup->shared_key_count;
        self->shared_key_name = strdup(setup->shared_key_name ? setup->shared_key_name : "");
        if (setup->is_server) SSL_CTX_set_psk_server_callback(context, give_server_key);
        else SSL_CTX_set_psk_client_callback(context, give_client_key);
        // Suites with such keys are beside the usual ones, and before TLS 1.3 alone.
        if (SSL_CTX_set_cipher_list(context, "PSK:DEFAULT") != 1) return 0;
        if (!setup->maximum_version && SSL_CTX_set_max_proto_version(context, TLS1_2_VERSION) != 1) return 0;
    }
    int asks = setup->is_server ? setup->asks_for_certificate : 1;
    int mode = !asks ? SSL_VERIFY_NONE
        : setup->is_server ? SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT : SSL_VERIFY_PEER;
    SSL_CTX_set_verify(context, mode, accept_chain);
    return 1;
}

portico_tls *portico_tls_make(const portico_tls_setup *setup) {
    portico_tls *self = calloc(1, sizeof *self);
    if (!self) return NULL;
    self->context = SSL_CTX_new(setup->is_server ? TLS_server_method() : TLS_client_method());
    int is_good = self->context && set_up(self, setup) && (self->session = SSL_new(self->context));
    if (is_good) {
        self->input = BIO_new(BIO_s_mem());
        self->output = BIO_new(BIO_s_mem());
        SSL_set_bio(self->session, self->input, self->output);
        SSL_set_app_data(self->session, self);
        if (setup->is_server) SSL_set_accept_state(self->session);
        else SSL_set_connect_state(self->session);
        if (setup->server_name && !setup->is_server) SSL_set_tlsext_host_name(self->session, setup->server_name);
    }
    ERR_clear_error();
    if (is_good) return self;
    portico_tls_free(self);
    return NULL;
}

void portico_tls_free(portico_tls *self) {
    if (!self) return;
    SSL_free(self->session);
    SSL_CTX_free(self->context);
    free(self->protocols);
    if (self->shared_key) OPENSSL_cleanse(self->shared_key, self->shared_key_count);
    free(self->shared_key);
    free(self->shared_key_name);
    free(self);
}

void portico_tls_feed(portico_tls *self, const void *bytes, size_t count) {
    size_t written;
    BIO_write_ex(self->input, bytes, count, &written);
}

size_t portico_tls_drain(portico_tls *self, void *bytes, size_t count) {
    size_t read = 0;
    if (BIO_read_ex(self->output, bytes, count, &read) != 1) read = 0;
    ERR_clear_error();
    return read;
}

// 0 where it only waits; -2 where the far end has closed; -1 else.
static int failure(portico_tls *self, int result) {
    int error = SSL_get_error(self->session, result);
    ERR_clear_error();
    if (error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE) return 0;
    return error == SSL_ERROR_ZERO_RETURN ? -2 : -1;
}

int portico_tls_handshake(portico_tls *self) {
    ERR_clear_error();
    int result = SSL_do_handshake(self->session);
    return result == 1 ? 1 : failure(self, result) == 0 ? 0 : -1;
}

int portico_tls_read(portico_tls *self, void *bytes, size_t count) {
    ERR_clear_error();
    int result = SSL_read(self->session, bytes, count > INT_MAX ? INT_MAX : (int)count);
    return result > 0 ? result : failure(self, result);
}

int portico_tls_write(portico_tls *self, const void *bytes, size_t count) {
    const uint8_t *next = bytes;
    while (count > 0) {
        ERR_clear_error();
        int result = SSL_write(self->session, next, count > INT_MAX ? INT_MAX : (int)count);
        // What goes out has room without end: a session that waits can't write.
        if (result <= 0) {
            ERR_clear_error();
            return -1;
        }
        next += result;
        count -= (size_t)result;
    }
    return 0;
}

void portico_tls_close(portico_tls *self) {
    SSL_shutdown(self->session);
    ERR_clear_error();
}

size_t portico_tls_certificate(portico_tls *self, int place, uint8_t *bytes, size_t count) {
    // A server's chain of its client hasn't got the client's own certificate in it.
    X509 *own = SSL_get0_peer_certificate(self->session);
    STACK_OF(X509) *chain = SSL_get_peer_cert_chain(self->session);
    X509 *found = own;
    if (place > 0) {
        int before = SSL_is_server(self->session) ? place - 1 : place;
        found = chain && before < sk_X509_num(chain) ? sk_X509_value(chain, before) : NULL;
    }
    int length = found ? i2d_X509(found, NULL) : 0;
    if (length > 0 && (size_t)length <= count) i2d_X509(found, &bytes);
    ERR_clear_error();
    return length > 0 ? (size_t)length : 0;
}

const char *portico_tls_protocol(portico_tls *self) {
    const unsigned char *name;
    unsigned int count;
    SSL_get0_alpn_selected(self->session, &name, &count);
    if (count == 0) return NULL;
    memcpy(self->protocol, name, count);
    self->protocol[count] = 0;
    return self->protocol;
}

int portico_tls_version(portico_tls *self) { return SSL_version(self->session); }

int portico_tls_suite(portico_tls *self) {
    const SSL_CIPHER *cipher = SSL_get_current_cipher(self->session);
    return cipher ? SSL_CIPHER_get_protocol_id(cipher) : 0;
}
