/// Titles stand in lists of an app's windows, which this system has none of.
extension WindowGroup {
    /// Creates a group with a title and a name.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) where Content: View {
        self.init(id: id, content: content)
    }

    /// Creates a group with a window for each value that is opened, with a title.
    nonisolated public init<D: Hashable & Codable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content) }

    /// Creates a group with a window for each value that is opened, with a title.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content) }

    /// Creates a group with a window for each value that is opened, with a title and a name.
    nonisolated public init<D: Hashable & Codable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(id: id, for: type, content: content) }

    /// Creates a group with a window for each value that is opened, with a title and a name.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(id: id, for: type, content: content) }

    /// Creates a group with a title and a window for each value that is opened, and one for a value that a closure makes.
    nonisolated public init<D: Hashable & Codable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content, defaultValue: defaultValue)
    }

    /// Creates a group with a title and a window for each value that is opened, and one for a value that a closure makes.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content, defaultValue: defaultValue)
    }

    /// Creates a group with a title and a name and a window for each value that is opened, and one for a value that a closure makes.
    nonisolated public init<D: Hashable & Codable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, for: type, content: content, defaultValue: defaultValue)
    }

    /// Creates a group with a title and a name and a window for each value that is opened, and one for a value that a closure makes.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, for: type, content: content, defaultValue: defaultValue)
    }
}
