import UIKit

/// A choice of actions, by the older form.
public struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates a choice of actions.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// A choice by the older form, shown by the newer.
nonisolated private struct ActionSheetModifier: ViewModifier {
    let make: () -> ActionSheet?
    let isPresented: Binding<Bool>

    init(make: @escaping () -> ActionSheet?, isPresented: Binding<Bool>) {
        (self.make, self.isPresented) = (make, isPresented)
    }

    @MainActor func body(content: Content) -> some View {
        let sheet = make()
        content.modifier(
            AlertModifier(
                style: .actionSheet, title: sheet?.title ?? Text(verbatim: ""), isTitleShown: true,
                isPresented: isPresented, actions: { AnyView(OldAlertButtons(buttons: sheet?.buttons ?? [])) },
                message: { sheet?.message.map { AnyView($0) } }))
    }
}

extension View {
    /// Offers a choice of actions while a binding is true, by the older form.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(ActionSheetModifier(make: { isPresented.wrappedValue ? content() : nil }, isPresented: isPresented))
    }

    /// Offers a choice of actions while a binding has a value, by the older form.
    nonisolated public func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: @escaping (T) -> ActionSheet
    ) -> some View {
        modifier(
            ActionSheetModifier(
                make: { item.wrappedValue.map(content) },
                isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })))
    }
}
