import CoreGraphics
import Foundation

/// A person rearranges a bar's tabs: shows the panel, follows the finger that drags a tab, and tells those who listen.
///
/// - From: `UITabBar.beginCustomizingItems(_:)`
/// - To: `TabCustomizingPanel`, `UITabBarDelegate`, `UITabBarController`
@MainActor final class TabBarCustomizer {
    private unowned(unsafe) let bar: UITabBar
    private let items: [UITabBarItem]
    private let before: [UITabBarItem]
    private var panel: TabCustomizingPanel?
    private var presses: [UIGestureRecognizer] = []
    private var drag: Drag?
    /// The panel comes; the end of that is to be told.
    private var isOpening = false

    static let duration: TimeInterval = 0.4

    /// One finger's: others lift nothing meanwhile.
    private struct Drag {
        let press: UIGestureRecognizer
        let item: UITabBarItem
        let ghost: TabButton
        let home: CGPoint
        var target: TabButton?
    }

    init(bar: UITabBar, items: [UITabBarItem]) {
        (self.bar, self.items, before) = (bar, items, bar.tabs)
    }

    // MARK: Begin and end

    func begin() {
        tell("tabBar:willBeginCustomizingItems:") { $0.tabBar(self.bar, willBeginCustomizing: self.items) }
        bar.owner?.customizingWillBegin(items)
        guard let host = bar.superview, bar.window != nil else {
            tellBegun()
            return
        }
        isOpening = true
        let panel = TabCustomizingPanel(items: items, bar: bar)
        self.panel = panel
        panel.done = { [weak bar] in bar?.endCustomizing(animated: true) }
        for cell in panel.cells { watch(cell, cell.item) }
        watchBar()
        UIView.performWithoutAnimation {
            host.insertSubview(panel, belowSubview: bar)
            panel.place(in: host, beside: bar)
            panel.layoutIfNeeded()
            panel.transform = CGAffineTransform(translationX: 0, y: host.bounds.height)
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .curveEaseOut,
            animations: { panel.transform = .identity }, completion: { [weak self] _ in self?.opened() })
    }

    /// The bar has moved, or its screen has turned.
    func place() {
        guard let panel, let host = bar.superview, panel.transform.isIdentity else { return }
        panel.place(in: host, beside: bar)
    }

    private func opened() {
        guard isOpening else { return }
        isOpening = false
        tellBegun()
    }

    private func tellBegun() {
        tell("tabBar:didBeginCustomizingItems:") { $0.tabBar(self.bar, didBeginCustomizing: self.items) }
    }

