/// What a pointer's device scrolls by: a wheel's steps, or a trackpad's fingers.
public enum UIScrollType: Int, Sendable {
    case discrete = 0
    case continuous = 1
}

/// Sets of `UIScrollType`.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A wheel's steps, and here a trackpad's too.
    public static var discrete: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 0) }
    /// A trackpad's fingers; here they come as `discrete` (DEV-117).
    public static var continuous: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 1) }
    /// Both kinds of scrolling.
    public static var all: UIScrollTypeMask { [.discrete, .continuous] }
}
