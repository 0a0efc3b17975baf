import CoreGraphics
import Foundation
import PorticoTrace

/// Looks for what a person sees: the frontmost visible view with a text or an identifier.
///
/// - From: `StoryPlayer`
@MainActor enum ViewFinder {
    static func view(titled title: String) -> UIView? {
        let lowered = title.lowercased()
        return best { $0.isNamed { $0 == title } } ?? best { $0.isNamed { $0.lowercased() == lowered } }
    }

    static func view(identified identifier: String) -> UIView? {
        best { $0.accessibilityIdentifier == identifier }
    }

    // MARK: Elements

    /// What is drawn as a part of a view, such as a day of a calendar, by what is read of it.
    static func element(titled title: String) -> AccessibilityNode? {
        let lowered = title.lowercased()
        return bestElement { [$0.label, $0.value].contains(title) }
            ?? bestElement { [$0.label?.lowercased(), $0.value?.lowercased()].contains(lowered) }
    }

    static func element(identified identifier: String) -> AccessibilityNode? {
        bestElement { $0.identifier == identifier }
    }

    private static func bestElement(where matches: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
        let found = AccessibilityTree.elements().reversed().filter { !$0.frame.isEmpty && matches($0) }
        let screen = UIScreen.main.bounds
        let onScreen = found.filter { screen.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
        return onScreen.first { !isCovered($0) } ?? onScreen.first ?? found.first
    }

    /// Whether the keyboard lies over an element's middle.
    private static func isCovered(_ element: AccessibilityNode) -> Bool {
        let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
        return InputPanel.shared.covers(middle, of: element.view)
    }

    // MARK: Views

    /// One that a finger can reach goes before others: those that lie under something, and those that have slid or been scrolled off the
    /// screen.
    private static func best(where matches: (UIView) -> Bool) -> UIView? {
        var (onScreen, found): (UIView?, UIView?)
        let reachable = first { view in
            guard matches(view) else { return false }
            found = found ?? view
            let middle = view.convertToScreen(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
            guard UIScreen.main.bounds.contains(middle) else { return false }
            onScreen = onScreen ?? view
            return isReachable(view, at: middle)
        }
        return reachable ?? onScreen ?? found
    }

    /// Whether a touch at a place of the screen comes to the view, to what is in it, or, because it takes none itself, to what it is in.
    private static func isReachable(_ view: UIView, at point: CGPoint) -> Bool {
        guard !InputPanel.shared.covers(point, of: view) else { return false }
        guard let hit = AppWindows.hit(at: point, with: nil)?.view else { return false }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }

    /// What is on the screen, front to back, for error messages.
    static func titles() -> [String] {
        var found: [String] = []
        func addTitle(_ title: String?) {
            if let title, !title.isEmpty, !found.contains(title) { found.append(title) }
        }
        _ = first {
            addTitle($0.visibleTitle)
            return false
        }
        for element in AccessibilityTree.elements() { addTitle(element.label) }
        return found
    }

    /// The identifiers on the screen, front to back.
    static func identifiers() -> [String] {
        var found: [String] = []
        _ = first {
            if let name = $0.accessibilityIdentifier, !name.isEmpty, !found.contains(name) { found.append(name) }
            return false
        }
        return found
    }

    private static func first(where matches: (UIView) -> Bool) -> UIView? {
        for window in AppWindows.all.reversed() where !window.isHidden {
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

    /// By its title, by what is read of it, or by what stands in a text field or view.
    fileprivate func isNamed(_ matches: (String) -> Bool) -> Bool {
        if let title = visibleTitle, matches(title) { return true }
        if let label = accessibilityLabel, matches(label) { return true }
        if let view = self as? UITextView, !view.isSecureTextEntry, matches(view.text ?? "") { return true }
        guard let field = self as? UITextField, !field.isSecureTextEntry, let text = field.text else { return false }
        return matches(text)
    }
}
