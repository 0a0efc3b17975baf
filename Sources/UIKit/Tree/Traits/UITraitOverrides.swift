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

    /// Whether a system's or an app's trait has another value in `other`.
    func differs(_ trait: UITrait, from other: TraitValues) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
        let id = ObjectIdentifier(trait)
        switch (custom?[id], other.custom?[id]) {
        case (nil, nil): return false
        case (let mine?, let theirs?): return mine != theirs
        case (let only?, nil), (nil, let only?): return only != CustomTrait(defaultOf: trait)
        }
    }
}

extension SystemTrait {
    static func copy(from source: TraitValues, to values: inout TraitValues) {
        values[keyPath: field] = source[keyPath: field]
    }
}

extension CustomTrait {
    /// What the trait reads as where nobody sets it.
    init(defaultOf trait: UITrait) {
        func value<T: UITraitDefinition>(_ trait: T.Type) -> Any { trait.defaultValue }
        self.init(
            trait: ObjectIdentifier(trait), definition: trait, value: value(trait),
            affectsColorAppearance: trait.affectsColorAppearance)
    }
}
