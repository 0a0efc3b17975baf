import Foundation

/// Reads property lists in their binary form, whatever they hold: Foundation ends the process at some broken ones, and hides the references
/// of keyed archives.
///
/// Dictionaries, lists, texts, `Data`, `Date` and `NSNumber` come back; a reference is `["CF$UID": number]`, as the XML form writes it.
package struct BinaryPropertyList {
    package struct Broken: Error, CustomStringConvertible {
        package var description: String
    }

    package static let reference = "CF$UID"

    package static func isOne(_ data: Data) -> Bool { data.starts(with: "bplist".utf8) }

    /// How much a list may hold, and what is said about one that holds more.
    package struct Limits: Sendable {
        package var depth: Int
        package var values: Int
        package var tooDeep: String
        package var tooMany: String

        package init(depth: Int, values: Int, tooDeep: String, tooMany: String) {
            self.depth = depth
            self.values = values
            self.tooDeep = tooDeep
            self.tooMany = tooMany
        }
    }

    package static func read(_ data: Data, within limits: Limits) throws(Broken) -> Any {
        var list = try BinaryPropertyList(data, limits)
        return try list.object(list.top, depth: 0).value
    }

    private let limits: Limits
    private let bytes: [UInt8]
    /// The offset of the table, behind the last object, that tells where each object begins.
    private let table: Int
    private let count: Int
    private let offsetWidth: Int
    private let placeWidth: Int
    private let top: Int
    private var made: [Int: (value: Any, size: Int)] = [:]
    private var open: Set<Int> = []

    private init(_ data: Data, _ limits: Limits) throws(Broken) {
        self.limits = limits
        let bytes = [UInt8](data)
        self.bytes = bytes
        guard Self.isOne(data), bytes.count >= 40 else { throw Broken(description: "it is no binary property list") }
        let end = bytes.count - 32
        (offsetWidth, placeWidth) = (Int(bytes[end + 6]), Int(bytes[end + 7]))
        let numbers = [end + 8, end + 16, end + 24].map { Self.number(bytes[$0..<$0 + 8]) }
        guard 1...8 ~= offsetWidth, 1...8 ~= placeWidth, numbers[2] < end,
            numbers[0] <= (end - Int(numbers[2])) / offsetWidth, numbers[1] < numbers[0]
        else { throw Broken(description: "its last 32 bytes don't describe it") }
        (count, top, table) = (Int(numbers[0]), Int(numbers[1]), Int(numbers[2]))
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

    private func broken(_ place: Int, _ what: String) -> Broken {
        Broken(description: "the property list is broken at byte \(place): \(what)")
    }

    // MARK: Objects

    /// - Returns: the value, and how many it has in it.
    private mutating func object(_ index: Int, depth: Int) throws(Broken) -> (value: Any, size: Int) {
        if let made = made[index] { return made }
        let entry = table + index * offsetWidth
        guard index < count else { throw broken(entry, "there is no object \(index)") }
        let offset = Self.number(bytes[entry..<entry + offsetWidth])
        guard offset < table else { throw broken(entry, "object \(index) lies outside") }
        guard depth < limits.depth else {
            throw broken(Int(offset), limits.tooDeep)
        }
        guard open.insert(index).inserted else { throw broken(Int(offset), "an object holds itself") }
        let result = try value(at: Int(offset), depth: depth)
        guard result.size <= limits.values else {
            throw broken(Int(offset), limits.tooMany)
        }
        open.remove(index)
        made[index] = result
        return result
    }

    private mutating func value(at place: Int, depth: Int) throws(Broken) -> (value: Any, size: Int) {
        let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 15))
        switch kind {
        case 0 where low == 8 || low == 9: return (NSNumber(value: low == 9), 1)
        case 1 where low < 4: return (NSNumber(value: Int64(truncatingIfNeeded: try whole(place + 1, 1 << low))), 1)
        // 16 bytes, of which the last 8 count.
        case 1 where low == 4: return (NSNumber(value: try whole(place + 9, 8)), 1)
        case 2 where low == 2:
            return (NSNumber(value: Float(bitPattern: UInt32(try whole(place + 1, 4)))), 1)
        case 2 where low == 3: return (NSNumber(value: Double(bitPattern: try whole(place + 1, 8))), 1)
        case 3 where low == 3:
            let seconds = Double(bitPattern: try whole(place + 1, 8))
            // A calendar has to write it: some three thousand years either way.
            guard abs(seconds) < 1e11 else { throw broken(place, "a date that no calendar has") }
            return (Date(timeIntervalSinceReferenceDate: seconds), 1)
        case 4: return (Data(try content(place, low, width: 1)), 1)
        case 5: return (String(decoding: try content(place, low, width: 1), as: UTF8.self), 1)
        case 6:
            let content = Array(try content(place, low, width: 2))
            let units = stride(from: 0, to: content.count, by: 2).map { (place: Int) -> UInt16 in
                UInt16(content[place]) << 8 | UInt16(content[place + 1])
            }
            return (String(decoding: units, as: UTF16.self), 1)
        case 8 where low < 8:
            return ([Self.reference: NSNumber(value: try whole(place + 1, low + 1))], 1)
        case 10: return try list(place, low, depth)
        case 13: return try dictionary(place, low, depth)
        default: throw broken(place, "no tool writes this kind of object (\(bytes[place]))")
        }
    }

    private mutating func list(_ place: Int, _ low: Int, _ depth: Int) throws(Broken) -> (value: Any, size: Int) {
        let (start, count) = try extent(place, low, width: placeWidth)
        var values: [Any] = []
        var size = 1
        for index in 0..<count {
            let one = try object(at: start + index * placeWidth, depth)
            values.append(one.value)
            size += one.size
        }
        return (values, size)
    }

    private mutating func dictionary(_ place: Int, _ low: Int, _ depth: Int) throws(Broken) -> (value: Any, size: Int) {
        let (start, count) = try extent(place, low, width: 2 * placeWidth)
        var values: [String: Any] = [:]
        var size = 1
        for index in 0..<count {
            let key = try object(at: start + index * placeWidth, depth)
            guard let name = key.value as? String else { throw broken(place, "a key that is no text") }
            let one = try object(at: start + (count + index) * placeWidth, depth)
            values[name] = one.value
            size += one.size + 1
        }
        return (values, size)
    }

    private mutating func object(at place: Int, _ depth: Int) throws(Broken) -> (value: Any, size: Int) {
        let index = Self.number(bytes[place..<place + placeWidth])
        guard index < count else { throw broken(place, "there is no object \(index)") }
        return try object(Int(index), depth: depth + 1)
    }

    // MARK: Bytes

    private func whole(_ place: Int, _ width: Int) throws(Broken) -> UInt64 {
        guard place + width <= table else { throw broken(place, "a number is cut off") }
        return Self.number(bytes[place..<place + width])
    }

    /// Where an object's content begins, and how many members it has; from 15 on the number stands behind the first byte.
    private func extent(_ place: Int, _ low: Int, width: Int) throws(Broken) -> (start: Int, count: Int) {
        var (start, count) = (place + 1, UInt64(low))
        if low == 15 {
            guard start < table, bytes[start] >> 4 == 1, bytes[start] & 15 < 4 else {
                throw broken(place, "its length is no number")
            }
            let length = 1 << Int(bytes[start] & 15)
            count = try whole(start + 1, length)
            start += 1 + length
        }
        guard start <= table, count <= UInt64((table - start) / width) else { throw broken(place, "it is cut off") }
        return (start, Int(count))
    }

    private func content(_ place: Int, _ low: Int, width: Int) throws(Broken) -> ArraySlice<UInt8> {
        let (start, count) = try extent(place, low, width: width)
        return bytes[start..<start + count * width]
    }
}
