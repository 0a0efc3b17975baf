extension TraitValues {
    /// Whether a system's or an app's trait has another value in `other`.
    package func differs(_ trait: UITrait, from other: TraitValues) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
        let id = ObjectIdentifier(trait)
        switch (custom?[id], other.custom?[id]) {
        case (nil, nil): return false
        case (let mine?, let theirs?): return mine != theirs
        case (let only?, nil), (nil, let only?): return only != CustomTrait(defaultOf: trait)
        }
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
