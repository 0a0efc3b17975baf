#include "CCrypto.h"

#include <limits.h>
#include <openssl/err.h>
#include <openssl/pkcs12.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>
#include <stdlib.h>
#include <string.h>

void *portico_crypto_certificate_read(const uint8_t *bytes, size_t count) {
    const unsigned char *next = bytes;
    if (count > LONG_MAX) return NULL;
    X509 *certificate = d2i_X509(NULL, &next, (long)count);
    ERR_clear_error();
    if (certificate && next != bytes + count) {
        X509_free(certificate);
        return NULL;
    }
    return certificate;
}

void portico_crypto_certificate_free(void *certificate) { X509_free(certificate); }

static uint8_t *copy(const void *bytes, int length, size_t *count) {
    uint8_t *made = length > 0 ? malloc((size_t)length) : NULL;
    if (!made) return NULL;
    memcpy(made, bytes, (size_t)length);
    *count = (size_t)length;
    return made;
}

uint8_t *portico_crypto_certificate_write(void *certificate, size_t *count) {
    unsigned char *bytes = NULL;
    int length = i2d_X509(certificate, &bytes);
    uint8_t *made = copy(bytes, length, count);
    if (length > 0) OPENSSL_free(bytes);
    return made;
}

static uint8_t *text(const ASN1_STRING *value, size_t *count) {
    unsigned char *bytes = NULL;
    int length = value ? ASN1_STRING_to_UTF8(&bytes, value) : -1;
    uint8_t *made = copy(bytes, length, count);
    if (length >= 0) OPENSSL_free(bytes);
    return made;
}

static uint8_t *summary(X509 *certificate, size_t *count) {
    const int kinds[] = {NID_commonName, NID_organizationalUnitName, NID_organizationName};
    X509_NAME *name = X509_get_subject_name(certificate);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        int place = X509_NAME_get_index_by_NID(name, kinds[i], -1);
        if (place >= 0) return text(X509_NAME_ENTRY_get_data(X509_NAME_get_entry(name, place)), count);
    }
    return NULL;
}

static uint8_t *encoded(X509_NAME *name, size_t *count) {
    unsigned char *bytes = NULL;
    int length = i2d_X509_NAME(name, &bytes);
    uint8_t *made = copy(bytes, length, count);
    if (length > 0) OPENSSL_free(bytes);
    return made;
}

uint8_t *portico_crypto_certificate_part(void *certificate, int part, size_t *count) {
    uint8_t *made = NULL;
    if (part == 0) made = summary(certificate, count);
    if (part == 1) {
        const ASN1_INTEGER *number = X509_get0_serialNumber(certificate);
        made = copy(ASN1_STRING_get0_data(number), ASN1_STRING_length(number), count);
    }
    if (part == 2) made = encoded(X509_get_issuer_name(certificate), count);
    if (part == 3) made = encoded(X509_get_subject_name(certificate), count);
    if (part == 4) {
        STACK_OF(OPENSSL_STRING) *all = X509_get1_email(certificate);
        if (all && sk_OPENSSL_STRING_num(all) > 0) {
            const char *first = sk_OPENSSL_STRING_value(all, 0);
            made = copy(first, (int)strlen(first), count);
        }
        X509_email_free(all);
    }
    ERR_clear_error();
    return made;
}

int64_t portico_crypto_certificate_date(void *certificate, int part) {
    const ASN1_TIME *time = part == 0 ? X509_get0_notBefore(certificate) : X509_get0_notAfter(certificate);
    ASN1_TIME *start = ASN1_TIME_set(NULL, 0);
    int days = 0, seconds = 0;
    int ok = start && ASN1_TIME_diff(&days, &seconds, start, time);
    ASN1_TIME_free(start);
    ERR_clear_error();
    return ok ? (int64_t)days * 86400 + seconds : 0;
}

void *portico_crypto_certificate_key(void *certificate) {
    EVP_PKEY *key = X509_get_pubkey(certificate);
    ERR_clear_error();
    return key;
}

