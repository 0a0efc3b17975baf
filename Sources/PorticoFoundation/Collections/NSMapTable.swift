import Foundation

/// A dictionary of objects by objects that may hold keys or values weakly: an entry of which one has died is gone.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
    private var entries: [TableBox: TableBox] = [:]
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    /// An empty table. The default options hold strongly and compare by `isEqual(_:)`; the capacity is a hint that has no effect.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }

    /// An empty table that holds keys and values.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// An empty table whose entries go when their key dies; it holds the values.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// An empty table whose entries go when their value dies; it holds the keys.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// An empty table whose entries go when their key or their value dies.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The living value of a key that is equal to this one; nil where there is none, or for a nil key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { entries[TableBox($0 as AnyObject, keyOptions)]?.object as? ObjectType }
    }

    /// Nil takes the entry away.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        entries = entries.filter { $0.key.object != nil && $0.value.object != nil }
        entries[TableBox(aKey as AnyObject, keyOptions)] = anObject.map { TableBox($0 as AnyObject, valueOptions) }
    }

    /// Takes the key's entry away, if there is one.
    open func removeObject(forKey aKey: KeyType?) { setObject(nil, forKey: aKey) }
    /// Takes all entries away.
    open func removeAllObjects() { entries.removeAll() }
    /// The number of entries with a living key and a living value.
    open var count: Int { live.count }
    /// Goes through the living keys, in no order; it holds them meanwhile.
    open func keyEnumerator() -> NSEnumerator { TableEnumerator(live.map(\.key)) }
    /// Goes through the living values, in no order; it holds them meanwhile.
    open func objectEnumerator() -> NSEnumerator? { TableEnumerator(live.map(\.value)) }

    /// The living entries as a dictionary, which holds them; keys that aren't `NSObject`s are left out.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        Dictionary(
            live.compactMap { entry in
                guard let key = entry.key as? NSObject, let value = entry.value as? ObjectType else { return nil }
                return (AnyHashable(key), value)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// A table of its own with the same options and entries; neither keys nor values are copied.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSMapTable<KeyType, ObjectType>(keyOptions: keyOptions, valueOptions: valueOptions)
        copy.entries = entries
        return copy
    }

    private var live: [(key: AnyObject, value: AnyObject)] {
        entries.compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }
}
