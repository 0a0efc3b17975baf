/// Sides of a rectangle in reading direction: `leading` is the left where text runs left to right.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The side with the smallest y.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The side where reading starts.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The side with the largest y.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The side where reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four sides.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
