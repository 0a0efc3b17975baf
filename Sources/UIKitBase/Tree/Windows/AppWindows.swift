import CoreGraphics
import Foundation

/// The app's windows that are shown, and the one that gets keyboard events.
///
/// - From: `UIWindow`
/// - To: `UIApplication.windows`, `TouchTracker`, `HoverTracker`, `UIView.hitTest(_:with:)`
@MainActor package enum AppWindows {
    @InSession private static var list: [Weak<UIWindow>] = []
    @WeakInSession package private(set) static var key: UIWindow? = nil

    /// By level; of one level the ones shown first before the others.
    package static var all: [UIWindow] { list.compactMap(\.object).sorted { $0.windowLevel < $1.windowLevel } }

    static func add(_ window: UIWindow) {
        if !list.contains(where: { $0.object === window }) { list.append(Weak(object: window)) }
    }

    static func remove(_ window: UIWindow) {
        list.removeAll { $0.object == nil || $0.object === window }
        guard key === window else { return }
        // The window next in front takes over.
        if let next = all.last(where: { $0.canBecomeKey && $0.windowLevel == .normal })
            ?? all.last(where: \.canBecomeKey)
        {
            makeKey(next)
        } else {
            resignKey()
        }
    }

    static func makeKey(_ window: UIWindow) {
        guard key !== window else { return }
        resignKey()
        key = window
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        Above.application.keyWindowChanged()
    }

    private static func resignKey() {
        guard let old = key else { return }
        key = nil
        old.resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }

    /// What is under a point of the screen: the frontmost visible window with a view there, and that view. No window is asked twice.
    package static func hit(at point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
        for window in all.reversed() where !window.isHidden && window.isUserInteractionEnabled {
            if let view = window.hitTest(window.convertFromScreen(point), with: event) { return (window, view) }
        }
        return nil
    }

    /// The windows are closed because the app ends. On iOS its process is gone by then, and its controllers hear of nothing.
    @InSession package private(set) static var areClosing = false

    /// The app ends: nothing of it stays on the screen. The end of the session is the end of `areClosing`.
    package static func close() {
        areClosing = true
        for window in all {
            window.isHidden = true
            window.rootViewController = nil
        }
    }
}
