import CoreGraphics
import Foundation

/// Feedback for something that hits something.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Of medium weight.
    public convenience override init() {
        self.init(style: .medium)
    }

    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        give("impactOccurred", "\(style) \(min(max(intensity, 0), 1))")
    }
}
