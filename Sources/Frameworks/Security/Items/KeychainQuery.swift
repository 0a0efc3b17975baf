import CoreGraphics
import Foundation
import PorticoFoundation

/// What a query asks for: which items, and what of them.
struct KeychainQuery {
    enum Interface {
        case allow, fail, skip
    }

    /// nil: by reference alone.
    private(set) var kind: String?
    private(set) var attributes: [String: KeychainValue] = [:]
    private(set) var data: Data?
    private(set) var object: AnyObject?
    private(set) var ids: Set<UUID>?
    private(set) var limit = 1
    private(set) var isAll = false
    private(set) var ignoresCase = false
    private(set) var subject: String?
    private(set) var interface = Interface.allow
    private(set) var wantsData = false, wantsAttributes = false, wantsObject = false, wantsReference = false

    init(_ values: CFDictionary) throws(KeychainStatus) {
        var named: [String: Any] = [:]
        for (key, value) in values {
            guard let name = key.base as? String else { throw KeychainStatus(errSecParam) }
            named[name] = value
        }
        if let value = named[kSecClass] {
            guard let text = value as? String, Self.kinds.contains(text) else {
                throw KeychainStatus(errSecNoSuchClass)
            }
            kind = text
        }
        for (name, value) in named where name != kSecClass { try read(name, value) }
    }

    private static let kinds = [
        kSecClassGenericPassword, kSecClassInternetPassword, kSecClassCertificate, kSecClassKey, kSecClassIdentity,
    ]

    private mutating func read(_ name: String, _ value: Any) throws(KeychainStatus) {
        switch name {
        case kSecReturnData: wantsData = isTrue(value)
        case kSecReturnAttributes: wantsAttributes = isTrue(value)
        case kSecReturnRef: wantsObject = isTrue(value)
        case kSecReturnPersistentRef: wantsReference = isTrue(value)
        case kSecMatchLimit:
            isAll = value as? String == kSecMatchLimitAll
            limit = isAll ? .max : Int(clamping: KeychainValue.number(value) ?? 1)
        case kSecMatchCaseInsensitive: ignoresCase = isTrue(value)
        case kSecMatchSubjectContains: subject = value as? String
        case kSecMatchItemList, kSecUseItemList:
            guard let list = value as? [Any] else { throw KeychainStatus(errSecParam) }
            ids = Set(list.compactMap { ($0 as? Data).flatMap { KeychainItem.id(of: $0) } })
        case kSecValuePersistentRef:
            guard let reference = value as? Data else { throw KeychainStatus(errSecParam) }
            // An unknown one is of no item.
            ids = KeychainItem.id(of: reference).map { [$0] } ?? []
        case kSecValueData:
            guard let bytes = value as? Data else { throw KeychainStatus(errSecParam) }
            data = bytes
        case kSecValueRef: object = value as AnyObject
        case kSecUseAuthenticationUI:
            let text = value as? String
            interface =
                text == kSecUseAuthenticationUIFail ? .fail : text == kSecUseAuthenticationUISkip ? .skip : .allow
        case kSecUseNoAuthenticationUI: if isTrue(value) { interface = .fail }
        case kSecAttrSynchronizable where value as? String == kSecAttrSynchronizableAny: attributes[name] = .text("any")
        case kSecUseAuthenticationContext, kSecUseOperationPrompt, kSecUseDataProtectionKeychain: break
        case kSecMatchPolicy, kSecMatchIssuers, kSecMatchEmailAddressIfPresent, kSecMatchTrustedOnly,
            kSecMatchValidOnDate,
            kSecMatchSearchList, "private", "public":
            break
        case let other where other.hasPrefix("m_") || other.hasPrefix("u_") || other.hasPrefix("r_"): break
        default: try readAttribute(name, value)
        }
    }

    private mutating func readAttribute(_ name: String, _ value: Any) throws(KeychainStatus) {
        if case Optional<Any>.none = value as Any? { return }
        if let kind, !KeychainItem.has(name, kind) { throw KeychainStatus(errSecNoSuchAttr) }
        guard let made = KeychainValue(value, of: name) else { throw KeychainStatus(errSecParam) }
        attributes[name] = made
    }

    private func isTrue(_ value: Any) -> Bool { KeychainValue.number(value) == 1 }

    /// Items of the class that were not asked to be synchronised, unless said otherwise.
    func matches(_ item: KeychainItem) -> Bool {
        if let ids, !ids.contains(item.id) { return false }
        if let kind, kind != item.kind { return false }
        if let subject, case .text(let label)? = item.attributes[kSecAttrLabel] {
            guard label.range(of: subject, options: ignoresCase ? .caseInsensitive : []) != nil else { return false }
        }
        if attributes[kSecAttrSynchronizable] == nil, ids == nil, item.value(kSecAttrSynchronizable) != .number(0) {
            return false
        }
        for (name, value) in attributes {
            if name == kSecAttrSynchronizable, value == .text("any") { continue }
            guard let own = item.value(name), own.equals(value, ignoringCase: ignoresCase) else { return false }
        }
        return true
    }
}
