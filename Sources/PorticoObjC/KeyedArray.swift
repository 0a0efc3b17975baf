import Foundation

/// The array under a key of an object: reading asks the object, a change sets the whole array, so that observers hear of it.
final class KeyedArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    fileprivate init(_ owner: NSObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }

    required init?(coder: NSCoder) { nil }
    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
        fatalError("Only an object makes one of its arrays")
    }
    required convenience init(arrayLiteral elements: Any...) { fatalError("Only an object makes one of its arrays") }

    private var values: [Any] { owner.value(forKey: key) as? [Any] ?? [] }

    private func change(_ body: (inout [Any]) -> Void) {
        var values = values
        body(&values)
        owner.setValue(values, forKey: key)
    }

    override var count: Int { values.count }
    override func object(at index: Int) -> Any { values[index] }
    override func add(_ anObject: Any) { change { $0.append(anObject) } }
    override func insert(_ anObject: Any, at index: Int) { change { $0.insert(anObject, at: index) } }
    override func removeLastObject() { change { $0.removeLast() } }
    override func removeObject(at index: Int) { change { $0.remove(at: index) } }
    override func removeAllObjects() { change { $0.removeAll() } }
    override func replaceObject(at index: Int, with anObject: Any) { change { $0[index] = anObject } }
}

extension NSObject {
    /// An array whose changes are made to the property named `key`.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(self, key) }

    /// The same for the property at the end of a path of keys.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        guard let dot = keyPath.lastIndex(of: "."),
            let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSObject
        else { return KeyedArray(self, keyPath) }
        return KeyedArray(owner, String(keyPath[keyPath.index(after: dot)...]))
    }
}
