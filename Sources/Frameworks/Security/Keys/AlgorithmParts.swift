/// What the name of an algorithm says.
struct AlgorithmParts {
    var operation: SecKeyOperationType
    var isRSA: Bool
    /// `CCrypto`'s number of the hash; 0 for none.
    var hash: Int32 = 0
    /// `CCrypto`'s number of the padding.
    var padding: Int32 = 0
    var takesDigest = false
    /// Whether what is encrypted is a key for AES-GCM.
    var isSealed = false
    var derivesVector = false
    var derivesKey = false
    /// Two numbers one behind the other instead of X9.62's form.
    var isPlain = false

    init?(_ algorithm: SecKeyAlgorithm) {
        let parts = algorithm.rawValue.split(separator: ":").map(String.init)
        guard parts.count >= 3, parts[0] == "algid" else { return nil }
        let hashes: [String: Int32] = ["SHA1": 1, "SHA224": 224, "SHA256": 256, "SHA384": 384, "SHA512": 512]
        hash = parts.compactMap { hashes[$0] }.first ?? 0
        isSealed = parts.contains("AESGCM")
        derivesVector = parts.contains("KDFIV")
        derivesKey = parts.contains("KDFX963")
        isRSA = parts[2] == "RSA"
        switch (parts[1], parts[2]) {
        case ("keyexchange", _): operation = .keyExchange
        case ("encrypt", "RSA"):
            operation = .encrypt
            padding = parts[3] == "raw" ? 3 : parts[3] == "PKCS1" ? 1 : 4
        case ("encrypt", "ECIES"): operation = .encrypt
        case ("sign", _):
            operation = .sign
            let form = parts[3]
            takesDigest = !form.hasPrefix("message")
            isPlain = form == "RFC4754"
            if isRSA { padding = form == "raw" ? 3 : form.hasSuffix("PSS") ? 2 : 1 }
        default: return nil
        }
    }
}
