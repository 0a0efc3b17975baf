/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The side with the smallest y.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The side with the smallest x, whatever the direction of reading.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The side with the largest y.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The side with the largest x, whatever the direction of reading.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four sides.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
