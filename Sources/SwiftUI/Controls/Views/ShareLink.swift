import UIKit

/// A control that hands something on to other apps. Subjects and messages are for mail and messages, which aren't offered (DEV-1059).
public struct ShareLink<Label: View> {
    let items: [Any]
    let captions: [ShareCaption]
    let label: Label
    @State private var isPresented = false

    nonisolated private init(sharing items: [Any], _ captions: [ShareCaption] = [], label: Label) {
        (self.items, self.captions, self.label) = (items, captions, label)
    }
}

extension ShareLink: View {
    public var body: some View {
        Button(action: { isPresented = true }, label: { label })
            .modifier(ShareModifier(items: items, captions: captions, isPresented: $isPresented))
    }

    /// Creates a link for an item, with a view as its label.
    nonisolated public init<Item: Transferable>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(sharing: [ShareItem.value(item)], label: label()) }
    /// Creates a link for an item, shown as a preview says, with a view as its label.
    nonisolated public init<Item: Transferable, Picture, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
        @ViewBuilder label: () -> Label
    ) { self.init(sharing: [ShareItem.value(item)], [preview.caption], label: label()) }
    /// Creates a link for items, with a view as its label.
    nonisolated public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Items.Element: Transferable { self.init(sharing: items.map { ShareItem.value($0) }, label: label()) }
    /// Creates a link for items, each shown as its preview says, with a view as its label.
    nonisolated public init<Items: RandomAccessCollection, Picture, Icon>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>, @ViewBuilder label: () -> Label
    ) where Items.Element: Transferable {
        self.init(sharing: items.map { ShareItem.value($0) }, items.map { preview($0).caption }, label: label())
    }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    nonisolated private static func label(_ title: Text) -> SwiftUI.Label<Text, Image> {
        SwiftUI.Label(title: title, icon: Image(systemName: "square.and.arrow.up"))
    }
    nonisolated private static var standardTitle: Text { Text(verbatim: Word.share.text) }

    // MARK: One item

    /// Creates a link for an item.
    nonisolated public init<Item: Transferable>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(Self.standardTitle, item: item)
    }
    /// Creates a link for an item, shown as a preview says.
    nonisolated public init<Item: Transferable, Picture, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
    ) { self.init(Self.standardTitle, item: item, preview: preview) }
    /// Creates a link for an item, with a text.
    nonisolated public init<Item: Transferable>(
        _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil
    ) { self.init(item: item) { Self.label(title) } }
    /// Creates a link for an item, with a text.
    nonisolated public init<Item: Transferable>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
    ) { self.init(Text(titleKey), item: item) }
    /// Creates a link for an item, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Item: Transferable>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
    ) { self.init(Text(title), item: item) }
    /// Creates a link for an item, shown as a preview says, with a text.
    nonisolated public init<Item: Transferable, Picture, Icon>(
        _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
    ) { self.init(item: item, preview: preview) { Self.label(title) } }
    /// Creates a link for an item, shown as a preview says, with a text.
    nonisolated public init<Item: Transferable, Picture, Icon>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Picture, Icon>
    ) { self.init(Text(titleKey), item: item, preview: preview) }
    /// Creates a link for an item, shown as a preview says, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Item: Transferable, Picture, Icon>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
    ) { self.init(Text(title), item: item, preview: preview) }

    // MARK: Several items

    /// Creates a link for items.
    nonisolated public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil)
    where Items.Element: Transferable { self.init(Self.standardTitle, items: items) }
    /// Creates a link for items, each shown as its preview says.
    nonisolated public init<Items: RandomAccessCollection, Picture, Icon>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>
    ) where Items.Element: Transferable { self.init(Self.standardTitle, items: items, preview: preview) }
    /// Creates a link for items with a text.
    nonisolated public init<Items: RandomAccessCollection>(
        _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil
    ) where Items.Element: Transferable { self.init(items: items) { Self.label(title) } }
    /// Creates a link for items with a text.
    nonisolated public init<Items: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
    ) where Items.Element: Transferable { self.init(Text(titleKey), items: items) }
    /// Creates a link for items with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Items: RandomAccessCollection>(
        _ title: S, items: Items, subject: Text? = nil, message: Text? = nil
    ) where Items.Element: Transferable { self.init(Text(title), items: items) }
    /// Creates a link for items, each shown as its preview says, with a text.
    nonisolated public init<Items: RandomAccessCollection, Picture, Icon>(
        _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>
    ) where Items.Element: Transferable { self.init(items: items, preview: preview) { Self.label(title) } }
    /// Creates a link for items, each shown as its preview says, with a text.
    nonisolated public init<Items: RandomAccessCollection, Picture, Icon>(
        _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>
    ) where Items.Element: Transferable { self.init(Text(titleKey), items: items, preview: preview) }
    /// Creates a link for items, each shown as its preview says, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Items: RandomAccessCollection, Picture, Icon>(
        _ title: S, items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>
    ) where Items.Element: Transferable { self.init(Text(title), items: items, preview: preview) }
}

/// The form in which the sheet of activities gets an item.
private enum ShareItem {
    nonisolated static func value<Item: Transferable>(_ item: Item) -> Any {
        if let image = item as? Image { return image.picture ?? image }
        // A form that stands for the item as a value is one that activities know.
        return (Item.transferRepresentation as? any ValueExporting)?.exported(item) ?? item
    }
}
