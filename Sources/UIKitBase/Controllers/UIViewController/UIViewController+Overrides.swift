import Foundation
import PorticoTrace

/// - From: `TraitUpdates`, `UIView.spreadTraits(from:to:)`
/// - To: `traitCollectionDidChange(_:)`, `TraitState.tell`
extension UIViewController: UITraitChangeObservable, TraitHolder {
    package var viewForTraits: UIView? { viewIfLoaded }

    /// Traits that this controller sets for itself, its view and its children.
    public var traitOverrides: any UITraitOverrides {
        get { traits?.overrides ?? TraitValues() }
        set { setOverrides(newValue) }
    }

    /// Applies the trait changes that wait in this controller and in everything below it now, callbacks included.
    public func updateTraitsIfNeeded() {
        TraitUpdates.apply { holder in
            if holder === self { return true }
            guard let view = self.viewIfLoaded else { return false }
            return holder.viewForTraits?.hasAncestor(view) ?? false
        }
    }

    /// Whether the controller, or its parent for it, overrides any trait.
    var overridesTraits: Bool {
        traitOverride != nil || overrideUserInterfaceStyle != .unspecified || traits?.hasEffect == true
    }

    /// `base` with what the parent gives this controller, and over that what it sets for itself.
    func ownOverrides(over base: UITraitCollection) -> UITraitCollection {
        guard overridesTraits else { return base }
        let style = overrideUserInterfaceStyle
        var own = traitOverride?.values ?? TraitValues()
        if style != .unspecified { own.userInterfaceStyle = style }
        if let traits { own.merge(traits.applied) }
        return base.overlaid(with: own)
    }

    package func applyTraitOverrides() {
        guard let traits, traits.hasChanges else { return }
        changeOwnTraits { traits.applied = traits.overrides }
    }

    /// Tells the controller and everything in its view, where `change` makes a difference.
    func changeOwnTraits(_ change: () -> Void) {
        let (old, oldOfView) = (currentTraits, loadedView?.currentTraits)
        TraitOverrides.inUse = true
        change()
        let new = currentTraits
        guard new != old else { return }
        defer { SystemBars.report() }
        hearTraits(from: old, to: new)
        guard let loadedView, let oldOfView else { return }
        let newOfView = loadedView.currentTraits
        if newOfView != oldOfView { loadedView.spreadTraits(from: oldOfView, to: newOfView) }
    }

    func hearTraits(from old: UITraitCollection, to new: UITraitCollection) {
        new.withCurrent {
            PorticoTrace.call(.controller, self, "traitCollectionDidChange:") { traitCollectionDidChange(old) }
            unavailable.needsUpdate = true
            if unavailable.configuration != nil { unavailableMayChange() }
            traits?.tell(self, from: old, to: new)
        }
    }
}
