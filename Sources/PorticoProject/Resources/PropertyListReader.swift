import Foundation

/// Property lists of others: Foundation reads them, but for what ends it.
enum PropertyListReader {
    /// - Throws: what Foundation throws, and for sets, which none of Apple's tools write and which end the process where they aren't empty.
    static func read(_ data: Data) throws -> Any {
        guard !holdsSets(data) else { throw CocoaError(.propertyListReadCorrupt) }
        return try PropertyListSerialization.propertyList(from: data, format: nil)
    }

    /// A binary list ends with the width of its offsets, the number of its objects and the place of the table with their offsets; an object's
    /// first byte says what it is.
    private static func holdsSets(_ data: Data) -> Bool {
        let bytes = [UInt8](data)
        guard bytes.starts(with: "bplist".utf8), bytes.count >= 40 else { return false }
        func number(_ range: Range<Int>) -> UInt64 { bytes[range].reduce(0) { $0 << 8 | UInt64($1) } }
        let end = bytes.count - 32
        let width = Int(bytes[end + 6])
        let (count, table) = (number(end + 8..<end + 16), number(end + 24..<end + 32))
        guard 1...8 ~= width, table < end, count <= UInt64((end - Int(table)) / width) else { return false }
        return (0..<Int(count)).contains { index in
            let place = Int(table) + index * width
            let offset = number(place..<place + width)
            return offset < table && (bytes[Int(offset)] & 0xF0 == 0xB0 || bytes[Int(offset)] & 0xF0 == 0xC0)
        }
    }
}
