// OpenSSL deprecates these calls because they go around its providers; they alone keep a digest's state in a value of the caller's.
#define OPENSSL_SUPPRESS_DEPRECATED
#include "CCrypto.h"

#include <openssl/crypto.h>
#include <openssl/md4.h>
#include <openssl/md5.h>
#include <openssl/sha.h>
#include <string.h>

typedef char portico_states_fit
    [sizeof(SHA512_CTX) <= sizeof(portico_digest_state) && sizeof(SHA256_CTX) <= sizeof(portico_digest_state) ? 1 : -1];

int portico_crypto_state_begin(int hash, portico_digest_state *state) {
    memset(state, 0, sizeof *state);
    int ok = 0;
    switch (hash) {
    case 1: ok = SHA1_Init((SHA_CTX *)state); break;
    case 4: ok = MD4_Init((MD4_CTX *)state); break;
    case 5: ok = MD5_Init((MD5_CTX *)state); break;
    case 224: ok = SHA224_Init((SHA256_CTX *)state); break;
    case 256: ok = SHA256_Init((SHA256_CTX *)state); break;
    case 384: ok = SHA384_Init((SHA512_CTX *)state); break;
    case 512: ok = SHA512_Init((SHA512_CTX *)state); break;
    }
    return ok ? 0 : -1;
}

int portico_crypto_state_update(int hash, portico_digest_state *state, const void *bytes, size_t count) {
    int ok = 0;
    switch (hash) {
    case 1: ok = SHA1_Update((SHA_CTX *)state, bytes, count); break;
    case 4: ok = MD4_Update((MD4_CTX *)state, bytes, count); break;
    case 5: ok = MD5_Update((MD5_CTX *)state, bytes, count); break;
    case 224: ok = SHA224_Update((SHA256_CTX *)state, bytes, count); break;
    case 256: ok = SHA256_Update((SHA256_CTX *)state, bytes, count); break;
    case 384: ok = SHA384_Update((SHA512_CTX *)state, bytes, count); break;
    case 512: ok = SHA512_Update((SHA512_CTX *)state, bytes, count); break;
    }
    return ok ? 0 : -1;
}

int portico_crypto_state_finish(int hash, portico_digest_state *state, uint8_t *out) {
    switch (hash) {
    case 1: return SHA1_Final(out, (SHA_CTX *)state) ? 20 : -1;
    case 4: return MD4_Final(out, (MD4_CTX *)state) ? 16 : -1;
    case 5: return MD5_Final(out, (MD5_CTX *)state) ? 16 : -1;
    // A state that nobody began has no length: OpenSSL would write none.
    case 224: return SHA224_Final(out, (SHA256_CTX *)state) ? 28 : -1;
    case 256: return SHA256_Final(out, (SHA256_CTX *)state) ? 32 : -1;
    case 384: return SHA384_Final(out, (SHA512_CTX *)state) ? 48 : -1;
    case 512: return SHA512_Final(out, (SHA512_CTX *)state) ? 64 : -1;
    default: return -1;
    }
}

int portico_crypto_hmac_begin(int hash, portico_hmac_state *state, const void *key, size_t key_count) {
    uint8_t block[128] = {0}, pad[128];
    size_t size = hash == 384 || hash == 512 ? 128 : 64;
    state->hash = hash;
    if (key_count > size) {
        portico_digest_state digest;
        if (portico_crypto_state_begin(hash, &digest) || portico_crypto_state_update(hash, &digest, key, key_count)
            || portico_crypto_state_finish(hash, &digest, block) < 0)
            return -1;
    } else if (key_count > 0) {
        memcpy(block, key, key_count);
    }
    int failed = 0;
    for (size_t i = 0; i < size; i++) pad[i] = block[i] ^ 0x36;
    failed |= portico_crypto_state_begin(hash, &state->inner) || portico_crypto_state_update(hash, &state->inner, pad, size);
    for (size_t i = 0; i < size; i++) pad[i] = block[i] ^ 0x5c;
    failed |= portico_crypto_state_begin(hash, &state->outer) || portico_crypto_state_update(hash, &state->outer, pad, size);
    OPENSSL_cleanse(block, sizeof block);
    OPENSSL_cleanse(pad, sizeof pad);
    return failed ? -1 : 0;
}

int portico_crypto_hmac_update(portico_hmac_state *state, const void *bytes, size_t count) {
    return portico_crypto_state_update(state->hash, &state->inner, bytes, count);
}

int portico_crypto_hmac_finish(portico_hmac_state *state, uint8_t *out) {
    uint8_t digest[64];
    int length = portico_crypto_state_finish(state->hash, &state->inner, digest);
    if (length < 0 || portico_crypto_state_update(state->hash, &state->outer, digest, (size_t)length)) return -1;
    return portico_crypto_state_finish(state->hash, &state->outer, out);
}
