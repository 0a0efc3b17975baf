import CoreGraphics
import Foundation

/// A button's menu, and the button that shows what is chosen there.
///
/// - From: `UIButton`
/// - To: `UIContextMenuInteraction`
extension UIButton {
    var menuConfiguration: UIContextMenuConfiguration? {
        guard let menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// One action is always chosen: the first where the app chose none.
    func popUpChanged() {
        guard isPopUp, let leaves = menu?.leaves, let first = leaves.first else { return }
        let chosen = leaves.first { $0.state == .on } ?? first
        show(chosen, of: leaves)
        if configuration != nil { refresh() }
    }

    func choosePopUp(_ leaf: any UIMenuLeaf) {
        guard isPopUp, let menu else { return }
        let leaves = menu.leaves
        guard leaves.contains(where: { $0 === leaf }) else { return }
        let old = leaves.first { $0.state == .on }
        show(leaf, of: leaves)
        if old !== leaf { parts.popUpHandler?(menu) }
    }

    /// Has a block called with the menu when a person has chosen another of its entries.
    package func onPopUpChange(_ handler: ((UIMenu) -> Void)?) { parts.popUpHandler = handler }

    private func show(_ leaf: any UIMenuLeaf, of leaves: [any UIMenuLeaf]) {
        for each in leaves { each.state = each === leaf ? .on : .off }
        if configuration != nil {
            configuration?.title = leaf.title
            configuration?.image = leaf.image
        } else {
            setTitle(leaf.title, for: .normal)
            setImage(leaf.image, for: .normal)
        }
    }
}
