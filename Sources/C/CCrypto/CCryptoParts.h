#ifndef PORTICO_CCRYPTO_PARTS_H
#define PORTICO_CCRYPTO_PARTS_H
#include <openssl/evp.h>

/// The hash of a number (see `CCrypto.h`); null where there is none.
const EVP_MD *portico_crypto_hash(int hash);

#endif
