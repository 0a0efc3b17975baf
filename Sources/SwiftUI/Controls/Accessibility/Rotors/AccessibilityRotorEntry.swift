/// A thing that a rotor goes to: a view, by its identity.
public struct AccessibilityRotorEntry<ID: Hashable> {
    private let label: Text?
    private let identity: AnyHashable?
    private let prepare: () -> Void

    private init(label: Text?, identity: AnyHashable?, _ prepare: @escaping () -> Void) {
        (self.label, self.identity, self.prepare) = (label, identity, prepare)
    }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent, RotorStopping {
    public typealias Body = Never
    var stops: [RotorStop] { [RotorStop(label: label, identity: identity, prepare: prepare)] }
}

extension AccessibilityRotorEntry {
    /// Creates an entry for the view with an identity of `id(_:)` or a `ForEach`.
    ///
    /// - Parameters:
    ///   - textRange: The part of the view's text. The whole of the view is found here (DEV-1347).
    ///   - prepare: Makes the view if it isn't there yet.
    nonisolated public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(label: label, identity: AnyHashable(id), prepare) }

    /// Creates an entry for the view with an identity of `id(_:)` or a `ForEach`.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(label: Text(labelKey), identity: AnyHashable(id), prepare) }

    /// Creates an entry for the view with an identity of `id(_:)` or a `ForEach`.
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(label: Text(label), identity: AnyHashable(id), prepare) }

    /// Creates an entry for the view that says its identity by `accessibilityRotorEntry(id:in:)`.
    nonisolated public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(label: label, identity: AnyHashable(RotorIdentity(id: id, namespace: namespace)), prepare) }

    /// Creates an entry for the view that says its identity by `accessibilityRotorEntry(id:in:)`.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(label: Text(labelKey), identity: AnyHashable(RotorIdentity(id: id, namespace: namespace)), prepare) }

    /// Creates an entry for the view that says its identity by `accessibilityRotorEntry(id:in:)`.
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(label: Text(label), identity: AnyHashable(RotorIdentity(id: id, namespace: namespace)), prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry for a part of the text of the view with the rotor. The whole of the view is found here (DEV-1347).
    nonisolated public init(
        _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) { self.init(label: label, identity: nil, prepare) }

    /// Creates an entry for a part of the text of the view with the rotor. The whole of the view is found here (DEV-1347).
    nonisolated public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) { self.init(label: Text(labelKey), identity: nil, prepare) }

    /// Creates an entry for a part of the text of the view with the rotor. The whole of the view is found here (DEV-1347).
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) { self.init(label: Text(label), identity: nil, prepare) }
}
