import Foundation

/// What Markdown says of a stretch of text within a block.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line end of the source that doesn't end the line.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { .key }
    public var presentationIntent: PresentationIntentAttribute { .key }

    @frozen
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey,
        ObjectiveCConvertibleAttributedStringKey
    {
        public typealias Value = InlinePresentationIntent
        public typealias ObjectiveCValue = NSNumber
        public static let name = "NSInlinePresentationIntent"
        case key
        public static func objectiveCValue(for value: InlinePresentationIntent) throws -> NSNumber {
            NSNumber(value: value.rawValue)
        }
        public static func value(for object: NSNumber) throws -> InlinePresentationIntent {
            InlinePresentationIntent(rawValue: object.uintValue)
        }
    }

    @frozen
    public enum PresentationIntentAttribute: CodableAttributedStringKey,
        ObjectiveCConvertibleAttributedStringKey
    {
        public typealias Value = PresentationIntent
        public typealias ObjectiveCValue = NSObject
        public static let name = "NSPresentationIntent"
        case key
        public static func objectiveCValue(for value: PresentationIntent) throws -> NSObject {
            PresentationIntentObject(value)
        }
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
    associatedtype ObjectiveCValue: NSObject
    static func objectiveCValue(for value: Value) throws -> ObjectiveCValue
    static func value(for object: ObjectiveCValue) throws -> Value
}

extension ObjectiveCConvertibleAttributedStringKey where Value: RawRepresentable, Value.RawValue == Int {
    public static func objectiveCValue(for value: Value) throws -> NSNumber { NSNumber(value: value.rawValue) }
    public static func value(for object: NSNumber) throws -> Value {
        guard let value = Value(rawValue: object.intValue) else { throw CocoaError(.coderInvalidValue) }
        return value
    }
}
