import CoreGraphics
import Foundation
import QuartzCore

/// Scrolls a list while a finger that carries something rests near one of its edges.
///
/// - From: `TableReorder`, `CollectionReorder`, `ListDrags`
/// - To: `FrameTimer`
@MainActor final class EdgeScroller {
    /// Points from an edge, and points a second (DEV-407).
    private static let reach: CGFloat = 40
    private static let speed: CGFloat = 480

    private weak var view: UIScrollView?
    /// Told how far the content has moved below the finger.
    private let scrolled: (CGPoint) -> Void
    /// From the corner of what is seen.
    private var finger = CGPoint.zero
    private var last = 0.0
    private lazy var beat = FrameTimer.Loop { [weak self] in self?.step($0) }

    init(_ view: UIScrollView, scrolled: @escaping (CGPoint) -> Void) {
        (self.view, self.scrolled) = (view, scrolled)
    }

    /// - Parameter point: Of the finger, in the content.
    func follow(_ point: CGPoint) {
        guard let view else { return stop() }
        finger = CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
        let scrolls = direction(view) != .zero
        if scrolls, !beat.isRunning { last = CACurrentMediaTime() }
        beat.isRunning = scrolls
    }

    func stop() { beat.isRunning = false }

    private func direction(_ view: UIScrollView) -> CGPoint {
        let seen = CGRect(origin: .zero, size: view.bounds.size).inset(by: view.adjustedContentInset)
        func way(_ at: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            high - low < 3 * Self.reach ? 0 : at < low + Self.reach ? -1 : at > high - Self.reach ? 1 : 0
        }
        return CGPoint(
            x: view.dragsHorizontally ? way(finger.x, seen.minX, seen.maxX) : 0,
            y: view.dragsVertically ? way(finger.y, seen.minY, seen.maxY) : 0)
    }

    private func step(_ now: TimeInterval) {
        guard let view else { return stop() }
        let (way, old) = (direction(view), view.contentOffset)
        let length = Self.speed * CGFloat(now - last)
        last = now
        let offset = view.clamped(CGPoint(x: old.x + way.x * length, y: old.y + way.y * length))
        guard offset != old else { return }
        view.contentOffset = offset
        // Who hears of the scrolling may have ended what is carried.
        guard beat.isRunning else { return }
        scrolled(CGPoint(x: offset.x - old.x, y: offset.y - old.y))
    }
}
