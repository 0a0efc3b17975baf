import UIKit

/// A tree of views in one UIKit view: it owns the root, its environment and what happens around updates.
///
/// - From: `UIHostingController`, `HostingView`, containers that show pages of their own
/// - To: `ViewNode`, `LayoutElement`
@MainActor package final class GraphHost {
    /// The view that shows the tree.
    package weak var view: UIView?
    /// The controller whose view that is, if it is one's.
    package weak var controller: UIViewController? { didSet { adoptWaitingChildren() } }
    /// Controllers of representables that came before the host had one.
    var waitingChildren: [UIViewController] = []
    /// The environment's beginning: what the host itself sets.
    package let environment: EnvironmentChain
    /// Bodies that ran, for tests and benchmarks.
    package var bodyCount = 0
    /// The node of another tree that this one stands below.
    let outerNode: ViewNode?
    private var root: RootNode?
    private var rootElement: RootElement?
    private var lifecycle: [any LifecycleNode] = []
    private(set) var isVisible = false
    /// Called when preferences of the tree may have changed; after layout.
    package var onPreferencesChange: (() -> Void)?
    private var preferencesChanged = false
    private var positionReaders: [WeakNode] = []
    /// Called when the content's ideal size may have changed.
    package var onSizeChange: (() -> Void)?
    /// The part of the view that bars don't cover, and by how much they do.
    package var safeAreaInsets = UIEdgeInsets.zero {
        didSet { if oldValue != safeAreaInsets { rootElement?.invalidateLayout() } }
    }
    /// How much of the view's lower end the keyboard covers.
    package var keyboardInset: CGFloat = 0 {
        didSet { if oldValue != keyboardInset { rootElement?.invalidateLayout() } }
    }
    private var isLayingOut = false { didSet { Self.layoutCount += (isLayingOut ? 1 : 0) - (oldValue ? 1 : 0) } }
    /// Hosts that lay out or measure their content now.
    @InSession private static var layoutCount = 0
    static var isAnyLayingOut: Bool { layoutCount > 0 }
    var hasTransactionModifiers = false
    /// Where sources of matched geometry lie.
    let matchedGeometry: MatchedGeometryRegistry

    /// - Parameter node: the node under which this tree stands: its environment goes on in here.
    package init(under node: ViewNode? = nil) {
        outerNode = node
        appearances = node?.host.appearances ?? PreferredAppearances()
        matchedGeometry = MatchedGeometryRegistry()
        environment = EnvironmentChain(outer: node?.environment)
    }

    // MARK: Content

    package func setRoot<V: View>(_ view: V) {
        if root == nil {
            let node = RootNode(NodeContext(host: self, parent: outerNode, environment: environment))
            root = node
            rootElement = RootElement(node: node)
        }
        root!.show(view)
    }

    /// Ends the tree. The host isn't used afterwards.
    package func tearDown() {
        setVisible(false)
        appearances.removeHost(self)
        root?.tearDown()
        // The view that ends may be laid out once more while it does.
        (root, rootElement) = (nil, nil)
        UpdateQueue.flush()
    }

    package var rootNode: ViewNode? { root }

    // MARK: Layout

    func setNeedsLayout(_ element: LayoutElement) {
        guard element === rootElement else { return }
        if !isLayingOut { UpdateQueue.noteChange(in: self) }
        view?.setNeedsLayout()
        onSizeChange?()
    }

    /// Lays out now if that can be seen; else when the view is laid out.
    func layOutIfVisible() {
        if let view {
            view.setNeedsLayout()
            if view.window != nil { view.layoutIfNeeded() }
        }
        for observer in updateObservers { observer() }
    }

    /// Called after each update of the tree: by what shows parts of it in UIKit's own way, such as bars.
    package var updateObservers: [() -> Void] = []

    /// Lays the content out in the view's bounds. Called by the view.
    package func layOut() {
        guard let view, let rootElement, !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        rootElement.container = view
        // Readers of geometry and preferences may change what was just laid out.
        for _ in 0..<10 {
            rootElement.update(bounds: view.bounds.size, safeArea: safeAreaInsets, keyboard: keyboardInset)
            reportPreferences()
            guard rootElement.needsLayout else { break }
        }
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // What is made while the content is measured is laid out with it, afterwards.
        let wasLayingOut = isLayingOut
        isLayingOut = true
        defer { isLayingOut = wasLayingOut }
        return rootElement?.contentSize(proposal) ?? .zero
    }

    var topElement: RootElement? { rootElement }

    // MARK: Positions

    /// The node read where it is; it runs again when something above moves it by other means than layout.
    func notePositionReader(_ node: ViewNode) {
        if !positionReaders.contains(where: { $0.node === node }) { positionReaders.append(WeakNode(node: node)) }
    }

    /// A scroll view moved its content: readers below are laid out now.
    package func positionsDidChange() {
        tellPositionReaders()
        layOut()
    }

    /// An effect that a running update changes moves its content: readers below are laid out with the update.
    func positionsChangeInUpdate() {
        tellPositionReaders()
        if !positionReaders.isEmpty, !isLayingOut { UpdateQueue.noteChange(in: self) }
    }

    private func tellPositionReaders() {
        positionReaders.removeAll { $0.node?.isAlive != true }
        for reader in positionReaders {
            guard let node = reader.node as? any PositionReading else { continue }
            node.positionDidChange()
        }
    }

    // MARK: Life

    func add(_ node: any LifecycleNode) {
        lifecycle.append(node)
        if isVisible {
            UpdateQueue.enqueueAction { [weak self] in if self?.isVisible == true, node.isAlive { node.appear() } }
        }
    }

    func remove(_ node: any LifecycleNode) { lifecycle.removeAll { $0 === node } }

    /// The view came onto the screen or left it.
    package func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        for node in lifecycle {
            UpdateQueue.enqueueAction {
                if visible, node.isAlive { node.appear() } else if !visible { node.disappear() }
            }
        }
    }

    // MARK: Preferences

    func notePreferences() {
        preferencesChanged = true
        if !isLayingOut { UpdateQueue.noteChange(in: self) }
    }

    private func reportPreferences() {
        guard preferencesChanged else { return }
        preferencesChanged = false
        applyPreferredColorScheme()
        onPreferencesChange?()
    }

    /// What this tree and those that it stands among prefer: one for all of them.
    private let appearances: PreferredAppearances

    /// Gives the window or the presentation that the tree stands in the appearance that the tree prefers.
    private func applyPreferredColorScheme() {
        guard let window = view?.window else { return }
        var top = controller ?? (view?.next as? UIViewController)
        while let parent = top?.parent { top = parent }
        let isPresented = top !== window.rootViewController && top?.presentingViewController != nil
        let place: UIResponder = isPresented ? top ?? window : window
        appearances.setScheme(preference(PreferredColorSchemeKey.self), of: self, in: place)
    }

    /// The view has come into a window or has left it. What the tree prefers may have been known before: a page is laid out before its stack
    /// shows it.
    package func windowDidChange() {
        applyPreferredColorScheme()
        appearances.updatePlaces(of: self)
    }

    /// What the tree says for the key.
    package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
        var value: Key.Value?
        root?.collectPreference(key, into: &value)
        return value ?? key.defaultValue
    }
}

