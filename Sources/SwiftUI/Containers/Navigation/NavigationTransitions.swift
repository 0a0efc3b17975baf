import UIKit

/// How a page comes.
public protocol NavigationTransition {}

/// As the place has it: from the side.
public struct AutomaticNavigationTransition: NavigationTransition {
    nonisolated public init() {}
}

/// Out of the view that opened it.
public struct ZoomNavigationTransition: NavigationTransition {
    let source: AnyHashable
    let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As the place has it.
    nonisolated public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of the view that is the source of this identity.
    nonisolated public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition(source: AnyHashable(sourceID), namespace: namespace)
    }
}

/// The view that a page zooms out of, as the page's views say; nil: the page comes as the place has it.
private enum TransitionSourceKey: PreferenceKey {
    static var defaultValue: MatchedGeometryRegistry.Key? { nil }

    static func reduce(
        value: inout MatchedGeometryRegistry.Key?, nextValue: () -> MatchedGeometryRegistry.Key?
    ) { value = value ?? nextValue() }
}

extension UIHostingController {
    /// Brings what the views say of how their page comes to UIKit's transition.
    func applyTransition() {
        guard let key = host.preference(TransitionSourceKey.self) else {
            if preferredTransition != nil { preferredTransition = nil }
            return
        }
        preferredTransition = .zoom { _ in TransitionSources.view(for: key) }
    }
}

extension View {
    /// Sets how the page comes that the view is.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let zoom = style as? ZoomNavigationTransition
        let key = zoom.map { MatchedGeometryRegistry.Key(id: $0.source, namespace: $0.namespace) }
        return transformPreference(TransitionSourceKey.self) { $0 = key }
    }
}

/// Which container a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let kind: Int

    package init(kind: Int) { self.kind = kind }

    /// The page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(kind: 0)
    /// The columns of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(kind: 1)
}

extension View {
    /// Puts a style behind the whole container that the view fills: to the screen's edges, behind bars.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(style, ignoresSafeAreaEdges: .all)
    }

    /// Puts a view behind the whole container that the view fills: to the screen's edges, behind bars.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment) { content.ignoresSafeArea() }
    }
}
