import CoreGraphics

/// Scrolling without a finger: keys, and what ends all motion.
extension UIScrollView {
    /// Points of the last page that stay in sight when a key turns to the next.
    private static let keyOverlap: CGFloat = 40

    /// Whether the key scrolls: by a view's height less a line, or to an end. Of a text that is edited they move the insertion point.
    func scrollByKey(_ press: UIPress) -> Bool {
        guard allowsKeyboardScrolling, isScrollEnabled, let key = press.key, key.modifierFlags.isEmpty,
            !(self is any UITextInput && isFirstResponder)
        else { return false }
        let limits = limitsY
        guard limits.lowerBound < limits.upperBound else { return false }
        let page = max(1, visibleSize.height - Self.keyOverlap)
        let wanted: CGFloat
        switch key.keyCode {
        case .keyboardPageUp: wanted = contentOffset.y - page
        case .keyboardPageDown: wanted = contentOffset.y + page
        case .keyboardHome: wanted = limits.lowerBound
        case .keyboardEnd: wanted = limits.upperBound
        default: return false
        }
        let offset = min(max(wanted, limits.lowerBound), limits.upperBound)
        setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: true)
        return true
    }

    func standStill() {
        // A recogniser that is off cancels what it has begun.
        for recognizer in [pan, pinch] as [UIGestureRecognizer?] {
            guard let recognizer, recognizer.isEnabled, recognizer.state == .began || recognizer.state == .changed
            else { continue }
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
        endMotion()
    }
}
