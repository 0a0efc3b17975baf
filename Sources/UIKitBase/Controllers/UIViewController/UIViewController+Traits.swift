import Foundation
import PorticoTrace

extension UIViewController {
    /// Gives a child traits of its own; it and its views hear of what changes.
    func overrideTraits(of child: UIViewController, with collection: UITraitCollection?) {
        FatalException.invalidArgument.raise(
            unless: child.parentController === self,
            "setOverrideTraitCollection(_:forChild:): \(type(of: child)) is not a child of \(type(of: self))")
        child.takeTraits(collection)
    }

    func takeTraits(_ collection: UITraitCollection?) {
        guard traitOverride != collection else { return }
        changeOwnTraits { traitOverride = collection }
    }
}

extension UITraitCollection {
    /// This collection with what `other` specifies.
    func overlaid(with other: UITraitCollection) -> UITraitCollection {
        var merged = values
        merged.merge(other.values)
        return UITraitCollection(values: merged)
    }
}

extension UIViewController: UIAppearanceContainer {}
