import Foundation

// What the built-in controllers keep. The references make the controllers in them parts of the state, too.

extension UIViewController {
    private static let presentedKey = "UIPresentedViewController"
    private static let animatedKey = "UIPresentedModalStyle"

    func encodePresented(_ coder: NSCoder) {
        guard let presented = presentation?.knownPresented, presented.presenter === self, !presented.isBeingDismissed,
            !(presented is UIAlertController)
        else { return }
        coder.encode(presented as Any?, forKey: Self.presentedKey)
        coder.encode(presented.modalPresentationStyle.rawValue, forKey: Self.animatedKey)
    }

    /// It is presented again when its window is there.
    func decodePresented(_ coder: NSCoder) {
        guard let presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController, presented !== self,
            presented.presenter == nil
        else { return }
        if let style = UIModalPresentationStyle(rawValue: coder.decodeInteger(forKey: Self.animatedKey)) {
            presented.modalPresentationStyle = style
        }
        RestorationPhase.presentLater { [weak self] in
            guard let self, self.presentation == nil, presented.presenter == nil else { return }
            self.present(presented, animated: false)
        }
    }

    /// Who is before it on its path: its parent, or who presents it. A navigation controller that a split view has made for a column
    /// counts for nothing.
    package var restorationOwner: UIViewController? {
        guard let parent = parentController else { return presenter }
        guard let split = parent.parentController as? UISplitViewController, split.hasMade(parent) else {
            return parent
        }
        return split
    }
}

extension UINavigationController {
    private static let stackKey = "UINavigationControllerStack"
    private static let barKey = "UINavigationControllerBarHidden"
    private static let toolsKey = "UINavigationControllerToolbarHidden"

    func encodeStack(_ coder: NSCoder) {
        coder.encode(stack as Any?, forKey: Self.stackKey)
        coder.encode(barIsHidden, forKey: Self.barKey)
        coder.encode(toolsAreHidden, forKey: Self.toolsKey)
    }

    func decodeStack(_ coder: NSCoder) {
        let known = coder.decodeObject(forKey: Self.stackKey) as? [UIViewController] ?? []
        if !known.isEmpty, known != stack { setViewControllers(known, animated: false) }
        if coder.containsValue(forKey: Self.barKey) {
            isNavigationBarHidden = coder.decodeBool(forKey: Self.barKey)
            isToolbarHidden = coder.decodeBool(forKey: Self.toolsKey)
        }
    }
}

extension UITabBarController {
    private static let listKey = "UITabBarControllerViewControllers"
    private static let selectedKey = "UITabBarControllerSelectedIndex"
    private static let selectedControllerKey = "UITabBarControllerSelectedViewController"

    func encodeTabs(_ coder: NSCoder) {
        coder.encode(list as Any?, forKey: Self.listKey)
        coder.encode(selectedIndex, forKey: Self.selectedKey)
        coder.encode(selected as Any?, forKey: Self.selectedControllerKey)
    }

    func decodeTabs(_ coder: NSCoder) {
        let known = coder.decodeObject(forKey: Self.listKey) as? [UIViewController] ?? []
        // Another order of the same, or tabs that were made for the restoration. Tabs that aren't preserved stay where they are.
        let isReordered = known != list && Set(known) == Set(list)
        if !known.isEmpty, list.isEmpty || isReordered { setViewControllers(known, animated: false) }
        if let one = coder.decodeObject(forKey: Self.selectedControllerKey) as? UIViewController, list.contains(one) {
            selectedViewController = one
        } else if coder.containsValue(forKey: Self.selectedKey) {
            selectedIndex = coder.decodeInteger(forKey: Self.selectedKey)
        }
    }
}

extension UISplitViewController {
    private static let columns: [(Column, String)] = [
        (.primary, "UISplitViewControllerPrimary"), (.supplementary, "UISplitViewControllerSupplementary"),
        (.secondary, "UISplitViewControllerSecondary"), (.compact, "UISplitViewControllerCompact"),
    ]
    private static let modeKey = "UISplitViewControllerPreferredDisplayMode"

    /// Whether it is a column's navigation controller that the app has not given.
    package func hasMade(_ controller: UIViewController) -> Bool {
        held.contains { $0.value === controller && given[$0.key] !== controller }
    }

    func encodeColumns(_ coder: NSCoder) {
        for (column, key) in Self.columns { coder.encode(given[column] as Any?, forKey: key) }
        coder.encode(preferredDisplayMode.rawValue, forKey: Self.modeKey)
    }

    func decodeColumns(_ coder: NSCoder) {
        let known = Self.columns.compactMap { column, key in
            (coder.decodeObject(forKey: key) as? UIViewController).map { (column, $0) }
        }
        if style == .unspecified {
            let list = known.map(\.1)
            if !list.isEmpty, list != viewControllers { viewControllers = list }
        } else {
            for (column, controller) in known where given[column] !== controller {
                setViewController(controller, for: column)
            }
        }
        if let mode = DisplayMode(rawValue: coder.decodeInteger(forKey: Self.modeKey)) { preferredDisplayMode = mode }
    }
}

extension UIPageViewController {
    private static let pagesKey = "UIPageViewControllerViewControllers"

    /// Of a turn that still runs those that it leads to.
    func encodePages(_ coder: NSCoder) { coder.encode((turn?.coming ?? pages) as Any?, forKey: Self.pagesKey) }

    func decodePages(_ coder: NSCoder) {
        let known = coder.decodeObject(forKey: Self.pagesKey) as? [UIViewController] ?? []
        if !known.isEmpty, known != pages { setViewControllers(known, direction: .forward, animated: false) }
    }
}
