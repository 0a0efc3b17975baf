import Foundation

/// The value of one property of one object.
///
/// Attributes' values are in the first six cases: the plain ones without a box, so that rows are read, compared and written without one.
enum Slot {
    case none
    /// As `NSNumber` to who asks.
    case int(Int64)
    /// As `NSNumber` to who asks.
    case real(Double)
    case number(NSNumber)
    case text(String)
    case date(Date)
    case value(KeptValue)
    /// The object at the other end, by name: it is made when it is asked for.
    case id(NSManagedObjectID)
    case object(NSManagedObject)
    case many(ToMany)
    /// In snapshots: those at the other end, by name.
    case ids([NSManagedObjectID])
    /// Many that nobody asked the store for yet.
    case unloaded

    /// An attribute's value as key-value coding gives it; nil for none, and for relationships.
    var attributeValue: Any? {
        switch self {
        case .int(let number): SmallNumbers.number(number)
        case .real(let number): NSNumber(value: number)
        case .number(let number): number
        case .text(let text): text
        case .date(let date): date
        case .value(let kept): kept.value
        default: nil
        }
    }

    /// A value without a form of its own.
    static func kept(_ value: Any) -> Slot { .value(KeptValue(value)) }

    /// Whether it is an attribute's value.
    var isAttributeValue: Bool {
        switch self {
        case .int, .real, .number, .text, .date, .value: true
        default: false
        }
    }
}

/// A value in a box. Without it each slot would be as long as the largest value, and copied and let go by what the value's type says.
final class KeptValue {
    let value: Any
    init(_ value: Any) { self.value = value }
}

/// The objects at the other end of a relationship to many. Copied before a change where somebody else holds it, too.
final class ToMany {
    private(set) var list: [NSManagedObject]
    private(set) var members: Set<NSManagedObject>
    let isOrdered: Bool
    private var made: AnyObject?
    /// An unordered one's list has holes only while it is made anew.
    private var listIsStale = false

    init(_ objects: [NSManagedObject], isOrdered: Bool) {
        self.isOrdered = isOrdered
        members = Set(objects)
        list = members.count == objects.count ? objects : NSOrderedSet(array: objects).array as! [NSManagedObject]
    }

    func copied() -> ToMany { ToMany(objects, isOrdered: isOrdered) }
    var objects: [NSManagedObject] {
        if listIsStale { (list, listIsStale) = (Array(members), false) }
        return list
    }

    /// What apps get: `NSSet` or `NSOrderedSet`.
    var collection: AnyObject {
        if let made { return made }
        let new: AnyObject = isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        made = new
        return new
    }

    func insert(_ object: NSManagedObject, at index: Int? = nil) {
        guard members.insert(object).inserted else { return }
        made = nil
        if isOrdered { list.insert(object, at: min(index ?? list.count, list.count)) } else { listIsStale = true }
    }
    func remove(_ object: NSManagedObject) {
        guard members.remove(object) != nil else { return }
        made = nil
        if isOrdered { list.removeAll { $0 === object } } else { listIsStale = true }
    }
    func reorder(_ objects: [NSManagedObject]) {
        (list, members, made, listIsStale) = (objects, Set(objects), nil, false)
    }
}

/// An object as the store had it. It never changes.
final class ObjectSnapshot: @unchecked Sendable {
    let slots: [Slot]
    /// Goes up with each save of the object.
    let version: Int64
    /// Whether it has those at the other end of a relationship to many, which objects ask for anew.
    let hasNames: Bool

    init(_ slots: [Slot], version: Int64) {
        (self.slots, self.version) = (slots, version)
        hasNames = slots.contains { slot in if case .ids = slot { true } else { false } }
    }

    /// Of a row, or of an object without relationships: it has no names of many.
    init(ofRow slots: [Slot], version: Int64) {
        (self.slots, self.version, hasNames) = (slots, version, false)
    }
}
