import UIKit

extension Preview {
    /// Creates a preview of a view of SwiftUI's.
    ///
    /// - Parameters:
    ///   - name: what the preview is called; nil where it goes by its place.
    ///   - traits: the room and the orientation in which it is shown.
    ///   - body: makes the view.
    public init<Content: View>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> Content
    ) {
        self.init(name, settings: PreviewSettings(traits)) {
            PreviewHostingController(rootView: PreviewModifiers.around(AnyView(body()), $0.modifiers))
        }
    }
}

/// Hands over a provider of previews: where it stands, and its type. Called by lowered code when the app is loaded.
public func _porticoRegisterPreviewProvider<Provider: PreviewProvider>(
    _ file: StaticString, _ line: Int, _ name: StaticString, _ type: @escaping @Sendable () -> Provider.Type
) {
    PreviewRegistry.shared.add(
        PreviewRegistry.Entry(file: "\(file)", line: line, type: "\(name)") {
            ProvidedPreviews.previews(of: type())
        })
}

/// The previews that a provider gives.
@MainActor enum ProvidedPreviews {
    static func previews<Provider: PreviewProvider>(of type: Provider.Type) -> [Preview] {
        let host = GraphHost()
        host.setRoot(EmptyView())
        defer { host.tearDown() }
        guard let node = host.rootNode else { return [] }
        let collector = RowCollector(node: node, bodies: .none)
        defer { collector.end() }
        let views = collector.collect(type.previews).flatMap(\.rows).map { $0.make() }
        return views.map { view in
            var preview = Preview(nil, settings: PreviewSettings()) { _ in PreviewHostingController(rootView: view) }
            PreviewTraits.apply(of: view, to: &preview)
            return preview
        }
    }
}

/// Shows a preview's view.
final class PreviewHostingController: UIHostingController<AnyView>, PreviewSizing {
    func previewSize(in screen: CGSize) -> CGSize { sizeThatFits(in: screen) }
}
