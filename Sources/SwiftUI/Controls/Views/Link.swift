import UIKit

/// A control that opens an address.
public struct Link<Label: View> {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL
}

extension Link: View {
    /// Creates a link with a view as its label.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label())
    }

    public var body: some View {
        Button(action: { openURL(destination) }, label: { label }).accessibilityAddTraits(.isLink)
    }
}

extension Link where Label == Text {
    /// Creates a link with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination, label: Text(titleKey))
    }
    /// Creates a link with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination, label: Text(title))
    }
}

/// A control that hands something on to other apps.
public struct ShareLink<Label: View> {
    let items: [Any]
    let label: Label
    @State private var isPresented = false

    init(items: [Any], label: Label) { (self.items, self.label) = (items, label) }
}

extension ShareLink: View {
    public var body: some View {
        Button(action: { isPresented = true }, label: { label })
            .modifier(ShareModifier(items: items, isPresented: $isPresented))
    }

    /// Creates a link for an item, with a view as its label.
    nonisolated public init<Item: Transferable>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(items: [ShareItem.value(item)], label: label()) }
    /// Creates a link for an item, shown as a preview says, with a view as its label.
    nonisolated public init<Item: Transferable, Picture, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
        @ViewBuilder label: () -> Label
    ) { self.init(item: item, label: label) }
    /// Creates a link for items, with a view as its label.
    nonisolated public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Items.Element: Transferable { self.init(items: items.map { ShareItem.value($0) }, label: label()) }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    nonisolated static func label(_ title: Text) -> SwiftUI.Label<Text, Image> {
        SwiftUI.Label(title: title, icon: Image(systemName: "square.and.arrow.up"))
    }
    private static var standard: SwiftUI.Label<Text, Image> { label(Text(verbatim: Word.share.text)) }

    /// Creates a link for an item.
    nonisolated public init<Item: Transferable>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(items: [ShareItem.value(item)], label: Self.standard)
    }
    /// Creates a link for an item, shown as a preview says.
    nonisolated public init<Item: Transferable, Picture, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
    ) { self.init(item: item) }
    /// Creates a link for items.
    nonisolated public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil)
    where Items.Element: Transferable {
        self.init(items: items.map { ShareItem.value($0) }, label: Self.standard)
    }
    /// Creates a link for an item, with a text.
    nonisolated public init<Item: Transferable>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
    ) { self.init(items: [ShareItem.value(item)], label: Self.label(Text(titleKey))) }
    /// Creates a link for an item, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Item: Transferable>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
    ) { self.init(items: [ShareItem.value(item)], label: Self.label(Text(title))) }
    /// Creates a link for an item, shown as a preview says, with a text.
    nonisolated public init<Item: Transferable, Picture, Icon>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Picture, Icon>
    ) { self.init(titleKey, item: item) }
}

/// How an item looks while it is handed on. Kept: the sheet shows what the item is itself (DEV-1059).
public struct SharePreview<Picture, Icon> {
    let title: Text
}

extension SharePreview where Picture == Never, Icon == Never {
    /// A title.
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
    /// A title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
    /// A title.
    public init(_ title: Text) { self.title = title }
}

extension SharePreview where Picture: Transferable, Icon == Never {
    /// A title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Picture) { title = Text(titleKey) }
    /// A title and a picture.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Picture) { self.title = Text(title) }
    /// A title and a picture.
    public init(_ title: Text, image: Picture) { self.title = title }
}

extension SharePreview where Picture == Never, Icon: Transferable {
    /// A title and a small picture.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }
    /// A title and a small picture.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }
}

/// What the sheet of activities gets for an item.
private enum ShareItem {
    nonisolated static func value<Item: Transferable>(_ item: Item) -> Any {
        if let image = item as? Image { return image.picture ?? image }
        // A form that stands for the item as a value is one that activities know.
        return (Item.transferRepresentation as? any ValueExporting)?.exported(item) ?? item
    }
}