static int collect(STACK_OF(X509) *all, void ***found, size_t *found_count) {
    int number = all ? sk_X509_num(all) : 0;
    void **list = calloc((size_t)(number > 0 ? number : 1), sizeof(void *));
    if (!list) return 0;
    for (int i = 0; i < number; i++) {
        X509_up_ref(sk_X509_value(all, i));
        list[i] = sk_X509_value(all, i);
    }
    *found = list;
    *found_count = (size_t)number;
    return 1;
}

int portico_crypto_certificate_verify(
    void *const *chain, size_t chain_count, void *const *anchors, size_t anchor_count, int has_system_anchors, const char *host,
    int is_server, int64_t time, void ***found, size_t *found_count) {
    *found = NULL;
    *found_count = 0;
    X509_STORE *store = X509_STORE_new();
    X509_STORE_CTX *context = X509_STORE_CTX_new();
    STACK_OF(X509) *others = sk_X509_new_null();
    int error = X509_V_ERR_OUT_OF_MEM;
    if (!store || !context || !others || chain_count == 0) goto end;
    if (has_system_anchors) X509_STORE_set_default_paths(store);
    for (size_t i = 0; i < anchor_count; i++) X509_STORE_add_cert(store, anchors[i]);
    for (size_t i = 1; i < chain_count; i++) sk_X509_push(others, chain[i]);
    if (X509_STORE_CTX_init(context, store, chain[0], others) != 1) goto end;
    X509_VERIFY_PARAM *rules = X509_STORE_CTX_get0_param(context);
    // An anchor of one's own need not be the last of its chain.
    X509_VERIFY_PARAM_set_flags(rules, X509_V_FLAG_PARTIAL_CHAIN | X509_V_FLAG_TRUSTED_FIRST);
    X509_VERIFY_PARAM_set_time(rules, (time_t)time);
    if (is_server) X509_VERIFY_PARAM_set_purpose(rules, X509_PURPOSE_SSL_SERVER);
    if (host && !X509_VERIFY_PARAM_set1_ip_asc(rules, host) && !X509_VERIFY_PARAM_set1_host(rules, host, 0)) goto end;
    int ok = X509_verify_cert(context);
    error = ok == 1 ? X509_V_OK : X509_STORE_CTX_get_error(context);
    if (ok != 1 && error == X509_V_OK) error = X509_V_ERR_UNSPECIFIED;
    collect(X509_STORE_CTX_get0_chain(context), found, found_count);
end:
    sk_X509_free(others);
    X509_STORE_CTX_free(context);
    X509_STORE_free(store);
    ERR_clear_error();
    return error;
}

void portico_crypto_certificates_free(void **certificates) { free(certificates); }

const char *portico_crypto_verify_message(int error) { return X509_verify_cert_error_string(error); }

int portico_crypto_pkcs12_read(
    const uint8_t *bytes, size_t count, const char *password, void **key, void ***certificates, size_t *certificate_count) {
    const unsigned char *next = bytes;
    PKCS12 *file = count <= LONG_MAX ? d2i_PKCS12(NULL, &next, (long)count) : NULL;
    EVP_PKEY *secret = NULL;
    X509 *own = NULL;
    STACK_OF(X509) *others = NULL;
    int result = -1;
    if (file) {
        result = -2;
        if (PKCS12_verify_mac(file, password, -1) || (!*password && PKCS12_verify_mac(file, NULL, 0))) {
            result = -1;
            if (PKCS12_parse(file, password, &secret, &own, &others) == 1) {
                STACK_OF(X509) *all = sk_X509_new_null();
                if (own) sk_X509_push(all, own);
                for (int i = 0; others && i < sk_X509_num(others); i++) sk_X509_push(all, sk_X509_value(others, i));
                *key = secret;
                result = collect(all, certificates, certificate_count) ? 0 : -1;
                sk_X509_free(all);
            }
        }
    }
    X509_free(own);
    sk_X509_pop_free(others, X509_free);
    PKCS12_free(file);
    ERR_clear_error();
    return result;
}
