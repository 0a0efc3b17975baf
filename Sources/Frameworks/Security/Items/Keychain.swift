import CoreGraphics
import Foundation
import PorticoFoundation
import Synchronization

/// The app's keychain: items in memory, written to their file at each change before the change counts. Any thread.
///
/// - From: `SecItemAdd` and its kin
/// - To: `KeychainFile`
final class Keychain: Sendable {
    private let file: KeychainFile
    private let items: Mutex<[KeychainItem]?>
    /// The group of an app that names none: a team's prefix, which this device makes up, and the app's identifier.
    let group: String

    /// - Parameter home: the app's container.
    init(home: String, identifier: String) {
        file = KeychainFile(home: home)
        items = Mutex(nil)
        group = "PORTICO000." + identifier
    }

    private static let current = Mutex<Keychain?>(nil)

    /// The running app's.
    static var shared: Keychain {
        current.withLock { kept in
            if let kept { return kept }
            let made = Keychain(home: NSHomeDirectory(), identifier: Bundle.main.bundleIdentifier ?? "app")
            kept = made
            return made
        }
    }

    /// Another one, for a test.
    static func replace(_ keychain: Keychain?) { current.withLock { $0 = keychain } }

    private func work<Value>(
        _ body: (inout [KeychainItem]) throws(KeychainStatus) -> Value
    ) throws(KeychainStatus) -> Value {
        let answer: Result<Value, KeychainStatus> = items.withLock { kept in
            let before = kept ?? file.read()
            var after = before
            kept = before
            do throws(KeychainStatus) {
                let value = try body(&after)
                guard after != before else { return .success(value) }
                do throws(KeychainFile.Failure) {
                    try file.write(after)
                } catch {
                    if case .tooLarge = error { return .failure(KeychainStatus(errSecDataTooLarge)) }
                    return .failure(KeychainStatus(isFull(error) ? errSecDiskFull : errSecIO))
                }
                kept = after
                return .success(value)
            } catch {
                return .failure(error)
            }
        }
        return try answer.get()
    }

    private func isFull(_ failure: KeychainFile.Failure) -> Bool {
        guard case .unwritable(let error) = failure else { return false }
        let code = (error as NSError).code
        return (error as? CocoaError)?.code == .fileWriteOutOfSpace || code == Int(ENOSPC) || code == Int(EDQUOT)
    }

    // MARK: What calls do

    func add(_ query: KeychainQuery) throws(KeychainStatus) -> KeychainItem {
        var item = try item(query)
        let now = KeychainValue.date(Date())
        item.attributes[kSecAttrCreationDate] = now
        item.attributes[kSecAttrModificationDate] = now
        if item.attributes[kSecAttrAccessGroup] == nil { item.attributes[kSecAttrAccessGroup] = .text(group) }
        if item.attributes[kSecAttrAccessible] == nil {
            item.attributes[kSecAttrAccessible] = .text(item.access?.protection ?? kSecAttrAccessibleWhenUnlocked)
        }
        if item.attributes[kSecAttrSynchronizable] == nil { item.attributes[kSecAttrSynchronizable] = .number(0) }
        try checkProtection(item)
        let made = item
        return try work { (items) throws(KeychainStatus) in
            guard !items.contains(where: { $0.isSame(as: made) }) else { throw KeychainStatus(errSecDuplicateItem) }
            items.append(made)
            return made
        }
    }

    private func item(_ query: KeychainQuery) throws(KeychainStatus) -> KeychainItem {
        var attributes = query.attributes
        if attributes[kSecAttrSynchronizable] == .text("any") { throw KeychainStatus(errSecParam) }
        guard let object = query.object else {
            guard let kind = query.kind else { throw KeychainStatus(errSecParam) }
            guard kind == kSecClassGenericPassword || kind == kSecClassInternetPassword || query.data != nil else {
                throw KeychainStatus(errSecParam)
            }
            if kind == kSecClassCertificate, let data = query.data {
                guard let read = SecCertificate(data) else { throw KeychainStatus(errSecDecode) }
                attributes.merge(read.attributes) { own, _ in own }
            }
            return KeychainItem(kind, attributes, query.data)
        }
        switch object {
        case let key as SecKey:
            attributes.merge(key.itemAttributes) { own, _ in own }
            return KeychainItem(kSecClassKey, attributes, key.bytes(isPrivate: key.isPrivate))
        case let certificate as SecCertificate:
            attributes.merge(certificate.attributes) { own, _ in own }
            return KeychainItem(kSecClassCertificate, attributes, certificate.data)
        default: throw KeychainStatus(object is SecIdentity ? errSecUnimplemented : errSecInvalidItemRef)
        }
    }

    /// An item that only a device with a passcode keeps can't be kept here, where none is set.
    private func checkProtection(_ item: KeychainItem) throws(KeychainStatus) {
        let needsPasscode =
            item.attributes[kSecAttrAccessible] == .text(kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly)
            || item.access?.asksPerson == true
        if needsPasscode, !DeviceOwner.current.hasPasscode { throw KeychainStatus(errSecAuthFailed) }
    }

    func find(_ query: KeychainQuery) throws(KeychainStatus) -> [KeychainItem] {
        if query.kind == nil, query.ids == nil, query.object == nil { throw KeychainStatus(errSecParam) }
        let all = try work { (items) throws(KeychainStatus) in
            items.filter { query.matches($0) && self.isObject(query.object, $0) }
        }
        return all
    }

    private func isObject(_ object: AnyObject?, _ item: KeychainItem) -> Bool {
        switch object {
        case nil: true
        case let key as SecKey: item.kind == kSecClassKey && item.data == key.bytes(isPrivate: key.isPrivate)
        case let certificate as SecCertificate: item.kind == kSecClassCertificate && item.data == certificate.data
        default: false
        }
    }

    func update(_ query: KeychainQuery, _ change: KeychainQuery) throws(KeychainStatus) {
        let found = Set(try find(query).map(\.id))
        guard !found.isEmpty else { throw KeychainStatus(errSecItemNotFound) }
        guard change.kind == nil, !(change.attributes.isEmpty && change.data == nil) else {
            throw KeychainStatus(errSecParam)
        }
        if change.attributes[kSecAttrSynchronizable] == .text("any") { throw KeychainStatus(errSecParam) }
        try work { (items) throws(KeychainStatus) in
            for place in items.indices where found.contains(items[place].id) {
                var item = items[place]
                for (name, value) in change.attributes {
                    guard KeychainItem.has(name, item.kind) else { throw KeychainStatus(errSecNoSuchAttr) }
                    item.attributes[name] = value
                }
                if let data = change.data { item.data = data }
                item.attributes[kSecAttrModificationDate] = .date(Date())
                try self.checkProtection(item)
                let isTaken = items.contains { $0.id != item.id && $0.isSame(as: item) }
                guard !isTaken else { throw KeychainStatus(errSecDuplicateItem) }
                items[place] = item
            }
        }
    }

    func delete(_ query: KeychainQuery) throws(KeychainStatus) {
        let found = Set(try find(query).map(\.id))
        guard !found.isEmpty else { throw KeychainStatus(errSecItemNotFound) }
        try work { (items) throws(KeychainStatus) in items.removeAll { found.contains($0.id) } }
    }
}
