import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner with the smallest x and y.
    public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 0) }
    /// The corner with the largest x and the smallest y.
    public static var topRight: UIRectCorner { UIRectCorner(rawValue: 1 << 1) }
    /// The corner with the smallest x and the largest y.
    public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 2) }
    /// The corner with the largest x and y.
    public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 1 << 3) }
    /// All four corners; every bit is set.
    public static var allCorners: UIRectCorner { UIRectCorner(rawValue: ~0) }
}
