import AppIntents
import Foundation
import SwiftUI

/// What a widget shows at a time.
public protocol TimelineEntry {
    /// When it is shown.
    var date: Date { get }
    /// How much it matters then; nil where it doesn't say.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// It doesn't say.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside others of its widget.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// How much it matters.
    public var score: Float
    /// For how many seconds.
    public var duration: TimeInterval

    /// Says how much an entry matters.
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// The entries of a widget, and when new ones are asked for.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries.
    public let entries: [EntryType]
    /// When new ones are asked for.
    public let policy: TimelineReloadPolicy

    /// A timeline of entries.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

/// When a widget's provider is asked for a new timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private enum Kind: Equatable { case atEnd, never, after(Date) }
    private let kind: Kind

    /// When the last entry's time has come.
    public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
    /// When the app says so.
    public static let never = TimelineReloadPolicy(kind: .never)
    /// At a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}

/// What a widget's provider is told.
public struct TimelineProviderContext {
    /// What may hold where the widget is shown.
    @dynamicMemberLookup public struct EnvironmentVariants {
        /// The values of a key; nil where it isn't told.
        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
        /// The values of a key; nil where it isn't told.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
    }
    /// What may hold where the widget is shown.
    public let environmentVariants = EnvironmentVariants()
    /// The widget's kind of size.
    public let family: WidgetFamily
    /// Whether it is for the gallery of widgets.
    public let isPreview: Bool
    /// The widget's size, in points.
    public let displaySize: CGSize

    init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
        (self.family, self.isPreview, self.displaySize) = (family, isPreview, displaySize)
    }
}

/// Something that makes a widget's entries. Widgets aren't shown here: nobody asks it (DEV-1212).
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    /// An entry without a person's data.
    func placeholder(in context: Context) -> Entry
    /// The entry of now.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The entries from now on.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Something that makes the entries of a widget that an intent configures. Widgets aren't shown here: nobody asks it (DEV-1212).
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    /// An entry without a person's data.
    func placeholder(in context: Context) -> Entry
    /// The entry of now.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// The entries from now on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Configurations that are offered.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    /// None.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that is offered.
public struct AppIntentRecommendation<T: WidgetConfigurationIntent> {
    /// A configuration with words.
    public init(intent: T, description: LocalizedStringKey) {}
    /// A configuration with words.
    public init(intent: T, description: Text) {}
    /// A configuration with words.
    @_disfavoredOverload public init<S: StringProtocol>(intent: T, description: S) {}
}
