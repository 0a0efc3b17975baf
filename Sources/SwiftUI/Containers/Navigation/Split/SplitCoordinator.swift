import UIKit

/// Keeps the columns of a split view in step with its views, and with what lists in them have selected where they are a stack.
///
/// - From: `NavigationSplitView`, lists and links in its columns
/// - To: `UISplitViewController`, a `NavigationCoordinator` for each column
@MainActor final class SplitCoordinator: NSObject, UISplitViewControllerDelegate {
    typealias Column = UISplitViewController.Column

    private(set) weak var controller: UISplitViewController?
    private var stacks: [Column: NavigationCoordinator] = [:]
    private var order: [Column] = []
    private var lists: [Column: WeakList] = [:]
    /// What links of the column before have put in the place of a column's own view.
    private var replacements: [Column: AnyView] = [:]
    private var roots: [Column: AnyView] = [:]
    private var visibility: Binding<NavigationSplitViewVisibility>?
    private var compactColumn: Binding<NavigationSplitViewColumn>?
    private var lastVisibility: NavigationSplitViewVisibility?
    private var lastCompactColumn: NavigationSplitViewColumn?
    /// The column on top while the columns are a stack.
    private var top = Column.primary
    private var isMoving = false

    private struct WeakList {
        weak var list: ListCoordinator?
    }

    private var isTriple: Bool { order.count == 3 }
    var isCollapsed: Bool { controller?.isCollapsed ?? false }

    func start(under node: ViewNode, isTriple: Bool) -> UISplitViewController {
        order = isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        let made = UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
        controller = made
        for column in order {
            let stack = NavigationCoordinator()
            stack.split = SplitColumnReference(coordinator: self, column: column)
            stack.onDidShow = { [weak self] in self?.didShow(in: $0) }
            stacks[column] = stack
            made.setViewController(stack.start(under: node, root: AnyView(EmptyView())), for: column)
            stack.rootPage?.onOwnPreferencesChange = { [weak self] in self?.applyPreferences() }
        }
        made.delegate = self
        return made
    }

    func update(
        _ views: [Column: AnyView], _ visibility: Binding<NavigationSplitViewVisibility>?,
        _ compactColumn: Binding<NavigationSplitViewColumn>?, _ environment: EnvironmentValues
    ) {
        (roots, self.visibility, self.compactColumn) = (views, visibility, compactColumn)
        for column in order {
            guard let view = replacements[column] ?? views[column] else { continue }
            stacks[column]?.update(root: view, environment: environment)
        }
        guard let controller else { return }
        // Said again it would take back what a person has just shown or hidden.
        if controller.preferredSplitBehavior != environment.splitBehavior {
            controller.preferredSplitBehavior = environment.splitBehavior
        }
        controller.view.tintColor = environment.tint?.uiColor
        applyPreferences()
        if let wanted = visibility?.wrappedValue, wanted != lastVisibility {
            lastVisibility = wanted
            setMode(wanted.mode(isTriple: isTriple))
        }
        if let wanted = compactColumn?.wrappedValue, wanted != lastCompactColumn {
            let isFirst = lastCompactColumn == nil
            lastCompactColumn = wanted
            if !isFirst { UpdateQueue.enqueueAction { [weak self] in self?.show(wanted.column) } }
        }
    }

    func end() { for stack in stacks.values { stack.end() } }

    /// Brings what the columns' views say of the columns to UIKit's.
    private func applyPreferences() {
        guard let controller else { return }
        let removesButton = stacks.values.contains {
            $0.rootPage?.host.preference(NavigationBarsKey.self).removesSidebarToggle ?? false
        }
        let buttonVisibility: UISplitViewController.DisplayModeButtonVisibility = removesButton ? .never : .automatic
        if controller.displayModeButtonVisibility != buttonVisibility {
            controller.displayModeButtonVisibility = buttonVisibility
        }
        func width(_ column: Column) -> SplitWidth? { stacks[column]?.rootPage?.host.preference(SplitWidthKey.self) }
        if let wanted = width(.primary), controller.preferredPrimaryColumnWidth != wanted.ideal {
            controller.minimumPrimaryColumnWidth = wanted.minimum ?? UISplitViewController.automaticDimension
            controller.maximumPrimaryColumnWidth = wanted.maximum ?? UISplitViewController.automaticDimension
            controller.preferredPrimaryColumnWidth = wanted.ideal
        }
        if let wanted = width(.supplementary), controller.preferredSupplementaryColumnWidth != wanted.ideal {
            controller.minimumSupplementaryColumnWidth = wanted.minimum ?? UISplitViewController.automaticDimension
            controller.maximumSupplementaryColumnWidth = wanted.maximum ?? UISplitViewController.automaticDimension
            controller.preferredSupplementaryColumnWidth = wanted.ideal
        }
    }

