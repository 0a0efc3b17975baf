import CoreGraphics

/// Feedback for a selection that moves on.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Tells that another thing is selected now. A line of the trace is all that follows (DEV-131).
    open func selectionChanged() { give("selectionChanged") }
    /// Tells that another thing is selected now, at a place of the view.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
