import UIKit

/// Changes the content of previews, with something that they share: sample data, say, which takes time to make.
@MainActor @preconcurrency public protocol PreviewModifier {
    /// What previews with the modifier share.
    associatedtype Context = Void
    associatedtype Body: View
    /// The preview's own view.
    typealias Content = PreviewModifierContent
    /// Makes what previews with the modifier share. Runs once in a process, before the first of them is shown.
    static func makeSharedContext() async throws -> Self.Context
    /// What the modifier makes of a preview.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// Stands for a preview's own view in the body of a `PreviewModifier`.
public struct PreviewModifierContent {
    let view: AnyView
}

extension PreviewModifierContent: View {
    public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Changes the preview's content by a modifier.
    @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        PreviewTrait { $0.modifiers.append(modifier) }
    }
}

@MainActor enum PreviewModifiers {
    /// The view with the modifiers around it, the last one outermost.
    static func around(_ view: AnyView, _ modifiers: [Any]) -> AnyView {
        modifiers.reduce(view) { view, modifier in
            guard let modifier = modifier as? any PreviewModifier else { return view }
            return wrap(view, modifier)
        }
    }

    private static func wrap<M: PreviewModifier>(_ view: AnyView, _ modifier: M) -> AnyView {
        AnyView(ModifiedPreview(content: view, modifier: modifier))
    }
}

/// A preview with a modifier around it. Until what the modifier needs has been made there is nothing to see.
private struct ModifiedPreview<M: PreviewModifier>: View {
    let content: AnyView
    let modifier: M
    @State private var context: M.Context?
    @State private var failure: String?

    var body: some View {
        if let context {
            modifier.body(content: PreviewModifierContent(view: content), context: context)
        } else if let failure {
            Text(verbatim: failure)
        } else {
            Color.clear.task {
                do {
                    context = try await M.makeSharedContext()
                } catch {
                    failure = "\(M.self).makeSharedContext() failed: \(error)"
                }
            }
        }
    }
}
