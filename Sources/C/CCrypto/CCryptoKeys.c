#include "CCrypto.h"

#include <limits.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>
#include <stdlib.h>
#include <string.h>

#include "CCryptoParts.h"

static const char *curve(int bits) {
    return bits == 256 ? "P-256" : bits == 384 ? "P-384" : bits == 521 ? "P-521" : NULL;
}

void *portico_crypto_key_make_ec(int bits) {
    EVP_PKEY *key = curve(bits) ? EVP_EC_gen(curve(bits)) : NULL;
    ERR_clear_error();
    return key;
}

void *portico_crypto_key_make_rsa(int bits) {
    EVP_PKEY *key = bits >= 512 && bits <= 8192 ? EVP_RSA_gen((unsigned int)bits) : NULL;
    ERR_clear_error();
    return key;
}

void *portico_crypto_key_read_ec(const uint8_t *bytes, size_t count, int is_private) {
    size_t parts = is_private ? 3 : 2;
    if (count < 1 || bytes[0] != 4 || (count - 1) % parts != 0) return NULL;
    size_t size = (count - 1) / parts;
    int bits = size == 32 ? 256 : size == 48 ? 384 : size == 66 ? 521 : 0;
    if (!bits) return NULL;
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    BIGNUM *secret = is_private ? BN_bin2bn(bytes + 1 + 2 * size, (int)size, NULL) : NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    OSSL_PARAM *values = NULL;
    EVP_PKEY *key = NULL;
    if (builder && context && (!is_private || secret)
        && OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, curve(bits), 0)
        && OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, bytes, 1 + 2 * size)
        && (!secret || OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, secret))
        && (values = OSSL_PARAM_BLD_to_param(builder)) && EVP_PKEY_fromdata_init(context) == 1
        && EVP_PKEY_fromdata(context, &key, is_private ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, values) == 1) {
        // A point beside the curve, or a secret that isn't the point's.
        EVP_PKEY_CTX *check = EVP_PKEY_CTX_new_from_pkey(NULL, key, NULL);
        int ok = check && (is_private ? EVP_PKEY_pairwise_check(check) : EVP_PKEY_public_check(check)) == 1;
        EVP_PKEY_CTX_free(check);
        if (!ok) {
            EVP_PKEY_free(key);
            key = NULL;
        }
    }
    OSSL_PARAM_free(values);
    OSSL_PARAM_BLD_free(builder);
    BN_clear_free(secret);
    EVP_PKEY_CTX_free(context);
    ERR_clear_error();
    return key;
}

void *portico_crypto_key_read_rsa(const uint8_t *bytes, size_t count, int is_private) {
    const unsigned char *next = bytes;
    if (count > LONG_MAX) return NULL;
    EVP_PKEY *key = is_private ? d2i_PrivateKey(EVP_PKEY_RSA, NULL, &next, (long)count)
                               : d2i_PublicKey(EVP_PKEY_RSA, NULL, &next, (long)count);
    if (!key && !is_private) {
        // The form that other programs write, with the algorithm's name around it.
        next = bytes;
        key = d2i_PUBKEY(NULL, &next, (long)count);
        if (key && EVP_PKEY_get_base_id(key) != EVP_PKEY_RSA) {
            EVP_PKEY_free(key);
            key = NULL;
        }
    }
    ERR_clear_error();
    return key;
}

void portico_crypto_key_free(void *key) { EVP_PKEY_free(key); }
int portico_crypto_key_bits(void *key) { return EVP_PKEY_get_bits(key); }
int portico_crypto_key_is_rsa(void *key) { return EVP_PKEY_get_base_id(key) == EVP_PKEY_RSA; }

static uint8_t *write_ec(EVP_PKEY *key, int is_private, size_t *count) {
    size_t size = ((size_t)EVP_PKEY_get_bits(key) + 7) / 8, length = 0;
    uint8_t *bytes = malloc(1 + 3 * size);
    BIGNUM *secret = NULL;
    int ok = bytes
        && EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_ENCODED_PUBLIC_KEY, bytes, 1 + 2 * size, &length) == 1
        && length == 1 + 2 * size && bytes[0] == 4
        && (!is_private
            || (EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &secret) == 1
                && BN_bn2binpad(secret, bytes + length, (int)size) == (int)size));
    BN_clear_free(secret);
    if (!ok) {
        free(bytes);
        return NULL;
    }
    *count = length + (is_private ? size : 0);
    return bytes;
}

uint8_t *portico_crypto_key_write(void *key, int is_private, size_t *count) {
    uint8_t *copy = NULL;
    if (!portico_crypto_key_is_rsa(key)) {
        // Keys of certificates may name their point in its short form.
        EVP_PKEY_set_utf8_string_param(key, OSSL_PKEY_PARAM_EC_POINT_CONVERSION_FORMAT, "uncompressed");
        copy = write_ec(key, is_private, count);
    } else {
        unsigned char *bytes = NULL;
        int length = is_private ? i2d_PrivateKey(key, &bytes) : i2d_PublicKey(key, &bytes);
        if (length > 0 && (copy = malloc((size_t)length))) {
            memcpy(copy, bytes, (size_t)length);
            *count = (size_t)length;
        }
        if (length > 0) OPENSSL_clear_free(bytes, (size_t)length);
    }
    ERR_clear_error();
    return copy;
}

