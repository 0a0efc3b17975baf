import Foundation

/// A piece of information that assistive technologies give when a person asks for more: a label and its value.
public class AXCustomContent: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Whether it is told at once, or when it is asked for.
    public enum Importance: UInt, Sendable { case `default` = 0, high }

    public let attributedLabel: NSAttributedString
    public let attributedValue: NSAttributedString
    /// The default is `default`.
    public var importance = Importance.default

    public var label: String { attributedLabel.string }
    public var value: String { attributedValue.string }

    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
    }

    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        coder.encode(label as NSString, forKey: "label")
        coder.encode(value as NSString, forKey: "value")
        coder.encode(Int(importance.rawValue), forKey: "importance")
    }

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
