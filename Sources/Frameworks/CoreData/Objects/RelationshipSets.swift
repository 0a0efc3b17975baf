import Foundation

/// A set that stands for a relationship: it holds nothing itself.
final class RelationshipSet: NSMutableSet {
    private let object: NSManagedObject
    private let key: String

    init(_ object: NSManagedObject, _ key: String) {
        (self.object, self.key) = (object, key)
        super.init(capacity: 0)
    }
    private static let misuse = "made by mutableSetValue(forKey:) only"
    required init(capacity numItems: Int) { fatalError(Self.misuse) }
    required override init(objects: UnsafePointer<AnyObject>!, count cnt: Int) { fatalError(Self.misuse) }
    required init?(coder aDecoder: NSCoder) { nil }

    private var many: ToMany? { object.layout.index[key].map { object.toMany($0) } }
    private var objects: [NSManagedObject] { many?.objects ?? [] }

    override var count: Int { many?.members.count ?? 0 }
    override func member(_ object: Any) -> Any? {
        (object as? NSManagedObject).flatMap { many?.members.contains($0) == true ? $0 : nil }
    }
    override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
    override func add(_ object: Any) { (object as? NSManagedObject).map { self.object.add($0, to: key) } }
    override func remove(_ object: Any) { (object as? NSManagedObject).map { self.object.remove($0, from: key) } }
    override func removeAllObjects() { for other in objects { object.remove(other, from: key) } }
    override var allObjects: [Any] { objects }
}

/// An ordered set that stands for an ordered relationship: what is done to it is done to the object.
final class RelationshipOrderedSet: NSMutableOrderedSet {
    private let object: NSManagedObject
    private let key: String

    init(_ object: NSManagedObject, _ key: String) {
        (self.object, self.key) = (object, key)
        super.init(capacity: 0)
    }
    private static let misuse = "made by mutableOrderedSetValue(forKey:) only"
    required override init(capacity numItems: Int) { fatalError(Self.misuse) }
    required override init(objects: UnsafePointer<AnyObject>!, count cnt: Int) { fatalError(Self.misuse) }
    required convenience init(arrayLiteral elements: Any...) { fatalError(Self.misuse) }
    required init?(coder aDecoder: NSCoder) { nil }

    private var objects: [NSManagedObject] { object.layout.index[key].map { object.toMany($0).objects } ?? [] }
    private func put(_ objects: [NSManagedObject]) { object.setValue(NSOrderedSet(array: objects), forKey: key) }

    override var count: Int { objects.count }
    override func object(at idx: Int) -> Any { objects[idx] }
    override func index(of object: Any) -> Int {
        (object as? NSManagedObject).flatMap { objects.firstIndex(of: $0) } ?? NSNotFound
    }
    override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
    override func insert(_ object: Any, at idx: Int) {
        (object as? NSManagedObject).map { self.object.add($0, to: key, at: idx) }
    }
    override func removeObject(at idx: Int) { object.remove(objects[idx], from: key) }
    override func replaceObject(at idx: Int, with obj: Any) {
        guard let new = obj as? NSManagedObject else { return }
        var all = objects
        all[idx] = new
        put(all)
    }
    override func add(_ object: Any) { insert(object, at: count) }
    override func remove(_ object: Any) { (object as? NSManagedObject).map { self.object.remove($0, from: key) } }
    override func removeAllObjects() { put([]) }

    // Foundation's own of these go to its storage, which is empty here.

    private func change(_ change: (inout [NSManagedObject]) -> Void) {
        var all = objects
        change(&all)
        put(all)
    }

    private func managed(_ objects: [Any]) -> [NSManagedObject] { objects.compactMap { $0 as? NSManagedObject } }

    override func addObjects(from array: [Any]) { for object in array { add(object) } }
    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) { change { $0.swapAt(idx1, idx2) } }
    override func moveObjects(at indexes: IndexSet, to idx: Int) {
        change { all in
            let moved = indexes.map { all[$0] }
            for index in indexes.reversed() { all.remove(at: index) }
            all.insert(contentsOf: moved, at: Swift.min(idx, all.count))
        }
    }
    override func insert(_ objects: [Any], at indexes: IndexSet) {
        for (object, index) in zip(objects, indexes) { insert(object, at: index) }
    }
    override func setObject(_ obj: Any, at idx: Int) {
        if idx == count { add(obj) } else { replaceObject(at: idx, with: obj) }
    }
    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        let new = managed(objects)
        change { all in for (index, object) in zip(indexes, new) { all[index] = object } }
    }
    override func removeObjects(in range: NSRange) {
        change { $0.removeSubrange(range.location..<range.location + range.length) }
    }
    override func removeObjects(at indexes: IndexSet) { for index in indexes.reversed() { removeObject(at: index) } }
    override func removeObjects(in array: [Any]) { for object in array { remove(object) } }
    override func intersect(_ other: NSOrderedSet) { change { $0.removeAll { !other.contains($0) } } }
    override func minus(_ other: NSOrderedSet) { change { $0.removeAll { other.contains($0) } } }
    override func union(_ other: NSOrderedSet) { addObjects(from: other.array) }
    override func intersectSet(_ other: Set<AnyHashable>) { change { $0.removeAll { !other.contains($0) } } }
    override func minusSet(_ other: Set<AnyHashable>) { change { $0.removeAll { other.contains($0) } } }
    override func unionSet(_ other: Set<AnyHashable>) { addObjects(from: other.map(\.base)) }
    override func sort(using sortDescriptors: [NSSortDescriptor]) {
        change { $0 = SortOrder.sorted($0, sortDescriptors) }
    }
    override func sort(comparator cmptr: (Any, Any) -> ComparisonResult) {
        change { $0.sort { cmptr($0, $1) == .orderedAscending } }
    }
    override func sort(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult) {
        sort(comparator: cmptr)
    }
}
