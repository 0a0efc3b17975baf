import Foundation
import UIKit

/// Whether an app may have a person's contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    /// Nobody here may allow it. Never so.
    case restricted = 1
    case denied = 2
    case authorized = 3
    /// Some contacts. Never so.
    case limited = 4
}

extension NSNotification.Name {
    /// The device's contacts have changed: never, there are none.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// What a search for contacts asks for.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
    /// Which are found; nil: all.
    open var predicate: NSPredicate?
    /// Which parts are read.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Whether what is found can be changed.
    open var mutableObjects = false
    /// Whether linked contacts are one.
    open var unifyResults = true
    /// In which order they come.
    open var sortOrder = CNContactSortOrder.none
    /// A search for all.
    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }
}

/// What is changed together.
open class CNSaveRequest: NSObject, @unchecked Sendable {
    var count = 0
    public override init() { super.init() }
    /// Adds a contact.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { count += 1 }
    /// Changes a contact.
    open func update(_ contact: CNMutableContact) { count += 1 }
    /// Removes a contact.
    open func delete(_ contact: CNMutableContact) { count += 1 }
}

/// The device's contacts. It has none, and keeps none (DEV-1093); a person is asked all the same.
///
/// - From: the app
/// - To: `SystemPrivacy`
open class CNContactStore: NSObject, @unchecked Sendable {
    private static let privacy = SystemPrivacy(
        name: "contacts", purposeKey: "NSContactsUsageDescription", question: "Would Like to Access Your Contacts")

    /// The device's.
    public override init() { super.init() }

    /// What a person has said.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        switch privacy.answer {
        case nil: .notDetermined
        case SystemPrivacy.allowed?: .authorized
        default: .denied
        }
    }

    /// Asks, the first time. Info.plist has to say what for (`NSContactsUsageDescription`).
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Self.privacy.ask { answer in
            let isAllowed = answer == SystemPrivacy.allowed
            completionHandler(isAllowed, isAllowed ? nil : CNError(.authorizationDenied))
        }
    }

    /// As `requestAccess(for:completionHandler:)`; throws its error.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAccess(for: entityType) { isAllowed, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isAllowed) }
            }
        }
    }

    private func demand() throws {
        guard Self.authorizationStatus(for: .contacts) == .authorized else { throw CNError(.authorizationDenied) }
    }

    /// Goes through what a search finds: nothing. Throws where a person doesn't allow it.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { try demand() }

    /// What a predicate finds: nothing.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] {
        try demand()
        return []
    }

    /// One by its identifier: there is none.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        try demand()
        throw CNError(.recordDoesNotExist)
    }

    /// Would change contacts: there is nowhere to keep them.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        try demand()
        if saveRequest.count > 0 { throw CNError(.noAccessableWritableContainers) }
    }

    /// Where contacts are kept by default: nowhere.
    open func defaultContainerIdentifier() -> String { "" }
}

/// What a person has chosen for contacts.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let only = CNContactsUserDefaults()
    override init() { super.init() }
    /// The person's.
    open class func shared() -> Self { unsafeDowncast(only, to: self) }
    /// The device's country, of two letters.
    open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
    /// In which order contacts come.
    open var sortOrder: CNContactSortOrder { .givenName }
}
