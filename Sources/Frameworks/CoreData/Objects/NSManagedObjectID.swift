import Foundation

/// What a store is called in the identifiers of its objects.
final class StoreTag: @unchecked Sendable {
    let identifier: String
    weak var store: NSPersistentStore?
    init(identifier: String) { self.identifier = identifier }
}

/// Names an object, in every context and in the store. Until the object is saved the name is a temporary one.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
    /// The object's entity.
    public let entity: NSEntityDescription
    let tag: StoreTag?
    /// The row; 0 of a temporary one.
    let key: Int64
    private let token: UUID?

    init(_ entity: NSEntityDescription, _ key: Int64, _ tag: StoreTag) {
        (self.entity, self.key, self.tag, token) = (entity, key, tag, nil)
    }

    init(temporaryFor entity: NSEntityDescription) {
        (self.entity, key, tag, token) = (entity, 0, nil, UUID())
    }

    /// Whether the object was never saved.
    open var isTemporaryID: Bool { token != nil }
    /// The store that has the object.
    open var persistentStore: NSPersistentStore? { tag?.store }

    /// The name as a URL, which stays the same as long as the store does.
    open func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        if let token { return URL(string: "x-coredata:///\(name)/t\(token.uuidString)")! }
        return URL(string: "x-coredata://\(tag?.identifier ?? "")/\(name)/p\(key)")!
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        if other === self { return true }
        if let token { return token == other.token }
        return other.key == key && other.token == nil && tag?.identifier == other.tag?.identifier
            && entity.root.name == other.entity.root.name
    }
    open override var hash: Int {
        token?.hashValue ?? Int(truncatingIfNeeded: key &* 0x9E37_79B9) ^ (tag?.identifier.hashValue ?? 0)
    }
    /// Itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }
    open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}
