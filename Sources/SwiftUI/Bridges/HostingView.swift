import UIKit

/// The view that shows a tree of SwiftUI's views.
open class _UIHostingView<Content: View>: UIView {
    package let host: GraphHost
    private var isRootSet = false
    /// The environment of the tree around, and whether this place has traits of its own.
    private var outerEnvironment: EnvironmentChain?
    private var hasOwnTraits = false

    /// The tree's view.
    package var rootView: Content { didSet { host.setRoot(rootView) } }

    public required init(rootView: Content) {
        host = GraphHost()
        self.rootView = rootView
        super.init(frame: .zero)
        prepare()
    }

    package init(rootView: Content, under node: ViewNode?) {
        host = GraphHost(under: node)
        outerEnvironment = node?.environment
        self.rootView = rootView
        super.init(frame: .zero)
        prepare()
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit {
        // Views end when nothing shows them any more: tasks are cancelled, representables dismantled.
        let host = host
        if Thread.isMainThread {
            MainActor.assumeIsolated { host.tearDown() }
        } else {
            DispatchQueue.main.async { host.tearDown() }
        }
    }

    private func prepare() {
        host.view = self
        backgroundColor = .systemBackground
        updateTraits()
        host.setRoot(rootView)
        host.onSizeChange = { [weak self] in self?.contentSizeDidChange() }
    }

    /// Called when the content's ideal size may have changed.
    package var onContentSizeChange: (() -> Void)?

    private func contentSizeDidChange() {
        invalidateIntrinsicContentSize()
        onContentSizeChange?()
    }

    package var ignoresSafeArea = false { didSet { updateSafeArea() } }

    private func updateSafeArea() { host.safeAreaInsets = ignoresSafeArea ? .zero : safeAreaInsets }

    private func updateTraits() {
        // Below another tree the environment comes from there, apart from what UIKit says otherwise of this place; outside of a
        // window it says nothing.
        if let outerEnvironment, !hasOwnTraits {
            guard window != nil, EnvironmentValues(chain: outerEnvironment).traits != traitCollection else { return }
        }
        hasOwnTraits = true
        var values = EnvironmentValues(chain: host.environment)
        values.setTraits(traitCollection)
        values.apply(to: host.environment)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateSafeArea()
        host.layOut()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateSafeArea()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateTraits()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, outerEnvironment != nil { updateTraits() }
        if followsWindow { host.setVisible(window != nil) }
    }

    /// True if the view isn't a controller's, whose appearance decides.
    package var followsWindow = true

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        host.sizeThatFits(ProposedViewSize(width: size.width, height: size.height))
    }

    open override var intrinsicContentSize: CGSize { host.sizeThatFits(.unspecified) }
}
