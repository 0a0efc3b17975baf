import UIKit

/// Finds what a scroll view is asked to show, and what it shows, among the elements of its content.
extension ScrollElement {
    func targets(below elements: [LayoutElement]) -> [CGRect] {
        elements.flatMap { element -> [CGRect] in
            if let layout = element as? ScrollTargetElement { return layout.targets(in: self) }
            return element is ScrollElement ? [] : targets(below: element.children)
        }
    }

    func forEachDescendant(_ elements: [LayoutElement], _ body: (LayoutElement) -> Void) {
        for element in elements where !(element is ScrollElement) {
            if element.children.count == 1 || element is any ScrollFollowing {
                body(element.children.first ?? element)
                forEachDescendant(element.children, body)
            }
        }
    }

    /// Where a place lies in the content.
    func frameOfPlace(_ id: AnyHashable) -> CGRect? {
        if let lazy = firstLazy(children), let frame = lazy.frame(ofPlace: id) {
            let corner = lazy.point(.zero, inContentOf: self)
            return frame.offsetBy(dx: corner.x, dy: corner.y)
        }
        guard let place = PlaceFinder.find(id, below: node) else { return nil }
        let elements = place.elements
        guard let first = elements.first else { return nil }
        func frame(_ element: LayoutElement) -> CGRect {
            CGRect(origin: element.point(.zero, inContentOf: self), size: element.size)
        }
        return elements.dropFirst().reduce(frame(first)) { $0.union(frame($1)) }
    }

    private func firstLazy(_ elements: [LayoutElement]) -> (any LazyPlacing)? {
        for element in elements {
            if let lazy = element as? any LazyPlacing { return lazy }
            if !(element is ScrollElement), let below = firstLazy(element.children) { return below }
        }
        return nil
    }

    var identityOfTarget: AnyHashable? {
        let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        var place: CGPoint
        if let targetAnchor {
            place = CGPoint(x: seen.minX + seen.width * targetAnchor.x, y: seen.minY + seen.height * targetAnchor.y)
            place.x = min(max(place.x, seen.minX + 1), seen.maxX - 1)
            place.y = min(max(place.y, seen.minY + 1), seen.maxY - 1)
        } else {
            place = CGPoint(x: isRightToLeft ? seen.maxX - 1 : seen.minX + 1, y: seen.minY + 1)
        }
        if let layout = firstTargetLayout(children) { return layout.identity(at: place, in: self) }
        guard let lazy = firstLazy(children) else { return nil }
        let corner = lazy.point(.zero, inContentOf: self)
        return lazy.place(at: CGPoint(x: place.x - corner.x, y: place.y - corner.y))
    }

    private func firstTargetLayout(_ elements: [LayoutElement]) -> ScrollTargetElement? {
        for element in elements where !(element is ScrollElement) {
            if let layout = element as? ScrollTargetElement, layout.isEnabled, !layout.isTargetItself { return layout }
            if let found = firstTargetLayout(element.children) { return found }
        }
        return nil
    }
}
