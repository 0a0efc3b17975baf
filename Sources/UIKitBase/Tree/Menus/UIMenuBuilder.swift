import Foundation
import PorticoObjC

/// Changes a menu system's menus while they are built. Menus are found by their identifiers; what names a menu that isn't there
/// changes nothing.
///
/// A menu that is inserted may hold no submenu and no command that is there already, and no key that another command of the app has:
/// that is a mistake, and the process traps.
///
/// - From: `UIMenuSystem`
/// - To: `UIResponder.buildMenu(with:)`
@preconcurrency @MainActor public protocol UIMenuBuilder {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Commands of one method are told from each other by their property lists.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// The command of a method that was made without a property list; nil where there is none.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
