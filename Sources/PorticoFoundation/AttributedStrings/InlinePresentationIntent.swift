import Foundation

/// The marks that Markdown gives a stretch of text within a block.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Emphasis, usually italic: `*text*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, usually bold: `**text**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, in a monospaced font: text in backquotes.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck through: `~~text~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line end of the source that doesn't end the line.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line end that ends the line: two spaces or a backslash before it.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// A tag of HTML within a paragraph.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML that is a block by itself.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
    /// The key of inline styles that Markdown gave; texts that are shown draw them (DEV-680).
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { .key }
    /// The key of the blocks that text stands in; it says what they are, and nothing draws it (DEV-680).
    public var presentationIntent: PresentationIntentAttribute { .key }

    /// The key of inline styles of Markdown: `inlinePresentationIntent`.
    @frozen
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey,
        ObjectiveCConvertibleAttributedStringKey
    {
        /// The styles as a set.
        public typealias Value = InlinePresentationIntent
        /// In an `NSAttributedString` the set is a number: its `rawValue`.
        public typealias ObjectiveCValue = NSNumber
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSInlinePresentationIntent"
        case key
        /// The number that stands for a set of styles.
        public static func objectiveCValue(for value: InlinePresentationIntent) throws -> NSNumber {
            NSNumber(value: value.rawValue)
        }
        /// The set of styles that a number stands for; every number is one.
        public static func value(for object: NSNumber) throws -> InlinePresentationIntent {
            InlinePresentationIntent(rawValue: object.uintValue)
        }
    }

    /// The key of the blocks of Markdown: `presentationIntent`.
    @frozen
    public enum PresentationIntentAttribute: CodableAttributedStringKey,
        ObjectiveCConvertibleAttributedStringKey
    {
        /// The blocks, the innermost first.
        public typealias Value = PresentationIntent
        /// In an `NSAttributedString` the blocks are an opaque object, equal where they are.
        public typealias ObjectiveCValue = NSObject
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSPresentationIntent"
        case key
        /// The object that stands for the blocks.
        public static func objectiveCValue(for value: PresentationIntent) throws -> NSObject {
            PresentationIntentObject(value)
        }
        /// The blocks of an object that `objectiveCValue(for:)` made; throws `CocoaError.coderInvalidValue` for another one.
        public static func value(for object: NSObject) throws -> PresentationIntent {
            guard let object = object as? PresentationIntentObject else { throw CocoaError(.coderInvalidValue) }
            return object.intent
        }
    }
}

/// A presentation intent as the value of an `NSAttributedString`'s attribute.
private final class PresentationIntentObject: NSObject {
    /// Core Foundation takes an object's first bytes for its type when it compares attributes: that of a string.
    private let foundationType: UInt64 = 7 << 8
    let intent: PresentationIntent

    init(_ intent: PresentationIntent) {
        self.intent = intent
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? PresentationIntentObject)?.intent == intent }
    override var hash: Int { intent.hashValue }
}

/// An attribute whose value is another type where it stands in an `NSAttributedString`.
public protocol ObjectiveCConvertibleAttributedStringKey: AttributedStringKey {
    /// The class of the values in an `NSAttributedString`.
    associatedtype ObjectiveCValue: NSObject
    /// The object that stands for a value; throws where there is none.
    static func objectiveCValue(for value: Value) throws -> ObjectiveCValue
    /// The value that an object stands for; throws where it stands for none.
    static func value(for object: ObjectiveCValue) throws -> Value
}

extension ObjectiveCConvertibleAttributedStringKey where Value: RawRepresentable, Value.RawValue == Int {
    /// The value's raw number, as an object.
    public static func objectiveCValue(for value: Value) throws -> NSNumber { NSNumber(value: value.rawValue) }
    /// The value of a raw number; throws `CocoaError.coderInvalidValue` where there is none.
    public static func value(for object: NSNumber) throws -> Value {
        guard let value = Value(rawValue: object.intValue) else { throw CocoaError(.coderInvalidValue) }
        return value
    }
}
