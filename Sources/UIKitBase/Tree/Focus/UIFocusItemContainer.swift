import CoreGraphics
import Foundation

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
