/// Makes a view out of another.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>
    /// What the modifier makes of the content.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// A modifier that can be animated, as it was called before `Animatable` and `ViewModifier` did.
@available(*, deprecated, message: "use Animatable directly")
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that becomes another one by what the environment says.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The modifier that it becomes.
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier for an environment. Asked again when what it reads there changes.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

/// The node of a modifier that the environment resolves.
@MainActor
private final class EnvironmentalNode<C: View, M: EnvironmentalModifier>: ValueNode<ModifiedContent<C, M>> {
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var isStructural: Bool { true }

    override func run() {
        let resolved = recordingReads { value.modifier.resolve(in: EnvironmentValues(chain: environment)) }
        NodeFactory.place(value.content.modifier(resolved), in: content, of: self, context()) { content = $0 }
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Self.Content) -> Never { fatalError("body() should not be called on \(Self.self).") }
}

extension ViewModifier {
    /// Both modifiers, this one nearer to the content.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// Stands for the modified view in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let owner: WeakContentOwner
}

/// The node whose content a placeholder stands for.
struct WeakContentOwner {
    weak var node: (any ContentOwner)?
}

/// A node that has content for placeholders.
@MainActor protocol ContentOwner: ViewNode {
    func place(
        in slot: @autoclosure () -> ViewNode?, of parent: ViewNode, _ context: NodeContext, replace: (ViewNode) -> Void)
    func register(_ placeholder: PlaceholderUpdating)
}

/// A placeholder that is told when the content has a newer value.
@MainActor protocol PlaceholderUpdating: AnyObject {
    func contentDidChange()
}

extension _ViewModifier_Content: View, PrimitiveView {
    public typealias Body = Never

    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        PlaceholderNode(view, context)
    }
}

/// The node of a placeholder: under it stands the modified view.
@MainActor
private final class PlaceholderNode<M: ViewModifier>: ValueNode<_ViewModifier_Content<M>>, PlaceholderUpdating {
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func run() {
        value.owner.node?.register(self)
        contentDidChange()
    }

    func contentDidChange() {
        guard isAlive else { return }
        value.owner.node?.place(in: content, of: self, context()) { content = $0 }
    }
}

/// A view with a modifier, or two modifiers as one.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        if let primitive = Modifier.self as? any NodeModifier.Type { return make(primitive, view, context) }
        if let effect = Modifier.self as? any GeometryEffect.Type { return makeEffect(effect, view, context) }
        if let environmental = Modifier.self as? any EnvironmentalModifier.Type {
            return makeEnvironmental(environmental, view, context)
        }
        return ModifierBodyNode(view, context)
    }

    @MainActor private static func makeEnvironmental<M: EnvironmentalModifier>(
        _: M.Type, _ view: Self, _ context: NodeContext
    ) -> ValueNode<Self> {
        let node = EnvironmentalNode(unsafeBitCast(view, to: ModifiedContent<Content, M>.self), context)
        return unsafeDowncast(node, to: ValueNode<Self>.self)
    }

    @MainActor private static func make<M: NodeModifier>(_: M.Type, _ view: Self, _ context: NodeContext) -> ValueNode<
        Self
    > {
        let node = M.makeNode(unsafeBitCast(view, to: ModifiedContent<Content, M>.self), context)
        return unsafeDowncast(node, to: ValueNode<Self>.self)
    }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    @MainActor fileprivate static func makeEffect<M: GeometryEffect>(
        _: M.Type, _ view: Self, _ context: NodeContext
    ) -> ValueNode<Self> {
        let node = GeometryEffectNode(unsafeBitCast(view, to: ModifiedContent<Content, M>.self), context)
        return unsafeDowncast(node, to: ValueNode<Self>.self)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// The node of an app's own modifier: it runs the modifier's body, in which a placeholder stands for the content.
@MainActor final class ModifierBodyNode<C: View, M: ViewModifier>: ValueNode<ModifiedContent<C, M>>, ContentOwner {
    private var result: ViewNode?
    private var properties = PropertyStorage()
    private let fields = TypeFields.dynamicProperties(of: M.self)
    private let interpolation = InterpolationState.make(for: M.self)
    private var placeholders: [WeakPlaceholder] = []

    override var children: [ViewNode] { result.map { [$0] } ?? [] }
    override var runsCode: Bool { true }

    override func valueDidChange(from old: ModifiedContent<C, M>) {
        if !ValueComparison.areEqual(old.modifier, value.modifier) {
            interpolation?.valueDidChange(from: old.modifier, to: value.modifier, node: self)
            run()
        }
        // Placeholders that were made meanwhile have the newest content; the others compare it.
        for placeholder in placeholders { placeholder.object?.contentDidChange() }
    }

    override func run() {
        host.bodyCount += 1
        var modifier = value.modifier
        interpolation?.apply(to: &modifier, node: self)
        let body = recordingReads {
            properties.install(fields, in: &modifier, node: self)
            return modifier.body(content: _ViewModifier_Content(owner: WeakContentOwner(node: self)))
        }
        NodeFactory.place(body, in: result, of: self, context()) { result = $0 }
    }

    func place(
        in slot: @autoclosure () -> ViewNode?, of parent: ViewNode, _ context: NodeContext, replace: (ViewNode) -> Void
    ) { NodeFactory.place(value.content, in: slot(), of: parent, context, replace: replace) }

    func register(_ placeholder: PlaceholderUpdating) {
        placeholders.removeAll { $0.object == nil }
        if !placeholders.contains(where: { $0.object === placeholder }) {
            placeholders.append(WeakPlaceholder(object: placeholder))
        }
    }

    override func readProperties() -> [PropertyReading] {
        properties.readValues(fields, of: value.modifier, node: self)
    }

    override func removeState() {
        interpolation?.end()
        properties.removeAll()
    }
}

private struct WeakPlaceholder {
    weak var object: (any PlaceholderUpdating)?
}
