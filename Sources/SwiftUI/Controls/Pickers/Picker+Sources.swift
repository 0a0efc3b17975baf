import UIKit

extension Picker {
    /// Creates a picker of several values with a view as its label: it shows what all have in common, and sets all.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where Label: View, Content: View {
        self.init(selection: Self.common(sources.map { $0[keyPath: selection] }), content: content, label: label)
    }

    /// The value of all bindings; where they differ, that of the first.
    nonisolated private static func common(_ bindings: [Binding<SelectionValue>]) -> Binding<SelectionValue> {
        guard let first = bindings.first else { preconditionFailure("A picker needs at least one source.") }
        return Binding(
            get: { first.wrappedValue }, set: { value in for binding in bindings { binding.wrappedValue = value } })
    }
}

extension Picker where Label == Text, Content: View {
    /// Creates a picker of several values with a text.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content, label: { Text(titleKey) }) }

    /// Creates a picker of several values with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content, label: { Text(title) }) }
}
