import Foundation

/// A piece of information that assistive technologies give when a person asks for more: a label and its value.
public class AXCustomContent: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Whether it is told at once, or when it is asked for.
    public enum Importance: UInt, Sendable { case `default` = 0, high }

    /// The label with its attributes; `label` is its plain text. Fixed when the object is made.
    public let attributedLabel: NSAttributedString
    /// The value with its attributes; `value` is its plain text. Fixed when the object is made.
    public let attributedValue: NSAttributedString
    /// The default is `default`.
    public var importance = Importance.default

    /// The plain text of `attributedLabel`.
    public var label: String { attributedLabel.string }
    /// The plain text of `attributedValue`.
    public var value: String { attributedValue.string }

    /// Makes content of importance `default` from texts with attributes, such as the language they are spoken in.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
    }

    /// Makes content of importance `default` from plain texts.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// A new object with the same label, value and importance.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }

    // MARK: Archiving

    /// True: it can be decoded where only named classes are allowed.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the plain label and value and the importance; attributes of the texts are lost.
    public func encode(with coder: NSCoder) {
        coder.encode(label as NSString, forKey: "label")
        coder.encode(value as NSString, forKey: "value")
        coder.encode(Int(importance.rawValue), forKey: "importance")
    }

    /// Reads what `encode(with:)` wrote; nil where label or value is missing.
    public required convenience init?(coder: NSCoder) {
        guard let label = coder.decodeObject(of: NSString.self, forKey: "label"),
            let value = coder.decodeObject(of: NSString.self, forKey: "value")
        else { return nil }
        self.init(label: label.description, value: value.description)
        importance = Importance(rawValue: UInt(max(0, coder.decodeInteger(forKey: "importance")))) ?? .default
    }
}

/// An object that has such information. Nothing here reads it: there is no assistive technology that asks for more.
@MainActor @preconcurrency public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
