@_spi(Reflection) import Swift

/// A view without content.
public struct EmptyView: Sendable {
    nonisolated public init() {}
}

extension EmptyView: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { ValueNode(view, context) }
}

/// Several views, one after the other, as a builder makes it.
public struct TupleView<T> {
    public var value: T
    nonisolated public init(_ value: T) { self.value = value }
}

extension TupleView: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { TupleNode(view, context) }
}

@MainActor private final class TupleNode<T>: ValueNode<TupleView<T>> {
    private var slots: [ViewNode?] = []
    private let fields = TupleFields.fields(of: T.self)

    override var children: [ViewNode] { slots.compactMap { $0 } }
    override var isStructural: Bool { true }

    override func run() {
        isDirty = false
        withUnsafeBytes(of: value.value) { bytes in
            for (index, field) in fields.enumerated() {
                if index == slots.count { slots.append(nil) }
                place(field.type, bytes.baseAddress! + field.offset, index)
            }
        }
    }

    private func place<V: View>(_: V.Type, _ address: UnsafeRawPointer, _ index: Int) {
        NodeFactory.place(address.assumingMemoryBound(to: V.self).pointee, in: slots[index], of: self, context()) {
            slots[index] = $0
        }
    }
}

/// The views in a tuple's type.
@MainActor enum TupleFields {
    static func fields(of type: Any.Type) -> [(offset: Int, type: any View.Type)] {
        // A tuple of one is the element itself.
        if let single = type as? any View.Type { return [(0, single)] }
        var found: [(offset: Int, type: any View.Type)] = []
        guard TypeFields.kind(of: type) == .tuple else { return [] }
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            if let view = fieldType as? any View.Type { found.append((offset, view)) }
            return true
        }
        return found
    }
}

/// One of two views, as a builder makes it of `if` and `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        ConditionalNode(view, context)
    }
}

@MainActor private final class ConditionalNode<A: View, B: View>: ValueNode<_ConditionalContent<A, B>> {
    private var content: ViewNode?
    private var isFirst: Bool?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var isStructural: Bool { true }

    override func run() {
        isDirty = false
        switch value.storage {
        case .first(let view): place(view, isFirst: true)
        case .second(let view): place(view, isFirst: false)
        }
    }

    private func place<V: View>(_ view: V, isFirst: Bool) {
        // The branches are different identities, also if their types are the same.
        if self.isFirst != isFirst {
            content?.tearDown()
            content = nil
            self.isFirst = isFirst
        }
        NodeFactory.place(view, in: content, of: self, context()) { content = $0 }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        OptionalNode(view, context)
    }
}

@MainActor private final class OptionalNode<Wrapped: View>: ValueNode<Wrapped?> {
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var isStructural: Bool { true }

    override func run() {
        isDirty = false
        if let value {
            NodeFactory.place(value, in: content, of: self, context()) { content = $0 }
        } else if let old = content {
            content = nil
            old.tearDown()
            elementsDidChange()
        }
    }
}

/// A view whose type isn't told.
public struct AnyView {
    let view: any View

    nonisolated public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }
    /// The view that a value is; nil where it is none.
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }
}

extension AnyView: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { AnyViewNode(view, context) }
}

@MainActor private final class AnyViewNode: ValueNode<AnyView> {
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var isStructural: Bool { true }

    override func run() {
        isDirty = false
        place(value.view)
    }

    private func place<V: View>(_ view: V) {
        NodeFactory.place(view, in: content, of: self, context()) { content = $0 }
    }
}

/// Several views that are treated as one where they are named, and as several where they are laid out.
public struct Group<Content> {
    package let content: Content

    private init(_ content: Content, _: Void) { self.content = content }

    /// For content of other frameworks that isn't a view. No initialiser of one argument: a closure of views would fit it, too.
    nonisolated package static func holding(_ content: Content) -> Group { Group(content, ()) }
}

extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        ContentNode(view, context) { $0.content }
    }
}

/// A node that only passes on the content of its view.
@MainActor package final class ContentNode<V: View, Content: View>: ValueNode<V> {
    private var content: ViewNode?
    private let read: (V) -> Content

    package init(_ view: V, _ context: NodeContext, _ read: @escaping (V) -> Content) {
        self.read = read
        super.init(view, context)
    }

    package override var children: [ViewNode] { content.map { [$0] } ?? [] }
    package override var isStructural: Bool { true }

    package override func run() {
        isDirty = false
        NodeFactory.place(read(value), in: content, of: self, context()) { content = $0 }
    }
}

/// A view with an identity that the app gives.
struct IdentifiedView<Content, ID: Hashable> {
    let content: Content
    let id: ID
}

extension IdentifiedView: View, PrimitiveView where Content: View {
    typealias Body = Never
    static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { IdentifiedNode(view, context) }
}

/// Finds places by the identity that the app gave: for scrolling to them.
@MainActor protocol IdentifiedPlace: ViewNode {
    var identity: AnyHashable { get }
}

@MainActor private final class IdentifiedNode<C: View, ID: Hashable>: ValueNode<IdentifiedView<C, ID>>, IdentifiedPlace
{
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var isStructural: Bool { true }
    var identity: AnyHashable { AnyHashable(value.id) }

    override func accepts(_ newValue: IdentifiedView<C, ID>) -> Bool { newValue.id == value.id }

    override func run() {
        isDirty = false
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
    }
}

/// A view that says itself whether it has changed.
public struct EquatableView<Content: Equatable & View>: Equatable {
    public var content: Content
    nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        ContentNode(view, context) { $0.content }
    }
}

extension View {
    /// Gives the view an identity: another one begins its state anew.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

extension View where Self: Equatable {
    /// Lets the view's own `==` say whether it has changed.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
