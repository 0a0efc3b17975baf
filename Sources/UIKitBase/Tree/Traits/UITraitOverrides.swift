import Foundation

/// The traits that a view, controller, window or scene sets for itself and everything in it: `view.traitOverrides.userInterfaceStyle = .dark`.
///
/// A trait that is not set here comes from above. What is set is applied right before the next layout, all of a turn's changes together;
/// `updateTraitsIfNeeded()` applies it at once.
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether the trait is overridden.
    func contains(_ trait: UITrait) -> Bool
    /// Ends the override: the trait comes from above again.
    mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
    /// Whether the trait has been set to something else than its default.
    public func contains(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.differs(self, TraitValues()) }
        return custom?[ObjectIdentifier(trait)] != nil
    }

    /// Takes the trait's own value away: it comes from above again.
    public mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { return system.copy(from: TraitValues(), to: &self) }
        custom?[ObjectIdentifier(trait)] = nil
        if custom?.isEmpty == true { custom = nil }
    }
}

extension SystemTrait {
    static func copy(from source: TraitValues, to values: inout TraitValues) {
        values[keyPath: field] = source[keyPath: field]
    }
}
