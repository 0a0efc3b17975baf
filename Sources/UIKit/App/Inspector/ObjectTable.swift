/// Names live objects for an inspector, without keeping them alive.
@MainActor final class ObjectTable {
    @InSession private(set) static var shared = ObjectTable()

    private var objects: [UInt64: Weak<AnyObject>] = [:]

    func id(_ object: AnyObject) -> UInt64 {
        let id = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
        objects[id] = Weak(object: object)
        return id
    }

    func object(_ id: UInt64) -> AnyObject? { objects[id]?.object }

    /// Forgets what has died: called before each dump, so that the table is never larger than what lives.
    func sweep() { objects = objects.filter { $0.value.object != nil } }
}
