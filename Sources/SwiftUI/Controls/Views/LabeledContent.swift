import UIKit

/// A value with its label, as rows of forms have it.
public struct LabeledContent<Label: View, Content: View> {
    let label: Label
    let content: Content
    /// Whether it looks as the style around says.
    let takesStyle: Bool
    @Environment(\.labeledContentStyle) private var style

    init(label: Label, content: Content, takesStyle: Bool = true) {
        (self.label, self.content, self.takesStyle) = (label, content, takesStyle)
    }
}

extension LabeledContent: View {
    /// Creates a value with its label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    @ViewBuilder public var body: some View {
        if takesStyle, let style {
            style.makeView(
                LabeledContentStyleConfiguration(
                    label: .init(view: AnyView(StackedLabel(label))), content: .init(view: AnyView(content))))
        } else {
            LabeledControl(label: label, isLabelSaid: false) { content.placeForegroundStyle(.secondary) }
                .accessibilityElement(children: .combine)
        }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates a value with its label of what a style was given, which looks as without a style.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content, takesStyle: false)
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
    /// Creates a value in a format with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

/// What is shown where there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description
    let actions: Actions
}

extension ContentUnavailableView: View {
    /// Creates a view of three parts.
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { self.init(label: label(), description: description(), actions: actions()) }

    public var body: some View {
        VStack(spacing: 12) {
            label.labelStyle(UnavailableLabelStyle())
            description.font(.subheadline).placeForegroundStyle(.secondary).multilineTextAlignment(.center)
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
    /// Creates a view with a text and a picture of the app's.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, image: name), description: description, actions: EmptyView())
    }
    /// Creates a view with a text and a picture of the app's.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, image name: String, description: Text? = nil
    ) { self.init(label: SwiftUI.Label(title, image: name), description: description, actions: EmptyView()) }
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
            words.isEmpty ? Word.noResults.text : Word.noResultsFor.text(words), systemImage: "magnifyingglass")
    }
}

extension SearchUnavailableContent.Description: View {
    public var body: some View { Text(verbatim: Word.tryNewSearch.text) }
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
