#ifndef PORTICO_CCRYPTO_H
#define PORTICO_CCRYPTO_H
// What CommonCrypto and Security need of OpenSSL's libcrypto, in calls without macros and without OpenSSL's own types. Every function
// that can fail gives a number below 0, or null, where it does, and leaves OpenSSL's queue of errors empty.
#include <stddef.h>
#include <stdint.h>

// MARK: Bytes

/// Fills a buffer with random bytes; 0, or -1.
int portico_crypto_random(void *bytes, size_t count);
/// Whether two buffers are equal, in a time that doesn't depend on where they differ.
int portico_crypto_equal(const void *one, const void *other, size_t count);

// MARK: Digests. `hash` is the number of bits of SHA-2, 1 for SHA-1, and 2, 4, 5 for MD2, MD4 and MD5.

/// The digest of some bytes, into `digest`; its length, or -1 where there is no such hash.
int portico_crypto_digest(int hash, const void *bytes, size_t count, uint8_t *digest);
/// The state of a digest as a plain value, which may be copied and needs no end; large enough for every hash.
typedef struct {
    uint64_t words[27];
} portico_digest_state;
/// The states inside and outside of a keyed digest.
typedef struct {
    portico_digest_state inner, outer;
    int32_t hash;
} portico_hmac_state;
/// 0, or -1 where there is no such hash.
int portico_crypto_state_begin(int hash, portico_digest_state *state);
int portico_crypto_state_update(int hash, portico_digest_state *state, const void *bytes, size_t count);
/// Writes the digest; its length, or -1.
int portico_crypto_state_finish(int hash, portico_digest_state *state, uint8_t *out);
int portico_crypto_hmac_begin(int hash, portico_hmac_state *state, const void *key, size_t key_count);
int portico_crypto_hmac_update(portico_hmac_state *state, const void *bytes, size_t count);
int portico_crypto_hmac_finish(portico_hmac_state *state, uint8_t *out);

/// The HMAC of some bytes; its length, or -1.
int portico_crypto_hmac(int hash, const void *key, size_t key_count, const void *bytes, size_t count, uint8_t *mac);
/// PBKDF2 with HMAC; 0, or -1.
int portico_crypto_pbkdf2(
    int hash, const char *password, size_t password_count, const uint8_t *salt, size_t salt_count, uint32_t rounds, uint8_t *key,
    size_t key_count);

// MARK: Ciphers

/// A cipher by OpenSSL's name ("AES-128-CBC"), which pads as PKCS #7 says or not at all; null where libcrypto hasn't got it.
void *portico_crypto_cipher_create(
    const char *name, int encrypts, int pads, const uint8_t *key, size_t key_count, const uint8_t *iv);
/// Begins again with another initial vector; 0, or -1.
int portico_crypto_cipher_reset(void *cipher, const uint8_t *iv);
/// The last block; how many bytes, or -1 where what came isn't whole or isn't padded so.
long portico_crypto_cipher_finish(void *cipher, uint8_t *out);
/// As many bytes as it could work on; -1 where it failed. `out` has room for `count` and a block.
long portico_crypto_cipher_update(void *cipher, const void *bytes, size_t count, uint8_t *out);
void portico_crypto_cipher_free(void *cipher);

/// AES in Galois/Counter Mode, with a tag of 16 bytes behind the text; 0, or -1 where the tag is wrong.
int portico_crypto_gcm_seal(
    const uint8_t *key, size_t key_count, const uint8_t *iv, size_t iv_count, const uint8_t *extra, size_t extra_count,
    const uint8_t *text, size_t count, uint8_t *out);
int portico_crypto_gcm_open(
    const uint8_t *key, size_t key_count, const uint8_t *iv, size_t iv_count, const uint8_t *extra, size_t extra_count,
    const uint8_t *sealed, size_t count, uint8_t *out);

// MARK: Keys

/// A new private key on P-256, P-384 or P-521; null where there is no such curve.
void *portico_crypto_key_make_ec(int bits);
void *portico_crypto_key_make_rsa(int bits);
/// From the bytes of ANSI X9.63: 04, X, Y, and K for a private key.
void *portico_crypto_key_read_ec(const uint8_t *bytes, size_t count, int is_private);
/// From PKCS#1.
void *portico_crypto_key_read_rsa(const uint8_t *bytes, size_t count, int is_private);
void portico_crypto_key_free(void *key);
int portico_crypto_key_bits(void *key);
int portico_crypto_key_is_rsa(void *key);
/// The bytes in the same form, for the caller to free with `portico_crypto_bytes_free`; null where it hasn't got them.
uint8_t *portico_crypto_key_write(void *key, int is_private, size_t *count);
void portico_crypto_bytes_free(uint8_t *bytes, size_t count);

/// What is signed is the bytes, or with `is_digest` their digest. `padding`: 0 none (elliptic curves), 1 PKCS#1, 2 PSS, 3 raw.
uint8_t *portico_crypto_key_sign(
    void *key, int hash, int padding, int is_digest, const uint8_t *bytes, size_t byte_count, size_t *count);
/// 1: it is the signature of these bytes; 0: it isn't; -1: it can't be tried.
int portico_crypto_key_verify(
    void *key, int hash, int padding, int is_digest, const uint8_t *bytes, size_t byte_count, const uint8_t *signature,
    size_t signature_count);
/// RSA. `padding`: 1 PKCS#1, 3 raw, 4 OAEP with `hash`.
uint8_t *portico_crypto_key_encrypt(
    void *key, int hash, int padding, const uint8_t *bytes, size_t byte_count, size_t *count);
uint8_t *portico_crypto_key_decrypt(
    void *key, int hash, int padding, const uint8_t *bytes, size_t byte_count, size_t *count);
/// The secret that two keys of the same curve share.
uint8_t *portico_crypto_key_agree(void *key, void *other, size_t *count);

// MARK: Certificates

void *portico_crypto_certificate_read(const uint8_t *bytes, size_t count);
void portico_crypto_certificate_free(void *certificate);
/// Its bytes, DER; for the caller to free with `portico_crypto_bytes_free`.
uint8_t *portico_crypto_certificate_write(void *certificate, size_t *count);
/// 0 the subject's common name or what stands for it, 1 serial number, 2 issuer and 3 subject as DER, 4 the first mail address.
uint8_t *portico_crypto_certificate_part(void *certificate, int part, size_t *count);
/// Seconds since 1970 from which (0) or until which (1) it is good.
int64_t portico_crypto_certificate_date(void *certificate, int part);
void *portico_crypto_certificate_key(void *certificate);
/// Whether a chain, its own certificate first, leads to an anchor; 0, or OpenSSL's number of what is wrong. The chain that was found is
/// given by `found`, the number of certificates by `found_count`; the caller frees each, and the array.
int portico_crypto_certificate_verify(
    void *const *chain, size_t chain_count, void *const *anchors, size_t anchor_count, int has_system_anchors, const char *host,
    int is_server, int64_t time, void ***found, size_t *found_count);
void portico_crypto_certificates_free(void **certificates);
/// What OpenSSL says about such a number.
const char *portico_crypto_verify_message(int error);

/// Opens a file of PKCS#12: 0; -1: it isn't one; -2: the password is another. The first certificate belongs to the key.
int portico_crypto_pkcs12_read(
    const uint8_t *bytes, size_t count, const char *password, void **key, void ***certificates, size_t *certificate_count);

#endif
