import Foundation

/// A record that a service has of itself: values under short names.
public struct NWTXTRecord: Hashable, Sendable, Collection, CustomDebugStringConvertible {
    /// A value.
    public enum Entry: Hashable, Sendable, CustomDebugStringConvertible {
        /// There is a name and no value.
        case none
        /// The value has no bytes.
        case empty
        case string(String)
        case data(Data)

        /// A text where the bytes are one.
        public init(_ data: Data?) {
            guard let data else {
                self = .none
                return
            }
            if data.isEmpty {
                self = .empty
            } else {
                self = String(data: data, encoding: .utf8).map { .string($0) } ?? .data(data)
            }
        }

        /// The bytes; nil where there is no value.
        public var data: Data? {
            switch self {
            case .none: nil
            case .empty: Data()
            case .string(let text): Data(text.utf8)
            case .data(let data): data
            }
        }
        public var debugDescription: String {
            switch self {
            case .none: "none"
            case .empty: "empty"
            case .string(let text): text
            case .data(let data): "\(data as NSData)"
            }
        }
    }

    /// A name with its value.
    public typealias Element = (key: String, value: Entry)
    /// A place among them.
    public struct Index: Comparable, Sendable {
        let place: Int
        public static func < (lhs: Index, rhs: Index) -> Bool { lhs.place < rhs.place }
    }

    private struct Pair: Hashable, Sendable {
        let key: String
        var value: Entry
    }
    private var pairs: [Pair] = []

    /// Texts under names, in the order of the names.
    public init(_ dictionary: [String: String] = [:]) {
        for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
            setEntry(value.isEmpty ? .empty : .string(value), for: key)
        }
    }

    /// What a record's bytes say: a length, a name and a value after another. What can't be read ends it.
    public init(_ data: Data) {
        var rest = data[...]
        while let length = rest.first {
            let part = rest.dropFirst().prefix(Int(length))
            guard part.count == Int(length) else { return }
            rest = rest.dropFirst(1 + Int(length))
            let key = part.prefix { $0 != UInt8(ascii: "=") }
            guard !key.isEmpty, let name = String(data: Data(key), encoding: .ascii) else { continue }
            // Of a name that comes twice the first counts.
            guard getEntry(for: name) == nil else { continue }
            setEntry(key.count == part.count ? .none : Entry(Data(part.dropFirst(key.count + 1))), for: name)
        }
    }

    /// The record's bytes. A name and its value that are longer than 255 bytes are left out.
    public var data: Data {
        pairs.reduce(into: Data()) { data, pair in
            var part = Data(pair.key.utf8)
            if let value = pair.value.data { part += Data("=".utf8) + value }
            guard part.count <= 255 else { return }
            data.append(UInt8(part.count))
            data += part
        }
    }

    /// The texts under their names.
    public var dictionary: [String: String] {
        Dictionary(
            compactMap { element -> (String, String)? in
                switch element.value {
                case .string(let text): (element.key, text)
                case .empty: (element.key, "")
                default: nil
                }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The value under a name, in whichever case; nil where there is no such name.
    public func getEntry(for key: String) -> Entry? { pairs.first { $0.key.lowercased() == key.lowercased() }?.value }
    /// Sets a value; false where the name can't be one.
    @discardableResult
    public mutating func setEntry(_ entry: Entry, for key: String) -> Bool {
        guard !key.isEmpty, key.utf8.allSatisfy({ (0x20...0x7e).contains($0) && $0 != UInt8(ascii: "=") }) else {
            return false
        }
        if let place = pairs.firstIndex(where: { $0.key.lowercased() == key.lowercased() }) {
            pairs[place].value = entry
        } else {
            pairs.append(Pair(key: key, value: entry))
        }
        return true
    }
    /// Removes a value; false where there is none.
    @discardableResult
    public mutating func removeEntry(key: String) -> Bool {
        let count = pairs.count
        pairs.removeAll { $0.key.lowercased() == key.lowercased() }
        return pairs.count < count
    }
    /// The text under a name; nil removes it.
    public subscript(key: String) -> String? {
        get {
            switch getEntry(for: key) {
            case .string(let text)?: text
            case .empty?: ""
            default: nil
            }
        }
        set {
            if let newValue {
                setEntry(newValue.isEmpty ? .empty : .string(newValue), for: key)
            } else {
                removeEntry(key: key)
            }
        }
    }

    public var startIndex: Index { Index(place: 0) }
    public var endIndex: Index { Index(place: pairs.count) }
    public func index(after i: Index) -> Index { Index(place: i.place + 1) }
    public subscript(position: Index) -> Element { (pairs[position.place].key, pairs[position.place].value) }
    public var debugDescription: String {
        pairs.map { "\($0.key)=\($0.value.debugDescription)" }.joined(separator: " ")
    }
}
