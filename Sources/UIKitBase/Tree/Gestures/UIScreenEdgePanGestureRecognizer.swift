import CoreGraphics
import Foundation

/// Recognises a drag that begins at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Points from the edge in which the finger must come down.
    static let margin: CGFloat = 30

    /// The edges, in the interface's present orientation; none at first.
    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let window = touch.window ?? view?.window,
            startsAtEdge(touch.location(in: nil), in: window.bounds)
        else {
            if state == .possible { state = .failed }
            return
        }
        if numberOfTouches <= 1 { start = touch.location(in: nil) }
        super.touchesBegan(touches, with: event)
    }

    /// The first finger came down here.
    private var start = CGPoint.zero

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        // A finger that goes along its edge, or out of it, scrolls what is there.
        if state == .possible, let touch = touches.first, leadsElsewhere(touch.location(in: nil)) {
            state = .failed
            return
        }
        super.touchesMoved(touches, with: event)
    }

    private func leadsElsewhere(_ point: CGPoint) -> Bool {
        let way = CGPoint(x: point.x - start.x, y: point.y - start.y)
        guard hypot(way.x, way.y) >= Self.slack else { return false }
        let isSideways = abs(way.x) >= abs(way.y)
        if isSideways, edges.contains(way.x > 0 ? .left : .right) { return false }
        return isSideways || !edges.contains(way.y > 0 ? .top : .bottom)
    }

    private func startsAtEdge(_ point: CGPoint, in bounds: CGRect) -> Bool {
        (edges.contains(.left) && point.x <= bounds.minX + Self.margin)
            || (edges.contains(.right) && point.x >= bounds.maxX - Self.margin)
            || (edges.contains(.top) && point.y <= bounds.minY + Self.margin)
            || (edges.contains(.bottom) && point.y >= bounds.maxY - Self.margin)
    }
}
