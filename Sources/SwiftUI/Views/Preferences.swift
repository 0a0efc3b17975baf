import UIKit

/// Says something to the views around.
nonisolated struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
    typealias Body = Never
    /// Changes what the content says. The element is where anchors come from.
    let transform: (inout Key.Value?, LayoutElement?) -> Void

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        PreferenceNode(view, context)
    }
}

@MainActor
final class PreferenceNode<C: View, Key: PreferenceKey>: ValueNode<ModifiedContent<C, PreferenceModifier<Key>>> {
    private var content: ViewNode?
    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func run() {
        isDirty = false
        markPreferenceWriter()
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        preferencesDidChange()
    }

    override func collectPreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
        guard Other.self == Key.self else {
            super.collectPreference(key, into: &value)
            return
        }
        var own: Key.Value?
        content?.collectPreference(Key.self, into: &own)
        self.value.modifier.transform(&own, elements.first)
        guard let own else { return }
        let next = own as! Other.Value
        if value == nil { value = next } else { Other.reduce(value: &value!, nextValue: { next }) }
    }
}

/// Hears what the content says.
nonisolated struct PreferenceObserver<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
    typealias Body = Never
    let action: (Key.Value) -> Void

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        PreferenceObserverNode(view, context)
    }
}

/// A node that does something with what its content says: once in an update, however much of the content has changed.
@MainActor
class PreferenceReaderNode<C: View, M: NodeModifier, Key: PreferenceKey>: ValueNode<ModifiedContent<C, M>> {
    final private(set) var content: ViewNode?
    private var isWaiting = false
    private lazy var contentChain = chain(reading: Key.self)
    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func run() {
        isDirty = false
        NodeFactory.place(value.content, in: content, of: self, context(environment: contentChain)) { content = $0 }
        preferencesDidChange()
    }

    override func preferencesDidChange() {
        super.preferencesDidChange()
        guard !isWaiting else { return }
        isWaiting = true
        UpdateQueue.enqueueAction { [weak self] in self?.readPreference() }
    }

    private func readPreference() {
        isWaiting = false
        guard isAlive else { return }
        var found: Key.Value?
        content?.collectPreference(Key.self, into: &found)
        preferenceWasRead(found)
    }

    /// The content says this now; nil where nothing in it says anything.
    func preferenceWasRead(_ found: Key.Value?) {}
}

@MainActor
final class PreferenceObserverNode<C: View, Key: PreferenceKey>: PreferenceReaderNode<C, PreferenceObserver<Key>, Key>
where Key.Value: Equatable {
    private var last: Key.Value?

    override func preferenceWasRead(_ found: Key.Value?) {
        let new = found ?? Key.defaultValue
        guard new != (last ?? Key.defaultValue) || (last == nil && found != nil) else { return }
        last = new
        value.modifier.action(new)
    }
}

/// Shows something made of what the content says, behind or in front of it.
nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: NodeModifier {
    typealias Body = Never
    let order: LayerOrder
    let alignment: Alignment
    let make: (Key.Value) -> Layer

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        PreferenceLayerNode(view, context)
    }
}

@MainActor
final class PreferenceLayerNode<C: View, Key: PreferenceKey, L: View>: PreferenceReaderNode<
    C, PreferenceLayerModifier<Key, L>, Key
>
{
    private lazy var holder = SlotNode(context())
    private var element: LayeredElement?

    override var children: [ViewNode] { super.children + [holder] }

    override func preferenceWasRead(_ found: Key.Value?) {
        let make = value.modifier.make, preference = found ?? Key.defaultValue
        holder.show(recordingReads { make(preference) })
    }

    override func makeElements() -> [LayoutElement] {
        guard let content else { return [] }
        return content.elements.enumerated().map { index, primary in
            guard index == 0 else { return primary }
            if let element, element.primary === primary { return element }
            let made = LayeredElement(node: self, primary: primary, holder: holder, order: value.modifier.order)
            made.alignment = value.modifier.alignment
            holder.onElementsChange = { [weak made] in made?.contentDidChange() }
            element = made
            return made
        }
    }

    override func collectPreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
        content?.collectPreference(key, into: &value)
        if Other.self != Key.self { holder.collectPreference(key, into: &value) }
    }
}

extension View {
    /// Says a value for a preference.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K> { own, _ in own = value })
    }

    /// Changes what the view says for a preference.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier<K> { own, _ in
                var changed = own ?? K.defaultValue
                callback(&changed)
                own = changed
            })
    }

    /// Says a value made of a place of the view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(PreferenceModifier<K> { own, element in own = transform(Anchor(source: value, element: element)) })
    }

    /// Changes what the view says with a place of the view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier<K> { own, element in
                var changed = own ?? K.defaultValue
                transform(&changed, Anchor(source: value, element: element))
                own = changed
            })
    }

    /// Calls the action when what the view says for a preference has changed.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { modifier(PreferenceObserver<K>(action: action)) }

    /// Shows views behind that are made of what the view says.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View { modifier(PreferenceLayerModifier<Key, T>(order: .behind, alignment: alignment, make: transform)) }

    /// Shows views in front that are made of what the view says.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View { modifier(PreferenceLayerModifier<Key, T>(order: .front, alignment: alignment, make: transform)) }
}

extension Anchor {
    /// The place on an element, told wherever it is asked for.
    init(source: Source, element: LayoutElement?) {
        self.init(
            resolve: { [weak element] other in
                guard let element else { return nil }
                return source.convert(source.value(element.size), element, other)
            }, fallback: source.fallback)
    }
}
