import UIKit

/// How a page comes.
public protocol NavigationTransition {}

/// As the place has it: from the side.
public struct AutomaticNavigationTransition: NavigationTransition {
    nonisolated public init() {}
}

/// Out of the view that opened it. Here pages come from the side then, too (DEV-1183).
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

extension View {
    /// Sets how the page comes that the view is.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Makes the view one that a page comes out of.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}

/// The look of a view out of which a page comes, at the beginning of its way. Pages come from the side here (DEV-1183).
public protocol MatchedTransitionSourceConfiguration {}

/// The look that the view has: where closures begin.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {}

extension MatchedTransitionSourceConfiguration {
    /// The look with a style behind the view.
    nonisolated public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// The look with a shape around the view.
    nonisolated public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    /// The look with a shadow.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
    /// Makes the view one that a page comes out of, with a look at the beginning of its way.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
}

/// Which container a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let kind: Int

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
