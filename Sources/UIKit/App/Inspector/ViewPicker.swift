import CoreGraphics
import PorticoTrace
import QuartzCore

/// Finds the view that a person means who points at the screen: the one in front that shows something there, whether it takes touches or not.
///
/// - From: `InspectorDesk`
@MainActor enum ViewPicker {
    static func view(at point: CGPoint) -> UIView? {
        let windows = UIScreen.main.windows.reversed().filter { !$0.isHidden }
        func first(_ counts: (UIView) -> Bool) -> UIView? {
            for window in windows {
                if let found = view(in: window, at: window.convertFromScreen(point), counts) { return found }
            }
            return nil
        }
        // Containers that show nothing lie over much of a screen.
        return first(showsSomething) ?? first { _ in true }
    }

    private static func view(in view: UIView, at point: CGPoint, _ counts: (UIView) -> Bool) -> UIView? {
        guard !view.isHidden, view.alpha > 0.01 else { return nil }
        let isInside = view.bounds.contains(point)
        guard isInside || !view.clipsToBounds else { return nil }
        return DeepStack.run {
            for child in view.subviews.reversed() {
                if let found = self.view(in: child, at: child.convert(point, from: view), counts) { return found }
            }
            return isInside && counts(view) ? view : nil
        }
    }

    private static func showsSomething(_ view: UIView) -> Bool {
        let layer = view.layer
        if let fill = layer.backgroundColor, fill.alpha > 0.01 { return true }
        if layer.contents != nil || layer.contentsPixels != nil || layer.borderWidth > 0 { return true }
        return view is UIControl || view is UIVisualEffectView || type(of: layer) != CALayer.self
    }
}
