import UIKit

/// Controls that belong together, side by side or as their style says; in a menu they are a row of it.
public struct ControlGroup<Content: View> {
    let content: Content
    let label: AnyView?
    @Environment(\.controlContext) private var context
    @Environment(\.controlGroupStyle) private var style

    init(content: Content, label: AnyView? = nil) { (self.content, self.label) = (content, label) }
}

extension ControlGroup: View {
    /// Creates a group.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    /// Creates a group with a label, which styles show that open it as a menu.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(content: LabeledControlGroupContent(content: content()), label: AnyView(label()))
    }

    /// Creates a group with a title, which styles show that open it as a menu.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// Creates a group with a title, which styles show that open it as a menu.
    @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(title) })
    }

    @ViewBuilder public var body: some View {
        if context == .menu, style?.holds(MenuControlGroupStyle.self) == true {
            CommandView(
                kind: { .menu($0) }, label: label ?? AnyView(EmptyView()), content: AnyView(content), action: {})
        } else if context == .menu {
            let look = rowLook
            CommandView(kind: { .row($0, look) }, label: EmptyView(), content: AnyView(content), action: {})
        } else if context.collectsCommands {
            content
        } else if let style {
            style.makeView(
                ControlGroupStyleConfiguration(
                    content: .init(view: AnyView(content)), label: .init(view: label ?? AnyView(EmptyView()))))
        } else {
            HStack(spacing: 12) { content }
        }
    }
}

extension ControlGroup {
    /// How a menu shows the group's controls, which stand side by side there.
    private var rowLook: Command.RowLook {
        if style?.holds(CompactMenuControlGroupStyle.self) == true { return .compact }
        return style?.holds(PaletteControlGroupStyle.self) == true ? .palette : .titled
    }
}

/// The content of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    let content: Content
}

extension LabeledControlGroupContent: View {
    public var body: some View { content }
}

/// What a group looks like.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    /// Shows a group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A group that a style shows.
public struct ControlGroupStyleConfiguration {
    /// The group's controls.
    public struct Content {
        let view: AnyView
    }

    /// The group's label.
    public struct Label {
        let view: AnyView
    }

    /// The group's controls.
    public let content: Content
    /// The group's label; empty for a group without one.
    public let label: Label
}

extension ControlGroupStyleConfiguration.Content: View {
    public var body: some View { view }
}

extension ControlGroupStyleConfiguration.Label: View {
    public var body: some View { view }
}

/// Side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 12) { configuration.content } }
}

/// Side by side, near to each other, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 8) { configuration.content } }
}

/// A menu with the group's controls, which its label opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// In a menu a row of small controls; elsewhere a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuControlGroupStyle().makeBody(configuration: configuration)
    }
}

/// In a menu a palette; elsewhere side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 12) { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private enum ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ControlGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// What groups look like; nil where nobody has said.
    var controlGroupStyle: StyleBox<ControlGroupStyleConfiguration>? {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets what groups of controls in the view look like.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
