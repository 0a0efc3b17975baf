import Foundation

/// The values of the screens on a stack, of any types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// How many values there are.
    public var count: Int { elements.count }
    /// Whether there are none.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a value: its screen is pushed.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Takes the last values away: their screens are popped. More than there are is a programmer's mistake.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

    /// What of the path can be saved; nil where a value can't.
    public var codable: CodableRepresentation? {
        let items = elements.compactMap { ($0.base as? any Codable).map { CodableRepresentation.Item(value: $0) } }
        return items.count == elements.count ? CodableRepresentation(items: items) : nil
    }

    /// Creates a path that was saved.
    public init(_ codable: CodableRepresentation) {
        elements = codable.items.compactMap { ($0.value as? any Hashable).map { AnyHashable($0) } }
    }

    /// The form in which a path is saved: the values' types by name, and the values as JSON.
    public struct CodableRepresentation: Codable {
        struct Item {
            let value: any Codable
        }

        let items: [Item]

        init(items: [Item]) { self.items = items }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var found: [Item] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self), text = try container.decode(String.self)
                guard let type = _typeByName(name) as? any Codable.Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container,
                        debugDescription: "\(name) is no type of this app that can be read from a saved path.")
                }
                found.append(Item(value: try Self.decode(type, text)))
            }
            // The last screen is saved first, so that a path that is too long is cut at its start.
            items = found.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for item in items.reversed() {
                try container.encode(_mangledTypeName(type(of: item.value)) ?? "\(type(of: item.value))")
                try container.encode(String(decoding: JSONEncoder().encode(item.value), as: UTF8.self))
            }
        }

        private static func decode<T: Codable>(_ type: T.Type, _ text: String) throws -> T {
            try JSONDecoder().decode(type, from: Data(text.utf8))
        }
    }
}

extension NavigationPath.CodableRepresentation: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        (try? JSONEncoder().encode(lhs)) == (try? JSONEncoder().encode(rhs))
    }
}

/// The path of a stack, whatever keeps it.
struct PathAccess {
    let read: () -> [AnyHashable]
    let write: ([AnyHashable]) -> Void

    init(_ path: Binding<NavigationPath>) {
        read = { path.wrappedValue.elements }
        write = { elements in
            var new = NavigationPath()
            new.elements = elements
            path.wrappedValue = new
        }
    }

    init<Data: MutableCollection & RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
        read = { path.wrappedValue.map { AnyHashable($0) } }
        write = { elements in path.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element }) }
    }
}
