import UIKit

/// A control that pushes a screen.
public struct NavigationLink<Label: View, Destination: View> {
    enum Target {
        case value(AnyHashable?)
        case view(Destination)
    }

    let label: Label
    let target: Target
    let isActive: Binding<Bool>?
    @Environment(\.navigation) private var navigation
    @Environment(\.controlContext) private var context
    @Environment(\.isEnabled) private var isEnabled
    @State private var identity = LinkIdentity()

    init(label: Label, target: Target, isActive: Binding<Bool>? = nil) {
        (self.label, self.target, self.isActive) = (label, target, isActive)
    }
}

/// What tells one link from another.
final class LinkIdentity: Sendable {
    init() {}
}

extension NavigationLink: View {
    /// Creates a link with a screen of its own.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination()))
    }

    /// Creates a link with a screen of its own.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination))
    }

    /// Creates a link whose screen is on the stack while a binding is true.
    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination), isActive: isActive)
    }

    /// Creates a link whose screen is on the stack while a binding is true.
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(label: label(), target: .view(destination()), isActive: isActive) }

    /// Creates a link whose screen is on the stack while a binding has its value.
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), target: .view(destination()),
            isActive: Binding(
                get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil }))
    }

    /// Creates a link whose screen is on the stack while a binding has its value.
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(tag: tag, selection: selection, destination: { destination }, label: label) }

    @ViewBuilder public var body: some View {
        if context == .list {
            label
                .frame(maxWidth: .infinity, alignment: .leading)
                .transformPreference(ListRowKey.self) { traits in
                    if traits.link == nil { traits.link = ListRowTraits.Link(action: { push() }, value: linkedValue) }
                }
                .background(screen)
        } else {
            Button(action: { push() }, label: { label }).background(screen)
        }
    }

    private var linkedValue: AnyHashable? { if case .value(let value) = target { value } else { nil } }

    /// Keeps the pushed screen in step with the link, and pushes and pops it with its binding.
    @ViewBuilder private var screen: some View {
        if case .view(let destination) = target {
            LinkedScreen(isActive: isActive, destination: AnyView(destination), identity: identity)
                .frame(width: 0, height: 0).hidden()
        }
    }

    @MainActor private func push() {
        guard isEnabled else { return }
        switch target {
        case .value(let value): if let value { navigation?.coordinator?.push(value) }
        case .view(let destination):
            if let isActive {
                isActive.wrappedValue = true
            } else {
                navigation?.coordinator?.push(AnyView(destination), link: identity)
            }
        }
    }
}

extension NavigationLink where Label: View, Destination == Never {
    /// Creates a link that puts a value onto the stack's path; nil makes it do nothing.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link that puts a value onto the stack's path.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
    }
    /// Creates a link that puts a value onto the stack's path.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
    }
}

extension NavigationLink where Label == Text, Destination: View {
    /// Creates a link with a text and a screen of its own.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), target: .view(destination()))
    }
    /// Creates a link with a text and a screen of its own.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(title), target: .view(destination()))
    }
    /// Creates a link with a text and a screen of its own.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), target: .view(destination))
    }
    /// Creates a link with a text and a screen of its own.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), target: .view(destination))
    }
    /// Creates a link whose screen is on the stack while a binding is true.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(titleKey), target: .view(destination), isActive: isActive)
    }
    /// Creates a link whose screen is on the stack while a binding has its value.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }
}

/// Keeps a screen that a view has pushed up to date, and pushes and pops it by a binding.
nonisolated struct LinkedScreen: View {
    let isActive: Binding<Bool>?
    let destination: AnyView
    let identity: LinkIdentity?

    nonisolated init(isActive: Binding<Bool>?, destination: AnyView, identity: LinkIdentity? = nil) {
        (self.isActive, self.destination, self.identity) = (isActive, destination, identity)
    }

    @MainActor var body: some View {
        LinkedScreenView(isActive: isActive, destination: destination, identity: identity)
    }
}

private struct LinkedScreenView: UIViewRepresentable {
    let isActive: Binding<Bool>?
    let destination: AnyView
    let identity: LinkIdentity?

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.update(
            context.environment.navigation?.coordinator, isActive, isActive?.wrappedValue, destination, identity)
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator {
        private let own = LinkIdentity()

        func update(
            _ navigation: NavigationCoordinator?, _ binding: Binding<Bool>?, _ isActive: Bool?, _ destination: AnyView,
            _ identity: LinkIdentity?
        ) {
            guard let navigation else { return }
            let link = identity ?? own
            let page = navigation.page(of: link)
            page?.rootView = destination
            guard let binding, let isActive, isActive != (page != nil) else { return }
            UpdateQueue.enqueueAction {
                if isActive {
                    navigation.push(destination, link: link) {
                        if binding.wrappedValue { binding.wrappedValue = false }
                    }
                } else if let page = navigation.page(of: link) {
                    navigation.pop(page)
                }
            }
        }
    }
}

extension NavigationLink where Label: View, Destination: View {
    /// Sets whether a link in a first column shows its destination in the next one. A link says that by its stack here (DEV-1349).
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
