import UIKit

/// Keeps the controllers of a stack in step with its path.
///
/// The path says values; a screen is made of a value by the destination that a view on the stack has for its type. Links with a
/// view of their own are on the stack beside the values, and come off with those below them.
///
/// - From: `NavigationView_`, `NavigationLink`, `DismissAction`
/// - To: `UINavigationController`
@MainActor final class NavigationCoordinator: NSObject, UINavigationControllerDelegate {
    /// What a screen is of.
    enum Source {
        case root
        case value(AnyHashable)
        case link(ObjectIdentifier)

        var value: AnyHashable? { if case .value(let value) = self { value } else { nil } }
    }

    private struct Screen {
        let source: Source
        let page: PageController
        /// Called when the screen comes off.
        var onPop: (() -> Void)?
    }

    private(set) weak var controller: UINavigationController?
    private var screens: [Screen] = []
    private var path: PathAccess?
    /// The values, where the stack keeps them itself.
    private var ownPath: [AnyHashable] = []
    private weak var node: ViewNode?
    private var isChanging = false
    /// The column of a split view that the stack is, if it is one.
    var split: SplitColumnReference?
    /// Called after UIKit has shown another screen.
    var onDidShow: ((UINavigationController) -> Void)?
    /// The stack of a view in a column: it has no controller of its own, its screens are pushed on the column's.
    private weak var guest: AnyObject?

    var rootPage: PageController? { screens.first?.page }
    var pages: [UIViewController] { screens.map(\.page) }
    /// The stack on which the pages are: another's, where the columns of a split view are one stack.
    private var container: UINavigationController? { rootPage?.navigationController ?? controller }

    func start(under node: ViewNode, root: AnyView) -> UINavigationController {
        self.node = node
        let page = PageController(rootView: AnyView(EmptyView()), under: node)
        connect(page)
        page.rootView = root
        let controller = UINavigationController(rootViewController: page)
        controller.navigationBar.prefersLargeTitles = true
        controller.delegate = self
        self.controller = controller
        screens = [Screen(source: .root, page: page)]
        return controller
    }

    /// Lets views in a page find the stack, and itself as what is to be dismissed.
    private func connect(_ page: PageController) {
        var values = EnvironmentValues(chain: page.host.environment)
        values.navigation = NavigationReference(coordinator: self)
        values.controlContext = .view
        values.splitColumn = screens.isEmpty ? split : nil
        if screens.isEmpty, let split {
            values.dismiss = DismissAction { [weak coordinator = split.coordinator] in
                coordinator?.leave(split.column)
            }
        }
        if !screens.isEmpty {
            values.dismiss = DismissAction { [weak self, weak page] in if let page { self?.pop(page) } }
            values.isPresented = true
        }
        values.apply(to: page.host.environment)
        page.onDestinationsChange = { [weak self] in self?.followPath() }
    }

    /// Shows a column's view; its path is that of a stack in it.
    func update(root: AnyView, environment: EnvironmentValues) {
        rootPage?.rootView = root
        controller?.view.tintColor = environment.tint?.uiColor
        for screen in screens { if let value = screen.source.value { show(value, in: screen.page) } }
    }

    /// A stack in the column says which screens stand on it.
    func follow(_ path: PathAccess?, of guest: AnyObject) {
        if self.guest !== guest { ownPath = [] }
        (self.guest, self.path) = (guest, path)
        let wanted = path?.read() ?? ownPath
        if screens.compactMap(\.source.value) != wanted {
            UpdateQueue.enqueueAction { [weak self] in self?.followPath() }
        }
    }

    /// The stack in the column is gone, and its screens with it.
    func leave(_ guest: AnyObject) {
        guard self.guest === guest else { return }
        (self.guest, path, ownPath) = (nil, nil, [])
        followPath()
    }

    func update(root: AnyView, path: PathAccess?, environment: EnvironmentValues) {
        self.path = path
        guard let first = screens.first else { return }
        first.page.rootView = root
        // The path is read here, so that the running node depends on it.
        let wanted = path?.read() ?? ownPath
        controller?.view.tintColor = environment.tint?.uiColor
        let direction: UISemanticContentAttribute =
            environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .unspecified
        controller?.view.semanticContentAttribute = direction
        controller?.navigationBar.semanticContentAttribute = direction
        for screen in screens { if let value = screen.source.value { show(value, in: screen.page) } }
        if screens.compactMap(\.source.value) != wanted {
            UpdateQueue.enqueueAction { [weak self] in self?.followPath() }
        }
    }

    func end() { for screen in screens { screen.page.host.tearDown() } }

    // MARK: Destinations

    /// The view for a value; nil while no view on the stack has one for its type.
    private func destination(for value: AnyHashable) -> AnyView? {
        for screen in screens.reversed() {
            let known = screen.page.host.preference(NavigationDestinationKey.self)
            if let make = known[ObjectIdentifier(type(of: value.base))] { return make(value.base) }
        }
        return nil
    }

    private func show(_ value: AnyHashable, in page: PageController) {
        if let view = destination(for: value) { page.rootView = view }
    }

    // MARK: Path

