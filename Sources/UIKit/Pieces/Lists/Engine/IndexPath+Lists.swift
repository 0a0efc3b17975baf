import Foundation

/// A place in a table or a collection: the first index is the section, the second the row or item.
extension IndexPath {
    public init(row: Int, section: Int) { self.init(item: row, section: section) }
    /// One index after the other: a literal of both allocates an array on the way.
    public init(item: Int, section: Int) {
        self.init(index: section)
        append(item)
    }

    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    public var section: Int { index(atPosition: 0) }
    public var row: Int { index(atPosition: 1) }
    public var item: Int { index(atPosition: 1) }
}

extension IndexPath {
    /// As iOS prints it in its exceptions, where a short path is a pointer that carries its indices.
    var exceptionText: String {
        let address = 0xC000_0000_0000_0016 as UInt64 | UInt64(section) << 8 | UInt64(row) << 21
        return "<NSIndexPath: 0x\(String(address, radix: 16))> {length = 2, path = \(section) - \(row)}"
    }
}
