import Foundation

/// The blocks of Markdown that a stretch of text stands in, the innermost first.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// What a block is, with what its kind has of its own: a level, an ordinal, a language, columns.
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

        /// The case with its number or hint, such as `header 2`.
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

    /// The layout of a table's column.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The side at which a column's text stands.
        public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
        /// The side at which the column's cells stand.
        public var alignment: Alignment
        /// A column whose cells stand at one side.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A block, told apart from its neighbours of the same kind by its identity.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        /// The block's kind.
        public var kind: Kind
        /// A number that is the same for all text of this block and another for the next block.
        public var identity: Int
        /// A block of a kind and a number.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
        /// The kind and its identity, such as `paragraph (id 1)`.
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// The blocks that the text stands in, the innermost first.
    public var components: [IntentType]

    /// A block within those of `parent`; `identity` tells it from its neighbours.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// Blocks as they are given, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// The number of blocks that the text stands in.
    public var count: Int { components.count }
    /// The number of lists and quotes that the text stands in.
    public var indentationLevel: Int {
        components.reduce(0) { level, type in
            switch type.kind {
            case .orderedList, .unorderedList, .blockQuote: level + 1
            default: level
            }
        }
    }
    /// All blocks in brackets, the innermost first.
    public var debugDescription: String {
        "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
    }
}
