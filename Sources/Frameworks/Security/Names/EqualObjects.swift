import Foundation

// Objects of Core Foundation's can be compared, and be keys and values of dictionaries of anything hashable: `[String: AnyHashable]` is how
// queries of the keychain are often written. Those that are no certificates and no keys are equal to themselves alone (DEV-1269).

extension SecCertificate: Hashable {
    public static func == (one: SecCertificate, other: SecCertificate) -> Bool {
        one === other || SecCertificateCopyData(one) as Data == SecCertificateCopyData(other) as Data
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(SecCertificateCopyData(self) as Data) }
}

extension SecKey: Hashable {
    /// Keys of one class with the same public part are equal: a server's key is looked for among an app's own like that.
    public static func == (one: SecKey, other: SecKey) -> Bool {
        if one === other { return true }
        guard one.isPrivate == other.isPrivate, one.isRSA == other.isRSA else { return false }
        guard let bytes = one.bytes(isPrivate: false) else { return false }
        return bytes == other.bytes(isPrivate: false)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes(isPrivate: false)) }
}

extension SecIdentity: Hashable {
    public static func == (one: SecIdentity, other: SecIdentity) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SecTrust: Hashable {
    public static func == (one: SecTrust, other: SecTrust) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SecPolicy: Hashable {
    public static func == (one: SecPolicy, other: SecPolicy) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SecAccessControl: Hashable {
    public static func == (one: SecAccessControl, other: SecAccessControl) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
