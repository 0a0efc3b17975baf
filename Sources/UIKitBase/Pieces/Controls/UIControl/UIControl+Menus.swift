import CoreGraphics
import Foundation

/// What a control has that has a menu or a tool tip.
struct ControlMenus {
    var interaction: UIContextMenuInteraction?
    var toolTip: UIToolTipInteraction?
    /// The finger that opened the menu.
    weak var touch: UITouch?
}

/// - From: `UIControl.began(_:_:)`
/// - To: `UIContextMenuInteraction`
extension UIControl {
    func enableMenus(_ isEnabled: Bool) {
        guard isEnabled != (menus.interaction != nil) else { return }
        if isEnabled {
            let interaction = UIContextMenuInteraction(delegate: self)
            menus.interaction = interaction
            addInteraction(interaction)
        } else if let interaction = menus.interaction {
            menus.interaction = nil
            removeInteraction(interaction)
        }
    }

    func setToolTip(_ text: String?) {
        guard let text else {
            if let old = menus.toolTip { removeInteraction(old) }
            menus.toolTip = nil
            return
        }
        if let tip = menus.toolTip { return tip.defaultToolTip = text }
        let tip = UIToolTipInteraction(defaultToolTip: text)
        menus.toolTip = tip
        addInteraction(tip)
    }

    /// A finger came down on a control whose menu is what it is for.
    func opensMenu(with touch: UITouch) -> Bool {
        guard showsMenuAsPrimaryAction, let interaction = menus.interaction,
            let session = interaction.prepare(at: touch.location(in: nil))
        else { return false }
        menus.touch = touch
        guard interaction.open(session, prefersCompact: true) else {
            menus.touch = nil
            return false
        }
        session.fingerMoved(to: touch.location(in: nil))
        return true
    }

    /// Whether the touch is that of the menu.
    func menuTakes(_ touches: Set<UITouch>) -> UITouch? {
        guard let touch = menus.touch, touches.contains(touch) else { return nil }
        return touch
    }

    /// The menu is about to be there.
    func menuOpens() {
        isHighlighted = true
        sendActions(for: .menuActionTriggered)
    }

    func menuCloses() {
        menus.touch = nil
        isHighlighted = false
    }
}
