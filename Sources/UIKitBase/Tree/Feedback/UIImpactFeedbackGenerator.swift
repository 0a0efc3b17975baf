import CoreGraphics
import Foundation

/// Feedback for something that hits something.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What the collision feels like: how heavy the things are, or how soft and rigid.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    /// Makes a generator for collisions of one kind.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Makes a generator for collisions of one kind in a view, and adds it to the view's interactions.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Of medium weight.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Tells of a collision at full strength. A line of the trace is all that follows (DEV-131).
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        give("impactOccurred", "\(style) \(min(max(intensity, 0), 1))")
    }

    /// Tells of a collision at a place of the view, at full strength.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    /// Tells of a collision at a place of the view.
    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}
