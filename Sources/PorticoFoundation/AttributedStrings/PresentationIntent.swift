import Foundation

/// The blocks of Markdown that a stretch of text stands in, the innermost first.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)

        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let hint): "codeBlock '\(hint ?? "")'"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table \(columns.map(\.alignment))"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let index): "tableRow \(index)"
            case .tableCell(let index): "tableCell \(index)"
            }
        }
    }

    public struct TableColumn: Hashable, Codable, Sendable {
        public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
        public var alignment: Alignment
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A block, told apart from its neighbours of the same kind by its identity.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        public var kind: Kind
        public var identity: Int
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    public var components: [IntentType]

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public init(types: [IntentType]) { components = types }

    public var count: Int { components.count }
    /// How many lists and quotes the text stands in.
    public var indentationLevel: Int {
        components.reduce(0) { level, type in
            switch type.kind {
            case .orderedList, .unorderedList, .blockQuote: level + 1
            default: level
            }
        }
    }
    public var debugDescription: String {
        "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
    }
}
