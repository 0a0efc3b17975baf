import UIKit

/// The place of a scroll view's content at which a part of it is seen.
///
/// A large title above gets smaller as the content moves, and the room for the content larger: a place is worked out for the room that there
/// is when the content has come to it.
@MainActor struct ScrollDestination {
    private let view: UIScrollView
    private let inset: UIEdgeInsets
    /// The insets above the content below the whole bar, and below what is left of it after scrolling.
    private let expanded: CGFloat
    private let collapsed: CGFloat

    init(_ view: UIScrollView) {
        (self.view, inset) = (view, view.adjustedContentInset)
        expanded = -view.limitsY.lowerBound
        collapsed = expanded - view.collapsibleBarHeight
    }

    /// The offset at which a part of the content stands at the anchor; without one, the nearest at which it is seen.
    func offset(showing frame: CGRect, at anchor: UnitPoint?, along axes: Axis.Set) -> CGPoint {
        var target = view.contentOffset
        if axes.contains(.vertical) { target.y = clampY(verticalOffset(frame, anchor?.y)) }
        if axes.contains(.horizontal) { target.x = clampX(horizontalOffset(frame, anchor?.x)) }
        return target
    }

    /// The offset at which a point of the content is at the beginning, as far as the content goes.
    func offset(startingAt x: CGFloat?, _ y: CGFloat?) -> CGPoint {
        var target = view.contentOffset
        if let x { target.x = clampX(x - inset.left) }
        if let y { target.y = clampY(settledOffset(start: y, length: 0, 0)) }
        return target
    }

    private func clampX(_ x: CGFloat) -> CGFloat { min(max(x, view.limitsX.lowerBound), view.limitsX.upperBound) }
    private func clampY(_ y: CGFloat) -> CGFloat { min(max(y, view.limitsY.lowerBound), view.limitsY.upperBound) }

    private func verticalOffset(_ frame: CGRect, _ anchor: CGFloat?) -> CGFloat {
        if let anchor { return settledOffset(start: frame.minY, length: frame.height, anchor) }
        let seen = view.bounds.inset(by: inset)
        if frame.minY < seen.minY { return settledOffset(start: frame.minY, length: frame.height, 0) }
        return frame.maxY > seen.maxY ? view.contentOffset.y + frame.maxY - seen.maxY : view.contentOffset.y
    }

    private func settledOffset(start: CGFloat, length: CGFloat, _ anchor: CGFloat) -> CGFloat {
        let height = view.bounds.height - inset.bottom
        func offset(below top: CGFloat) -> CGFloat { start + length * anchor - (height - top) * anchor - top }
        if offset(below: expanded) <= -expanded { return -expanded }
        let scrolled = offset(below: collapsed)
        guard scrolled < -collapsed, anchor > 0 else { return scrolled }
        // The bar has given up as much as the content has moved.
        return min(max((start + length * anchor) / anchor - height, -expanded), -collapsed)
    }

    private func horizontalOffset(_ frame: CGRect, _ anchor: CGFloat?) -> CGFloat {
        let seen = view.bounds.inset(by: inset), now = view.contentOffset.x
        if let anchor { return frame.minX + frame.width * anchor - seen.width * anchor - inset.left }
        if frame.minX < seen.minX { return frame.minX - inset.left }
        return frame.maxX > seen.maxX ? now + frame.maxX - seen.maxX : now
    }
}
