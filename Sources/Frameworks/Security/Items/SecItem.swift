import CoreGraphics
import Foundation
import PorticoFoundation

/// Adds an item to the app's keychain. `result` gets what the attributes ask for (`kSecReturnData` and its kin).
///
/// - Returns: `errSecSuccess`; `errSecDuplicateItem` where one of the same class and primary attributes is there, `errSecParam` without a
///   class, `errSecNoSuchAttr` for an attribute that the class hasn't got, `errSecAuthFailed` for an item that needs a passcode where none
///   is set.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status { () throws(KeychainStatus) in
        let query = try KeychainQuery(attributes)
        let item = try Keychain.shared.add(query)
        result?.pointee = try KeychainAnswer(query: query).make([item])
    }
}

/// Finds items, one unless `kSecMatchLimit` says otherwise, and gives of them what the query asks for: data, attributes, objects, lasting
/// references; several of these as a dictionary, several items as an array.
///
/// - Returns: `errSecSuccess`; `errSecItemNotFound`; `errSecAuthFailed` or `errSecInteractionNotAllowed` where a person would have to be
///   asked and isn't.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status { () throws(KeychainStatus) in
        let query = try KeychainQuery(query)
        if query.kind == kSecClassIdentity {
            let answer = try IdentitySearch(query: query).find()
            result?.pointee = answer
            return
        }
        var found: [KeychainItem] = []
        for item in try Keychain.shared.find(query) where found.count < query.limit {
            if try isOpen(item, query) { found.append(item) }
        }
        guard !found.isEmpty else { throw KeychainStatus(errSecItemNotFound) }
        let answer = try KeychainAnswer(query: query).make(found)
        result?.pointee = answer
    }
}

/// Changes all items that a query finds; nothing is changed where one of them would become the same as another.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    status { () throws(KeychainStatus) in
        try Keychain.shared.update(KeychainQuery(query), KeychainQuery(attributesToUpdate))
    }
}

/// Removes all items that a query finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    status { () throws(KeychainStatus) in try Keychain.shared.delete(KeychainQuery(query)) }
}

private func status(_ body: () throws(KeychainStatus) -> Void) -> OSStatus {
    do throws(KeychainStatus) {
        try body()
        return errSecSuccess
    } catch {
        return error.status
    }
}

/// Whether an item may be read: one with access control only when the device's owner shows who they are.
private func isOpen(_ item: KeychainItem, _ query: KeychainQuery) throws(KeychainStatus) -> Bool {
    guard query.wantsData || query.wantsObject, let access = item.access, access.asksPerson else { return true }
    switch query.interface {
    case .skip: return false
    case .fail: throw KeychainStatus(errSecInteractionNotAllowed)
    case .allow:
        guard DeviceOwner.current.canShow(biometryOnly: access.needsBiometry) else {
            throw KeychainStatus(errSecAuthFailed)
        }
        return true
    }
}
