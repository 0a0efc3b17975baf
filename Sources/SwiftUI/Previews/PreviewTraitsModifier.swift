import UIKit

/// Says how a preview of the view is shown. It changes nothing where the view is shown otherwise.
struct PreviewTraitsModifier: ViewModifier {
    let change: @Sendable (inout Preview) -> Void

    nonisolated init(_ change: @escaping @Sendable (inout Preview) -> Void) { self.change = change }

    func body(content: Content) -> some View { content }
}

/// Reads what modifiers around a view say of its preview; the nearer one to the view wins, and none below other views counts.
@MainActor enum PreviewTraits {
    static func apply(of view: Any, to preview: inout Preview) {
        var next: Any? = view
        while let current = next {
            if let view = current as? AnyView {
                next = view.view
            } else if let modified = current as? any ModifierChainLink {
                (modified.link.modifier as? PreviewTraitsModifier)?.change(&preview)
                next = modified.link.content
            } else {
                next = nil
            }
        }
    }
}

/// A view with a modifier, whatever their types.
protocol ModifierChainLink {
    var link: (content: Any, modifier: Any) { get }
}

extension ModifiedContent: ModifierChainLink {
    var link: (content: Any, modifier: Any) { (content, modifier) }
}
