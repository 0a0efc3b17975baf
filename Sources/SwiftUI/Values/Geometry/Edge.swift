/// One side of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// A set of sides.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one side.
        public init(_ e: Edge) { rawValue = 1 << e.rawValue }

        /// The top.
        public static let top = Set(.top)
        /// The leading side: left where text runs from left to right.
        public static let leading = Set(.leading)
        /// The bottom.
        public static let bottom = Set(.bottom)
        /// The trailing side.
        public static let trailing = Set(.trailing)
        /// All four.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// A side to the left or right in the direction in which text runs.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case leading, trailing

    /// A set of such sides.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one side.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        /// The leading side.
        public static let leading = Set(.leading)
        /// The trailing side.
        public static let trailing = Set(.trailing)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The top or the bottom.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case top, bottom

    /// A set of such sides.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one side.
        public init(_ e: VerticalEdge) { rawValue = 1 << e.rawValue }

        /// The top.
        public static let top = Set(.top)
        /// The bottom.
        public static let bottom = Set(.bottom)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}
