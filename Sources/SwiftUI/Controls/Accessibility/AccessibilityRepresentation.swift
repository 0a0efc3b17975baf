import UIKit

/// Keeps a view in its place, where accessibility finds it and nobody sees or touches it.
private nonisolated struct UnseenModifier: ElementModifier {
    typealias Body = Never

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> EffectElement {
        let view = PassthroughView()
        view.allowsHits = false
        // An empty mask lets nothing through. A transparent view would be hidden from accessibility, too.
        view.layer.mask = CALayer()
        return EffectElement(node: node, child: child, view: view)
    }

    @MainActor func update(_ element: EffectElement, environment: EnvironmentValues) {}
}

extension View {
    /// Has accessibility find other views in place of the view: they are laid out in its size and not seen.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        let views = representation()
        return accessibilityHidden(true).overlay { views.modifier(UnseenModifier()) }
    }
}
