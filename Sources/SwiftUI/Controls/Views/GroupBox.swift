import UIKit

/// Views in a box, with a label.
public struct GroupBox<Label: View, Content: View> {
    let label: Label?
    let content: Content
    /// Whether the box looks as the style around says.
    let takesStyle: Bool
    @Environment(\.groupBoxStyle) private var style

    init(label: Label?, content: Content, takesStyle: Bool = true) {
        (self.label, self.content, self.takesStyle) = (label, content, takesStyle)
    }
}

extension GroupBox: View {
    /// Creates a box with a view as its label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
    /// Creates a box with a view as its label.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }

    @ViewBuilder public var body: some View {
        if takesStyle, let style {
            style.makeView(
                GroupBoxStyleConfiguration(
                    label: .init(view: label.map { AnyView($0) } ?? AnyView(EmptyView())),
                    content: .init(view: AnyView(content))))
        } else {
            VStack(alignment: .leading, spacing: 8) {
                label?.font(.headline)
                content
            }
            .padding()
            .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
        }
    }
}

extension GroupBox where Label == EmptyView, Content: View {
    /// Creates a box.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: nil, content: content()) }
}

extension GroupBox where Label == Text, Content: View {
    /// Creates a box with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    /// Creates a box with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a box of what a style was given, which looks as without a style.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content, takesStyle: false)
    }
}

/// A look of boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The parts that the style is given.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Shows a box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A box that a style shows.
public struct GroupBoxStyleConfiguration {
    /// The box's label; empty for a box without one.
    public struct Label {
        let view: AnyView
    }
    /// The views in the box.
    public struct Content {
        let view: AnyView
    }

    /// The box's label; empty for a box without one.
    public let label: Label
    /// The views in the box.
    public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
    public var body: some View { view }
}
extension GroupBoxStyleConfiguration.Content: View {
    public var body: some View { view }
}

/// The system's box: the label above the content, on a grey ground with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The system's box.
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// The look of boxes; nil where nobody has said.
    var groupBoxStyle: StyleBox<GroupBoxStyleConfiguration>? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets what boxes in the view look like.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(\.groupBoxStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
