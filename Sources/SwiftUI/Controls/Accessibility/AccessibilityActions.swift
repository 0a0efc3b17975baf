import UIKit

/// Gives the elements in a view the buttons of another view as actions.
nonisolated struct AccessibilityActionsModifier<Actions: View>: NodeModifier {
    typealias Body = Never
    let actions: Actions

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        AccessibilityActionsNode(view, context)
    }
}

@MainActor
private final class AccessibilityActionsNode<C: View, A: View>: ValueNode<
    ModifiedContent<C, AccessibilityActionsModifier<A>>
>
{
    private var content: ViewNode?
    private lazy var slot = SlotNode(context())
    private lazy var chain = ControlContext.menu.chain(in: environment)
    private var wrappers: [AccessibilityWrapper] = []

    override var children: [ViewNode] { (content.map { [$0] } ?? []) + [slot] }

    override func run() {
        isDirty = false
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        slot.show(value.modifier.actions, environment: chain)
        for wrapper in wrappers { wrapper.applyToShownViews() }
    }

    override func makeElements() -> [LayoutElement] {
        wrappers = (content?.elements ?? []).map { element in
            if let known = wrappers.first(where: { $0.child === element }) { return known }
            let made = AccessibilityWrapper(node: self, child: element)
            made.change = { [weak self] in self?.addActions(to: $0) }
            return made
        }
        return wrappers
    }

    /// Adds the actions that are there now, in the place of those with the same names.
    private func addActions(to view: UIView) {
        let actions = Command.collect(from: slot).filter(\.isEnabled).map { command in
            UIAccessibilityCustomAction(name: command.title, image: command.image) { _ in
                command.perform()
                return true
            }
        }
        let names = Set(actions.map(\.name))
        view.accessibilityCustomActions =
            (view.accessibilityCustomActions ?? []).filter { !names.contains($0.name) } + actions
    }
}

extension View {
    /// Gives the view the buttons of another one as actions for assistive technologies.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityActionsModifier(actions: content()))
    }

    /// Gives the view an action whose name a view says.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let carried = MainActorAccess.Carried(action), label = label()
        return accessibilityActions { Button(action: { carried.value() }, label: { label }) }
    }
}
