import SwiftUI

/// A Live Activity's looks around the camera. The device has no such place (DEV-1411): its views aren't asked for.
public struct DynamicIsland {
    /// The views of the three sizes.
    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    /// The address that a tap opens.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// Colours the line around it.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    /// The room around the content of a size.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
}

/// A size of the island, or a side of it.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// A place in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    /// Left of the camera, or right where one reads from right to left.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// Right of the camera, or left where one reads from right to left.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below the others.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The place of a view beside the camera that is too wide for it.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String
    /// Beside the camera.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    /// Below the camera.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// A view at a place of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
    fileprivate let content: Content

    /// A view at a place; where there isn't room for all, those of a high priority come first.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) { self.content = content() }

    /// The room around the view.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double
    ) -> DynamicIslandExpandedRegion<Content> { self }
}

extension View {
    /// Says where the view stands in the expanded island if it is too wide for its place.
    nonisolated public func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> some View { self }
}

/// The views of the expanded island.
public struct DynamicIslandExpandedContent<Content: View> {
    fileprivate let content: Content
}

/// Makes the expanded island out of the regions of a closure.
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
    public static func buildPartialBlock<C: View>(
        first: DynamicIslandExpandedRegion<C>
    ) -> DynamicIslandExpandedContent<some View> { DynamicIslandExpandedContent(content: first.content) }
    public static func buildPartialBlock<C: View>(
        first: DynamicIslandExpandedContent<C>
    ) -> DynamicIslandExpandedContent<some View> { first }
    public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent(content: TupleView((accumulated.content, next.content)))
    }
    public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent(content: TupleView((accumulated.content, next.content)))
    }
}
