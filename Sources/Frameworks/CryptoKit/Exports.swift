// CryptoKit is swift-crypto here: the same API by the same authors, on BoringSSL. There is no secure enclave in it.
@_exported import Crypto
