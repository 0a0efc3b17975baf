/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case destructive, cancel, close, confirm }

    private let kind: Kind

    /// It deletes something.
    public static let destructive = ButtonRole(kind: .destructive)
    /// It gives something up.
    public static let cancel = ButtonRole(kind: .cancel)
    /// It closes something.
    public static var close: ButtonRole { ButtonRole(kind: .close) }
    /// It agrees.
    public static var confirm: ButtonRole { ButtonRole(kind: .confirm) }
}
