/// A modifier of this module that makes its own node for the modified view.
@MainActor package protocol NodeModifier: ViewModifier where Body == Never {
    /// A view with this modifier, and the node of one.
    typealias Modified<C: View> = ModifiedContent<C, Self>
    typealias ModifiedNode<C: View> = ValueNode<ModifiedContent<C, Self>>

    static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C>
}

/// A modifier that puts an element around each element of the content.
@MainActor package protocol ElementModifier: NodeModifier {
    associatedtype Wrapper: WrapperElement

    /// Makes the element around a child. `update` is called right after.
    func makeElement(around child: LayoutElement, node: ViewNode) -> Wrapper

    /// Gives the element the modifier's value. What is read of the environment here leads to another call when it changes.
    func update(_ element: Wrapper, environment: EnvironmentValues)
}

extension ElementModifier {
    package static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        ElementModifierNode<C, Self>(view, context)
    }
}

/// The node of a modifier whose value can be animated, and that puts elements around those of its content: makes the content, and brings the
/// elements up to date with every value on the way.
@MainActor class WrappingNode<C: View, M: ViewModifier>: ValueNode<ModifiedContent<C, M>> {
    final private(set) var content: ViewNode?
    let interpolation = InterpolationState.make(for: M.self)

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func valueDidChange(from old: ModifiedContent<C, M>) {
        if !ValueComparison.areEqual(old.modifier, value.modifier) {
            interpolation?.valueDidChange(from: old.modifier, to: value.modifier, node: self)
            updateWrappers()
        }
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
    }

    override func run() {
        if content == nil { NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 } }
        updateWrappers()
    }

    override func removeState() { interpolation?.end() }

    /// Gives the elements the modifier's value of now. A subclass does.
    func updateWrappers() {}
}

/// The node of an element modifier.
@MainActor final class ElementModifierNode<C: View, M: ElementModifier>: WrappingNode<C, M> {
    private var wrappers: [M.Wrapper] = []

    override func updateWrappers() {
        guard !wrappers.isEmpty else {
            isDirty = false
            return
        }
        var modifier = value.modifier
        interpolation?.apply(to: &modifier, node: self)
        recordingReads {
            let values = EnvironmentValues(chain: environment)
            for wrapper in wrappers { modifier.update(wrapper, environment: values) }
        }
    }

    override func makeElements() -> [LayoutElement] {
        guard let content else { return [] }
        let old = wrappers
        var made = false
        wrappers = content.elements.enumerated().map { index, element in
            if index < old.count, old[index].child === element { return old[index] }
            if let known = old.first(where: { $0.child === element }) { return known }
            made = true
            return value.modifier.makeElement(around: element, node: self)
        }
        if made { updateWrappers() }
        return wrappers
    }
}
