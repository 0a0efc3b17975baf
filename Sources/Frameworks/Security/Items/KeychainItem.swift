import CoreGraphics
import Foundation

/// Something that is kept in the keychain: its attributes, its data, and what makes it the same as another.
struct KeychainItem: Sendable, Equatable {
    let id: UUID
    let kind: String
    var attributes: [String: KeychainValue]
    var data: Data?

    /// What names an item among others of its class, with its group and whether it is synchronised.
    private static let keys: [String: [String]] = [
        kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService],
        kSecClassInternetPassword: [
            kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
            kSecAttrPort,
            kSecAttrPath,
        ],
        kSecClassCertificate: [kSecAttrCertificateType, kSecAttrIssuer, kSecAttrSerialNumber],
        kSecClassKey: [
            kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrCreator, kSecAttrKeyType,
            kSecAttrKeySizeInBits, kSecAttrEffectiveKeySize, "sdat", "edat",
        ],
    ]

    private static let common = [
        "pdmn", "accc", "agrp", "sync", "cdat", "mdat", "labl", "alis", "tkid", "vwht", "persistref", "musr", "tomb",
        "sha1",
    ]
    private static let further: [String: [String]] = [
        kSecClassGenericPassword: [
            "acct", "svce", "gena", "desc", "icmt", "crtr", "type", "scrp", "invi", "nega", "cusi", "prot",
        ],
        kSecClassInternetPassword: [
            "acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "desc", "icmt", "crtr", "type", "scrp", "invi",
            "nega",
            "cusi", "prot",
        ],
        kSecClassCertificate: ["ctyp", "cenc", "subj", "issr", "slnr", "skid", "pkhh"],
        kSecClassKey: [
            "kcls", "perm", "priv", "modi", "klbl", "atag", "crtr", "type", "bsiz", "esiz", "sdat", "edat", "sens",
            "asen",
            "extr", "next", "encr", "decr", "drve", "sign", "vrfy", "snrc", "vyrc", "wrap", "unwp",
        ],
    ]

    /// Whether items of a class have such an attribute.
    static func has(_ attribute: String, _ kind: String) -> Bool {
        if kind == kSecClassIdentity { return has(attribute, kSecClassKey) || has(attribute, kSecClassCertificate) }
        return common.contains(attribute) || further[kind]?.contains(attribute) == true
    }

    /// Attributes that an item without them is understood to have.
    static let defaults: [String: KeychainValue] = ["sync": .number(0)]

    var isPassword: Bool { kind == kSecClassGenericPassword || kind == kSecClassInternetPassword }

    /// What a password that doesn't say so has of the attributes that name it, as it is told to who asks for its attributes.
    var unset: [String: KeychainValue] {
        switch kind {
        case kSecClassGenericPassword: [kSecAttrAccount: .text(""), kSecAttrService: .text("")]
        case kSecClassInternetPassword:
            [
                kSecAttrAccount: .text(""), kSecAttrSecurityDomain: .text(""), kSecAttrServer: .text(""),
                kSecAttrPath: .text(""), kSecAttrPort: .number(0), kSecAttrProtocol: .number(0),
                kSecAttrAuthenticationType: .text(""),
            ]
        default: [:]
        }
    }

    func value(_ attribute: String) -> KeychainValue? { attributes[attribute] ?? Self.defaults[attribute] }

    func isSame(as other: KeychainItem) -> Bool {
        guard kind == other.kind else { return false }
        return ((Self.keys[kind] ?? []) + [kSecAttrAccessGroup, kSecAttrSynchronizable]).allSatisfy {
            // A missing text is an empty one.
            (value($0) ?? .text("")) == (other.value($0) ?? .text(""))
        }
    }

    var access: SecAccessControl? {
        guard case .data(let encoded)? = attributes[kSecAttrAccessControl] else { return nil }
        return SecAccessControl(encoded: encoded)
    }

    /// A reference that lasts: its class and its identifier.
    var reference: Data { Data(kind.utf8.prefix(4)) + withUnsafeBytes(of: id.uuid) { Data($0) } }

    static func id(of reference: Data) -> UUID? {
        guard reference.count == 20 else { return nil }
        let bytes = [UInt8](reference.suffix(16))
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9],
                bytes[10],
                bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }

    // MARK: As a property list

    var propertyList: [String: Any] {
        var all: [String: Any] = ["id": id.uuidString, "class": kind, "attributes": attributes.mapValues(\.value)]
        if let data { all["data"] = data }
        return all
    }

    init(_ kind: String, _ attributes: [String: KeychainValue], _ data: Data?) {
        (id, self.kind, self.attributes, self.data) = (UUID(), kind, attributes, data)
    }

    init?(propertyList: Any) {
        guard let all = propertyList as? [String: Any], let text = all["id"] as? String,
            let id = UUID(uuidString: text),
            let kind = all["class"] as? String, let values = all["attributes"] as? [String: Any]
        else { return nil }
        (self.id, self.kind, data) = (id, kind, all["data"] as? Data)
        var attributes: [String: KeychainValue] = [:]
        for (name, value) in values { attributes[name] = KeychainValue(value) }
        self.attributes = attributes
    }
}
