import Foundation

/// A dictionary of objects by objects that may hold keys or values weakly: an entry of which one has died is gone.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
    private var entries: [TableBox: TableBox] = [:]
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { entries[TableBox($0 as AnyObject, keyOptions)]?.object as? ObjectType }
    }

    /// Nil takes the entry away.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        entries = entries.filter { $0.key.object != nil && $0.value.object != nil }
        entries[TableBox(aKey as AnyObject, keyOptions)] = anObject.map { TableBox($0 as AnyObject, valueOptions) }
    }

    open func removeObject(forKey aKey: KeyType?) { setObject(nil, forKey: aKey) }
    open func removeAllObjects() { entries.removeAll() }
    open var count: Int { live.count }
    open func keyEnumerator() -> NSEnumerator { TableEnumerator(live.map(\.key)) }
    open func objectEnumerator() -> NSEnumerator? { TableEnumerator(live.map(\.value)) }

    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        Dictionary(
            live.compactMap { entry in
                guard let key = entry.key as? NSObject, let value = entry.value as? ObjectType else { return nil }
                return (AnyHashable(key), value)
            }, uniquingKeysWith: { first, _ in first })
    }

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
