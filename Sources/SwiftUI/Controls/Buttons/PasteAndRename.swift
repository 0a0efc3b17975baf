import UIKit

/// A button that pastes without asking the person, who has tapped it. Off where the pasteboard has nothing of the type.
public struct PasteButton {
    private let types: [String]
    private let paste: @MainActor ([NSItemProvider]) -> Void

    /// Creates a button for values of a type.
    @preconcurrency nonisolated public init<T: Transferable>(
        payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void
    ) {
        types = [UTType.data.identifier]
        paste = { providers in
            let carried = MainActorAccess.Carried(providers)
            Task { @MainActor in
                var values: [T] = []
                for provider in carried.value {
                    if let value = await PastedValue.load(T.self, from: provider) { values.append(value) }
                }
                if !values.isEmpty { onPaste(values) }
            }
        }
    }

    /// Creates a button for what has one of the types.
    @preconcurrency nonisolated public init(
        supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
    ) { (types, paste) = (supportedContentTypes.map(\.identifier), payloadAction) }
}

extension PasteButton: View {
    public var body: some View { PasteControl(types: types, paste: paste) }
}

/// Makes values of what is on the pasteboard.
@MainActor private enum PastedValue {
    static func load<T: Transferable>(_ type: T.Type, from provider: NSItemProvider) async -> T? {
        for identifier in provider.registeredTypeIdentifiers {
            let data = await withCheckedContinuation { (continuation: CheckedContinuation<Data?, Never>) in
                _ = provider.loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in
                    continuation.resume(returning: data)
                }
            }
            guard let data, let contentType = UTType(identifier) else { continue }
            if let value: T = await makeItem(of: data, as: contentType) { return value }
        }
        return nil
    }

    /// A type isn't sent from the main actor: the caller's result says which.
    nonisolated private static func makeItem<T: Transferable>(of data: Data, as contentType: UTType) async -> T? {
        try? await TransferredData.item(T.self, of: data, as: contentType)
    }
}

/// UIKit's button.
private struct PasteControl: UIViewRepresentable {
    let types: [String]
    let paste: @MainActor ([NSItemProvider]) -> Void

    func makeUIView(context: Context) -> UIPasteControl {
        let control = UIPasteControl(configuration: UIPasteControl.Configuration())
        context.coordinator.paste = paste
        context.coordinator.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: types)
        control.target = context.coordinator
        return control
    }

    func updateUIView(_ control: UIPasteControl, context: Context) {
        context.coordinator.paste = paste
        control.isEnabled = context.environment.isEnabled && control.isEnabled
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPasteControl, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }

    func makeCoordinator() -> Target { Target() }

    @MainActor final class Target: UIResponder {
        var paste: ([NSItemProvider]) -> Void = { _ in }

        override func paste(itemProviders: [NSItemProvider]) { paste(itemProviders) }
        override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
            guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
            return itemProviders.contains { provider in
                types.contains { provider.hasItemConformingToTypeIdentifier($0) }
            }
        }
    }
}

/// A button that begins renaming: it calls the action that `renameAction` has given the views around. Off without one.
public struct RenameButton<Label: View> {
    @Environment(\.rename) private var rename
    /// Creates a button.
    nonisolated public init() where Label == SwiftUI.Label<Text, Image> {}
}

extension RenameButton: View {
    public var body: some View {
        Button {
            rename?()
        } label: {
            SwiftUI.Label(Word.rename.text, systemImage: "pencil")
        }
        .disabled(rename == nil)
    }
}

/// Begins renaming.
public struct RenameAction {
    let action: @MainActor () -> Void
    /// Begins renaming.
    @MainActor public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// What begins renaming at the place; nil where nothing can be renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Says what rename buttons in the view do.
    @preconcurrency nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Has rename buttons in the view give the focus to a field.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        let field = MainActorAccess.Carried(isFocused)
        return environment(\.rename, RenameAction { field.value.wrappedValue = true })
    }
}
