// CryptoKit is swift-crypto here: the same API by the same authors, on BoringSSL. What it lacks of the secure enclave stands beside.
@_exported import Crypto
