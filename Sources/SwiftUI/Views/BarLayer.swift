import UIKit

/// A node whose view has a second one behind or in front of it.
@MainActor protocol BarLayering: BarViewProviding {
    /// Whether the second view draws anything, where the first one is a control that an item of a bar stands for.
    var drawsLayer: Bool { get }
}

/// The second view of an item of a bar, and the view that a bar shows in place of the item.
///
/// - From: `LayeredNode`
/// - To: `ContentDescription`, `_UIHostingView`
@MainActor final class BarLayer {
    private unowned let node: ViewNode
    let slot: SlotNode
    private let chain: EnvironmentChain
    private var hosted: _UIHostingView<AnyView>?

    init(under node: ViewNode, _ context: NodeContext, _ secondary: some View) {
        self.node = node
        slot = SlotNode(context)
        chain = ControlContext.view.chain(in: node.environment)
        slot.show(secondary, environment: chain)
    }

    var drawsSomething: Bool {
        let said = ContentDescription(of: slot)
        return said.isDrawnByViews || said.image != nil || !said.text.isEmpty
    }

    func updateViews(_ secondary: some View, shown: () -> AnyView) {
        slot.show(secondary, environment: chain)
        hosted?.rootView = _UIHostingView.limitedForBar(preparedForBar(shown()))
    }

    func barView(_ shown: () -> AnyView) -> UIView {
        if let hosted { return hosted }
        let made = _UIHostingView.forBar(preparedForBar(shown()), under: node)
        hosted = made
        return made
    }

    private func preparedForBar(_ view: AnyView) -> AnyView {
        let shown = view.environment(\.controlContext, .view).environment(\.isCopyOfBarItem, true)
        return EnvironmentValues(chain: node.environment).preparedForBar(AnyView(shown))
    }
}

private enum CopyOfBarItemKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is shown by a bar in place of an item, whose own node presents what is presented for it.
    var isCopyOfBarItem: Bool {
        get { self[CopyOfBarItemKey.self] }
        set { self[CopyOfBarItemKey.self] = newValue }
    }

    /// A view that a bar shows in place of an item, with the look of a bar's labels and the names that the item would have.
    @MainActor func preparedForBar(_ view: AnyView) -> AnyView {
        let scaled = AnyView(view.imageScale(.large))
        let view = labelStyle.leavesTitleToPlace ? AnyView(scaled.labelStyle(.iconOnly)) : scaled
        let spoken = commandSpokenTitle.map { AnyView(view.accessibilityLabel($0)) } ?? view
        return commandIdentifier.map { AnyView(spoken.accessibilityIdentifier($0)) } ?? spoken
    }
}

extension ViewNode {
    /// Whether another node presents what this one says: a bar shows views that are no commands in trees of their own, and items that
    /// are drawn in copies.
    var isPresentedElsewhere: Bool {
        let environment = EnvironmentValues(chain: environment)
        if environment.controlContext == .bar { return Command.collect(from: self).isEmpty }
        return environment.isCopyOfBarItem
    }
}
