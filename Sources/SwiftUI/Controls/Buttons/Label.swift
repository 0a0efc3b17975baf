import UIKit

/// A text with a picture.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
    /// The style that made the label of its configuration.
    private var origin: Any?
    @Environment(\.labelStyle) private var style

    nonisolated init(title: Title, icon: Icon) { (self.title, self.icon) = (title, icon) }
}

extension Label: View {
    /// Creates a label of two views.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }

    public var body: some View {
        let style = style.orFallback(StyleBox(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }, madeBy: origin)
        style.makeView(
            LabelStyleConfiguration(
                title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon)), origin: style))
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }
    /// Creates a label with a symbol.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }
    /// Creates a label with a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }
    /// Creates a label with a picture.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }
    /// Creates a label with a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: Text(titleKey), icon: Image(resource))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label that a style was asked to make, to be made by another style.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
        origin = configuration.origin
    }
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    /// Makes the label's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a label.
public struct LabelStyleConfiguration {
    /// The text.
    public struct Title {
        let view: AnyView
    }
    /// The picture.
    public struct Icon {
        let view: AnyView
    }

    /// The text.
    public let title: Title
    /// The picture.
    public let icon: Icon
    /// The style that is told of the label.
    let origin: Any
}

extension LabelStyleConfiguration.Title: View { public var body: some View { view } }
extension LabelStyleConfiguration.Icon: View { public var body: some View { view } }

/// The style of the place.
@MainActor @preconcurrency public struct DefaultLabelStyle: LabelStyle {
    @Environment(\.controlContext) private var context

    /// Creates the style.
    nonisolated public init() {}

    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if context == .list {
            HStack(spacing: 16) {
                // Pictures of rows stand in a column.
                configuration.icon.foregroundStyle(.tint).frame(minWidth: 28)
                configuration.title
            }
        } else {
            TitleAndIconLabelStyle().makeBody(configuration: configuration)
        }
    }
}

/// The picture and the text.
@MainActor @preconcurrency public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// The picture alone; accessibility has the text.
@MainActor @preconcurrency public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(AccessibilityTextFromView(source: configuration.title))
    }
}

/// The text alone.
@MainActor @preconcurrency public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style of the place.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The picture and the text.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The picture alone.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The text alone.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension StyleBox where Configuration == LabelStyleConfiguration {
    /// Whether a bar shows a label's picture without its title.
    var leavesTitleToPlace: Bool { holds(DefaultLabelStyle.self) || holds(IconOnlyLabelStyle.self) }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabelStyleConfiguration> {
        StyleBox(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var labelStyle: StyleBox<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how labels in the view look.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
