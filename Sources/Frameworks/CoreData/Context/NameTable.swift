/// Lasting names by the temporary ones that objects had before they were saved.
final class NameTable {
    private let table = ObjectTable()

    deinit { releaseNames() }

    subscript(id: NSManagedObjectID) -> NSManagedObjectID? {
        table[id].map { Unmanaged<NSManagedObjectID>.fromOpaque($0).takeUnretainedValue() }
    }

    func setName(_ name: NSManagedObjectID, for id: NSManagedObjectID) {
        let old = table.setValue(Unmanaged.passRetained(name).toOpaque(), for: id)
        if let old { Unmanaged<NSManagedObjectID>.fromOpaque(old).release() }
    }

    func removeAllNames() {
        let old = table.values
        table.removeAll()
        for name in old { Unmanaged<NSManagedObjectID>.fromOpaque(name).release() }
    }

    private func releaseNames() {
        for name in table.values { Unmanaged<NSManagedObjectID>.fromOpaque(name).release() }
    }
}
