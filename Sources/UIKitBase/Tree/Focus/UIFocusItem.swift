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
