import CoreGraphics
import Foundation
import PorticoTrace

/// Between columns and one stack.
extension UISplitViewController {
    /// There is room for one: the columns become one stack, as the delegate wishes.
    func collapse(first: Bool) {
        defer {
            if !first { tellTargetChanged() }
            if !first { tellOver("splitViewControllerDidCollapse:") { $0.splitViewControllerDidCollapse(self) } }
        }
        if held[.compact] != nil { return setColumns([.compact], animated: false) }
        guard style != .unspecified else { return collapseClassic() }
        var top = Column.secondary
        if let delegate,
            let answer = OptionalCall.call(
                .controller, delegate, "splitViewController:topColumnForCollapsingToProposedTopColumn:",
                { delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) })
        {
            top = answer
        }
        setColumns([.primary], animated: false)
        for column in order.dropFirst() where column.rawValue <= top.rawValue {
            if let controller = held[column] { push(controller) }
        }
    }

    /// Whoever shows where `showDetailViewController` leads looks again.
    private func tellTargetChanged() {
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    private func collapseClassic() {
        let secondary = held[.secondary]
        var primary = held[.primary]
        if let delegate,
            let other = OptionalCall.call(
                .controller, delegate, "primaryViewControllerForCollapsingSplitViewController:",
                { delegate.primaryViewController(forCollapsing: self) }), let other
        {
            primary = other
            set(other, for: .primary)
        }
        setColumns([.primary], animated: false)
        guard let secondary, let primary else { return }
        if let delegate,
            OptionalCall.call(
                .controller, delegate,
                "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
                { delegate.splitViewController(self, collapseSecondary: secondary, onto: primary) }) == true
        {
            return
        }
        primary.collapseSecondaryViewController(secondary, for: self)
        push(secondary)
    }

    /// Puts a column's controllers on the primary stack.
    func push(_ controller: UIViewController) {
        guard let stack = primaryNavigation else { return }
        let contents = (controller as? UINavigationController)?.stack ?? [controller]
        if let navigation = controller as? UINavigationController { navigation.setViewControllers([], animated: false) }
        merged += contents.filter { one in !merged.contains { $0 === one } }
        stack.setViewControllers(stack.stack + contents, animated: false)
    }

    /// Takes a column's controllers off the primary stack again, with what was pushed on them. True where there were any.
    func takeFromStack(_ old: UIViewController?, _ column: Column) -> Bool {
        guard old != nil, isCollapsed, column != .primary, column != .compact, let stack = primaryNavigation,
            let first = stack.stack.firstIndex(where: { one in merged.contains { $0 === one } })
        else { return false }
        stack.setViewControllers(Array(stack.stack[..<first]), animated: false)
        merged = []
        return true
    }

    var primaryNavigation: UINavigationController? {
        if let navigation = held[.primary] as? UINavigationController { return navigation }
        let tabs = held[.primary] as? UITabBarController
        return tabs?.stageController as? UINavigationController
    }

    /// There is room again: what was merged goes back to its columns.
    func expand(first: Bool) {
        defer { if !first { tellTargetChanged() } }
        mode = .secondaryOnly
        if style == .unspecified, !first { expandClassic() } else { expandColumns() }
        shownDetail = nil
        let wish = wantedMode
        var chosen = wish
        if !first, let delegate,
            let answer = OptionalCall.call(
                .controller, delegate, "splitViewController:displayModeForExpandingToProposedDisplayMode:",
                { delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: wish) })
        {
            chosen = answer
        }
        mode = chosen
        setColumns(wanted(chosen), animated: false)
        if !first { tellOver("splitViewControllerDidExpand:") { $0.splitViewControllerDidExpand(self) } }
    }

    /// Two controllers without columns: the delegate names the primary one, and it or that one the secondary. Where neither
    /// does, what was put on the stack comes off it again.
    private func expandClassic() {
        var primary = held[.primary]
        if let delegate,
            let other = OptionalCall.call(
                .controller, delegate, "primaryViewControllerForExpandingSplitViewController:",
                { delegate.primaryViewController(forExpanding: self) }), let other
        {
            primary = other
        }
        if let primary, let own = separated(from: primary), own !== given[.secondary] {
            // A controller has one place.
            if let stack = primaryNavigation {
                let moved = [own] + ((own as? UINavigationController)?.stack ?? [])
                let rest = stack.stack.filter { one in !moved.contains { $0 === one } }
                if rest.count < stack.stack.count { stack.setViewControllers(rest, animated: false) }
            }
            merged = []
            set(own, for: .secondary)
        } else if !separateTop() {
            unmerge()
        }
        if let primary { set(primary, for: .primary) }
    }

    /// What was merged returns to its columns; a controller that was shown as the detail meanwhile is the secondary one.
    private func expandColumns() {
        let tail = takeDetail()
        unmerge()
        guard let tail, let controller = shownDetail?.controller else { return }
        (controller as? UINavigationController)?.setViewControllers(tail, animated: false)
        set(controller, for: .secondary)
        guard !(controller is UINavigationController), tail.count > 1 else { return }
        (held[.secondary] as? UINavigationController)?.setViewControllers(tail, animated: false)
    }

    /// Takes the shown detail off the stack, with what was pushed on it; nil where it isn't there.
    private func takeDetail() -> [UIViewController]? {
        guard let shownDetail, let stack = primaryNavigation,
            let index = stack.stack.firstIndex(where: { $0 === shownDetail.first })
        else { return nil }
        let tail = Array(stack.stack[index...])
        stack.setViewControllers(Array(stack.stack[..<index]), animated: false)
        merged.removeAll { one in tail.contains { $0 === one } }
        return tail
    }

    /// As navigation controllers do by themselves: what is on top of the stack comes off it and is the secondary controller, the
    /// rest stays. A navigation controller takes back all that stood in it instead. False where the secondary one is still the same.
    private func separateTop() -> Bool {
        guard let stack = primaryNavigation, let top = stack.stack.last,
            stack.stack.contains(where: { one in merged.contains { $0 === one } })
        else { return false }
        if let navigation = shownDetail?.controller as? UINavigationController {
            if let tail = takeDetail() {
                merged = []
                navigation.setViewControllers(tail, animated: false)
                set(navigation, for: .secondary)
                return true
            }
        }
        if let own = given[.secondary] as? UINavigationController, own.stack.isEmpty { return false }
        guard top !== given[.secondary] else { return false }
        stack.setViewControllers(Array(stack.stack.dropLast()), animated: false)
        merged = []
        set(top, for: .secondary)
        return true
    }

    private func separated(from primary: UIViewController) -> UIViewController? {
        if let delegate,
            let own = OptionalCall.call(
                .controller, delegate, "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
                { delegate.splitViewController(self, separateSecondaryFrom: primary) }), let own
        {
            return own
        }
        return primary.separateSecondaryViewController(for: self)
    }

    private func unmerge() {
        guard let stack = primaryNavigation, !merged.isEmpty else { return }
        let taken = merged.filter { one in stack.stack.contains { $0 === one } }
        // What was pushed on top of a merged controller goes with it.
        if let first = taken.first, let index = stack.stack.firstIndex(where: { $0 === first }) {
            let tail = Array(stack.stack[index...])
            stack.setViewControllers(Array(stack.stack[..<index]), animated: false)
            giveBack(tail)
        } else {
            giveBack([])
        }
        merged = []
    }

    /// The controllers return to the navigation controllers that they came from.
    private func giveBack(_ tail: [UIViewController]) {
        var column = order.dropFirst().first ?? .secondary
        var parts: [Column: [UIViewController]] = [:]
        for controller in tail {
            if let own = order.first(where: { given[$0] === controller || roots[$0] === controller }) { column = own }
            parts[column, default: []].append(controller)
        }
        for column in order.dropFirst() {
            if let own = held[column], !(own is UINavigationController), own.parentController !== self {
                addChild(own)
                own.confirmParent(self)
            }
            guard let navigation = held[column] as? UINavigationController, navigation.stack.isEmpty else { continue }
            let contents = parts[column] ?? [roots[column]].compactMap { $0 }
            navigation.setViewControllers(contents, animated: false)
        }
    }

    /// The first controller of each column, known from its app's side or from the merge.
    private var roots: [Column: UIViewController] {
        var found: [Column: UIViewController] = [:]
        for column in order.dropFirst() {
            if let controller = given[column], !(controller is UINavigationController) { found[column] = controller }
        }
        if found.isEmpty, let first = merged.first, let column = order.dropFirst().first { found[column] = first }
        return found
    }

    // MARK: Showing

    func reveal(_ column: Column) {
        loadViewIfNeeded()
        if isCollapsed {
            guard column != .primary else {
                primaryNavigation?.popToRootViewController(animated: true)
                return
            }
            if let controller = held[column], (controller as? UINavigationController)?.stack.isEmpty != true {
                push(controller)
            }
            return
        }
        guard !visible.contains(column) else { return }
        change(
            to: isTriple && column == .primary
                ? fittingMode(revealingMode == .oneBesideSecondary ? .twoBesideSecondary : .twoOverSecondary)
                : revealingMode,
            animated: true)
    }

    func conceal(_ column: Column) {
        guard !isCollapsed, visible.contains(column), column != .secondary else { return }
        let two = mode == .twoBesideSecondary || mode == .twoOverSecondary || mode == .twoDisplaceSecondary
        change(
            to: column == .primary && two && isTriple
                ? (mode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary) : .secondaryOnly, animated: true
        )
    }

    func showMain(_ controller: UIViewController, _ sender: Any?) {
        if let delegate,
            OptionalCall.call(
                .controller, delegate, "splitViewController:showViewController:sender:",
                { delegate.splitViewController(self, show: controller, sender: sender) }) == true
        {
            return
        }
        if let navigation = primaryNavigation {
            navigation.pushViewController(controller, animated: true)
        } else if isCollapsed {
            present(controller, animated: true)
        } else {
            set(controller, for: .primary)
        }
    }

    func showDetail(_ controller: UIViewController, _ sender: Any?) {
        if let delegate,
            OptionalCall.call(
                .controller, delegate, "splitViewController:showDetailViewController:sender:",
                { delegate.splitViewController(self, showDetail: controller, sender: sender) }) == true
        {
            return
        }
        guard isCollapsed else { return set(controller, for: .secondary) }
        guard let navigation = primaryNavigation else { return present(controller, animated: true) }
        let contents = (controller as? UINavigationController)?.stack ?? [controller]
        (controller as? UINavigationController)?.setViewControllers([], animated: false)
        // One that has been popped since is nobody's any more.
        if let old = shownDetail?.first, !navigation.stack.contains(where: { $0 === old }) {
            merged.removeAll { $0 === old }
        }
        merged += contents
        if let first = contents.first { shownDetail = (controller, first) }
        navigation.setViewControllers(navigation.stack + contents, animated: true)
    }

    private func tellOver(_ selector: StaticString, _ body: (any UISplitViewControllerDelegate) -> Void) {
        guard let delegate else { return }
        OptionalCall.call(.controller, delegate, selector) { body(delegate) }
    }
}
