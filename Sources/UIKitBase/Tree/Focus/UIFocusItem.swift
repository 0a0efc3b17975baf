import CoreGraphics
import Foundation

/// Something that can have the focus: views, and what an app draws without views.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item takes the focus now.
    var canBecomeFocused: Bool { get }
    /// Where the item is, in the coordinate space of its container.
    var frame: CGRect { get }
    /// The sign of the focus on the item; nil: none of the system's. Optional.
    var focusEffect: UIFocusEffect? { get }
    /// The item's rank when the focus comes to its group by the tab key. Optional.
    var focusGroupPriority: UIFocusGroupPriority { get }
    /// Whether what lies behind the item can be focused, too. Optional, false by default.
    var isTransparentFocusItem: Bool { get }
    /// A remote control's finger has moved, not far enough to move the focus. Optional; never called: a key moves it or doesn't.
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
    /// Whether the item has the focus now.
    public var isFocused: Bool { FocusEngine.shared.item === self }
    /// See the requirement. The system's effect by default.
    public var focusEffect: UIFocusEffect? { UIFocusEffect() }
    /// See the requirement. `ignored` by default.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// See the requirement. False by default.
    public var isTransparentFocusItem: Bool { false }
    /// See the requirement. Does nothing by default.
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// Holds items, and finds those at a place.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The space that the items' frames are in.
    var coordinateSpace: any UICoordinateSpace { get }
    /// The items in a rectangle of the coordinate space, also those that can't be focused themselves.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// Holds items that scroll, and shows the one that gets the focus.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The point of the content at the upper left.
    var contentOffset: CGPoint { get set }
    /// The size of the content.
    var contentSize: CGSize { get }
    /// The size of the content that is seen.
    var visibleSize: CGSize { get }
}

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
