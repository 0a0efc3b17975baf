/// How strongly a layout wish holds, from just above 0 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
    public var rawValue: Float

    /// A priority of a number, above 0 and up to 1000; nothing is checked here.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Must hold: 1000. What contradicts it is broken and logged.
    public static let required = UILayoutPriority(1000)
    /// How a button resists being made smaller: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// A drag that may resize the scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The wish of a scene to keep its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A drag that may not resize the scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How a button keeps from being made larger: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// What asks for the size that fits, so that all real constraints win: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
    /// A priority above another.
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { .init(lhs.rawValue + rhs) }
    /// A priority above another.
    public static func + (lhs: Float, rhs: UILayoutPriority) -> UILayoutPriority { .init(lhs + rhs.rawValue) }
    /// A priority below another.
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { .init(lhs.rawValue - rhs) }
    /// How far two priorities lie apart.
    public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float { lhs.rawValue - rhs.rawValue }
    /// Raises a priority.
    public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue += rhs }
    /// Lowers a priority.
    public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue -= rhs }
}
