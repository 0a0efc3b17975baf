import Foundation

/// - From: `TraitUpdates`
/// - To: `UIWindow.refreshTraits()`
extension UIWindowScene: UITraitChangeObservable, TraitHolder {
    /// Traits that the scene sets for itself and all its windows.
    public var traitOverrides: any UITraitOverrides {
        get { traits?.overrides ?? TraitValues() }
        set { setOverrides(newValue) }
    }

    package func ownOverrides(over base: UITraitCollection) -> UITraitCollection {
        guard let traits, traits.hasEffect else { return base }
        return base.overlaid(with: traits.applied)
    }

    package func applyTraitOverrides() {
        guard let traits, traits.hasChanges else { return }
        let old = traitCollection
        traits.applied = traits.overrides
        noteTraits(from: old)
        for window in windows { window.refreshTraits() }
    }

    /// Tells the scene where its traits differ from `old`.
    package func noteTraits(from old: UITraitCollection) {
        let new = traitCollection
        guard new != old else { return }
        new.withCurrent {
            traitCollectionDidChange(old)
            traits?.tell(self, from: old, to: new)
        }
    }
}
