import Foundation
import PorticoTrace

/// What few views, controllers and scenes have about traits: overrides of their own and observers. Made on the first use.
@MainActor package final class TraitState {
    /// What the app set.
    var overrides = TraitValues()
    /// The part of it that already holds: `overrides` as they were at the last update.
    var applied = TraitValues()
    var registrations: [TraitRegistration] = []

    var hasChanges: Bool { overrides != applied }
    var hasEffect: Bool { applied != TraitValues() }

    nonisolated init() {}

    /// Calls the observers of what differs. One that is registered in a callback hears of the next change.
    func tell(_ environment: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
        for registration in registrations
        where registration.traits.contains(where: { new.values.differs($0, from: old.values) }) {
            // A callback before may have ended it.
            guard registrations.contains(where: { $0 === registration }) else { continue }
            registration.call(environment, old)
        }
    }
}

/// One observer of traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let call: (AnyObject, UITraitCollection) -> Void

    init(traits: [UITrait], call: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.call = call
    }

    func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Something that can have a `TraitState`.
@MainActor package protocol TraitHolder: AnyObject {
    var traits: TraitState? { get set }
    /// The view whose place in the tree decides when its changes are told of; nil where there is none.
    var viewForTraits: UIView? { get }
    /// Makes the overrides that the app set hold, and tells everyone whose traits change by that.
    func applyTraitOverrides()
}

extension TraitHolder {
    package var viewForTraits: UIView? { nil }

    func needTraits() -> TraitState {
        if let traits { return traits }
        let made = TraitState()
        traits = made
        return made
    }

    func setOverrides(_ values: any UITraitOverrides) {
        guard let values = values as? TraitValues else {
            FatalException.invalidArgument.raise(
                "traitOverrides: \(type(of: values)) is not what `traitOverrides` gave; change that and set it")
        }
        guard values != traits?.overrides ?? TraitValues() else { return }
        needTraits().overrides = values
        TraitUpdates.add(self)
    }
}

/// Overrides that were set in this turn; they are applied together, right before the commit's layout.
///
/// - From: `traitOverrides`
/// - To: `TraitHolder.applyTraitOverrides()`
@MainActor enum TraitUpdates {
    @InSession private static var pending: [Weak<AnyObject>] = []

    static func add(_ holder: any TraitHolder) {
        TraitOverrides.inUse = true
        if pending.isEmpty { CommitHandlers.beforeCommit { apply() } }
        if !pending.contains(where: { $0.object === holder }) { pending.append(Weak(object: holder)) }
    }

    /// Applies the changes of every holder that `matches`, in the order in which they were first set.
    static func apply(where matches: (any TraitHolder) -> Bool = { _ in true }) {
        // Callbacks may set further overrides; those belong to the same update.
        for _ in 0..<100 {
            let due = pending.compactMap { $0.object as? any TraitHolder }.filter(matches)
            guard !due.isEmpty else { return }
            pending.removeAll { entry in entry.object == nil || due.contains { $0 === entry.object } }
            for holder in due { holder.applyTraitOverrides() }
        }
        assertionFailure("trait overrides are set again by every trait change callback: the traits never settle")
    }
}

extension UITraitCollection {
    /// This collection with what `overrides` specify; itself where that changes nothing.
    func overlaid(with overrides: TraitValues) -> UITraitCollection {
        var merged = values
        merged.merge(overrides)
        return merged == values ? self : UITraitCollection(values: merged)
    }
}
