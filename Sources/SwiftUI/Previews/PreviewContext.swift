/// The surroundings of a preview that a framework says, such as the size of a widget.
public protocol PreviewContext {
    /// A value of the surroundings.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a preview's surroundings, with the value where nobody says one.
public protocol PreviewContextKey {
    associatedtype Value
    /// The value where nobody says one.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets the surroundings of a preview of the view. Previews are drawn alike in all (DEV-1348).
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
