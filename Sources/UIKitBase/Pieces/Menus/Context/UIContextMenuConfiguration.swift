import Foundation

/// Makes the controller that a menu shows as its preview; nil shows the lifted view.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a context menu from what the system suggests, which is nothing here; nil shows no menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows: asked of the delegate for each menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// From which side a menu's entries are read.
    public enum ElementOrder: Int, Sendable {
        case automatic
        /// The first entry is the nearest to what the menu belongs to.
        case priority
        /// The first entry is the highest.
        case fixed
    }

    /// Tells menus from each other; made by the system where the app gives none.
    public let identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?
    /// Which entry is nearest to what the menu belongs to. `automatic`, the default: by priority where the menu stands alone, else from
    /// above.
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// Other items that the menu is about. Kept; they are not shown.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// Of how many items the menu is about. Kept; it is not shown.
    open var badgeCount = 0

    /// - Parameters:
    ///   - previewProvider: Makes a controller to show in place of the lifted view; its `preferredContentSize` counts.
    ///   - actionProvider: Makes the menu; it is given what the system suggests, which is nothing. nil shows no menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
