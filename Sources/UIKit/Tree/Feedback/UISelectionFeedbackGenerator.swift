/// Feedback for a selection that moves on.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { give("selectionChanged") }
}
