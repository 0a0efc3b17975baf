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
    override func moveObjects(at indexes: IndexSet, to idx: Int) {
        var all = objects
        let moved = indexes.map { all[$0] }
        for index in indexes.reversed() { all.remove(at: index) }
        all.insert(contentsOf: moved, at: Swift.min(idx, all.count))
        put(all)
    }
}
