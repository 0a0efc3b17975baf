import Foundation

/// The way in which a table holds and compares what is in it.
public struct NSPointerFunctions {
    /// The way in which a table holds and compares its objects; the empty set is strong memory and equality by `isEqual(_:)`.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Keeps the objects alive: the default.
        public static let strongMemory: Options = []
        /// Doesn't keep the objects alive; one that has died is out of the table.
        public static let weakMemory = Options(rawValue: 5)
        /// Compares objects by their address, not by `isEqual(_:)`.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// Compares what is held by its address; all held are objects here.
        public static let opaquePersonality = Options(rawValue: 2 << 8)
        /// Asks for copies of what is put in. Without effect: the objects themselves are held.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// The options of an `NSHashTable`.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// The options of an `NSMapTable`, for its keys or its values.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// Holds one object of a table, weakly or not, and compares as the table does.
struct TableBox: Hashable {
    private let strong: AnyObject?
    private weak var weak: AnyObject?
    private let hash: Int
    private let comparesAddresses: Bool

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        strong = options.contains(.weakMemory) ? nil : object
        weak = options.contains(.weakMemory) ? object : nil
        comparesAddresses = options.contains(.objectPointerPersonality)
        hash =
            !comparesAddresses
            ? (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue : ObjectIdentifier(object).hashValue
    }

    var object: AnyObject? { strong ?? weak }

    static func == (a: TableBox, b: TableBox) -> Bool {
        guard let left = a.object, let right = b.object else { return false }
        if left === right { return true }
        return !a.comparesAddresses && (left as? NSObject)?.isEqual(right) ?? false
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A set of objects that may hold them weakly: one that has died is no member any more.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
    private var boxes: Set<TableBox> = []
    private let options: NSPointerFunctions.Options

    /// An empty table. The default options hold strongly and compare by `isEqual(_:)`; the capacity is a hint that has no effect.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

    /// A table that doesn't keep its members alive.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// Adds an object, unless one that is equal is a member; nil does nothing.
    open func add(_ object: ObjectType?) {
        guard let object else { return }
        dropDead()
        boxes.insert(box(object))
    }

    /// Takes out the member that is equal to the object; nil does nothing.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        boxes.remove(box(object))
        dropDead()
    }

    /// Takes all members out.
    open func removeAllObjects() { boxes.removeAll() }
    /// Whether a living member is equal to the object; false for nil.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// The living member that is equal to the object, or nil.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object, let index = boxes.firstIndex(of: box(object)) else { return nil }
        return boxes[index].object as? ObjectType
    }

    /// The members that live.
    open var allObjects: [ObjectType] { boxes.compactMap { $0.object as? ObjectType } }
    /// One of the living members, no matter which; nil in an empty table.
    open var anyObject: ObjectType? { allObjects.first }
    /// The number of members that live.
    open var count: Int { boxes.count { $0.object != nil } }
    /// The living members as a Swift set, which holds them strongly.
    open var setRepresentation: Set<AnyHashable> { Set(boxes.compactMap { $0.object as? NSObject }) }

    /// Goes through the members that live now, in no order; it holds them meanwhile.
    open func objectEnumerator() -> NSEnumerator { TableEnumerator(allObjects.map { $0 as AnyObject }) }

    /// Adds all living members of the other table.
    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { add($0) } }
    /// Takes out all that the other table has.
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { remove($0) } }
    /// Whether a living member is one of the other table, too; false for nil.
    open func intersects(_ other: NSHashTable<ObjectType>?) -> Bool {
        allObjects.contains { other?.contains($0) == true }
    }

    /// A table of its own with the same options and the same objects, which aren't copied.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSHashTable<ObjectType>(options: options)
        copy.boxes = boxes
        return copy
    }

    private func box(_ object: ObjectType) -> TableBox { TableBox(object as AnyObject, options) }
    private func dropDead() { boxes = boxes.filter { $0.object != nil } }
}

/// Goes through the objects that a table had.
final class TableEnumerator: NSEnumerator {
    private var objects: ArraySlice<AnyObject>

    init(_ objects: [AnyObject]) { self.objects = objects[...] }

    override func nextObject() -> Any? { objects.popFirst() }
}

/// The function that a cast from one table to another is lowered to: on iOS all tables are of one class.
public func _porticoTable<Table: AnyObject>(_ table: Any, to type: Table.Type) -> Table {
    Swift.unsafeBitCast(table as AnyObject, to: type)
}
