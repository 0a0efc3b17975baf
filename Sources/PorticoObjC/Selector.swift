import Foundation

/// The name of a method, as Objective-C writes it: `viewDidLoad`, `addItem:with:`.
///
/// Two selectors are equal when their names are; a selector written by hand therefore meets one written `#selector(…)`,
/// which lowering turns into a literal.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, CustomReflectable, Sendable {
    package let name: String

    /// Makes the selector named `str`. Any text is accepted; whether an object responds to it is another question.
    public init(_ str: String) {
        name = str
    }

    /// Makes a selector from a literal: `let action: Selector = "tapped:"`.
    public init(stringLiteral value: String) {
        name = value
    }

    public var description: String { name }

    public var customMirror: Mirror { Mirror(reflecting: name) }

    /// How many arguments a method of this name takes: one a colon.
    package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

extension String {
    /// The name of the selector.
    public init(_sel selector: Selector) {
        self = selector.name
    }
}

/// The name of `aSelector` as text.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.name
}

/// The selector named `aSelectorName`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}
