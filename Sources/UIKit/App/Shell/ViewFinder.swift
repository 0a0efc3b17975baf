import CoreGraphics
import Foundation
import PorticoTrace

/// Looks for what a person sees: the frontmost visible view with a text or an identifier.
///
/// - From: `StoryPlayer`
@MainActor enum ViewFinder {
    /// A way to compare names: as they are written first, then in whatever case.
    enum Comparison: CaseIterable {
        case exact, caseless

        func matchesName(_ name: String?, _ title: String) -> Bool {
            guard let name else { return false }
            return self == .exact ? name == title : name.lowercased() == title.lowercased()
        }
    }

    /// The view of that name; a picture in an element that has a name of its own isn't taken for it.
    static func view(titled title: String, _ comparison: Comparison) -> UIView? {
        best { !$0.isPictureInElement && $0.isNamed { comparison.matchesName($0, title) } }
    }

    static func view(titled title: String) -> UIView? {
        view(titled: title, .exact) ?? view(titled: title, .caseless)
    }

    /// A picture in an element, by its own name, such as the sign of a row: it is what a person means only where nothing else has the name.
    static func picture(titled title: String, _ comparison: Comparison) -> UIView? {
        best { $0.isPictureInElement && $0.isNamed { comparison.matchesName($0, title) } }
    }

    static func view(identified identifier: String) -> UIView? {
        best { $0.accessibilityIdentifier == identifier }
    }

    // MARK: Elements

    /// What is drawn as a part of a view, such as a day of a calendar, by what is read of it.
    static func element(titled title: String, _ comparison: Comparison) -> AccessibilityNode? {
        bestElement { comparison.matchesName($0.label, title) || comparison.matchesName($0.value, title) }
    }

    static func element(titled title: String) -> AccessibilityNode? {
        element(titled: title, .exact) ?? element(titled: title, .caseless)
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

    /// The bar that takes a touch at a place of the screen before a view gets it; nil where none lies over the view.
    static func bar(over view: UIView, at point: CGPoint) -> UIView? {
        var next = AppWindows.hit(at: point, with: nil)?.view
        while let here = next, !(here is UINavigationBar || here is UITabBar || here is UIToolbar) {
            next = here.superview
        }
        guard let bar = next, !view.isDescendant(of: bar), !bar.isDescendant(of: view) else { return nil }
        return bar
    }

    /// The longest part of the line down through a view's middle that no bar lies over; nil where that is shorter than a finger needs.
    static func partBesideBars(
        of view: UIView, x: CGFloat, from top: CGFloat, to bottom: CGFloat
    ) -> ClosedRange<CGFloat>? {
        let screen = UIScreen.main.bounds
        var (longest, begin): (ClosedRange<CGFloat>?, CGFloat?)
        for y in stride(from: max(top, screen.minY), to: min(bottom, screen.maxY), by: 1) {
            guard bar(over: view, at: CGPoint(x: x, y: y)) == nil else {
                begin = nil
                continue
            }
            let from = begin ?? y
            begin = from
            if y - from > (longest.map { $0.upperBound - $0.lowerBound } ?? -1) { longest = from...y }
        }
        return longest.flatMap { $0.upperBound - $0.lowerBound >= 10 ? $0 : nil }
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

    /// Whether it is a picture without a text that lies in an element of accessibility, which is read instead of it.
    fileprivate var isPictureInElement: Bool {
        guard !(self is UILabel || self is UIControl || self is UITextView) else { return false }
        return sequence(first: self, next: \.superview).dropFirst().contains { $0.isAccessibilityElement }
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
