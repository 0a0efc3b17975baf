import ActivityKit
import SwiftUI

/// The moment of a Live Activity that its views are made for.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The part that stays.
    public let attributes: Attributes
    /// The part that changes.
    public let state: Attributes.ContentState
    /// Names the activity.
    public let activityID: String
    /// Whether its content is out of date.
    public let isStale: Bool
}

/// A Live Activity's looks, on the lock screen and around the camera. No activity is ever shown (DEV-1411), so nothing asks for its views.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// The looks of activities with certain attributes.
    nonisolated public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension WidgetConfiguration {
    /// Says on which further displays an activity is shown.
    nonisolated public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        self
    }
}

/// The size of a Live Activity on a display.
public enum ActivityFamily: Int, Hashable, Sendable {
    /// On a watch or in a car.
    case small
    /// On the lock screen.
    case medium
}

/// A part of a Live Activity that a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    /// A state of the island.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        case compact, expanded, minimal
    }

    /// The lock screen's part.
    case content
    /// The part around the camera.
    case dynamicIsland(DynamicIslandPreviewViewState)
}

extension ActivityAttributes {
    /// A preview of an activity. It says that no preview can be drawn: the widget that has the views isn't known here (DEV-1411).
    @MainActor public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        ContentUnavailableView(
            "No Live Activities", systemImage: "bolt.slash",
            description: Text(
                verbatim: "Previews of \(Self.self) are drawn by a widget's extension, which doesn't run here."))
    }
}

extension View {
    /// Colours a Live Activity's background on the lock screen; nil: as the system likes.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }
    /// Colours the button beside a Live Activity on the lock screen; nil: as the system likes.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
