import CCrypto
import CoreGraphics
import Foundation
import PorticoFoundation

/// What a query gets of the items that were found.
struct KeychainAnswer {
    let query: KeychainQuery

    /// nil where nothing is asked for.
    func make(_ items: [KeychainItem]) throws(KeychainStatus) -> AnyObject? {
        guard query.wantsData || query.wantsAttributes || query.wantsObject || query.wantsReference else { return nil }
        var all: [Any] = []
        for item in items { all.append(try one(item)) }
        if query.limit > 1 { return all as NSArray }
        return all.first.map(Self.object)
    }

    private func one(_ item: KeychainItem) throws(KeychainStatus) -> Any {
        let count = [query.wantsData, query.wantsAttributes, query.wantsObject, query.wantsReference].filter { $0 }
            .count
        if count == 1 {
            if query.wantsData { return (item.data ?? Data()) as NSData }
            if query.wantsReference { return item.reference as NSData }
            if query.wantsObject { return try object(item) }
        }
        var all: [String: Any] = [:]
        if query.wantsAttributes { all = attributes(item) }
        if query.wantsData { all[kSecValueData] = item.data ?? Data() }
        if query.wantsReference { all[kSecValuePersistentRef] = item.reference }
        // A password has no object of its own.
        if query.wantsObject, !item.isPassword { all[kSecValueRef] = try object(item) }
        return all as NSDictionary
    }

    private func attributes(_ item: KeychainItem) -> [String: Any] {
        var all = item.attributes.merging(item.unset) { set, _ in set }.mapValues(\.value)
        if let access = item.access {
            all[kSecAttrAccessControl] = access
        } else if let protection = all[kSecAttrAccessible] as? String {
            all[kSecAttrAccessControl] = SecAccessControl(protection: protection, flags: [])
        }
        all[kSecClass] = item.kind
        return all
    }

    /// A key or a certificate; of a password there is only the reference that lasts.
    private func object(_ item: KeychainItem) throws(KeychainStatus) -> AnyObject {
        switch item.kind {
        case kSecClassCertificate:
            if let certificate = item.data.flatMap({ SecCertificate($0) }) { return certificate }
        case kSecClassKey:
            if let key = SecKey(item) { return key }
        default: return item.reference as NSData
        }
        throw KeychainStatus(errSecInvalidItemRef)
    }

    private static func object(_ value: Any) -> AnyObject { value as AnyObject }
}

extension SecKey {
    /// The key that an item keeps.
    convenience init?(_ item: KeychainItem) {
        guard let data = item.data, case .number(let type)? = item.attributes[kSecAttrKeyType],
            case .number(let kind)? = item.attributes[kSecAttrKeyClass]
        else { return nil }
        let bytes = [UInt8](data)
        let isPrivate = kind == 1
        let pointer =
            type == 42
            ? portico_crypto_key_read_rsa(bytes, bytes.count, isPrivate ? 1 : 0)
            : portico_crypto_key_read_ec(bytes, bytes.count, isPrivate ? 1 : 0)
        guard let pointer else { return nil }
        self.init(pointer, isPrivate: isPrivate)
    }

    /// What an item says of this key.
    var itemAttributes: [String: KeychainValue] {
        var all: [String: KeychainValue] = [
            kSecAttrKeyType: .number(isRSA ? 42 : 73), kSecAttrKeyClass: .number(isPrivate ? 1 : 0),
            kSecAttrKeySizeInBits: .number(Int64(bits)), kSecAttrEffectiveKeySize: .number(Int64(bits)),
            kSecAttrApplicationLabel: .data(label), kSecAttrIsPermanent: .number(1),
        ]
        for (name, can) in abilities { all[name] = .number(can ? 1 : 0) }
        return all
    }
}
