/// A key of the values that a view tells the container around it, with the value where a view tells none.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view tells the container around it.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var tags: [AnyHashable] = []

    init() {}

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag of a type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }

    /// Whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }

    /// The newest tag of a type is the one that counts.
    mutating func insertTag(_ tag: AnyHashable) { tags.insert(tag, at: 0) }
}

/// A key of the values that a view tells the views around it, by its name before iOS 18.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// All that is found out of a view's value without making the view.
struct SubviewTraits {
    var values = ContainerValues()
    var traits: [ObjectIdentifier: Any] = [:]
    /// The identity that the app gave the view.
    var id: AnyHashable?
}

/// A modifier that tells something of its content to the container around.
@MainActor protocol SubviewTraitModifier: ViewModifier {
    func addTraits(to traits: inout SubviewTraits)
}

/// A view of this module in whose value another view lies, of which it is a form.
@MainActor protocol SubviewWrapping: View {
    var wrapped: any View { get }
    func addTraits(to traits: inout SubviewTraits)
}

extension SubviewWrapping {
    func addTraits(to traits: inout SubviewTraits) {}
}

extension SubviewTraits {
    /// Takes over the values that the view tells. Values that are told further out count.
    @MainActor mutating func readTraits(of view: any View) {
        guard let outer = view as? any SubviewWrapping else { return }
        readTraits(of: outer.wrapped)
        outer.addTraits(to: &self)
    }
}

extension AnyView: SubviewWrapping {
    var wrapped: any View { view }
}

extension LazyRow: SubviewWrapping {
    var wrapped: any View { make() }
}

extension IdentifiedView: SubviewWrapping where Content: View {
    var wrapped: any View { content }
    func addTraits(to traits: inout SubviewTraits) { traits.id = AnyHashable(id) }
}

extension ModifiedContent: SubviewWrapping where Content: View, Modifier: ViewModifier {
    var wrapped: any View { content }
    func addTraits(to traits: inout SubviewTraits) { (modifier as? any SubviewTraitModifier)?.addTraits(to: &traits) }
}

extension TagModifier: SubviewTraitModifier {
    func addTraits(to traits: inout SubviewTraits) { traits.values.insertTag(tag) }
}

/// Tells a value to the container around.
nonisolated struct ContainerValueModifier: NodeModifier, SubviewTraitModifier {
    typealias Body = Never
    let change: (inout SubviewTraits) -> Void

    @MainActor func addTraits(to traits: inout SubviewTraits) { change(&traits) }

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        ContentNode(view, context) { $0.content }
    }
}

extension View {
    /// Tells a value to the container around, which finds it among the values of its subviews.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View { modifier(ContainerValueModifier { $0.values[keyPath: keyPath] = value }) }

    /// Tells a value to the views around, by its name before iOS 18.
    nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(ContainerValueModifier { $0.traits[ObjectIdentifier(key)] = value })
    }
}
