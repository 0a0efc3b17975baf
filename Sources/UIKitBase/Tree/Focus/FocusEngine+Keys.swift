import Foundation

/// Hands keys to the item that has the focus.
extension FocusEngine {
    private var element: NSObject? { (item as? AccessibilityFocusItem)?.object ?? item as? NSObject }

    /// With Full Keyboard Access, changes what is adjustable: arrows along a slider, and up and down on a wheel, whose next row is below. False
    /// for all others, from which the key moves on.
    func adjustItem(_ heading: UIFocusHeading) -> Bool {
        guard Self.reachesEverything, let item, let element, let window = AppWindows.key,
            FocusItems.isInFront(item, of: window)
        else { return false }
        let traits = element.accessibilityTraits
        guard traits.contains(.adjustable), !traits.contains(.notEnabled) else { return false }
        let isWheel = (element as? AccessibilityPart)?.isAdjustable ?? false
        guard isWheel == (heading == .up || heading == .down) else { return false }
        let view = FocusPath.outwards(from: item).lazy.compactMap { $0 as? UIView }.first
        let isMirrored = !isWheel && view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if (heading == .right || heading == .down) != isMirrored {
            element.accessibilityIncrement()
        } else {
            element.accessibilityDecrement()
        }
        return true
    }

    func activate() -> Bool {
        guard let item, let window = AppWindows.key, FocusItems.isInFront(item, of: window) else { return false }
        if let view = item as? UIView, view.activateByFocus() { return true }
        let object = element
        if let object, object.accessibilityActivate() { return true }
        guard Self.reachesEverything, let object else { return false }
        Above.application.tapScreen(at: object.accessibilityActivationPoint)
        return true
    }

    /// Escape: the first on the way up that knows how to leave, from the item, else from the screen in front and from who has the keyboard.
    /// What is behind the front screen isn't left.
    func leaveModal() -> Bool {
        guard let window = AppWindows.key else { return false }
        let isBehind = item.map { !FocusItems.isInFront($0, of: window) } ?? true
        let focused =
            isBehind ? nil : FocusPath.outwards(from: item).lazy.compactMap { $0 as? UIResponder }.first
        let front = window.frontController
        let starts: [UIResponder?] = [focused, front, FirstResponder.current ?? window]
        let responders = starts.flatMap { start -> [UIResponder] in
            let way = FocusPath.responders(from: start)
            guard let front, front !== window.rootViewController else { return way }
            return way.firstIndex { $0 === front }.map { Array(way[...$0]) } ?? []
        }
        var asked: Set<ObjectIdentifier> = []
        return responders.contains { asked.insert(ObjectIdentifier($0)).inserted && $0.accessibilityPerformEscape() }
    }
}