void portico_crypto_bytes_free(uint8_t *bytes, size_t count) {
    if (bytes) OPENSSL_cleanse(bytes, count);
    free(bytes);
}

static int set_padding(EVP_PKEY_CTX *context, const EVP_MD *method, int padding) {
    switch (padding) {
    case 0: return 1;
    case 1: return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) == 1;
    case 2:
        return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) == 1
            && EVP_PKEY_CTX_set_rsa_pss_saltlen(context, RSA_PSS_SALTLEN_DIGEST) == 1;
    case 3: return EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) == 1;
    case 4:
        return method && EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_OAEP_PADDING) == 1
            && EVP_PKEY_CTX_set_rsa_oaep_md(context, method) == 1 && EVP_PKEY_CTX_set_rsa_mgf1_md(context, method) == 1;
    default: return 0;
    }
}

/// The digest that is signed: the bytes, or what they come to.
static const uint8_t *digest(
    const EVP_MD *method, int is_digest, const uint8_t *bytes, size_t *count, uint8_t room[EVP_MAX_MD_SIZE]) {
    if (is_digest || !method) return bytes;
    unsigned int length = 0;
    if (EVP_Digest(bytes, *count, room, &length, method, NULL) != 1) return NULL;
    *count = length;
    return room;
}

// Ends a context and hands over what was made with it; NULL where that failed.
static uint8_t *finish_bytes(EVP_PKEY_CTX *context, int ok, uint8_t *made, size_t length, size_t *count) {
    EVP_PKEY_CTX_free(context);
    ERR_clear_error();
    if (!ok) {
        free(made);
        return NULL;
    }
    *count = length;
    return made;
}

uint8_t *portico_crypto_key_sign(
    void *key, int hash, int padding, int is_digest, const uint8_t *bytes, size_t byte_count, size_t *count) {
    const EVP_MD *method = portico_crypto_hash(hash);
    uint8_t room[EVP_MAX_MD_SIZE], *made = NULL;
    const uint8_t *text = digest(method, is_digest, bytes, &byte_count, room);
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(key, NULL);
    size_t length = 0;
    int ok = text && context && EVP_PKEY_sign_init(context) == 1 && set_padding(context, method, padding)
        && (!method || EVP_PKEY_CTX_set_signature_md(context, method) == 1)
        && EVP_PKEY_sign(context, NULL, &length, text, byte_count) == 1 && (made = malloc(length))
        && EVP_PKEY_sign(context, made, &length, text, byte_count) == 1;
    return finish_bytes(context, ok, made, length, count);
}

int portico_crypto_key_verify(
    void *key, int hash, int padding, int is_digest, const uint8_t *bytes, size_t byte_count, const uint8_t *signature,
    size_t signature_count) {
    const EVP_MD *method = portico_crypto_hash(hash);
    uint8_t room[EVP_MAX_MD_SIZE];
    const uint8_t *text = digest(method, is_digest, bytes, &byte_count, room);
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(key, NULL);
    int result = -1;
    if (text && context && EVP_PKEY_verify_init(context) == 1 && set_padding(context, method, padding)
        && (!method || EVP_PKEY_CTX_set_signature_md(context, method) == 1))
        result = EVP_PKEY_verify(context, signature, signature_count, text, byte_count) == 1;
    EVP_PKEY_CTX_free(context);
    ERR_clear_error();
    return result;
}

static uint8_t *transform(
    void *key, int hash, int padding, const uint8_t *bytes, size_t byte_count, size_t *count, int (*begin)(EVP_PKEY_CTX *),
    int (*run)(EVP_PKEY_CTX *, unsigned char *, size_t *, const unsigned char *, size_t)) {
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(key, NULL);
    uint8_t *made = NULL;
    size_t length = 0, room = 0;
    int ok = context && begin(context) == 1 && set_padding(context, portico_crypto_hash(hash), padding)
        && run(context, NULL, &room, bytes, byte_count) == 1 && (made = malloc(room)) && (length = room)
        && run(context, made, &length, bytes, byte_count) == 1;
    EVP_PKEY_CTX_free(context);
    ERR_clear_error();
    if (!ok) {
        portico_crypto_bytes_free(made, room);
        return NULL;
    }
    *count = length;
    return made;
}

uint8_t *portico_crypto_key_encrypt(
    void *key, int hash, int padding, const uint8_t *bytes, size_t byte_count, size_t *count) {
    return transform(key, hash, padding, bytes, byte_count, count, EVP_PKEY_encrypt_init, EVP_PKEY_encrypt);
}

uint8_t *portico_crypto_key_decrypt(
    void *key, int hash, int padding, const uint8_t *bytes, size_t byte_count, size_t *count) {
    return transform(key, hash, padding, bytes, byte_count, count, EVP_PKEY_decrypt_init, EVP_PKEY_decrypt);
}

uint8_t *portico_crypto_key_agree(void *key, void *other, size_t *count) {
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(key, NULL);
    uint8_t *made = NULL;
    size_t length = 0;
    int ok = context && EVP_PKEY_derive_init(context) == 1 && EVP_PKEY_derive_set_peer(context, other) == 1
        && EVP_PKEY_derive(context, NULL, &length) == 1 && (made = malloc(length))
        && EVP_PKEY_derive(context, made, &length) == 1;
    return finish_bytes(context, ok, made, length, count);
}
