import CoreGraphics
import Foundation
import QuartzCore

/// Scrolls a text while a finger that drags in it stays near its upper or lower edge.
@MainActor final class EdgeScroll {
    private static let margin: CGFloat = 36
    private let moved: () -> Void
    private weak var view: UIScrollView?
    private var speed: CGFloat = 0
    private lazy var loop = FrameTimer.Loop { [weak self] _ in self?.step() }

    init(moved: @escaping () -> Void) { self.moved = moved }

    /// - Parameter finger: In the window's coordinates.
    func update(_ finger: CGPoint, in view: UIView) {
        guard let view = Self.scroller(around: view) else { return }
        let shown = view.convert(view.bounds.inset(by: view.adjustedContentInset), to: nil)
        let above = shown.minY + Self.margin - finger.y
        let below = finger.y - (shown.maxY - Self.margin)
        let wasStill = speed == 0
        speed = above > 0 ? -min(above, Self.margin) / 4 : below > 0 ? min(below, Self.margin) / 4 : 0
        self.view = view
        if wasStill, speed != 0 {
            loop.isRunning = true
            step()
        } else if speed == 0 {
            loop.isRunning = false
        }
    }

    /// The view itself, or the nearest one around it that scrolls.
    private static func scroller(around view: UIView) -> UIScrollView? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first { $0.isScrollEnabled }
    }

    func stop() {
        speed = 0
        loop.isRunning = false
    }

    private func step() {
        guard speed != 0, let view else { return stop() }
        let insets = view.adjustedContentInset
        let least = -insets.top
        let most = max(least, view.contentSize.height + insets.bottom - view.bounds.height)
        let y = min(max(view.contentOffset.y + speed, least), most)
        if y != view.contentOffset.y {
            view.contentOffset.y = y
            view.layoutIfNeeded()
            moved()
        }
    }
}
