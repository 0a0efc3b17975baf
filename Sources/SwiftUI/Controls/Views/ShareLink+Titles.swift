import UIKit

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    /// Creates a link for an item, with a title.
    nonisolated public init<Item: Transferable>(
        _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil
    ) { self.init(item: item) { Self.label(title) } }

    /// Creates a link for an item, shown as a preview says, with a title.
    nonisolated public init<Item: Transferable, Picture, Icon>(
        _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
    ) { self.init(item: item) { Self.label(title) } }

    /// Creates a link for an item, shown as a preview says, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Item: Transferable, Picture, Icon>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
    ) { self.init(item: item) { Self.label(Text(title)) } }

    /// Creates a link for items with a title.
    nonisolated public init<Items: RandomAccessCollection>(
        _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil
    ) where Items.Element: Transferable { self.init(items: items) { Self.label(title) } }

    /// Creates a link for items, each shown as its preview says, with a title.
    nonisolated public init<Items: RandomAccessCollection, Picture, Icon>(
        _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>
    ) where Items.Element: Transferable { self.init(items: items) { Self.label(title) } }

    /// Creates a link for items, each shown as its preview says, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Items: RandomAccessCollection, Picture, Icon>(
        _ title: S, items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>
    ) where Items.Element: Transferable { self.init(items: items) { Self.label(Text(title)) } }
}
