/// A style makes the view that opens a menu.
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    /// Makes the view that opens the menu.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu that a style is told of.
public struct MenuStyleConfiguration {
    /// The label that opens the menu.
    public struct Label {
        let view: AnyView
    }
    /// The menu's items.
    public struct Content {
        let view: AnyView
    }

    /// The label that opens the menu.
    public let label: Label
    /// The menu's items.
    public let content: Content
    /// A tap does this where the menu opens when it is held.
    let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration.Label: View { public var body: some View { view } }
extension MenuStyleConfiguration.Content: View { public var body: some View { view } }

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that a style was asked to make, to be made by another style.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
    }
}

/// The style of the place.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A button that opens the menu.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A button without a border that opens the menu.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A button that opens the menu.
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border that opens the menu.
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
extension MenuStyle where Self == DefaultMenuStyle {
    /// The style of the place.
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

private enum MenuStyleKey: EnvironmentKey { static var defaultValue: StyleBox<MenuStyleConfiguration>? { nil } }

extension EnvironmentValues {
    /// The style of menus; nil where nobody has set one.
    var menuStyle: StyleBox<MenuStyleConfiguration>? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how menus in the view look. The system's styles look the same on a phone.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\.menuStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
