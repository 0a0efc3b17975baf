import PorticoFoundation

/// Why a call of the keychain failed.
struct KeychainStatus: Error {
    let status: OSStatus
    init(_ status: OSStatus) { self.status = status }
}
