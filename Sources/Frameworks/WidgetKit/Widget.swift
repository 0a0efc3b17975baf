import AppIntents
import SwiftUI

/// A widget. It is shown by an app extension, and none runs here (DEV-1212): an app's own types of this kind are compiled and not asked.
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    /// Creates the widget.
    init()
    /// What the widget consists of.
    var body: Body { get }
}

extension Widget {
    /// Runs the widget's extension. Here it ends the process with words: there are no extensions.
    public static func main() { fatalError("\(Self.self) is a widget's extension, which doesn't run here.") }
}

/// Several widgets.
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    /// Creates the bundle.
    init()
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
    /// Runs the widgets' extension. Here it ends the process with words: there are no extensions.
    public static func main() { fatalError("\(Self.self) is a widgets' extension, which doesn't run here.") }
}

/// Makes one widget out of the statements of a closure.
@MainActor @resultBuilder public struct WidgetBundleBuilder {
    public static func buildBlock<Content: Widget>(_ content: Content) -> some Widget { content }
    @_disfavoredOverload public static func buildBlock<each Content: Widget>(
        _ content: repeat each Content
    ) -> some Widget { NoWidget() }
    public static func buildOptional(_ widget: (any Widget)?) -> some Widget { NoWidget() }
    public static func buildLimitedAvailability(_ widget: any Widget) -> some Widget { NoWidget() }
}

/// Widgets of which nobody asks which.
private struct NoWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// What a widget consists of.
@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    /// What it consists of.
    var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A widget of nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// Nothing.
    nonisolated public init() {}
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// A widget that people don't configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    /// A widget of a provider's entries.
    nonisolated public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A widget that an intent configures.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    /// A widget of a provider's entries.
    nonisolated public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension WidgetConfiguration {
    /// Names the widget in the gallery.
    nonisolated public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    /// Names the widget in the gallery.
    nonisolated public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        self
    }
    /// Names the widget in the gallery.
    @_disfavoredOverload nonisolated public func configurationDisplayName<S: StringProtocol>(
        _ displayName: S
    ) -> some WidgetConfiguration { self }
    /// Describes the widget in the gallery.
    nonisolated public func description(_ description: Text) -> some WidgetConfiguration { self }
    /// Describes the widget in the gallery.
    nonisolated public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    /// Describes the widget in the gallery.
    @_disfavoredOverload nonisolated public func description<S: StringProtocol>(
        _ description: S
    ) -> some WidgetConfiguration { self }
    /// Says which sizes the widget has.
    nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    /// Lets the content reach the widget's edges.
    nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    /// Says whether the background may be taken away.
    nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        self
    }
}

extension ContainerBackgroundPlacement {
    /// A widget.
    public static var widget: ContainerBackgroundPlacement { ContainerBackgroundPlacement(kind: 2) }
}
