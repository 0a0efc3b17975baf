import UIKit

/// The views out of which pages zoom, by their identity.
@MainActor enum TransitionSources {
    private struct Source {
        weak var view: UIView?
    }
    @InSession private static var sources: [MatchedGeometryRegistry.Key: Source] = [:]

    static func setView(_ view: UIView, for key: MatchedGeometryRegistry.Key) {
        if sources[key] == nil { sources = sources.filter { $0.value.view != nil } }
        sources[key] = Source(view: view)
    }

    static func removeView(_ view: UIView, for key: MatchedGeometryRegistry.Key) {
        if sources[key]?.view === view { sources[key] = nil }
    }

    static func view(for key: MatchedGeometryRegistry.Key) -> UIView? { sources[key]?.view }
}

/// Makes a view one that a page comes out of: an element with a view of its own.
nonisolated struct TransitionSourceModifier: ElementModifier {
    typealias Body = Never
    let key: MatchedGeometryRegistry.Key
    let cornerRadius: CGFloat

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> TransitionSourceElement {
        TransitionSourceElement(node: node, child: child)
    }
    @MainActor func update(_ element: TransitionSourceElement, environment: EnvironmentValues) {
        element.setSource(key, cornerRadius: cornerRadius)
    }
}

@MainActor final class TransitionSourceElement: EffectElement {
    private var key: MatchedGeometryRegistry.Key?

    func setSource(_ newKey: MatchedGeometryRegistry.Key, cornerRadius: CGFloat) {
        if let key, key != newKey { TransitionSources.removeView(effectView, for: key) }
        key = newKey
        TransitionSources.setView(effectView, for: newKey)
        // The corners that the page has at the beginning of its way: the view itself clips nothing.
        effectView.layer.cornerRadius = cornerRadius
    }
}

/// The look of a view out of which a page comes, at the beginning of its way. The shape counts; its style and shadow are kept (DEV-1183).
public protocol MatchedTransitionSourceConfiguration {}

/// The look that the view has: where closures begin.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {}

/// A look whose page begins with rounded corners.
private struct ShapedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    let cornerRadius: CGFloat
}

extension MatchedTransitionSourceConfiguration {
    /// The look with a style behind the view.
    nonisolated public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// The look with a shape around the view.
    nonisolated public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        ShapedTransitionSourceConfiguration(cornerRadius: min(shape.cornerSize.width, shape.cornerSize.height))
    }
    /// The look with a shadow.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
    /// Makes the view one that a page comes out of.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }

    /// Makes the view one that a page comes out of, with a look at the beginning of its way.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        let look = configuration(EmptyMatchedTransitionSourceConfiguration())
        return modifier(
            TransitionSourceModifier(
                key: MatchedGeometryRegistry.Key(id: AnyHashable(id), namespace: namespace),
                cornerRadius: (look as? ShapedTransitionSourceConfiguration)?.cornerRadius ?? 0))
    }
}
