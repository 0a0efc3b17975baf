import CoreGraphics
import Foundation
import PorticoTrace

/// Looks for what a person sees: the frontmost visible view with a text or an identifier.
///
/// - From: `StoryPlayer`
@MainActor enum ViewFinder {
    static func view(titled title: String) -> UIView? {
        first { $0.visibleTitle == title } ?? first { $0.visibleTitle?.lowercased() == title.lowercased() }
    }

    static func view(identified identifier: String) -> UIView? {
        first { $0.accessibilityIdentifier == identifier }
    }

    /// What is on the screen, front to back, for error messages.
    static func titles() -> [String] {
        var found: [String] = []
        _ = first {
            if let title = $0.visibleTitle, !title.isEmpty, !found.contains(title) { found.append(title) }
            return false
        }
        return found
    }

    private static func first(where matches: (UIView) -> Bool) -> UIView? {
        for window in UIApplication.shared.windows.reversed() where !window.isHidden {
            if let view = find(window, matches) { return view }
        }
        return nil
    }

    private static func find(_ view: UIView, _ matches: (UIView) -> Bool) -> UIView? {
        guard !view.isHidden, view.alpha > 0.01 else { return nil }
        return DeepStack.run {
            for child in view.subviews.reversed() {
                if let found = find(child, matches) { return found }
            }
            return matches(view) ? view : nil
        }
    }
}

extension UIView {
    /// The text that a person would name this view by.
    package var visibleTitle: String? {
        if let label = self as? UILabel, let text = label.text { return text }
        if let button = self as? UIButton, let text = button.currentTitle { return text }
        return accessibilityLabel
    }
}
