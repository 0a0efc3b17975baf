import PorticoBounds

/// A value of a property list in text form.
package indirect enum PropertyListText: Equatable, Sendable {
    case text(String)
    case list([PropertyListText])
    case table([String: PropertyListText])
    case data([UInt8])

    var text: String? { if case .text(let value) = self { value } else { nil } }
    var list: [PropertyListText]? { if case .list(let value) = self { value } else { nil } }
    var table: [String: PropertyListText]? { if case .table(let value) = self { value } else { nil } }

    /// A text, or the texts of a list: build settings are written either way.
    var texts: [String] { text.map { [$0] } ?? (list ?? []).compactMap(\.text) }

    /// From what `PropertyListSerialization` reads: project files may be written as XML, too.
    init(_ value: Any, depth: Int = 0) {
        switch value {
        case _ where ReaderBounds.propertyListDepth.isExceeded(by: depth): self = .text("")
        case let table as [String: Any]: self = .table(table.mapValues { PropertyListText($0, depth: depth + 1) })
        case let list as [Any]: self = .list(list.map { PropertyListText($0, depth: depth + 1) })
        case let text as String: self = .text(text)
        default: self = .text("\(value)")
        }
    }

    /// The object that `PropertyListSerialization` writes.
    var object: Any {
        switch self {
        case .text(let text): text
        case .list(let list): list.map(\.object)
        case .table(let table): table.mapValues(\.object)
        case .data(let bytes): bytes.map { Int($0) }
        }
    }
}
