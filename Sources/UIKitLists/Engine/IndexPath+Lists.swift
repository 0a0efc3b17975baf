import Foundation

/// A place in a table or a collection: the first index is the section, the second the row or item.
extension IndexPath {
    /// The place of a row in a table: two indices, the section first.
    public init(row: Int, section: Int) { self.init(item: row, section: section) }
    /// The place of an item in a collection: two indices, the section first. Appended one after the other, since a
    /// literal of both allocates an array on the way.
    public init(item: Int, section: Int) {
        self.init(index: section)
        append(item)
    }

    /// The first index. Traps where the path is empty.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The second index, of a table. Traps where the path has only one.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The second index, of a collection: the same as `row`. Traps where the path has only one.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    /// The place of a row in a table: two indices, the section first.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// The place of an item in a collection: two indices, the section first.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The first index. The path must not be empty.
    public var section: Int { index(atPosition: 0) }
    /// The second index, of a table. The path must have two.
    public var row: Int { index(atPosition: 1) }
    /// The second index, of a collection: the same as `row`. The path must have two.
    public var item: Int { index(atPosition: 1) }
}

extension ListPlace {
    var exceptionText: String { path.exceptionText }
}

extension IndexPath {
    /// As iOS prints it in its exceptions, where a short path is a pointer that carries its indices.
    var exceptionText: String {
        let address = 0xC000_0000_0000_0016 as UInt64 | UInt64(section) << 8 | UInt64(row) << 21
        return "<NSIndexPath: 0x\(String(address, radix: 16))> {length = 2, path = \(section) - \(row)}"
    }
}
