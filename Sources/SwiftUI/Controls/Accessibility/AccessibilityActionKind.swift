/// An action that people perform with an assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable { case `default`, escape, magicTap, named(Text) }

    let kind: Kind

    /// Activating the view.
    public static let `default` = AccessibilityActionKind(kind: .default)
    /// Leaving what is shown.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// The most important thing.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)

    init(kind: Kind) { self.kind = kind }

    /// An action with a name.
    public init(named name: Text) { kind = .named(name) }
}