    // MARK: Lists and links

    private func column(after column: Column) -> Column? {
        order.firstIndex(of: column).flatMap { $0 + 1 < order.count ? order[$0 + 1] : nil }
    }

    /// A list in a column has a selection, which the next column follows.
    func register(_ list: ListCoordinator, in column: Column) { lists[column] = WeakList(list: list) }

    /// A row of the column was chosen: what follows from it is on top of a stack.
    func showColumn(after column: Column) {
        guard let next = self.column(after: column) else { return }
        if replacements[next] != nil {
            replacements[next] = nil
            if let view = roots[next] { stacks[next]?.rootPage?.rootView = view }
        }
        show(next)
    }

    /// A link in the column leads to a view, which the next column shows.
    func show(_ view: AnyView, after column: Column) {
        guard let next = self.column(after: column) else { return }
        replacements[next] = view
        stacks[next]?.rootPage?.rootView = view
        show(next)
    }

    /// Shows a column: beside the others, or on top of the stack that they are.
    private func show(_ column: Column) {
        guard let controller, order.contains(column) else { return }
        guard controller.isCollapsed else { return controller.show(column) }
        guard let stack = controller.viewController(for: .primary) as? UINavigationController,
            let index = order.firstIndex(of: column)
        else { return }
        isMoving = true
        let shown = order.prefix(index + 1)
        for column in shown.dropFirst() {
            (controller.viewController(for: column) as? UINavigationController)?.setViewControllers([], animated: false)
        }
        let isAnimated = controller.view.window != nil && !TransactionContext.current.disablesAnimations
        stack.setViewControllers(shown.flatMap { stacks[$0]?.pages ?? [] }, animated: isAnimated)
        isMoving = false
        noteTop(column)
    }

    /// The screen before that of a column, where they are a stack.
    func leave(_ column: Column) {
        guard isCollapsed, let index = order.firstIndex(of: column), index > 0 else { return }
        (controller?.viewController(for: .primary) as? UINavigationController)?.popViewController(animated: true)
    }

    private func noteTop(_ column: Column) {
        top = column
        let value = NavigationSplitViewColumn(column: column)
        lastCompactColumn = value
        if let compactColumn, compactColumn.wrappedValue != value { compactColumn.wrappedValue = value }
    }

    /// The stack shows another screen: columns whose screen has gone have no selection that leads there.
    private func didShow(in navigation: UINavigationController) {
        guard !isMoving, let controller, controller.isCollapsed,
            navigation === controller.viewController(for: .primary)
        else { return }
        for stack in stacks.values { stack.notePops(in: navigation) }
        let present = order.filter { column in
            stacks[column]?.rootPage.map { page in navigation.viewControllers.contains { $0 === page } } ?? false
        }
        guard let last = present.last else { return }
        let gone = order.firstIndex(of: top).map { order[...$0] }?.filter { !present.contains($0) } ?? []
        noteTop(last)
        for column in gone {
            replacements[column] = nil
            if let index = order.firstIndex(of: column), index > 0 {
                lists[order[index - 1]]?.list?.clearSelection()
            }
        }
    }

    // MARK: UISplitViewControllerDelegate

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        var wanted = Column.primary
        if let asked = compactColumn?.wrappedValue.column {
            wanted = order.contains(asked) ? asked : .primary
        } else {
            for column in order {
                guard lists[column]?.list?.hasSelection == true || replacements[wanted] != nil,
                    let next = self.column(after: column)
                else { break }
                wanted = next
            }
        }
        top = wanted
        // Screens behind the one on top are never shown, but the way back says their title.
        for stack in stacks.values { stack.rootPage?.applyBars() }
        return wanted
    }

    /// There is room again: what is on the stack returns to its columns.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        for column in order {
            guard let navigation = svc.viewController(for: column) as? UINavigationController,
                let pages = stacks[column]?.pages, navigation.viewControllers != pages
            else { continue }
            navigation.setViewControllers(pages, animated: false)
        }
        return proposedDisplayMode
    }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    {
        guard !isMoving, let visibility else { return }
        let value = NavigationSplitViewVisibility(displayMode, isTriple: isTriple)
        lastVisibility = value
        if visibility.wrappedValue != value { visibility.wrappedValue = value }
        // The app's wish is now what a person has chosen: asking for the same columns as before is another wish then.
        UpdateQueue.enqueueAction { [weak self] in
            guard let self, let controller, lastVisibility == value else { return }
            if value == .detailOnly || controller.preferredDisplayMode != .automatic {
                setMode(controller.displayMode)
            }
        }
    }

    private func setMode(_ mode: UISplitViewController.DisplayMode) {
        isMoving = true
        controller?.preferredDisplayMode = mode
        isMoving = false
    }
}
