import UIKit

extension ShareLink where Label: View {
    /// Creates a link for items, each shown as its preview says, with a view as its label.
    nonisolated public init<Items: RandomAccessCollection, Picture, Icon>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>, @ViewBuilder label: () -> Label
    ) where Items.Element: Transferable { self.init(items: items, label: label) }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    /// Creates a link for items, each shown as its preview says.
    nonisolated public init<Items: RandomAccessCollection, Picture, Icon>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>
    ) where Items.Element: Transferable { self.init(items: items) }

    /// Creates a link for items with a text.
    nonisolated public init<Items: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
    ) where Items.Element: Transferable { self.init(items: items) { Self.label(Text(titleKey)) } }

    /// Creates a link for items with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Items: RandomAccessCollection>(
        _ title: S, items: Items, subject: Text? = nil, message: Text? = nil
    ) where Items.Element: Transferable { self.init(items: items) { Self.label(Text(title)) } }

    /// Creates a link for items, each shown as its preview says, with a text.
    nonisolated public init<Items: RandomAccessCollection, Picture, Icon>(
        _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>
    ) where Items.Element: Transferable { self.init(items: items) { Self.label(Text(titleKey)) } }
}

extension SharePreview where Picture: Transferable, Icon: Transferable {
    /// A title, a picture and a small one.
    public init(_ titleKey: LocalizedStringKey, image: Picture, icon: Icon) { self.init(title: Text(titleKey)) }
    /// A title, a picture and a small one.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Picture, icon: Icon) {
        self.init(title: Text(title))
    }
    /// A title, a picture and a small one.
    public init(_ title: Text, image: Picture, icon: Icon) { self.init(title: title) }
}
