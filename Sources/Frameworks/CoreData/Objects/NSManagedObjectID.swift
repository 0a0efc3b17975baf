import Foundation
import Synchronization

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
    /// The row; of a temporary one, how many were made before it.
    let key: Int64
    /// Where tables keep it: by the row and, of a lasting name, the table.
    let rowHash: Int
    private static let made = Atomic<Int64>(0)
    private static let process = UUID().uuidString

    init(_ entity: NSEntityDescription, _ key: Int64, _ tag: StoreTag) {
        (self.entity, self.key, self.tag) = (entity, key, tag)
        rowHash = Self.hash(key, entity.layout.tableHash)
    }

    init(temporaryFor entity: NSEntityDescription) {
        (self.entity, tag) = (entity, nil)
        key = Self.made.wrappingAdd(1, ordering: .relaxed).newValue
        rowHash = Self.hash(key, 0)
    }

    private static func hash(_ key: Int64, _ table: UInt64) -> Int {
        Int(truncatingIfNeeded: ((UInt64(bitPattern: key) ^ table) &* 0x9E37_79B9_7F4A_7C15) >> 20)
    }

    /// Whether the object was never saved.
    open var isTemporaryID: Bool { tag == nil }
    /// The store that has the object.
    open var persistentStore: NSPersistentStore? { tag?.store }

    /// The name as a URL, which stays the same as long as the store does.
    open func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        if tag == nil { return URL(string: "x-coredata:///\(name)/t\(Self.process)\(key)")! }
        return URL(string: "x-coredata://\(tag?.identifier ?? "")/\(name)/p\(key)")!
    }

    /// The text of `uriRepresentation()`. Where it is made of plain characters, as most are, no URL is parsed for it.
    package final var uriText: String {
        let (store, name) = (tag?.identifier ?? "", entity.name ?? "")
        guard tag != nil, Self.isPlain(store), Self.isPlain(name) else { return uriRepresentation().absoluteString }
        return "x-coredata://\(store)/\(name)/p\(key)"
    }

    /// Whether a URL has the text as it is.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return isSame(as: other)
    }

    final func isSame(as other: NSManagedObjectID) -> Bool {
        if other === self { return true }
        guard other.key == key else { return false }
        if tag === other.tag, tag == nil || entity === other.entity { return true }
        return tag != nil && other.tag != nil && tag?.identifier == other.tag?.identifier
            && entity.root.name == other.entity.root.name
    }
    open override var hash: Int { Int(truncatingIfNeeded: key &* 0x9E37_79B9) }
    /// Itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }
    open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}
