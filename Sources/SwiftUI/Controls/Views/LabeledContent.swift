import UIKit

/// A value with its label, as rows of forms have it.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    /// Creates a value with its label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public var body: some View {
        LabeledControl(label: label, isLabelSaid: false) { content.foregroundStyle(.secondary) }
            .accessibilityElement(children: .combine)
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates a value with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    /// Creates a value with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text with a text.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }
    /// Creates a text with a text.
    @_disfavoredOverload nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }
    /// Creates a value in a format with a text.
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }
}

/// A part that can be opened and closed.
public struct DisclosureGroup<Label, Content> {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
    @State private var own = false

    init(label: Label, content: @escaping () -> Content, isExpanded: Binding<Bool>?) {
        (self.label, self.content, self.isExpanded) = (label, content, isExpanded)
    }
}

extension DisclosureGroup: View where Label: View, Content: View {
    /// Creates a part that keeps itself whether it is open.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content, isExpanded: nil)
    }

    /// Creates a part that a binding opens.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(label: label(), content: content, isExpanded: isExpanded) }

    public var body: some View {
        let isOpen = isExpanded ?? $own
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
    /// In a list the label is a row, and what it opens are rows below it.
    func makeRows(in slot: SlotNode) -> AnyView? {
        let isOpen = isExpanded ?? $own
        return AnyView(
            TupleView(
                (
                    DisclosureRow(label: label, isOpen: isOpen.wrappedValue) {
                        withAnimation { isOpen.wrappedValue.toggle() }
                    },
                    isOpen.wrappedValue ? AnyView(content().listRowLeading(20)) : AnyView(EmptyView())
                )))
    }
}

/// The row of a part that can be opened.
private struct DisclosureRow<Label: View>: View {
    let label: Label
    let isOpen: Bool
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            HStack {
                label.foregroundStyle(Color.primary)
                Spacer()
                Image(systemName: "chevron.forward").imageScale(.small).fontWeight(.semibold).foregroundStyle(.tint)
                    .rotationEffect(.degrees(isOpen ? 90 : 0))
            }
        }
    }
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
    /// Creates a part with a text that a binding opens.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(label: Text(titleKey), content: content, isExpanded: isExpanded) }
}

/// Views in a box, with a label.
public struct GroupBox<Label, Content> {
    let label: Label?
    let content: Content
}

extension GroupBox: View where Label: View, Content: View {
    /// Creates a box with a view as its label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
    /// Creates a box with a view as its label.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            label?.font(.headline)
            content
        }
        .padding()
        .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
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
}

/// What is shown where there is nothing to show.
public struct ContentUnavailableView<Label, Description, Actions> {
    let label: Label
    let description: Description
    let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
    /// Creates a view of three parts.
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { self.init(label: label(), description: description(), actions: actions()) }

    public var body: some View {
        VStack(spacing: 12) {
            label.labelStyle(UnavailableLabelStyle())
            description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
            actions
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a text and a symbol.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }
    /// Creates a view with a text and a symbol.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) { self.init(label: SwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView()) }
}

/// The parts of what is shown where a search has found nothing.
public struct SearchUnavailableContent {
    /// The title.
    public struct Label {
        let text: String?
        init(text: String?) { self.text = text }
        @Environment(\.searchedText) private var searched
    }
    /// What to do about it.
    public struct Description {
        init() {}
    }
    /// Nothing.
    public struct Actions {
        init() {}
    }
}

extension SearchUnavailableContent.Label: View {
    public var body: some View {
        let words = text ?? searched
        SwiftUI.Label(
            words.isEmpty ? "No Results" : "No Results for “\(words)”", systemImage: "magnifyingglass")
    }
}

extension SearchUnavailableContent.Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
    public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search has found nothing, for what is in the search field around.
    public static var search: ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(label: Label(text: nil), description: Description(), actions: Actions())
    }
    /// Says that a search for a text has found nothing.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(label: Label(text: text), description: Description(), actions: Actions())
    }
}

/// The picture above the text, as where there is nothing to show.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.weight(.bold)).multilineTextAlignment(.center)
        }
    }
}

/// A button that begins and ends editing of lists.
public struct EditButton {
    @Environment(\.editMode) private var editMode

    /// Creates a button.
    nonisolated public init() {}
}

extension EditButton: View {
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(action: { withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active } }) {
            Text(verbatim: isEditing ? Word.done.text : Word.edit.text)
        }
    }
}
