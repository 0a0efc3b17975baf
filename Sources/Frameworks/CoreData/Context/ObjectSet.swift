/// Objects by identity, in the order in which they came.
///
/// A `Set` of objects asks each for its hash and whether it is equal, which classes may override, and walks through memory at random.
struct ObjectSet: Sequence, ExpressibleByArrayLiteral {
    private var places: [ObjectIdentifier: Int] = [:]
    /// With holes where objects were removed.
    private var list: [NSManagedObject?] = []

    init() {}
    init(arrayLiteral objects: NSManagedObject...) { for object in objects { insert(object) } }
    init(_ objects: some Sequence<NSManagedObject>) { for object in objects { insert(object) } }

    var count: Int { places.count }
    var isEmpty: Bool { places.isEmpty }
    func contains(_ object: NSManagedObject) -> Bool {
        places.isEmpty ? false : places[ObjectIdentifier(object)] != nil
    }

    /// Answers whether it wasn't there.
    @discardableResult
    mutating func insert(_ object: NSManagedObject) -> Bool {
        let next = list.count
        let place = places[ObjectIdentifier(object), default: next]
        guard place == next else { return false }
        places[ObjectIdentifier(object)] = next
        list.append(object)
        return true
    }

    @discardableResult
    mutating func remove(_ object: NSManagedObject) -> NSManagedObject? {
        guard !places.isEmpty, let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return nil }
        list[place] = nil
        if places.isEmpty {
            list = []
        } else if list.count > 32, places.count < list.count / 2 {
            self = ObjectSet(self)
        }
        return object
    }

    mutating func formUnion(_ others: ObjectSet) { for object in others { insert(object) } }
    func union(_ others: ObjectSet) -> ObjectSet {
        var all = self
        all.formUnion(others)
        return all
    }
    func subtracting(_ others: ObjectSet) -> ObjectSet {
        others.isEmpty || isEmpty ? self : ObjectSet(lazy.filter { !others.contains($0) })
    }

    /// The set that apps get.
    var set: Set<NSManagedObject> {
        var made = Set<NSManagedObject>(minimumCapacity: count)
        for object in self { made.insert(object) }
        return made
    }

    struct Iterator: IteratorProtocol {
        fileprivate var rest: IndexingIterator<[NSManagedObject?]>

        mutating func next() -> NSManagedObject? {
            while let place = rest.next() { if let object = place { return object } }
            return nil
        }
    }
    func makeIterator() -> Iterator { Iterator(rest: list.makeIterator()) }
    var underestimatedCount: Int { count }
}
