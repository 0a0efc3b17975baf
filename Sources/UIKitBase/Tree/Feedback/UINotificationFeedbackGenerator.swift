import CoreGraphics

/// Feedback for how something has ended.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task has ended: well, with something to mind, or badly.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Tells how a task has ended. A line of the trace is all that follows (DEV-131).
    open func notificationOccurred(_ notificationType: FeedbackType) {
        give("notificationOccurred", "\(notificationType)")
    }

    /// Tells how a task has ended, at a place of the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
