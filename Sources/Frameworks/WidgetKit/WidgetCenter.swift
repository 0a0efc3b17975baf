import Foundation
import SwiftUI

/// A widget's kind of size.
public enum WidgetFamily: Int, CustomStringConvertible, CustomDebugStringConvertible, CaseIterable, Sendable {
    case systemSmall = 0
    case systemMedium = 1
    case systemLarge = 2
    case systemExtraLarge = 3
    case accessoryCircular = 5
    case accessoryRectangular = 6
    case accessoryInline = 7

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
    public var debugDescription: String { description }
}

/// A widget that a person has put on a screen.
public struct WidgetInfo: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
    /// The kind that the widget's configuration names.
    public let kind: String
    /// Its kind of size.
    public let family: WidgetFamily
    public var id: WidgetInfo { self }
    public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }
}

/// Where an app asks for its widgets. No widget is shown here: there are none, and reloading them does nothing (DEV-1212).
public final class WidgetCenter: Sendable {
    /// Keys of an activity's `userInfo` by which a widget opens the app.
    public struct UserInfoKey {
        /// The widget's kind.
        public static let kind = "WGWidgetUserInfoKeyKind"
        /// Its kind of size.
        public static let family = "WGWidgetUserInfoKeyFamily"
        /// The live activity.
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }

    /// The app's.
    public static let shared = WidgetCenter()

    private init() {}

    /// Tells which widgets of the app a person has put on screens: none. Called on the main queue, later.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        DispatchQueue.main.async { completion(.success([])) }
    }
    /// Which widgets of the app a person has put on screens: none.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
    /// Asks for new timelines of all widgets: there are none.
    public func reloadAllTimelines() {}
    /// Asks for new timelines of a kind's widgets: there are none.
    public func reloadTimelines(ofKind kind: String) {}
    /// Asks for new recommendations: nobody shows them.
    public func invalidateConfigurationRecommendations() {}
}

/// How a widget is drawn.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
    public let description: String
    /// In its colours.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two colours.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// As on the lock screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private struct WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private struct RenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private struct WidgetLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The kind of size of the widget around; the small one where there is none.
    public var widgetFamily: WidgetFamily { self[WidgetFamilyKey.self] }
    /// The same, as a preview sets it.
    var previewedWidgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }
    /// How the widget around is drawn; in its colours where there is none.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }
    /// Whether the widget around shows its label beside it. False.
    public var showsWidgetLabel: Bool {
        get { self[WidgetLabelKey.self] }
        set { self[WidgetLabelKey.self] = newValue }
    }
}

extension View {
    /// Says which address a touch of the widget opens. Kept by nothing: the view is no widget.
    nonisolated public func widgetURL(_ url: URL?) -> some View { self }
    /// Says that the view has the second colour where a widget is drawn in two.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    /// Says what stands beside a widget on the lock screen.
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    /// Says what stands beside a widget on the lock screen.
    @_disfavoredOverload nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// Says what stands beside a widget on the lock screen.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
}

/// The background of widgets on the lock screen.
public struct AccessoryWidgetBackground: View {
    /// The background.
    nonisolated public init() {}
    public var body: some View { Color.gray.opacity(0.2) }
}
