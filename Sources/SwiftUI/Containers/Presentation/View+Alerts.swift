import UIKit

// The forms of alerts and choices beside the plain ones: with titles of any kind, about a value, about an error.

extension View {
    /// Shows an alert while a binding is true.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return alert(.alert, title, true, isPresented, { AnyView(actions) }, { nil })
    }
    /// Shows an alert with a message while a binding is true.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let actions = actions(), message = message()
        return alert(.alert, title, true, isPresented, { AnyView(actions) }, { AnyView(message) })
    }
    /// Shows an alert about a value while a binding is true.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(.alert, Text(title), true, isPresented, { AnyView(data.map { AnyView(actions($0)) }) }, { nil })
    }
    /// Shows an alert about a value while a binding is true.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(.alert, title, true, isPresented, { AnyView(data.map { AnyView(actions($0)) }) }, { nil })
    }
    /// Shows an alert with a message about a value while a binding is true.
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            .alert, Text(title), true, isPresented, { AnyView(data.map { AnyView(actions($0)) }) },
            { data.map { AnyView(message($0)) } })
    }
    /// Shows an alert with a message about a value while a binding is true.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            .alert, title, true, isPresented, { AnyView(data.map { AnyView(actions($0)) }) },
            { data.map { AnyView(message($0)) } })
    }
    /// Offers a choice of actions while a binding is true.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return alert(.actionSheet, title, titleVisibility == .visible, isPresented, { AnyView(actions) }, { nil })
    }
    /// Offers a choice of actions with a message while a binding is true.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        let actions = actions(), message = message()
        return alert(
            .actionSheet, Text(title), titleVisibility == .visible, isPresented, { AnyView(actions) },
            { AnyView(message) })
    }
    /// Offers a choice of actions with a message while a binding is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let actions = actions(), message = message()
        return alert(
            .actionSheet, title, titleVisibility == .visible, isPresented, { AnyView(actions) }, { AnyView(message) })
    }
    /// Offers a choice of actions about a value while a binding is true.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(
            .actionSheet, Text(titleKey), titleVisibility == .visible, isPresented,
            { AnyView(data.map { AnyView(actions($0)) }) }, { nil })
    }
    /// Offers a choice of actions about a value while a binding is true.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(
            .actionSheet, Text(title), titleVisibility == .visible, isPresented,
            { AnyView(data.map { AnyView(actions($0)) }) }, { nil })
    }
    /// Offers a choice of actions about a value while a binding is true.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(
            .actionSheet, title, titleVisibility == .visible, isPresented,
            { AnyView(data.map { AnyView(actions($0)) }) }, { nil })
    }
    /// Offers a choice of actions with a message about a value while a binding is true.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            .actionSheet, Text(titleKey), titleVisibility == .visible, isPresented,
            { AnyView(data.map { AnyView(actions($0)) }) }, { data.map { AnyView(message($0)) } })
    }
    /// Offers a choice of actions with a message about a value while a binding is true.
    @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            .actionSheet, Text(title), titleVisibility == .visible, isPresented,
            { AnyView(data.map { AnyView(actions($0)) }) }, { data.map { AnyView(message($0)) } })
    }
    /// Offers a choice of actions with a message about a value while a binding is true.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            .actionSheet, title, titleVisibility == .visible, isPresented,
            { AnyView(data.map { AnyView(actions($0)) }) }, { data.map { AnyView(message($0)) } })
    }
    /// Shows an alert with a message about an error while a binding is true.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        alert(
            .alert, Text(error?.errorDescription ?? ""), true, isPresented,
            { AnyView(error.map { AnyView(actions($0)) }) }, { error.map { AnyView(message($0)) } })
    }
}
