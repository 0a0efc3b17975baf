import UIKit

/// A control that opens an address.
public struct Link<Label> {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL
}

extension Link: View where Label: View {
    /// Creates a link with a view as its label.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label())
    }

    public var body: some View {
        Button(action: { openURL(destination) }, label: { label }).accessibilityAddTraits(.isLink)
    }
}

extension Link where Label == Text {
    /// Creates a link with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination, label: Text(titleKey))
    }
    /// Creates a link with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination, label: Text(title))
    }
}

/// A control that hands something on to other apps.
public struct ShareLink<Label> {
    let items: [Any]
    let label: Label
    @State private var isPresented = false

    init(items: [Any], label: Label) { (self.items, self.label) = (items, label) }
}

extension ShareLink: View where Label: View {
    public var body: some View {
        Button(action: { isPresented = true }, label: { label })
            .background(ShareSheet(items: items, isPresented: $isPresented).frame(width: 0, height: 0))
    }

    /// Creates a link for an address, with a view as its label.
    nonisolated public init(item: URL, @ViewBuilder label: () -> Label) { self.init(items: [item], label: label()) }
    /// Creates a link for a text, with a view as its label.
    nonisolated public init(item: String, @ViewBuilder label: () -> Label) { self.init(items: [item], label: label()) }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    private static var standard: SwiftUI.Label<Text, Image> {
        SwiftUI.Label(title: Text(verbatim: "Share…"), icon: Image(systemName: "square.and.arrow.up"))
    }

    /// Creates a link for an address.
    nonisolated public init(item: URL) { self.init(items: [item], label: Self.standard) }
    /// Creates a link for a text.
    nonisolated public init(item: String) { self.init(items: [item], label: Self.standard) }
    /// Creates a link for an address, with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, item: URL) {
        self.init(
            items: [item],
            label: SwiftUI.Label(title: Text(titleKey), icon: Image(systemName: "square.and.arrow.up")))
    }
    /// Creates a link for a text, with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, item: String) {
        self.init(
            items: [item],
            label: SwiftUI.Label(title: Text(titleKey), icon: Image(systemName: "square.and.arrow.up")))
    }
}

/// Presents UIKit's sheet of activities.
private struct ShareSheet: UIViewRepresentable {
    let items: [Any]
    let isPresented: Binding<Bool>

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        guard isPresented.wrappedValue, !context.coordinator.isShown else { return }
        let coordinator = context.coordinator, items = items, binding = isPresented, host = context.node.host
        coordinator.isShown = true
        UpdateQueue.enqueueAction { [weak view] in
            let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
            controller.completionWithItemsHandler = { _, _, _, _ in
                coordinator.isShown = false
                binding.wrappedValue = false
            }
            controller.popoverPresentationController?.sourceView = view
            host.presenter?.present(controller, animated: true)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator {
        var isShown = false
    }
}
