import UIKit

/// An item that bars have by themselves.
public struct ToolbarDefaultItemKind: Sendable {
    let name: String

    static func makeKind(_ name: String) -> ToolbarDefaultItemKind { ToolbarDefaultItemKind(name: name) }

    /// The button that shows and hides the side bar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
}

/// This says what happens with bars while people search.
public struct SearchPresentationToolbarBehavior: Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// The bar stays, and with it what stands in it.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

extension View {
    /// Adds items that people may arrange to the bars around the view's page; here they are where they are.
    nonisolated public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }
    /// Takes an item away that bars have by themselves: the side bar's button or the title. A search field stays (DEV-1352).
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        bars { bars in
            switch defaultItemKind?.name {
            case ToolbarDefaultItemKind.sidebarToggle.name: bars.removesSidebarToggle = true
            case ToolbarDefaultItemKind.title.name: bars.removesTitle = true
            default: break
            }
        }
    }
    /// Sets what happens with bars while people search. It is the system's way here (DEV-1352).
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }
}

/// Items that have a name together, for where there is no room for them.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
    let content: Content
}

extension LabeledToolbarItemGroupContent: View { public var body: some View { content } }

extension ToolbarItemGroup {
    /// Creates items at a place, with a name for where there is no room for them. They stand beside each other here as they fit.
    nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement, content: LabeledToolbarItemGroupContent<C, L>(content: content()))
    }
}
