import CoreGraphics
import Foundation

/// Where the keyboard is: the one thing that layout has to know about it. Whoever shows a keyboard says so here.
///
/// - From: the keyboard
/// - To: `UIView.keyboardLayoutGuide`
@MainActor package enum KeyboardFrame {
    /// In the screen's coordinates; nil while there is none.
    @InSession package private(set) static var current: CGRect? = nil
    /// Views that have a keyboard guide.
    @InSession private static var followers: [Weak<UIView>] = []
    /// Views whose layout asks for the keyboard without a guide.
    @InSession private static var others: [Weak<UIView>] = []

    /// The keyboard comes, goes or changes its size. Call it inside the animation that moves the keyboard: views that follow
    /// lay out at once, and so move along.
    package static func change(to frame: CGRect?) {
        guard frame != current else { return }
        current = frame
        followers.removeAll { $0.object == nil }
        for view in followers.compactMap(\.object) {
            view.setNeedsLayout()
            view.keyboardLayoutGuide.edges?.update(view)
        }
        others.removeAll { $0.object == nil }
        for view in others.compactMap(\.object) { view.setNeedsLayout() }
        // What has left its window is laid out when it is back: a list would do it without knowing its place.
        for view in (followers + others).compactMap(\.object) { view.window?.layoutIfNeeded() }
    }

    static func follow(_ view: UIView) { followers.append(Weak(object: view)) }

    /// Lays the view out whenever the keyboard moves.
    static func layOut(_ view: UIView) {
        guard !others.contains(where: { $0.object === view }) else { return }
        others.append(Weak(object: view))
    }

    /// How much of the view's bottom the keyboard covers.
    static func overlap(with view: UIView) -> CGFloat {
        guard let current, let window = view.window else { return 0 }
        let keyboard = view.convert(window.convert(current, from: nil), from: window)
        let bounds = view.bounds
        guard keyboard.minX < bounds.maxX, keyboard.maxX > bounds.minX, keyboard.maxY >= bounds.maxY else { return 0 }
        return min(max(0, bounds.maxY - keyboard.minY), bounds.height)
    }
}
