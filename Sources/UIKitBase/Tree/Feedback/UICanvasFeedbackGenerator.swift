import CoreGraphics
import Foundation

/// Feedback for what is drawn on a canvas.
@preconcurrency @MainActor open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Tells that something has snapped to a guide, at a place of the view. A line of the trace is all that follows (DEV-131).
    open func alignmentOccurred(at location: CGPoint) { give("alignmentOccurred") }
    /// Tells that a shape is closed, at a place of the view. A line of the trace is all that follows (DEV-131).
    open func pathCompleted(at location: CGPoint) { give("pathCompleted") }
}