    /// Pushes and pops until the stack is as the path says.
    private func followPath() {
        guard !isChanging, let node, node.isAlive, let container else { return }
        let wanted = path?.read() ?? ownPath
        let current = screens.compactMap(\.source.value)
        guard wanted != current else { return }
        // What stays are the values that both begin with, and the links' screens among and on them.
        let common = zip(wanted, current).prefix { $0 == $1 }.count
        var next: [Screen] = []
        var values = 0
        for screen in screens {
            if screen.source.value != nil {
                if values == common { break }
                values += 1
            }
            next.append(screen)
        }
        isChanging = true
        let gone = screens.dropFirst(next.count)
        screens = next
        for value in wanted.dropFirst(common) {
            guard let view = destination(for: value) else { break }
            let page = PageController(rootView: AnyView(EmptyView()), under: node)
            connect(page)
            page.rootView = view
            page.applyBars()
            screens.append(Screen(source: .value(value), page: page))
        }
        let isAnimated = container.view.window != nil && !TransactionContext.current.disablesAnimations
        let below = container.viewControllers.prefix { $0 !== rootPage }
        let isBelow = below.count < container.viewControllers.count
        container.setViewControllers((isBelow ? Array(below) : []) + screens.map(\.page), animated: isAnimated)
        isChanging = false
        finish(Array(gone))
    }

    private func finish(_ gone: [Screen]) {
        for screen in gone {
            screen.onPop?()
            screen.page.host.tearDown()
        }
    }

    func push(_ value: AnyHashable) {
        if guest == nil, let split, split.column != .secondary {
            if let view = destination(for: value) { split.coordinator?.show(view, after: split.column) }
            return
        }
        if let path {
            path.write(path.read() + [value])
        } else {
            ownPath.append(value)
            followPath()
        }
    }

    // MARK: Links

    func push(_ view: AnyView, link: AnyObject, onPop: (() -> Void)? = nil) {
        guard let node, let container, page(of: link) == nil else { return }
        if guest == nil, let split, split.column != .secondary {
            split.coordinator?.show(view, after: split.column)
            return
        }
        let page = PageController(rootView: AnyView(EmptyView()), under: node)
        connect(page)
        page.rootView = view
        page.applyBars()
        screens.append(Screen(source: .link(ObjectIdentifier(link)), page: page, onPop: onPop))
        container.pushViewController(page, animated: container.view.window != nil)
    }

    func page(of link: AnyObject) -> PageController? {
        screens.first { if case .link(let id) = $0.source { id == ObjectIdentifier(link) } else { false } }?.page
    }

    /// Takes a page, and those above it, off the stack.
    func pop(_ page: PageController) {
        guard let index = screens.firstIndex(where: { $0.page === page }), index > 0 else { return }
        container?.popToViewController(screens[index - 1].page, animated: container?.view.window != nil)
    }

    // MARK: UINavigationControllerDelegate

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { (viewController as? PageController)?.applyBars() }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        guard !isChanging else { return }
        notePops(in: navigationController)
        onDidShow?(navigationController)
    }

    /// Takes note of pages that a person or UIKit popped.
    func notePops(in navigation: UINavigationController) {
        let present = navigation.viewControllers
        // Where the columns of a split view are one stack, this one may not be on it.
        guard let rootPage, present.contains(where: { $0 === rootPage }) else { return }
        let gone = screens.filter { screen in !present.contains { $0 === screen.page } }
        guard !gone.isEmpty else { return }
        screens.removeAll { screen in gone.contains { $0.page === screen.page } }
        let values = screens.compactMap(\.source.value)
        if let path {
            if path.read() != values { path.write(values) }
        } else {
            ownPath = values
        }
        finish(gone)
    }
}

/// The stack that a view is on.
struct NavigationReference: Equatable {
    weak var coordinator: NavigationCoordinator?

    static func == (lhs: NavigationReference, rhs: NavigationReference) -> Bool { lhs.coordinator === rhs.coordinator }
}

private enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationReference? { nil } }

extension EnvironmentValues {
    var navigation: NavigationReference? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}

/// What makes screens of values, by the values' types.
enum NavigationDestinationKey: PreferenceKey {
    static var defaultValue: [ObjectIdentifier: (Any) -> AnyView?] { [:] }

    static func reduce(
        value: inout [ObjectIdentifier: (Any) -> AnyView?], nextValue: () -> [ObjectIdentifier: (Any) -> AnyView?]
    ) { value.merge(nextValue()) { first, _ in first } }
}

extension View {
    /// Says which screen a value of a type has.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        transformPreference(NavigationDestinationKey.self) { known in
            known[ObjectIdentifier(data)] = { value in (value as? D).map { AnyView(destination($0)) } }
        }
    }

    /// Pushes a screen while a binding is true.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = destination()
        return background(
            LinkedScreen(isActive: isPresented, destination: AnyView(view)).frame(width: 0, height: 0).hidden())
    }

    /// Pushes a screen while a binding has a value.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let isActive = Binding<Bool>(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return background(
            LinkedScreen(
                isActive: isActive, destination: AnyView(item.wrappedValue.map { AnyView(destination($0)) })
            ).frame(width: 0, height: 0).hidden())
    }
}
