import UIKit

/// A part that can be opened and closed.
public struct DisclosureGroup<Label: View, Content: View> {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
    @State private var own = false
    @Environment(\.disclosureGroupStyle) private var style

    init(label: Label, content: @escaping () -> Content, isExpanded: Binding<Bool>?) {
        (self.label, self.content, self.isExpanded) = (label, content, isExpanded)
    }
}

extension DisclosureGroup: View {
    /// Creates a part that keeps itself whether it is open.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content, isExpanded: nil)
    }

    /// Creates a part that a binding opens.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(label: label(), content: content, isExpanded: isExpanded) }

    @ViewBuilder public var body: some View {
        let isOpen = isExpanded ?? $own
        if let style {
            style.makeView(
                DisclosureGroupStyleConfiguration(
                    label: .init(view: AnyView(label)), content: .init(make: { [content] in AnyView(content()) }),
                    isExpanded: isOpen))
        } else {
            DisclosureParts(label: label, content: content, isOpen: isOpen)
        }
    }
}

/// The label with an arrow, and below it what it opens.
private struct DisclosureParts<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    let isOpen: Binding<Bool>

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                label
                Spacer()
                Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.tint)
                    .rotationEffect(.degrees(isOpen.wrappedValue ? 90 : 0))
            }
            .modifier(PressModifier(action: { withAnimation { isOpen.wrappedValue.toggle() } }))
            if isOpen.wrappedValue { content() }
        }
    }
}

extension DisclosureGroup: RowExpanding where Label: View, Content: View {
    /// In a list the label is a row, and what it opens are rows below it. A style's view is one row.
    func makeRows(in slot: SlotNode) -> AnyView? {
        guard style == nil else { return nil }
        let isOpen = isExpanded ?? $own
        return AnyView(
            TupleView(
                (
                    DisclosureRow(label: label, isOpen: isOpen.wrappedValue) {
                        withAnimation { isOpen.wrappedValue.toggle() }
                    },
                    isOpen.wrappedValue
                        ? AnyView(OpenedRows(content: content().listRowLeading(20))) : AnyView(EmptyView())
                )))
    }
}

/// The row of a part that can be opened.
private struct DisclosureRow<Label: View>: View {
    let label: Label
    let isOpen: Bool
    let action: @MainActor () -> Void
    @State private var badge: Text?

    var body: some View {
        Button(action: action) {
            HStack {
                label.placeForegroundStyle(.primary)
                    .onPreferenceChange(DisclosureBadgeKey.self) { badge = $0 }
                Spacer()
                // A row has its badge at its end; one that opens has it before the arrow.
                if let badge { badge.placeForegroundStyle(.secondary) }
                Image(systemName: "chevron.forward").imageScale(.small).fontWeight(.semibold).foregroundStyle(.tint)
                    .rotationEffect(.degrees(isOpen ? 90 : 0))
            }
        }
        .transformPreference(ListRowKey.self) { $0.badge = nil }
    }
}

/// The badge of a label, for a row that shows it itself.
enum DisclosureBadgeKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension View {
    /// Indents the rows of an opened part.
    fileprivate func listRowLeading(_ distance: CGFloat) -> some View { padding(.leading, distance) }
}

extension DisclosureGroup where Label == Text, Content: View {
    /// Creates a part with a text that keeps itself whether it is open.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), content: content, isExpanded: nil)
    }
    /// Creates a part with a text that keeps itself whether it is open.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ label: S, @ViewBuilder content: @escaping () -> Content
    ) { self.init(label: Text(label), content: content, isExpanded: nil) }
    /// Creates a part with a text that a binding opens.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(label: Text(titleKey), content: content, isExpanded: isExpanded) }
    /// Creates a part with a text that a binding opens.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(label: Text(label), content: content, isExpanded: isExpanded) }
}

/// A look of parts that can be opened.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The parts that the style is given.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Shows a part.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A part that a style shows.
public struct DisclosureGroupStyleConfiguration {
    /// The part's label.
    public struct Label {
        let view: AnyView
    }
    /// The views that are opened.
    public struct Content {
        let make: @MainActor () -> AnyView
    }

    /// The part's label.
    public let label: Label
    /// The views that are opened.
    public let content: Content
    /// Whether the part is open. A style sets it where its view is tapped.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        (self.label, self.content, _isExpanded) = (label, content, isExpanded)
    }
}

extension DisclosureGroupStyleConfiguration.Label: View {
    public var body: some View { view }
}
extension DisclosureGroupStyleConfiguration.Content: View {
    public var body: some View { make() }
}

/// The system's look: an arrow at the trailing edge of the label.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureParts(
            label: configuration.label, content: { configuration.content }, isOpen: configuration.$isExpanded)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The system's look.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<DisclosureGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// The look of parts that can be opened; nil where nobody has said.
    var disclosureGroupStyle: StyleBox<DisclosureGroupStyleConfiguration>? {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets what parts in the view that can be opened look like.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
