import Foundation
import PorticoTrace

/// The traits of a presentation: those of the container's place, with what the presentation sets over them. The container hands
/// them on to what is presented.
///
/// - From: `TraitUpdates`, `PresentationContainer`
/// - To: `traitCollectionDidChange(_:)`, `TraitState.tell`
extension UIPresentationController: TraitHolder {
    /// Traits that this presentation sets for its container and the presented controller.
    public var traitOverrides: any UITraitOverrides {
        get { traits?.overrides ?? TraitValues() }
        set { setOverrides(newValue) }
    }

    var ownTraits: UITraitCollection {
        if let container { return container.traitCollection }
        return ownOverrides.map(presentingViewController.traitCollection.overlaid)
            ?? presentingViewController.traitCollection
    }

    /// What it sets: nil for nothing.
    private var ownOverrides: TraitValues? {
        guard isRaised || overrideTraitCollection != nil || traits?.hasEffect == true else { return nil }
        var own = TraitValues()
        if isRaised { own.userInterfaceLevel = .elevated }
        if let overrideTraitCollection { own.merge(overrideTraitCollection.values) }
        if let traits { own.merge(traits.applied) }
        return own
    }

    package func applyTraitOverrides() {
        guard let traits, traits.hasChanges else { return }
        traits.applied = traits.overrides
        passTraitsOn()
    }

    /// The container's overrides are the presentation's.
    func passTraitsOn() {
        let own = ownOverrides ?? TraitValues()
        guard let container, own != container.traits?.overrides ?? TraitValues() else { return }
        container.needTraits().overrides = own
        container.applyTraitOverrides()
    }

    /// The container has other traits.
    func hearTraits(from old: UITraitCollection, to new: UITraitCollection) {
        PorticoTrace.call(.controller, self, "traitCollectionDidChange:") { traitCollectionDidChange(old) }
        traits?.tell(self, from: old, to: new)
    }
}
