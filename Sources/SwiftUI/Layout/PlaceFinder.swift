import UIKit

/// A node that can scroll to a place below it.
@MainActor package protocol ScrollTargeting: ViewNode {
    /// Scrolls so that the place stands at the anchor; without one, by the least way to where it is seen.
    func scrollToPlace(_ id: AnyHashable, anchor: UnitPoint?)
}

extension LayoutElement {
    /// A point in the content's terms of a scroll view around, as if it weren't scrolled.
    func point(_ point: CGPoint, inContentOf scroll: ScrollElement) -> CGPoint {
        var (element, result): (LayoutElement, CGPoint) = (self, point)
        while element !== scroll {
            guard let parent = element.parent else { return result }
            result = CGPoint(x: result.x + element.origin.x, y: result.y + element.origin.y)
            if parent !== scroll { result = parent.pointFromContent(result) }
            element = parent
        }
        return result
    }
}

/// An element that shows other things as the scroll view around moves.
@MainActor protocol ScrollFollowing: LayoutElement {
    func visibleRectDidChange()
}

/// An element that knows where places lie that aren't made.
@MainActor protocol LazyPlacing: LayoutElement {
    func frame(ofPlace id: AnyHashable) -> CGRect?
    /// The identity of what stands at a point, or next after it.
    func place(at point: CGPoint) -> AnyHashable?
    /// Where the views lie, also those that aren't made.
    func placeFrames() -> [CGRect]
}

/// Finds a place by the identity that the app gave it.
@MainActor enum PlaceFinder {
    static func find(_ id: AnyHashable, below node: ViewNode) -> ViewNode? {
        for child in node.children {
            if let place = child as? any IdentifiedPlace, place.identity == id { return child }
            if let found = find(id, below: child) { return found }
        }
        return nil
    }
}
