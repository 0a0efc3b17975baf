import CoreGraphics
import Foundation

/// A text view as its layout manager knows it. Layout managers belong to no thread, a text view and its text to the main thread.
///
/// - From: `NSLayoutManager`
/// - To: `UITextView`
final class TextViewLink: TextLayoutClient, @unchecked Sendable {
    private weak var view: UITextView?

    init(_ view: UITextView) { self.view = view }

    func textChanged(in range: NSRange, mask: NSTextStorage.EditActions, delta: Int) {
        MainActor.assumeIsolated { view?.storageChanged(in: range, delta: delta) }
    }

    func layoutChanged() { MainActor.assumeIsolated { view?.linesChanged() } }

    func displayChanged(in range: NSRange) { MainActor.assumeIsolated { view?.pixelsChanged(in: range) } }

    func decorate(_ paragraph: NSMutableAttributedString, at range: NSRange) {
        nonisolated(unsafe) let paragraph = paragraph
        MainActor.assumeIsolated { view?.decorate(paragraph, at: range) }
    }

    var extraLineAttributes: [NSAttributedString.Key: Any]? {
        nonisolated(unsafe) var result: [NSAttributedString.Key: Any]?
        MainActor.assumeIsolated { result = view?.extraLineLooks }
        return result
    }

    var isRightToLeft: Bool {
        MainActor.assumeIsolated { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    }

    func useTextKit2() { MainActor.assumeIsolated { _ = view?.textLayoutManager } }

    func leaveTextKit2() { MainActor.assumeIsolated { view?.leaveTextKit2() } }

    var displayScale: CGFloat { MainActor.assumeIsolated { view?.pixelScale ?? 0 } }
}
