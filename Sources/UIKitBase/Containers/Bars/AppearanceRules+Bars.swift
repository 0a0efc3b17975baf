import Foundation

extension UIBarItem: UIAppearance, AppearanceKeeper {}

extension AppearanceRules {
    /// A bar item is no view: its bar asks when it shows it.
    static func apply(to item: UIBarItem, in bar: UIView) {
        guard isInUse else { return }
        let changed = item.changed
        item.changed = {}
        apply(to: item, inside: bar, traits: bar.currentTraits)
        item.changed = changed
    }
}
