import PorticoTrace
import UIKit

/// The view that shows a tree of SwiftUI's views.
open class _UIHostingView<Content: View>: UIView {
    package let host: GraphHost
    private var isRootSet = false
    /// The environment of the tree around, and which traits this place has had of its own.
    private var outerEnvironment: EnvironmentChain?
    private var ownTraits = OwnTraits()

    /// The tree's view.
    package final var rootView: Content { didSet { host.setRoot(rootView) } }

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
    package final var onContentSizeChange: (() -> Void)?

    private func contentSizeDidChange() {
        invalidateIntrinsicContentSize()
        onContentSizeChange?()
    }

    /// Whether the content keeps clear of the keyboard: a controller's does.
    package final var avoidsKeyboard = false { didSet { followKeyboard() } }
    private var keyboard: KeyboardAvoidance?

    private func followKeyboard() {
        guard avoidsKeyboard, window != nil else {
            keyboard = nil
            host.keyboardInset = 0
            return
        }
        if keyboard == nil { keyboard = KeyboardAvoidance(self, host) }
    }

    package final var ignoresSafeArea = false { didSet { updateSafeArea() } }

    private func updateSafeArea() { host.safeAreaInsets = ignoresSafeArea ? .zero : safeAreaInsets }

    private func updateTraits() {
        // A node in whose run the view is made or moved doesn't depend on what is compared here.
        let reader = DependencySource.reader.value
        DependencySource.reader.value = nil
        defer { DependencySource.reader.value = reader }
        var values = EnvironmentValues(chain: host.environment)
        defer { values.apply(to: host.environment) }
        guard let outerEnvironment else {
            values.setTraits(traitCollection)
            return BridgedKeys.setValues(from: traitCollection, in: &values)
        }
        // Below another tree the environment comes from there, apart from what UIKit says otherwise of this place; outside of a
        // window it says nothing.
        guard window != nil else { return }
        let outer = EnvironmentValues(chain: outerEnvironment).traits
        values.setTraits(traitCollection, wherever: { ownTraits.insert($0, if: $1(traitCollection) != $1(outer)) })
    }

    /// Whether the environment has been told of dimmed tints here.
    private var hasDimming = false

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateDimming()
    }

    /// Has tints in the tree grey where UIKit dims them. A controller's tree may stand elsewhere than the one that it is below: what is
    /// behind a sheet is dimmed, and the sheet isn't. Other trees below another stand in its view.
    private func updateDimming() {
        let isOwn = outerEnvironment != nil && window != nil && host.controller?.viewIfLoaded === self
        guard outerEnvironment == nil || isOwn else { return }
        let isDimmed = tintAdjustmentMode == .dimmed
        guard isDimmed || isOwn || hasDimming else { return }
        hasDimming = true
        var values = EnvironmentValues(chain: host.environment)
        values.isTintDimmed = isDimmed
        values.apply(to: host.environment)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateSafeArea()
        keyboard?.update()
        // In an animation of UIKit's the commit does it: the tree's changes have animations of their own.
        if UIView.inheritedAnimationDuration == 0 { UpdateQueue.flushBeforeLayout(of: host) }
        host.layOut()
        contentScrollFollower.updateScrollView(self, host.controller)
    }

    private let contentScrollFollower = ContentScrollFollower()

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
        if window != nil {
            updateTraits()
            updateDimming()
            runPatchedCode()
        }
        followKeyboard()
        host.windowDidChange()
        if followsWindow { host.setVisible(window != nil) }
    }

    /// True if the view isn't a controller's, whose appearance decides.
    package final var followsWindow = true

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        host.sizeThatFits(ProposedViewSize(width: size.width, height: size.height))
    }

    open override var intrinsicContentSize: CGSize { host.sizeThatFits(.unspecified) }

    /// The patch whose functions have made the content.
    private var patch = CodePatch.number
}

extension _UIHostingView: PatchedContent {
    package final func runPatchedCode() {
        guard patch != CodePatch.number else { return }
        patch = CodePatch.number
        host.rootNode?.markBodies()
    }
}

extension ViewNode {
    /// Has the app's functions at and below the node run again, whether what they read has changed or not.
    fileprivate final func markBodies() {
        DeepStack.run {
            if runsCode { UpdateQueue.mark(self, Transaction()) }
            for child in children { child.markBodies() }
        }
    }
}

/// The traits that a host below another tree has had otherwise than the tree around: these it goes on setting itself.
struct OwnTraits {
    private var names: Set<String> = []

    /// Whether the trait is the host's own, from now on also if it differs.
    mutating func insert(_ name: String, if differs: Bool) -> Bool {
        if differs { names.insert(name) }
        return names.contains(name)
    }
}

extension EnvironmentValues {
    /// Takes over of UIKit's traits those that a closure wants: it is told a name and how to compare.
    mutating func setTraits(
        _ traits: UITraitCollection, wherever isWanted: (String, (UITraitCollection) -> AnyHashable) -> Bool
    ) {
        replaceTraits(with: traits)
        if isWanted("style", { AnyHashable($0.userInterfaceStyle) }) {
            colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        }
        if isWanted("size", { AnyHashable($0.preferredContentSizeCategory) }) {
            dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
        }
        if isWanted("direction", { AnyHashable($0.layoutDirection) }) {
            layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        if isWanted("horizontal", { AnyHashable($0.horizontalSizeClass) }) {
            horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        }
        if isWanted("vertical", { AnyHashable($0.verticalSizeClass) }) {
            verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        }
    }
}
