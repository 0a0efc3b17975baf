import Foundation

/// A nib as Xcode compiles it: objects with values under keys, in Apple's format `NIBArchive`. Little-endian; lengths and indexes take
/// seven bits a byte, and the byte with the top bit is the last one. Whatever bytes come in, reading ends with an error or objects.
///
/// - From: `NibReader`
/// - To: `NibArchiveTranslation`
struct NibArchive {
    enum Value: Equatable {
        case number(Double)
        case flag(Bool)
        case data([UInt8])
        case object(Int)
        case none
    }

    struct Object {
        var className: String
        var values: [(key: String, value: Value)]

        subscript(_ key: String) -> Value? { values.first { $0.key == key }?.value }
    }

    struct Broken: Error {
        var message: String
    }

    static let magic = Array("NIBArchive".utf8)

    static func isArchive(_ data: Data) -> Bool { data.starts(with: magic) }

    let objects: [Object]

    init(objects: [Object]) { self.objects = objects }

    init(_ data: Data) throws(Broken) {
        var head = Cursor(bytes: [UInt8](data), place: Self.magic.count)
        // The two versions say nothing that changes what follows.
        _ = (try head.word(), try head.word())
        let tables = [
            try head.table("objects"), try head.table("keys"), try head.table("values"), try head.table("class names"),
        ]
        var keys: [String] = []
        var cursor = head.at(tables[1].place)
        for _ in 0..<tables[1].count { keys.append(try cursor.text(try cursor.number())) }
        var names: [String] = []
        cursor = head.at(tables[3].place)
        for _ in 0..<tables[3].count {
            let length = try cursor.number()
            // Classes to fall back on, which are known here by the tables.
            for _ in 0..<(try cursor.number()) { _ = try cursor.word() }
            names.append(try cursor.text(length))
        }
        var values: [(key: String, value: Value)] = []
        cursor = head.at(tables[2].place)
        for _ in 0..<tables[2].count {
            let key = try cursor.number()
            guard keys.indices.contains(key) else { throw cursor.broken("a key that isn't there") }
            values.append((keys[key], try cursor.value()))
        }
        var objects: [Object] = []
        cursor = head.at(tables[0].place)
        for _ in 0..<tables[0].count {
            let (name, first, count) = (try cursor.number(), try cursor.number(), try cursor.number())
            guard names.indices.contains(name), first <= values.count, count <= values.count - first else {
                throw cursor.broken("an object outside of its tables")
            }
            objects.append(Object(className: names[name], values: Array(values[first..<first + count])))
        }
        self.objects = objects
    }
}

private struct Cursor {
    let bytes: [UInt8]
    var place: Int

    func at(_ place: Int) -> Cursor { Cursor(bytes: bytes, place: place) }

    func broken(_ what: String) -> NibArchive.Broken {
        NibArchive.Broken(message: "the compiled nib is broken at byte \(place): \(what)")
    }

    mutating func takeBytes(_ count: Int) throws(NibArchive.Broken) -> ArraySlice<UInt8> {
        guard count >= 0, place <= bytes.count, count <= bytes.count - place else { throw broken("it ends early") }
        place += count
        return bytes[place - count..<place]
    }

    mutating func integer(_ count: Int) throws(NibArchive.Broken) -> UInt64 {
        try takeBytes(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func word() throws(NibArchive.Broken) -> Int { Int(try integer(4)) }

    /// A table's number of entries, each of which takes a byte at least, and its place.
    mutating func table(_ name: String) throws(NibArchive.Broken) -> (count: Int, place: Int) {
        let (count, place) = (try word(), try word())
        guard place <= bytes.count, count <= bytes.count - place else { throw broken("its \(name) lie outside") }
        return (count, place)
    }

    mutating func number() throws(NibArchive.Broken) -> Int {
        var (result, shift) = (0, 0)
        while true {
            let next = Int(try integer(1))
            guard shift < 35 else { throw broken("a number that doesn't end") }
            result |= (next & 0x7f) << shift
            if next & 0x80 != 0 { return result }
            shift += 7
        }
    }

    mutating func text(_ length: Int) throws(NibArchive.Broken) -> String {
        String(decoding: try takeBytes(length).prefix { $0 != 0 }, as: UTF8.self)
    }

    mutating func value() throws(NibArchive.Broken) -> NibArchive.Value {
        switch try integer(1) {
        case 0: .number(Double(Int8(truncatingIfNeeded: try integer(1))))
        case 1: .number(Double(Int16(truncatingIfNeeded: try integer(2))))
        case 2: .number(Double(Int32(truncatingIfNeeded: try integer(4))))
        case 3: .number(Double(Int64(bitPattern: try integer(8))))
        case 4: .flag(true)
        case 5: .flag(false)
        case 6: .number(Double(Float(bitPattern: UInt32(try integer(4)))))
        case 7: .number(Double(bitPattern: try integer(8)))
        case 8: .data(Array(try takeBytes(try number())))
        case 9: .none
        case 10: .object(try word())
        default: throw broken("a value of an unknown type")
        }
    }
}
