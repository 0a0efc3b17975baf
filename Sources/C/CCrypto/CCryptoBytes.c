#include "CCrypto.h"

#include <limits.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>
#include <string.h>

#include "CCryptoParts.h"

const EVP_MD *portico_crypto_hash(int hash) {
    switch (hash) {
    case 1: return EVP_sha1();
    case 4: return EVP_md4();
    case 5: return EVP_md5();
    case 224: return EVP_sha224();
    case 256: return EVP_sha256();
    case 384: return EVP_sha384();
    case 512: return EVP_sha512();
    default: return NULL;
    }
}

int portico_crypto_random(void *bytes, size_t count) {
    uint8_t *next = bytes;
    while (count > 0) {
        int part = count > (1 << 20) ? 1 << 20 : (int)count;
        if (RAND_bytes(next, part) != 1) {
            ERR_clear_error();
            return -1;
        }
        next += part;
        count -= part;
    }
    return 0;
}

int portico_crypto_equal(const void *one, const void *other, size_t count) { return CRYPTO_memcmp(one, other, count) == 0; }

int portico_crypto_digest(int hash, const void *bytes, size_t count, uint8_t *digest) {
    const EVP_MD *method = portico_crypto_hash(hash);
    unsigned int length = 0;
    if (!method || EVP_Digest(bytes, count, digest, &length, method, NULL) != 1) {
        ERR_clear_error();
        return -1;
    }
    return (int)length;
}

int portico_crypto_hmac(int hash, const void *key, size_t key_count, const void *bytes, size_t count, uint8_t *mac) {
    const EVP_MD *method = portico_crypto_hash(hash);
    unsigned int length = 0;
    // A key of no bytes needs an address all the same: without one OpenSSL takes the last call's key.
    if (!method || key_count > INT_MAX || !HMAC(method, key_count ? key : "", (int)key_count, bytes, count, mac, &length)) {
        ERR_clear_error();
        return -1;
    }
    return (int)length;
}

int portico_crypto_pbkdf2(
    int hash, const char *password, size_t password_count, const uint8_t *salt, size_t salt_count, uint32_t rounds, uint8_t *key,
    size_t key_count) {
    const EVP_MD *method = portico_crypto_hash(hash);
    if (!method || rounds == 0 || rounds > INT_MAX || password_count > INT_MAX || salt_count > INT_MAX || key_count > INT_MAX)
        return -1;
    int ok = PKCS5_PBKDF2_HMAC(
        password ? password : "", (int)password_count, salt, (int)salt_count, (int)rounds, method, (int)key_count, key);
    ERR_clear_error();
    return ok == 1 ? 0 : -1;
}

void *portico_crypto_cipher_create(
    const char *name, int encrypts, int pads, const uint8_t *key, size_t key_count, const uint8_t *iv) {
    EVP_CIPHER *method = EVP_CIPHER_fetch(NULL, name, NULL);
    EVP_CIPHER_CTX *context = method ? EVP_CIPHER_CTX_new() : NULL;
    uint8_t none[EVP_MAX_IV_LENGTH] = {0};
    int ok = context && key_count <= INT_MAX && EVP_CipherInit_ex2(context, method, NULL, NULL, encrypts, NULL) == 1
        && (EVP_CIPHER_CTX_get_key_length(context) == (int)key_count
            || EVP_CIPHER_CTX_set_key_length(context, (int)key_count) == 1)
        && EVP_CipherInit_ex2(context, NULL, key, iv ? iv : none, encrypts, NULL) == 1
        && EVP_CIPHER_CTX_set_padding(context, pads) == 1;
    EVP_CIPHER_free(method);
    ERR_clear_error();
    if (ok) return context;
    EVP_CIPHER_CTX_free(context);
    return NULL;
}

long portico_crypto_cipher_update(void *cipher, const void *bytes, size_t count, uint8_t *out) {
    const uint8_t *next = bytes;
    long all = 0;
    while (count > 0) {
        int part = count > (1 << 30) ? 1 << 30 : (int)count;
        int made = 0;
        if (EVP_CipherUpdate(cipher, out + all, &made, next, part) != 1) {
            ERR_clear_error();
            return -1;
        }
        all += made;
        next += part;
        count -= part;
    }
    return all;
}

int portico_crypto_cipher_reset(void *cipher, const uint8_t *iv) {
    uint8_t none[EVP_MAX_IV_LENGTH] = {0};
    int ok = EVP_CipherInit_ex2(cipher, NULL, NULL, iv ? iv : none, -1, NULL);
    ERR_clear_error();
    return ok == 1 ? 0 : -1;
}

long portico_crypto_cipher_finish(void *cipher, uint8_t *out) {
    int made = 0;
    int ok = EVP_CipherFinal_ex(cipher, out, &made);
    ERR_clear_error();
    return ok == 1 ? made : -1;
}

void portico_crypto_cipher_free(void *cipher) { EVP_CIPHER_CTX_free(cipher); }

static EVP_CIPHER_CTX *gcm(
    const uint8_t *key, size_t key_count, const uint8_t *iv, size_t iv_count, const uint8_t *extra, size_t extra_count,
    int encrypts) {
    const EVP_CIPHER *method = key_count == 16 ? EVP_aes_128_gcm() : key_count == 32 ? EVP_aes_256_gcm() : NULL;
    EVP_CIPHER_CTX *context = method ? EVP_CIPHER_CTX_new() : NULL;
    int made = 0;
    if (context && extra_count <= INT_MAX && EVP_CipherInit_ex(context, method, NULL, NULL, NULL, encrypts) == 1
        && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_IVLEN, (int)iv_count, NULL) == 1
        && EVP_CipherInit_ex(context, NULL, NULL, key, iv, encrypts) == 1
        && (extra_count == 0 || EVP_CipherUpdate(context, NULL, &made, extra, (int)extra_count) == 1))
        return context;
    EVP_CIPHER_CTX_free(context);
    ERR_clear_error();
    return NULL;
}

int portico_crypto_gcm_seal(
    const uint8_t *key, size_t key_count, const uint8_t *iv, size_t iv_count, const uint8_t *extra, size_t extra_count,
    const uint8_t *text, size_t count, uint8_t *out) {
    EVP_CIPHER_CTX *context = gcm(key, key_count, iv, iv_count, extra, extra_count, 1);
    int made = 0;
    int ok = context && count <= INT_MAX && (count == 0 || EVP_CipherUpdate(context, out, &made, text, (int)count) == 1)
        && EVP_CipherFinal_ex(context, out + made, &made) == 1
        && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, 16, out + count) == 1;
    EVP_CIPHER_CTX_free(context);
    ERR_clear_error();
    return ok ? 0 : -1;
}

int portico_crypto_gcm_open(
    const uint8_t *key, size_t key_count, const uint8_t *iv, size_t iv_count, const uint8_t *extra, size_t extra_count,
    const uint8_t *sealed, size_t count, uint8_t *out) {
    if (count < 16 || count > INT_MAX) return -1;
    size_t text = count - 16;
    EVP_CIPHER_CTX *context = gcm(key, key_count, iv, iv_count, extra, extra_count, 0);
    int made = 0;
    int ok = context && (text == 0 || EVP_CipherUpdate(context, out, &made, sealed, (int)text) == 1)
        && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_TAG, 16, (void *)(sealed + text)) == 1
        && EVP_CipherFinal_ex(context, out + made, &made) == 1;
    EVP_CIPHER_CTX_free(context);
    ERR_clear_error();
    if (!ok) OPENSSL_cleanse(out, text);
    return ok ? 0 : -1;
}
