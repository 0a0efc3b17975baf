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
        super.touchesBegan(touches, with: event)
    }

    private func startsAtEdge(_ point: CGPoint, in bounds: CGRect) -> Bool {
        (edges.contains(.left) && point.x <= bounds.minX + Self.margin)
            || (edges.contains(.right) && point.x >= bounds.maxX - Self.margin)
            || (edges.contains(.top) && point.y <= bounds.minY + Self.margin)
            || (edges.contains(.bottom) && point.y >= bounds.maxY - Self.margin)
    }
}
