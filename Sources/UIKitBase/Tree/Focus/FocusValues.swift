/// The rank of an item among those of its group: the greatest comes first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Makes a priority of a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// No more than any other: 0.
    public static var ignored: UIFocusGroupPriority { .init(0) }
    /// It had the focus when the group had it last: 1,000.
    public static var previouslyFocused: UIFocusGroupPriority { .init(1000) }
    /// It stands out, as what is selected: 2,000.
    public static var prioritized: UIFocusGroupPriority { .init(2000) }
    /// It has the focus: more than any other.
    public static var currentlyFocused: UIFocusGroupPriority { .init(.max) }
}

/// The direction in which the focus goes.
public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var up: UIFocusHeading { .init(rawValue: 1 << 0) }
    public static var down: UIFocusHeading { .init(rawValue: 1 << 1) }
    public static var left: UIFocusHeading { .init(rawValue: 1 << 2) }
    public static var right: UIFocusHeading { .init(rawValue: 1 << 3) }
    /// To the next group: the tab key.
    public static var next: UIFocusHeading { .init(rawValue: 1 << 4) }
    /// To the group before: the tab key with shift.
    public static var previous: UIFocusHeading { .init(rawValue: 1 << 5) }
    /// To the first item.
    public static var first: UIFocusHeading { .init(rawValue: 1 << 8) }
    /// To the last item.
    public static var last: UIFocusHeading { .init(rawValue: 1 << 9) }
}

/// Names a sound that is played when the focus moves.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
