/// A direction of a coordinate system.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case horizontal, vertical

    /// The case's name.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// A set of directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        /// From side to side.
        public static let horizontal = Set(.horizontal)
        /// Up and down.
        public static let vertical = Set(.vertical)
    }

    /// The other direction.
    package var opposite: Axis { self == .horizontal ? .vertical : .horizontal }
}