private struct WeakNode {
    weak var node: ViewNode?
}

/// A node that hears when its content is shown and when not.
@MainActor protocol LifecycleNode: ViewNode {
    func appear()
    func disappear()
}

/// A node that read where it is on the screen.
@MainActor protocol PositionReading: ViewNode {
    func positionDidChange()
}

/// The node at the top of a tree.
@MainActor final class RootNode: ViewNode {
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    func show<V: View>(_ view: V) {
        NodeFactory.place(view, in: content, of: self, context()) { content = $0 }
        host.view?.setNeedsLayout()
    }

    override func elementsDidChange() {
        forgetElements()
        host.topElement?.contentDidChange()
    }

    override func preferencesDidChange() { host.notePreferences() }
}

/// The element at the top: it proposes the safe area to the content and centres it there.
@MainActor final class RootElement: LayoutElement {
    weak var container: UIView?
    private var isContentStale = true
    /// What neither bars nor the keyboard cover, from the edges.
    private(set) var safeArea = UIEdgeInsets.zero
    /// The same without the keyboard.
    private(set) var containerSafeArea = UIEdgeInsets.zero

    override var containerView: UIView? { container }

    /// A view behind the content, as large as the host.
    var backdrop: UIView? {
        didSet {
            guard oldValue !== backdrop else { return }
            backdrop?.frame = CGRect(origin: .zero, size: size)
            setNeedsViewUpdate()
            invalidateLayout()
        }
    }

    override func collectContainedViews(into views: inout [UIView]) {
        if let backdrop { views.append(backdrop) }
        super.collectContainedViews(into: &views)
    }

    func contentDidChange() {
        isContentStale = true
        setNeedsViewUpdate()
        invalidateLayout()
    }

    /// Several views at the top stand in a column.
    private let column = StackEngine(axis: .vertical, spacing: nil, crossAlignment: HorizontalAlignment.center.key)

    private func prepare() {
        guard isContentStale else { return }
        isContentStale = false
        adopt(node.elements)
    }

    func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        prepare()
        if children.count == 1 { return children[0].sizeThatFits(proposal) }
        return column.size(proposal, children)
    }

    func update(bounds: CGSize, safeArea newSafeArea: UIEdgeInsets, keyboard: CGFloat) {
        var whole = newSafeArea
        whole.bottom = max(whole.bottom, keyboard)
        if containerSafeArea != newSafeArea || safeArea != whole {
            (containerSafeArea, safeArea) = (newSafeArea, whole)
            invalidateLayout()
        }
        prepare()
        place(at: .zero, proposal: ProposedViewSize(bounds))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func layOut() {
        backdrop?.frame = CGRect(origin: .zero, size: size)
        let area = CGRect(
            x: safeArea.left, y: safeArea.top, width: max(size.width - safeArea.left - safeArea.right, 0),
            height: max(size.height - safeArea.top - safeArea.bottom, 0))
        let inner = ProposedViewSize(area.size)
        let content = contentSize(inner)
        let corner = CGPoint(x: area.midX - content.width / 2, y: area.midY - content.height / 2)
        if children.count == 1 {
            children[0].place(at: corner, proposal: inner)
            return
        }
        let placements = column.placements(in: CGRect(origin: corner, size: content), inner, children)
        for (child, placement) in zip(children, placements) {
            child.place(at: placement.point, proposal: placement.proposal)
        }
    }
}
