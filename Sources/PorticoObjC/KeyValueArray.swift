import Foundation

extension NSObjectProtocol {
    /// An array that stands for the property: what is done to it is done to the object, by `insertObject:in<Key>AtIndex:` and
    /// `removeObjectFrom<Key>AtIndex:` where the class has them, else by setting the whole, and observers hear of each element.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyValueArray(self, key) }

    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        guard let dot = keyPath.lastIndex(of: ".") else { return mutableArrayValue(forKey: keyPath) }
        let key = String(keyPath[keyPath.index(after: dot)...])
        guard let target = value(forKeyPath: String(keyPath[..<dot])) as? NSObject else { return NSMutableArray() }
        return target.mutableArrayValue(forKey: key)
    }
}

/// Holds nothing itself: each question and each change goes to the owner's property.
private final class KeyValueArray: NSMutableArray {
    private let owner: AnyObject
    private let key: String

    init(_ owner: AnyObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    private static let misuse = "made by mutableArrayValue(forKey:) only"
    required override init(capacity numItems: Int) { fatalError(Self.misuse) }
    required init(objects: UnsafePointer<AnyObject>!, count: Int) { fatalError(Self.misuse) }
    required convenience init(arrayLiteral elements: Any...) { fatalError(Self.misuse) }
    required init?(coder: NSCoder) { nil }

    private var object: NSObject { owner as! NSObject }
    private var elements: [Any] { KeyValueCollections.elements(object.value(forKey: key)) ?? [] }

    override var count: Int { elements.count }
    override func object(at index: Int) -> Any { elements[index] }

    private func change(
        _ kind: NSKeyValueChange, at index: Int, by selector: String, with arguments: [Any?],
        _ whole: (inout [Any]) -> Void
    ) {
        let places = IndexSet(integer: index)
        object.willChange(kind, valuesAt: places, forKey: key)
        defer { object.didChange(kind, valuesAt: places, forKey: key) }
        if let method = ObjCClassRegistry.shared.method(Selector(selector), of: owner) {
            _ = method.invoke(owner, arguments)
            return
        }
        var all = elements
        whole(&all)
        KeyValueObserving.quietly { object.setValue(all, forKey: key) }
    }

    private var name: String { KeyValueCoding.capitalized(key) }

    override func insert(_ anObject: Any, at index: Int) {
        change(.insertion, at: index, by: "insertObject:in\(name)AtIndex:", with: [anObject, index]) {
            $0.insert(anObject, at: index)
        }
    }

    override func removeObject(at index: Int) {
        change(.removal, at: index, by: "removeObjectFrom\(name)AtIndex:", with: [index]) { $0.remove(at: index) }
    }

    override func replaceObject(at index: Int, with anObject: Any) {
        change(.replacement, at: index, by: "replaceObjectIn\(name)AtIndex:withObject:", with: [index, anObject]) {
            $0[index] = anObject
        }
    }

    /// At the end it adds, as on iOS.
    override subscript(index: Int) -> Any {
        get { object(at: index) }
        set { if index == count { insert(newValue, at: index) } else { replaceObject(at: index, with: newValue) } }
    }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        let (first, second) = (object(at: idx1), object(at: idx2))
        replaceObject(at: idx1, with: second)
        replaceObject(at: idx2, with: first)
    }

    /// What both have places for is replaced, the rest removed or inserted.
    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        let common = Swift.min(range.length, otherArray.count)
        for offset in 0..<common { replaceObject(at: range.location + offset, with: otherArray[offset]) }
        for offset in (common..<range.length).reversed() { removeObject(at: range.location + offset) }
        for offset in common..<otherArray.count { insert(otherArray[offset], at: range.location + offset) }
    }
    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange) {
        let end = otherRange.location + otherRange.length
        replaceObjects(in: range, withObjectsFrom: Array(otherArray[otherRange.location..<end]))
    }

    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func removeLastObject() { removeObject(at: count - 1) }
    override func removeAllObjects() { while count > 0 { removeLastObject() } }
    /// Foundation's asks for objects that have hashes.
    override func removeObjects(in otherArray: [Any]) { otherArray.forEach { remove($0) } }
    override func remove(_ anObject: Any) {
        for index in (0..<count).reversed()
        where ValueConversion.object(object(at: index)) === ValueConversion.object(anObject)
            || (ValueConversion.object(object(at: index)) as? NSObject)?.isEqual(anObject) == true
        {
            removeObject(at: index)
        }
    }
}