    /// True when the tabs are others, or in another order, than at the begin.
    func end(animated: Bool) -> Bool {
        opened()
        dropDrag()
        for press in presses { press.view?.removeGestureRecognizer(press) }
        presses = []
        let changed = !before.elementsEqual(bar.tabs, by: ===)
        bar.owner?.customizingWillEnd(bar.tabs, changed: changed)
        tell("tabBar:willEndCustomizingItems:changed:") {
            $0.tabBar(self.bar, willEndCustomizing: self.items, changed: changed)
        }
        bar.owner?.tellCustomizing(changed: changed, isOver: false)
        let finish = {
            self.panel?.removeFromSuperview()
            self.panel = nil
            self.tell("tabBar:didEndCustomizingItems:changed:") {
                $0.tabBar(self.bar, didEndCustomizing: self.items, changed: changed)
            }
            self.bar.owner?.tellCustomizing(changed: changed, isOver: true)
        }
        guard animated, let panel, let host = panel.superview else {
            finish()
            return changed
        }
        panel.isUserInteractionEnabled = false
        let bar = bar
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .curveEaseIn,
            animations: { panel.transform = CGAffineTransform(translationX: 0, y: host.bounds.height) },
            completion: { _ in
                // The bar is there until its customiser has said all.
                withExtendedLifetime(bar) { finish() }
            })
        return changed
    }

    private func tell(_ selector: StaticString, _ body: (any UITabBarDelegate) -> Void) {
        guard let delegate = bar.delegate else { return }
        OptionalCall.call(.view, delegate, selector) { body(delegate) }
    }

    // MARK: Dragging

    private func watch(_ view: UIView, _ item: UITabBarItem) {
        let press = UILongPressGestureRecognizer()
        // A tab comes off under the finger at once.
        press.minimumPressDuration = 0
        press.addHandler { [weak self, weak item, weak view] recognizer in
            guard let self, let item, let view, let press = recognizer as? UILongPressGestureRecognizer else { return }
            self.moved(press, item, view)
        }
        view.addGestureRecognizer(press)
        presses.append(press)
    }

    private func watchBar() {
        for button in bar.buttons where isMovable(button.item) && button.gestureRecognizers?.isEmpty != false {
            watch(button, button.item)
        }
    }

    private func isMovable(_ item: UITabBarItem) -> Bool { items.contains { $0 === item } }

    private func moved(_ press: UILongPressGestureRecognizer, _ item: UITabBarItem, _ view: UIView) {
        guard let host = bar.superview else { return }
        let place = press.location(in: host)
        switch press.state {
        case .began: if drag == nil { lift(item, from: view, by: press, in: host) }
        case .changed where drag?.press === press: carry(to: place)
        case .ended where drag?.press === press:
            carry(to: place)
            drop()
        case .cancelled, .failed: if drag?.press === press { putBack() }
        default: break
        }
    }

    private func lift(_ item: UITabBarItem, from view: UIView, by press: UIGestureRecognizer, in host: UIView) {
        let place = press.location(in: host)
        let ghost = TabButton(item: item) {}
        ghost.isUserInteractionEnabled = false
        ghost.update(
            isSelected: true, tint: bar.tintColor, other: bar.tintColor, look: bar.standardAppearance, isAtEdge: false)
        let home = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: host)
        UIView.performWithoutAnimation {
            ghost.bounds = CGRect(x: 0, y: 0, width: TabCustomizingPanel.cell.width, height: Metrics.Bar.tabBarHeight)
            ghost.center = CGPoint(x: place.x, y: place.y - 12)
            host.addSubview(ghost)
        }
        UIView.animate(withDuration: 0.15) { ghost.transform = CGAffineTransform(scaleX: 1.3, y: 1.3) }
        drag = Drag(press: press, item: item, ghost: ghost, home: home)
    }

    private func carry(to place: CGPoint) {
        guard var drag, let host = bar.superview else { return }
        drag.ghost.center = CGPoint(x: place.x, y: place.y - 12)
        let point = bar.convert(place, from: host)
        let target = bar.buttons.first { button in
            point.x >= button.frame.minX && point.x < button.frame.maxX && point.y > -12 && isMovable(button.item)
                && button.item !== drag.item
        }
        if target !== drag.target {
            drag.target?.backgroundColor = nil
            target?.backgroundColor = .systemFill
            drag.target = target
        }
        self.drag = drag
    }

    private func drop() {
        guard let drag else { return }
        guard let target = drag.target, let slot = bar.tabs.firstIndex(where: { $0 === target.item }) else {
            return putBack()
        }
        target.backgroundColor = nil
        var tabs = bar.tabs
        let gone = tabs[slot]
        // A tab that is in the bar already changes places with the one it falls on.
        if let from = tabs.firstIndex(where: { $0 === drag.item }) { tabs[from] = gone }
        tabs[slot] = drag.item
        if bar.selectedItem === gone, !tabs.contains(where: { $0 === gone }) { bar.choose(nil) }
        bar.show(tabs, animated: true)
        watchBar()
        dropDrag()
    }

    private func putBack() {
        guard let drag else { return }
        self.drag = nil
        drag.target?.backgroundColor = nil
        let ghost = drag.ghost
        UIView.animate(
            withDuration: 0.25,
            animations: {
                ghost.center = drag.home
                ghost.transform = .identity
                ghost.alpha = 0
            }, completion: { _ in ghost.removeFromSuperview() })
    }

    private func dropDrag() {
        drag?.target?.backgroundColor = nil
        drag?.ghost.removeFromSuperview()
        drag = nil
    }
}
