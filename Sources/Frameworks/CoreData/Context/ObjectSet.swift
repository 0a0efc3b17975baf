/// Objects by identity, in the order in which they came.
///
/// A `Set` of objects asks each for its hash and whether it is equal, which classes may override, and walks through memory at random. A set of
/// a few is looked through; a larger one has a table of places, found by the object's address.
struct ObjectSet: Sequence, ExpressibleByArrayLiteral {
    /// With holes where objects were removed.
    private var list: [AnyObject] = []
    private(set) var count = 0
    /// Places in `list` plus one; 0 is free, and `removed` goes on. Its size is a power of two. Empty for a few objects.
    private var table: [Int32] = []
    private static let removed: Int32 = -1
    private static let few = 8
    /// Stands where an object was removed: optional objects would be asked, each, what they are.
    private static let hole = Hole()
    private final class Hole: Sendable {}

    init() {}
    init(arrayLiteral objects: NSManagedObject...) { for object in objects { insert(object) } }
    init(_ objects: some Sequence<NSManagedObject>) { for object in objects { insert(object) } }

    var isEmpty: Bool { count == 0 }
    func contains(_ object: NSManagedObject) -> Bool { count == 0 ? false : findPlace(of: object) != nil }

    /// Answers whether it wasn't there.
    @discardableResult
    mutating func insert(_ object: NSManagedObject) -> Bool {
        if table.isEmpty {
            for known in list where known === object { return false }
            list.append(object)
            count += 1
            if list.count > Self.few { makeTable() }
            return true
        }
        if (list.count + 1) * 2 > table.count { makeTable() }
        let mask = table.count - 1
        var slot = Self.hash(object) & mask
        while true {
            let place = table[slot]
            if place == 0 { break }
            if place != Self.removed, list[Int(place) - 1] === object { return false }
            slot = (slot + 1) & mask
        }
        list.append(object)
        count += 1
        table[slot] = Int32(truncatingIfNeeded: list.count)
        return true
    }

    @discardableResult
    mutating func remove(_ object: NSManagedObject) -> NSManagedObject? {
        guard count > 0, let (place, slot) = findPlace(of: object) else { return nil }
        list[place] = Self.hole
        if slot >= 0 { table[slot] = Self.removed }
        count -= 1
        if count == 0 {
            (list, table) = ([], [])
        } else if list.count > 32, count < list.count / 2 {
            self = ObjectSet(self)
        }
        return object
    }

    mutating func formUnion(_ others: ObjectSet) { for object in others { insert(object) } }
    func union(_ others: ObjectSet) -> ObjectSet {
        if isEmpty { return others }
        if others.isEmpty { return self }
        var all = self
        all.formUnion(others)
        return all
    }
    func subtracting(_ others: ObjectSet) -> ObjectSet {
        others.isEmpty || isEmpty ? self : ObjectSet(lazy.filter { !others.contains($0) })
    }

    // MARK: Places

    private static func hash(_ object: AnyObject) -> Int {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        return Int(truncatingIfNeeded: ((address >> 4) &* 0x9E37_79B9_7F4A_7C15) >> 20)
    }

    /// Where an object is in the list, and in the table, -1 where there is none.
    private func findPlace(of object: NSManagedObject) -> (place: Int, slot: Int)? {
        guard !table.isEmpty else { return list.firstIndex { $0 === object }.map { ($0, -1) } }
        let mask = table.count - 1
        var slot = Self.hash(object) & mask
        while true {
            let place = table[slot]
            if place == 0 { return nil }
            if place != Self.removed, list[Int(place) - 1] === object { return (Int(place) - 1, slot) }
            slot = (slot + 1) & mask
        }
    }

    private mutating func makeTable() {
        var size = 32
        while size < list.count * 4 { size *= 2 }
        table = Array(repeating: 0, count: size)
        let hole = Self.hole
        for (place, object) in list.enumerated() {
            guard object !== hole else { continue }
            var slot = Self.hash(object) & (size - 1)
            while table[slot] != 0 { slot = (slot + 1) & (size - 1) }
            table[slot] = Int32(truncatingIfNeeded: place + 1)
        }
    }

    // MARK: For others

    /// The set that apps get.
    var set: Set<NSManagedObject> {
        var made = Set<NSManagedObject>(minimumCapacity: count)
        for object in self { made.insert(object) }
        return made
    }
    /// The objects' names, as apps get them.
    var ids: Set<NSManagedObjectID> {
        var made = Set<NSManagedObjectID>(minimumCapacity: count)
        for object in self { made.insert(object.id) }
        return made
    }

    struct Iterator: IteratorProtocol {
        fileprivate let list: [AnyObject]
        fileprivate var place = 0
        /// Nil where there is none.
        fileprivate let hole: AnyObject?

        mutating func next() -> NSManagedObject? {
            while place < list.count {
                let object = list[place]
                place += 1
                if object !== hole { return unsafeDowncast(object, to: NSManagedObject.self) }
            }
            return nil
        }
    }
    func makeIterator() -> Iterator { Iterator(list: list, hole: list.count == count ? nil : Self.hole) }
    /// Whether the other has the same objects, in the same order.
    func isSame(as other: ObjectSet) -> Bool {
        guard count == other.count, list.count == count, other.list.count == count else { return false }
        return list.indices.allSatisfy { list[$0] === other.list[$0] }
    }
    var underestimatedCount: Int { count }
}
