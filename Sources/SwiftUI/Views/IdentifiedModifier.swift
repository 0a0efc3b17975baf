/// Gives its content an identity, as `id(_:)` does: the form in which libraries name previews' parts.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier, Equatable {
    /// The identity.
    public var identifier: Identifier

    /// Creates the modifier that gives an identity.
    public init(identifier: Identifier) { self.identifier = identifier }

    @MainActor public func body(content: Content) -> some View { content.id(identifier) }
}

/// The identity of a view that is selected where previews are edited. Nothing here gives one.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    private let name: String

    /// Creates an identity of a name.
    public init(_ name: String) { self.name = name }
}

extension View {
    /// Gives the view an identity, by the name that `id(_:)` has in previews.
    nonisolated public func _identified<I: Hashable>(by identifier: I) -> some View {
        modifier(_IdentifiedModifier(identifier: identifier))
    }
}
