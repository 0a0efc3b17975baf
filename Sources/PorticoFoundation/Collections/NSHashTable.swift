import Foundation

/// How a table holds and compares what is in it.
public struct NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options
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

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

    /// A table that doesn't keep its members alive.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    open func add(_ object: ObjectType?) {
        guard let object else { return }
        dropDead()
        boxes.insert(box(object))
    }

    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        boxes.remove(box(object))
        dropDead()
    }

    open func removeAllObjects() { boxes.removeAll() }
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object, let index = boxes.firstIndex(of: box(object)) else { return nil }
        return boxes[index].object as? ObjectType
    }

    /// The members that live.
    open var allObjects: [ObjectType] { boxes.compactMap { $0.object as? ObjectType } }
    open var anyObject: ObjectType? { allObjects.first }
    /// How many members live.
    open var count: Int { boxes.count { $0.object != nil } }
    open var setRepresentation: Set<AnyHashable> { Set(boxes.compactMap { $0.object as? NSObject }) }

    open func objectEnumerator() -> NSEnumerator { TableEnumerator(allObjects.map { $0 as AnyObject }) }

    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { add($0) } }
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { remove($0) } }
    open func intersects(_ other: NSHashTable<ObjectType>?) -> Bool {
        allObjects.contains { other?.contains($0) == true }
    }

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

/// What a cast from one table to another is lowered to: on iOS all tables are of one class.
public func _porticoTable<Table: AnyObject>(_ table: Any, to type: Table.Type) -> Table {
    Swift.unsafeBitCast(table as AnyObject, to: type)
}
